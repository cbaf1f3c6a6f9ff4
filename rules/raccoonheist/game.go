package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game is the rules of Raccoon Heist.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat whose action is awaited. The raccoons may choose in any
// order; the first who has not chosen stands for all (RH-AMB-09).
func (Game) Next(s State) rules.Seat {
	if s.Result != nil {
		return rules.Nobody
	}
	switch s.Round.Step {
	case DogStep: // RH-OWN-03
		return rules.Cardboard
	case Heist:
		if missing := s.Missing(); len(missing) > 0 {
			return missing[0]
		}
	case RoundUp:
		w := s.Waits()
		if w.For == ForDie {
			return rules.Cardboard
		}
		return w.Seat
	}
	return SeatOwner
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the side that won and by which rules; Nobody while the game
// goes on. The raccoons win and lose together (RH-GOAL-03).
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
