package ruletest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

type (
	state  = pebbles.State
	action = pebbles.Action
	event  = pebbles.Event
)

var kinds = Kinds[action, event]{pebbles.Actions, pebbles.Events}

var options = Options[pebbles.Setup, state, action]{
	Setups: []pebbles.Setup{{Pebbles: 21}, {Pebbles: 12, Alone: true}, {Pebbles: 1}},
	Games:  30, Bound: 60, Seed: 1,
}

func TestPebblesKeepTheLaws(t *testing.T) { Laws(t, pebbles.Game{}, kinds, options) }

// faulty is pebbles with one thing wrong.
type faulty struct {
	pebbles.Game
	legal   func(state) []action
	check   func(state, action) []rules.Violation
	apply   func(state, action) []event
	fold    func(state, event) state
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

func (f faulty) Apply(s state, a action) []event {
	if f.apply != nil {
		return f.apply(s, a)
	}
	return f.Game.Apply(s, a)
}

func (f faulty) Fold(s state, e event) state {
	if f.fold != nil {
		return f.fold(s, e)
	}
	return f.Game.Fold(s, e)
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
		"folding changes an earlier heap": {faulty{fold: func(s state, e event) state {
			if _, ok := e.(pebbles.Took); ok {
				s.Heap[0] = 9
			}
			return honest.Fold(s, e)
		}}, "changed the table"},
		"folding adds to a heap that another table shares": {faulty{fold: func(s state, e event) state {
			before := s
			s = honest.Fold(s, e)
			switch e := e.(type) {
			case pebbles.Began:
				s.Heap = slices.Grow(s.Heap, 9)
			case pebbles.Shown:
				s.Heap = append(before.Heap, 100+e.Face)
			}
			return s
		}, unsound: func(state) error { return nil }}, "looking back at"},
		"a report has other consequences the second time": {faulty{apply: func(s state, a action) []event {
			if calls++; calls%2 == 0 {
				return nil
			}
			return honest.Apply(s, a)
		}}, "other consequences"},
		"the state does not follow from the record alone": {faulty{fold: func(s state, e event) state {
			calls++
			s.Taken += calls
			return honest.Fold(s, e)
		}}, "changed the table|does not give the table"},
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
		"pieces are lost": {faulty{fold: func(s state, e event) state {
			s = honest.Fold(s, e)
			if _, ok := e.(pebbles.Took); ok && len(s.Heap) > 1 {
				s.Heap = s.Heap[1:]
			}
			return s
		}}, "do not add up"},
		"somebody has won before the end": {faulty{outcome: func(s state) (rules.Seat, []tables.RuleID) {
			return pebbles.Ann, nil
		}}, "has won by"},
		"nobody says why the game is over": {faulty{outcome: func(s state) (rules.Seat, []tables.RuleID) {
			return rules.Nobody, nil
		}}, "no rule says so"},
		"a report out of turn is not borne": {faulty{apply: func(s state, a action) []event {
			if fell, ok := a.(pebbles.Fell); ok && s.Die > 0 {
				panic(fell)
			}
			return honest.Apply(s, a)
		}}, "more than the game can bear"},
		"a consequence over an empty table is not borne": {faulty{fold: func(s state, e event) state {
			if took, ok := e.(pebbles.Took); ok {
				_ = s.Heap[len(s.Heap)-len(took.Pebbles)]
			}
			return honest.Fold(s, e)
		}}, "more than the game can bear"},
		"the game never ends": {faulty{fold: func(s state, e event) state {
			if _, ok := e.(pebbles.Took); ok {
				return s
			}
			return honest.Fold(s, e)
		}}, "goes on after 60 reports"},
	} {
		t.Run(name, func(t *testing.T) {
			calls = 0
			err := Broken(c.game, kinds, options)
			require.Error(t, err)
			require.Regexp(t, c.says, err.Error())
			require.Regexp(t, `^seed \d+, after report \d+`, err.Error())
		})
	}
}

func TestAConsequenceThatLosesAFieldIsFound(t *testing.T) {
	short := Kinds[action, event]{pebbles.Actions, rules.KindsOf[event](
		pebbles.Began{}, forgetful{}, pebbles.Took{}, pebbles.Passed{}, pebbles.Won{})}
	game := faulty{apply: func(s state, a action) []event {
		if fell, ok := a.(pebbles.Fell); ok {
			return []event{forgetful{fell.Face}}
		}
		return pebbles.Game{}.Apply(s, a)
	}, fold: func(s state, e event) state {
		if f, ok := e.(forgetful); ok {
			s.Die = f.face
			return s
		}
		return pebbles.Game{}.Fold(s, e)
	}}
	require.ErrorContains(t, Broken(game, short, options), "does not give the table")
}

// forgetful is a consequence whose field is not written down.
type forgetful struct{ face int }

func (forgetful) Kind() string { return "forgetful" }

func TestTheSameSeedPlaysTheSameGame(t *testing.T) {
	one, two := rolling(7), rolling(7)
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
