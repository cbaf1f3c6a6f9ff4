package raccoonheist

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

type (
	trial  = ruletest.Case[State, Action]
	ruleID = tables.RuleID
	twist  = func(*State)
	probe  = func(t *testing.T, s State)
)

var (
	ann   = Seat(1)
	boris = Seat(2)
	clara = Seat(3)
	dan   = Seat(4)
)

var allowed, refused, follows = ruletest.Constructors[State, Action]()

func so(c trial, probes ...probe) trial {
	c.Then = func(t *testing.T, after State, _ []rules.Note) {
		for _, p := range probes {
			p(t, after)
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

func told(id string, rule ruleID, pairs ...any) rules.Note {
	n := rules.Note{ID: id, Rule: rule}
	for i := 0; i < len(pairs); i += 2 {
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		n.Args[pairs[i].(string)] = pairs[i+1]
	}
	return n
}

func did(s State, a Action) State {
	s, _ = Game{}.Apply(s, a)
	return s
}

func table(players int, twists ...twist) State {
	s := State{
		Mode:  Basic,
		House: rules.House{},
		Owner: Owner{Keeper: Person},
		Row:   [5]parts.Location{parts.Kitchen, parts.TrashCan, parts.Backyard, parts.LivingRoom, parts.Basement},
		Round: Round{Number: 2, Step: Heist, DogDie: parts.DogOff, Trap: parts.LivingRoom},
	}
	for n := range players {
		l := parts.Layouts[players-1]
		s.Groups = append(s.Groups, Group{Seat: Seat(n + 1), Reserve: l.Reserve, Yard: l.Backyard})
	}
	return s.but(twists...)
}

func (s State) but(twists ...twist) State {
	s.Groups, s.House = slices.Clone(s.Groups), maps.Clone(s.House)
	s.Round.Choices = slices.Clone(s.Round.Choices)
	for _, twist := range twists {
		twist(&s)
	}
	return s
}

func ambush(step Step, twists ...twist) State {
	return table(2, twists...).but(func(s *State) {
		s.Round.Step = step
		if step == DogStep {
			s.Round.DogDie = 0
		}
		if step == DogStep || step == TrapStep {
			s.Round.Trap = parts.Nowhere
		}
	})
}

func duelTable(twists ...twist) State {
	s := table(2)
	s.Mode = Duel
	return s.but(twists...)
}

func advancedRules(s *State)            { s.Mode = map[Mode]Mode{Basic: Advanced, Duel: AdvancedDuel}[s.Mode] }
func dog(l parts.Location) twist        { return func(s *State) { s.Round.Dog = l } }
func withTrap(l parts.Location) twist   { return func(s *State) { s.Round.Trap = l } }
func lastTrap(l parts.Location) twist   { return func(s *State) { s.Round.LastTrap = l } }
func number(n int) twist                { return func(s *State) { s.Round.Number = n } }
func row(cards ...parts.Location) twist { return func(s *State) { s.Row = [5]parts.Location(cards) } }
func reserve(x rules.Seat, n int) twist { return func(s *State) { s.GroupOf(x).Reserve = n } }
func yard(x rules.Seat, n int) twist    { return func(s *State) { s.GroupOf(x).Yard = n } }
func food(x rules.Seat, n int) twist    { return func(s *State) { s.GroupOf(x).Food = n } }

func goes(x rules.Seat, l parts.Location, n int) twist {
	return func(s *State) {
		c := &resolver{State: *s}
		c.applyRaid(x, l, n)
		*s = c.State
	}
}

func holds(x rules.Seat) twist {
	return func(s *State) { s.Popper = Popper{Holder: x, Taken: s.Round.Number - 1} }
}

func houseRule(sw *rules.Switch, value string) twist {
	return func(s *State) { s.House = s.House.With(sw.Name, value) }
}

func showCard(l parts.Location) Action { return Show{Card: l} }

func saves(x ...rules.Seat) Action { return UsePopper{For: x} }

// correctTo returns a correction. In `pairs`, each path is followed by its new value.
func correctTo(pairs ...any) Correct {
	var c Correct
	for i := 0; i < len(pairs); i += 2 {
		c.Changes = append(c.Changes, rules.To(pairs[i].(string), pairs[i+1]))
	}
	return c
}

func of(x rules.Seat, what string) string { return "/groups/seat=" + string(x) + "/" + what }

func stands(x rules.Seat, reserve, yard, food int) probe {
	return func(t *testing.T, s State) {
		g := s.GroupOf(x)
		require.Equal(t, []int{reserve, yard, food}, []int{g.Reserve, g.Yard, g.Food}, "%s: in front, on the Backyard, food", x)
	}
}

func raids(x rules.Seat, l parts.Location, left int) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, l, s.GroupOf(x).Raid.Location)
		require.Equal(t, left, s.GroupOf(x).Raid.Left)
	}
}

func wonBy(side rules.Seat, by ...ruleID) probe {
	return func(t *testing.T, s State) {
		seat, rules := Game{}.Outcome(s)
		require.Equal(t, side, seat)
		require.Equal(t, by, rules)
	}
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result, "the game goes on") }

func dogAt(die int, l parts.Location) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, die, s.Round.DogDie)
		require.Equal(t, l, s.Round.Dog)
		require.Equal(t, TrapStep, s.Round.Step)
	}
}

func trapAt(l parts.Location) probe {
	return func(t *testing.T, s State) { require.Equal(t, l, s.Round.Trap) }
}

func like(other State) probe { return func(t *testing.T, s State) { require.Equal(t, other, s) } }

func in(round int, step Step) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, round, s.Round.Number)
		require.Equal(t, step, s.Round.Step)
	}
}

func popperIs(p Popper) probe {
	return func(t *testing.T, s State) { require.Equal(t, p, s.Popper) }
}

func waitIs(w Wait) probe {
	return func(t *testing.T, s State) { require.Equal(t, w, s.Waits()) }
}

func awaitsSeat(seat rules.Seat) probe {
	return func(t *testing.T, s State) { require.Equal(t, seat, Game{}.Next(s)) }
}

func at(l parts.Location) probe {
	return func(t *testing.T, s State) { require.Equal(t, l, s.Here()) }
}

func cases() []trial {
	return slices.Concat(setupCases(), ambushCases(), heistCases(), roundUpCases(), effectCases(), popperCases(), endCases(), houseCases(), sequenceCases(), causeCases())
}

func TestEveryRuleOfRaccoonHeist(t *testing.T) { ruletest.Run(t, Game{}, cases()) }
