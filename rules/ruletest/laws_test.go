package ruletest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

var options = Options[pebbles.Setup, state, action]{
	Setups: []pebbles.Setup{{Pebbles: 21}, {Pebbles: 12, Alone: true}, {Pebbles: 1}},
	Games:  30, Bound: 60, Seed: 1,
}

func TestPebblesKeepTheLaws(t *testing.T) { Laws(t, pebbles.Game{}, pebbles.Actions, options) }

type slip struct{ pebbles.Take }

func TestKindsOfOneNameAreFound(t *testing.T) {
	kinds := append(slices.Clone(pebbles.Actions), slip{})
	require.ErrorContains(t, Broken(pebbles.Game{}, kinds, options), `two kinds named "take"`)
}

type faulty struct {
	pebbles.Game
	legal   func(state) []action
	check   func(state, action) []rules.Violation
	apply   func(state, action) (state, []rules.Note)
	decide  func(state) rules.Decision[action]
	unsound func(state) error
	outcome func(state) (rules.Seat, []tables.RuleID)
}

func (f faulty) Legal(s state) []action {
	if f.legal != nil {
		return f.legal(s)
	}
	return f.Game.Legal(s)
}

func (f faulty) Check(s state, a action) []rules.Violation {
	if f.check != nil {
		return f.check(s, a)
	}
	return f.Game.Check(s, a)
}

func (f faulty) Apply(s state, a action) (state, []rules.Note) {
	if f.apply != nil {
		return f.apply(s, a)
	}
	return f.Game.Apply(s, a)
}

func (f faulty) Decide(s state, seat rules.Seat) rules.Decision[action] {
	if f.decide != nil {
		return f.decide(s)
	}
	return f.Game.Decide(s, seat)
}

func (f faulty) Unsound(s state) error {
	if f.unsound != nil {
		return f.unsound(s)
	}
	return f.Game.Unsound(s)
}

func (f faulty) Outcome(s state) (rules.Seat, []tables.RuleID) {
	if f.outcome != nil {
		return f.outcome(s)
	}
	return f.Game.Outcome(s)
}

