package pebbles

import (
	"errors"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// Check returns the violations of an action.
func (g Game) Check(s State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell:
		if g.Next(s) != rules.Cardboard {
			return breach(InTurn, rules.Against, nil)
		}
		if a.Face < 1 || a.Face > Sides {
			return breach(TakeAtMost, rules.Impossible, rules.Args{"face": a.Face})
		}
	case Take:
		return g.take(s, a)
	}
	return nil
}

func (g Game) take(s State, a Take) []rules.Violation {
	args := rules.Args{"pebbles": a.Pebbles, "die": s.Die}
	switch {
	case g.Next(s) == rules.Nobody || g.Next(s) == rules.Cardboard:
		return breach(InTurn, rules.Against, nil)
	case a.Pebbles > len(s.Heap):
		return breach(TakeThere, rules.Impossible, args)
	case a.Pebbles < 1:
		return breach(TakeSome, rules.Against, args)
	case a.Pebbles > s.Die:
		return breach(TakeAtMost, rules.Against, args)
	}
	return nil
}

func breach(rule tables.RuleID, level rules.Level, args rules.Args) []rules.Violation {
	return []rules.Violation{{Note: rules.Note{Rule: rule, Args: args}, Level: level}}
}

// Apply returns the state after an action.
func (g Game) Apply(s State, a Action) (State, []rules.Note) {
	switch a := a.(type) {
	case Fell:
		s.Die = a.Face
	case Take:
		return s.take(max(0, min(a.Pebbles, len(s.Heap))))
	case Correct:
		if a.Heap != nil {
			s.Heap, s.Winner = heap(1, *a.Heap), rules.Nobody
		}
	case Settle:
		s.House = s.House.With(a.Name, a.Value)
	}
	return s, nil
}

func (s State) take(n int) (State, []rules.Note) {
	took := rules.Note{
		ID:   "took",
		Rule: TakeSome,
		Args: rules.Args{"who": s.Turn.Noun(), "pebbles": n, "of": len(s.Heap)},
	}
	other := Moss
	if s.Turn == Moss {
		other = Ann
	}
	s.Heap, s.Taken = slices.Clone(s.Heap[:len(s.Heap)-n]), s.Taken+n
	switch {
	case len(s.Heap) > 0:
		s.Turn = other
	case s.House.Is(LastLoses, "true"):
		s.Winner = other
	default:
		s.Winner = s.Turn
	}
	s.Die = 0
	return s, []rules.Note{took}
}

// Unsound returns an error if the numbers in the heap have a gap: then a pebble is missing.
func (Game) Unsound(s State) error {
	for i, pebble := range s.Heap {
		if pebble != i+1 {
			return errors.New("a pebble is missing")
		}
	}
	return nil
}
