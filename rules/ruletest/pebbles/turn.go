package pebbles

import (
	"errors"
	"slices"

	"tablemate/rules"
)

// Check names the rules that a report breaks.
func (g Game) Check(s State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell:
		if g.Next(s) != rules.Cardboard {
			return []rules.Violation{{Rule: InTurn, Level: rules.Against}}
		}
		if a.Face < 1 || a.Face > Sides {
			return []rules.Violation{{Rule: TakeAtMost, Level: rules.Impossible, Args: rules.Args{"face": a.Face}}}
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
		return []rules.Violation{{Rule: InTurn, Level: rules.Against}}
	case a.Pebbles > len(s.Heap):
		return []rules.Violation{{Rule: TakeThere, Level: rules.Impossible, Args: args}}
	case a.Pebbles < 1:
		return []rules.Violation{{Rule: TakeSome, Level: rules.Against, Args: args}}
	case a.Pebbles > s.Die:
		return []rules.Violation{{Rule: TakeAtMost, Level: rules.Against, Args: args}}
	}
	return nil
}

// Apply is what follows from a report.
func (g Game) Apply(s State, a Action) []Event {
	switch a := a.(type) {
	case Fell:
		return []Event{Shown(a)}
	case Take:
		return g.taken(s, max(0, min(a.Pebbles, len(s.Heap))))
	case Correct:
		return []Event{Corrected{a}}
	case Settle:
		return []Event{Settled{a}}
	}
	return nil
}

func (g Game) taken(s State, n int) []Event {
	other := Moss
	if s.Turn == Moss {
		other = Ann
	}
	took := Took{slices.Clone(s.Heap[len(s.Heap)-n:])}
	switch {
	case n < len(s.Heap):
		return []Event{took, Passed{other}}
	case s.House.Is(LastLoses, "true"):
		return []Event{took, Won{other}}
	}
	return []Event{took, Won{s.Turn}}
}

// Fold is the table after one consequence.
func (Game) Fold(s State, e Event) State {
	switch e := e.(type) {
	case Began:
		return e.State
	case Shown:
		s.Die = e.Face
	case Took:
		s.Heap = slices.Clone(s.Heap[:max(0, len(s.Heap)-len(e.Pebbles))])
		s.Taken += len(e.Pebbles)
	case Passed:
		s.Turn, s.Die = e.To, 0
	case Won:
		s.Winner, s.Die = e.Winner, 0
	case Corrected:
		if e.Heap != nil {
			s.Heap = heap(1, *e.Heap)
			s.Winner = rules.Nobody
		}
	case Settled:
		s.House = s.House.With(e.Name, e.Value)
	}
	return s
}

// Unsound says how many pebbles are missing; a corrected heap is believed.
func (Game) Unsound(s State) error {
	for i, pebble := range s.Heap {
		if pebble != i+1 {
			return errors.New("a pebble is missing")
		}
	}
	return nil
}
