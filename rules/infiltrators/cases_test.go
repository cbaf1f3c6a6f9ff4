package infiltrators

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/infiltrators"
)

type (
	trial = ruletest.Case[State, Action]
	twist = func(*State)
	probe = func(t *testing.T, s State)
)

var (
	ann   = Seat(1)
	boris = Seat(2)
	clara = Seat(3)
	dan   = Seat(4)
)

var allowed, refused, follows = ruletest.Constructors[State, Action]()

func so(c trial, probes ...probe) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		for _, p := range probes {
			p(t, after)
		}
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func noting(c trial, ids ...string) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Equal(t, ids, noted(notes))
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func noted(notes []rules.Note) []string {
	var out []string
	for _, n := range notes {
		out = append(out, n.ID)
	}
	return out
}

func r(n int) parts.Card { return parts.CardOf(parts.Red, n) }
func b(n int) parts.Card { return parts.CardOf(parts.Black, n) }
func y(n int) parts.Card { return parts.CardOf(parts.Yellow, n) }

func up(c parts.Card) LaidHint   { return LaidHint{Card: c, Lies: Upright} }
func side(c parts.Card) LaidHint { return LaidHint{Card: c, Lies: Sideways} }

func setting(mission string, agents int, twists ...func(*Setup)) Setup {
	u := Setup{Mission: mission, Players: make([]Player, agents)}
	if mission == parts.Training3 {
		u.Suits = []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green"}
	}
	for _, twist := range twists {
		twist(&u)
	}
	return u
}

func own(twists ...func(*parts.Mission)) *parts.Mission {
	m := parts.Mission{ID: "own", Suspects: parts.Count{Fixed: 2}, Bullets: parts.Count{Fixed: 5}, Suits: 3}
	for _, twist := range twists {
		twist(&m)
	}
	return &m
}

func ours(twists ...func(*parts.Mission)) State {
	return started(Setup{Own: own(twists...), Players: make([]Player, 3)})
}

func started(u Setup) State {
	s, _, err := Game{}.Start(u)
	if err != nil {
		panic(err)
	}
	return s
}

func table(twists ...twist) State { return started(setting(parts.Training1, 3)).but(twists...) }

func (s State) but(twists ...twist) State {
	s = s.clone()
	for _, twist := range twists {
		twist(&s)
	}
	return s
}

func (s *State) on(x rules.Seat) *Agent { return &s.Agents[s.place(x)] }

func holds(x rules.Seat, hints ...LaidHint) twist {
	return func(s *State) {
		s.on(x).Suspect, s.on(x).Hints = true, hints
		s.Suspects = max(0, s.Suspects-1)
	}
}

func hand(x rules.Seat, n int) twist { return func(s *State) { s.on(x).Hand = n } }
func hq(n int) twist                 { return func(s *State) { s.HQ = n } }
func deck(n int) twist               { return func(s *State) { s.Suspects = n } }
func bullets(n int) twist            { return func(s *State) { s.Bullets = n } }
func down(n int) twist               { return func(s *State) { s.Down = n } }
func open(cards ...parts.Card) twist { return func(s *State) { s.Up = cards } }
func turnOf(x rules.Seat) twist      { return func(s *State) { s.Turn.Seat = x } }
func missed(x rules.Seat, cards ...parts.Card) twist {
	return func(s *State) { s.on(x).Missed = cards }
}
func known(x rules.Seat, cards ...parts.Card) twist { return func(s *State) { s.on(x).Known = cards } }
func returned(c parts.Card, turn int) twist {
	return func(s *State) { s.Returned = append(s.Returned, Returned{c, turn}) }
}
func turnNumber(n int) twist { return func(s *State) { s.Turn.Number = n } }
func without(s *State)       { s.NoBoards = true }

func houseRule(name *rules.Switch, value string) twist {
	return func(s *State) { s.House = s.House.With(name.Name, value) }
}

// correctTo returns a correction. In `pairs`, each path is followed by its new value.
func correctTo(pairs ...any) Correct {
	var c Correct
	for i := 0; i < len(pairs); i += 2 {
		c.Changes = append(c.Changes, rules.To(pairs[i].(string), pairs[i+1]))
	}
	return c
}

func piles(suspects, hq, up, down int) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, []int{suspects, hq, up, down}, []int{s.Suspects, s.HQ, len(s.Up), s.Down}, "suspects deck, HQ, open, hidden")
	}
}

func hands(want ...int) probe {
	return func(t *testing.T, s State) {
		var got []int
		for _, a := range s.Agents {
			got = append(got, a.Hand)
		}
		require.Equal(t, want, got)
	}
}

func bulletsLeft(n int) probe { return func(t *testing.T, s State) { require.Equal(t, n, s.Bullets) } }

func hintsAt(x rules.Seat, want ...LaidHint) probe {
	return func(t *testing.T, s State) { require.Equal(t, want, s.Agent(x).Hints) }
}

func endedBy(side rules.Seat, by ...ruleID) probe {
	return func(t *testing.T, s State) {
		seat, ids := Game{}.Outcome(s)
		require.Equal(t, side, seat)
		require.Equal(t, by, ids)
		require.Equal(t, rules.Nobody, Game{}.Next(s))
	}
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result, "the mission goes on") }

func turnIs(x rules.Seat, wait Awaited) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, []any{x, wait}, []any{s.Turn.Seat, s.Turn.Wait})
	}
}

func asks(x rules.Seat) probe {
	return func(t *testing.T, s State) { require.Equal(t, x, Game{}.Next(s)) }
}

func can(kinds ...string) probe {
	return func(t *testing.T, s State) { require.Equal(t, kinds, s.Can(s.Turn.Seat)) }
}

func crossed(x rules.Seat, suits []parts.Suit, numbers ...int) probe {
	return func(t *testing.T, s State) {
		got, ok := s.Board(x)
		require.True(t, ok)
		require.Equal(t, Board{suits, numbers}, got)
	}
}

func suits(list ...parts.Suit) []parts.Suit { return list }

func cases() []trial {
	return slices.Concat(setupCases(), turnCases(), detainCases(), hintCases(), relationCases(), exchangeCases(), waitCases(),
		eliminateCases(), boardCases(), talkCases(), handCases(), endCases(), houseCases(), contradictionCases())
}

func TestEveryRuleOfInfiltrators(t *testing.T) { ruletest.Run(t, Game{}, cases()) }

func did(s State, a Action) State {
	s, _ = Game{}.Apply(s, a)
	return s
}
