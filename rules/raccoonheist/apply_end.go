package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
)

// judgeEnd ends the game if somebody has won, food first (RH-AMB-03).
func (c *resolver) judgeEnd() {
	if c.Result != nil {
		return
	}
	by := tables.RuleID("RH-END-01")
	if c.sharedGoal() {
		by = "RH-ADV-01"
	}
	switch fed, wiped := c.fed(), c.wiped(); {
	case fed && wiped:
		c.endGame(SeatRaccoons, by, "RH-AMB-03")
	case fed:
		c.endGame(SeatRaccoons, by)
	case wiped: // RH-ADV-04: in every mode
		c.endGame(SeatOwner, "RH-END-02")
	}
}

func (c *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	c.Result = &Result{Winner: winner, By: by}
}
