package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
)

// judgeEnd ends the game if somebody has won; food is checked first (RH-AMB-03).
func (r *resolver) judgeEnd() {
	if r.Result != nil {
		return
	}
	by := tables.RuleID("RH-END-01")
	if r.SharedGoal() {
		by = "RH-ADV-01"
	}
	switch fed, wiped := r.goalReached(), r.wiped(); {
	case fed && wiped:
		r.endGame(SeatRaccoons, by, "RH-AMB-03")
	case fed:
		r.endGame(SeatRaccoons, by)
	case wiped: // RH-ADV-04: in every mode
		r.endGame(SeatOwner, "RH-END-02")
	}
}

func (r *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	r.Result = &Result{Winner: winner, By: by}
}
