package raccoonheist

import (
	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

// Automated reports whether the app decides for the Owner now: the Trap, and the
// card before it is sealed. To open a seal is no decision.
func (Game) Automated(s State, seat rules.Seat) bool {
	deciding := s.Round.Step == TrapStep || s.Round.Step == HideStep
	return seat == SeatOwner && s.Owner.Keeper == App && s.Result == nil && deciding
}

// Decide is where the automated Owner places the Trap, or the mix from which he
// draws his card: any of the five, each round anew (RH-OWN-08). The cards stand
// in the clear among Open and nowhere else; the first of them is no hint.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	if s.Round.Step == TrapStep {
		return s.evenly("RH-TRAP-01", s.traps())
	}
	var open []Action
	for _, l := range box.Locations {
		open = append(open, Hide{Card: l})
	}
	return s.evenly("RH-OWN-04", open)
}
