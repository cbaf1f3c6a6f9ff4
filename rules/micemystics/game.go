package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game is the rules of Mice and Mystics.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
	_ rules.Interrupted[State, Action] = Game{}
	_ rules.Bounded[State]             = Game{}
)

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Next returns the seat whose action is awaited. Dice, decks and what stands on a
// tile without a map are the cardboard's.
func (Game) Next(s State) rules.Seat {
	w := s.Wait()
	switch w.For {
	case ForOrder, ForRoll, ForToss, ForFind, ForCard, ForSpawns, ForFacts:
		return rules.Cardboard
	case ForKeep, ForDrop, ForRescue, ForCarry:
		return Seat(w.Who)
	case ForPlace:
		return SeatMinions
	case ForEvent, ForDisguise, ForSurge, ForWounds:
		return SeatMice
	}
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Turn.Step == MouseStep:
		return Seat(Name(s.Turn.Card))
	}
	return SeatMinions
}

// Outcome returns how the chapter ended for all players, and by which rules
// (MM-GEN-01); Nobody while it goes on, or while cards are still chosen for the
// next one.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil || len(s.Waits) > 0 {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}
