package chezguevara

import (
	"cmp"
	"slices"

	"tablemate/rules"
)

// Game implements the rules of Chez Guevara.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
	_ rules.Awaiting[State]            = Game{}
)

// Next returns the seat that must act now. A player who can take revenge comes first, because any
// other action ends the right to revenge (CG-REV-01, CG-AMB-72). Otherwise, Next returns the seat
// of [State.FirstWait], or Cardboard for dice and trophies. Other players may still interrupt: see
// [State.Who].
func (Game) Next(s State) rules.Seat {
	if s.Result != nil {
		return rules.Nobody
	}
	if s.Right != nil && (Game{}).Check(s, s.revenge(s.Right.Seat)) == nil {
		return s.Right.Seat
	}
	w := s.FirstWait()
	switch w.For {
	case ForArrival, ForSlack, ForExposure, ForDice, ForTrophies:
		return rules.Cardboard
	case ForVerdict, ForAction: // if the Wait names no player, the active player must act
		return cmp.Or(w.Seat, s.Turn.Seat)
	}
	return w.Seat
}

// Awaits returns the kinds of actions that answer the first Wait.
func (Game) Awaits(s State) []string {
	var kinds []string
	for _, a := range Actions {
		if slices.Contains(momentOf(a).answers, s.FirstWait().For) {
			kinds = append(kinds, a.Kind())
		}
	}
	return kinds
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the winner and the rules that ended the game, or Nobody before the end.
func (Game) Outcome(s State) (rules.Seat, []ruleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
