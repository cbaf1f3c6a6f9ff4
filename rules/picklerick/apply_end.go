package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// winOnRoof ends the game if Rick is on the Roof and this is the moment at which
// that counts, a value of RoofWin (PR-AMB-04). It goes before every loss
// (PR-WIN-07, PR-AMB-49), and Parkour leads there like any step (PR-CLAR-17).
func (r *resolver) winOnRoof(moment string) {
	if r.Result == nil && r.onRoof() && (moment == "end_of_turn" || r.House.Is(RoofWin, moment)) {
		r.endGame(SeatRick, "PR-WIN-01")
	}
}

func (r *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	r.Result = &Result{Winner: winner, By: by}
}

// warnOfLoss notes each condition that did not hold before and that will lose the
// game if it still holds when the turn ends (PR-WIN-06, PR-WIN-09).
func (r *resolver) warnOfLoss(before *State) {
	if r.Result != nil || r.onRoof() {
		return
	}
	warnings := []struct {
		rule     tables.RuleID
		was, now bool
	}{
		{"PR-WIN-02", before.Rick.Health == 0, r.Rick.Health == 0},
		{"PR-WIN-09", before.Cards.Deck == 0, r.Cards.Deck == 0},
		{"PR-WIN-04", before.Stack == 0, r.Stack == 0},
		{"PR-SOLO-12", before.allOperativesOut(), r.allOperativesOut()},
	}
	for _, w := range warnings {
		if w.now && !w.was {
			r.note("warned."+string(w.rule), w.rule, nil)
		}
	}
}

// endAtOnce ends the game on the conditions for which house rules do not wait for
// the end of the turn (PR-AMB-04, PR-AMB-33, PR-AMB-45).
func (r *resolver) endAtOnce() {
	r.winOnRoof("immediate")
	switch {
	case r.Result != nil:
	case r.Rick.Health == 0 && r.House.Is(HealthZero, "immediate"):
		r.endGame(SeatRussians, "PR-WIN-11")
	case r.allOperativesOut() && r.House.Is(SoloTenOperatives, "immediate"):
		r.endGame(SeatRussians, "PR-SOLO-12")
	}
}
