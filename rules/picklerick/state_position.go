package picklerick

import (
	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// Filled completes a position that was written by hand with defaults: the solo
// game, Jaguar off the board at full health, a turn that is about to begin.
func (s State) Filled() State {
	if s.Mode == "" {
		s.Mode = Solo
	}
	if s.Jaguar.Status == "" {
		s.Jaguar = Hunter{Status: Away, Health: parts.FullHealth}
	}
	if s.Turn.Side == rules.Nobody {
		s.Turn.Side = SeatRick
	}
	if s.Turn.Number == 0 {
		s.Turn.Number = 1
		if s.Turn.Side == SeatRussians {
			s.Turn.Number = 2
		}
	}
	if s.Turn.Step == "" {
		s.Turn.Step = firstStep(s.Mode, s.Turn.Side)
	}
	if !s.Mode.Alone() && s.Russian == nil {
		s.Russian = &Piles{}
	}
	return s
}

// firstStep returns the step that a turn begins with: the automated Russians roll
// no dice (PR-SOLO-04).
func firstStep(m Mode, side rules.Seat) Step {
	if m.Alone() && side == SeatRussians {
		return Act
	}
	return Roll
}
