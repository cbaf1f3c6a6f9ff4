package infiltrators

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game is the rules of Infiltrators.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat whose action is awaited. The holder of a suspect turns the
// card of an exchange (IN-INFO-03) and answers a guess (IN-ELIM-06); all else is
// for the agent whose turn it is.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Turn.Wait == ForLies, s.Turn.Wait == ForAnswer:
		return s.Turn.At
	}
	return s.Turn.Seat
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the side that won and by which rules; Nobody while the mission
// goes on. All agents share it (IN-GOAL-01).
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
