package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game is the rules of Pickle Rick.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat whose action is awaited.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Wait != nil && s.Wait.For == ForTile:
		return rules.Cardboard
	case s.Wait != nil:
		return SeatRick // PR-CLAR-03: the bribe is his to take
	case s.Turn.Step == Roll || s.Turn.Step == Fall:
		return rules.Cardboard
	}
	return s.Turn.Side
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns who won and by which rules; Nobody while the game goes on.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