func TestEveryBrokenLawIsFound(t *testing.T) {
	var honest pebbles.Game
	calls := 0
	for name, c := range map[string]struct {
		game faulty
		says string
	}{
		"something is offered that breaks a rule": {faulty{legal: func(s state) []action {
			if s.Die > 0 {
				return []action{pebbles.Take{Pebbles: s.Die + 1}}
			}
			return honest.Legal(s)
		}}, "is offered although it breaks"},
		"nothing is offered": {faulty{legal: func(s state) []action {
			if len(s.Heap) < 3 && s.Die > 0 {
				return nil
			}
			return honest.Legal(s)
		}}, "dead end"},
		"looking ahead changes the heap": {faulty{check: func(s state, a action) []rules.Violation {
			s.Heap[0] = 1 + len(s.Heap)
			return honest.Check(s, a)
		}}, "changed the table"},
		"an action changes an earlier heap": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			if _, ok := a.(pebbles.Take); ok {
				s.Heap[0] = 9
			}
			return honest.Apply(s, a)
		}}, "another outcome|changed the table"},
		"an action adds to a heap that another table shares": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			after, notes := honest.Apply(s, a)
			if take, ok := a.(pebbles.Take); ok && take.Pebbles <= len(s.Heap) {
				after.Heap = s.Heap[:len(s.Heap)-take.Pebbles]
			}
			if fell, ok := a.(pebbles.Fell); ok {
				_ = append(s.Heap, 100+fell.Face)
			}
			return after, notes
		}, unsound: func(state) error { return nil }}, "changed the table|was changed later"},
		"an action has another outcome the second time": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			if calls++; calls%2 == 0 {
				return s, nil
			}
			return honest.Apply(s, a)
		}}, "another outcome"},
		"an action has other notes the second time": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			s, notes := honest.Apply(s, a)
			calls++
			return s, append(notes, rules.Note{ID: "again", Args: rules.Args{"count": calls}})
		}}, "other notes"},
		"a note forgets the type of what it mentions": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			s, notes := honest.Apply(s, a)
			return s, append(notes, rules.Note{ID: "who", Args: rules.Args{"who": s.Turn}})
		}}, "reads back as another"},
		"a move is decided that is not open": {faulty{decide: func(s state) rules.Decision[action] {
			d := honest.Decide(s, pebbles.Moss)
			d.Action = pebbles.Take{Pebbles: 9}
			return d
		}}, "not among its open moves"},
		"a move is decided without a reason": {faulty{decide: func(s state) rules.Decision[action] {
			d := honest.Decide(s, pebbles.Moss)
			d.Reasons = nil
			return d
		}}, "without a reason"},
		"pieces are lost": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			s, notes := honest.Apply(s, a)
			if _, ok := a.(pebbles.Take); ok && len(s.Heap) > 1 {
				s.Heap = s.Heap[1:]
			}
			return s, notes
		}}, "do not add up"},
		"somebody has won before the end": {faulty{outcome: func(s state) (rules.Seat, []tables.RuleID) {
			return pebbles.Ann, nil
		}}, "has won by"},
		"nobody says why the game is over": {faulty{outcome: func(s state) (rules.Seat, []tables.RuleID) {
			return rules.Nobody, nil
		}}, "no rule says so"},
		"an action out of turn is not borne": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			if fell, ok := a.(pebbles.Fell); ok && s.Die > 0 {
				panic(fell)
			}
			return honest.Apply(s, a)
		}}, "more than the game can bear"},
		"the game never ends": {faulty{apply: func(s state, a action) (state, []rules.Note) {
			if _, ok := a.(pebbles.Take); ok {
				s.Die = 0
				return s, nil
			}
			return honest.Apply(s, a)
		}}, "goes on after 60 actions"},
	} {
		t.Run(name, func(t *testing.T) {
			calls = 0
			err := Broken(c.game, pebbles.Actions, options)
			require.Error(t, err)
			require.Regexp(t, c.says, err.Error())
			require.Regexp(t, `^seed \d+, after action \d+`, err.Error())
		})
	}
}

type hidden struct {
	state
	seen *int
}

type hiding struct{ pebbles.Game }

func (h hiding) Start(u pebbles.Setup) (hidden, []rules.Note, error) {
	s, notes, err := h.Game.Start(u)
	return hidden{s, new(int)}, notes, err
}

func (h hiding) Next(s hidden) rules.Seat                   { return h.Game.Next(s.state) }
func (h hiding) Legal(s hidden) []action                    { return h.Game.Legal(s.state) }
func (h hiding) Check(s hidden, a action) []rules.Violation { return h.Game.Check(s.state, a) }
func (h hiding) House(s hidden) rules.House                 { return s.House }
func (h hiding) Apply(s hidden, a action) (hidden, []rules.Note) {
	after, notes := h.Game.Apply(s.state, a)
	if s.seen == nil {
		after.Taken++
	}
	return hidden{after, s.seen}, notes
}

func TestATableThatIsNotWhollyWrittenIsFound(t *testing.T) {
	o := Options[pebbles.Setup, hidden, action]{Setups: options.Setups, Games: 3, Bound: 60, Seed: 1}
	require.ErrorContains(t, Broken(hiding{}, pebbles.Actions, o), "another outcome")
}

func TestTheSameSeedPlaysTheSameGame(t *testing.T) {
	one, two := splitmix(7), splitmix(7)
	for range 100 {
		require.Equal(t, one(6), two(6))
	}
	counts := make([]int, 6)
	for range 6000 {
		counts[one(6)]++
	}
	for _, n := range counts {
		require.InDelta(t, 1000, n, 150)
	}
}
