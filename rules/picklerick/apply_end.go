package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// winOnRoof ends the game when Rick is on the Roof, at the moment that the table
// plays by (PR-AMB-04). It comes before every loss (PR-WIN-07, PR-AMB-49), and
// Parkour leads there like any step (PR-CLAR-17).
func (c *resolver) winOnRoof(moment string) {
	if c.Result == nil && c.onRoof() && (moment == "end_of_turn" || c.House.Is(RoofWin, moment)) {
		c.endGame(SeatRick, "PR-WIN-01")
	}
}

func (c *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	c.Result = &Result{Winner: winner, By: by}
}

// warnOfLoss tells people what will lose the game if it still holds when the turn
// ends (PR-WIN-06, PR-WIN-09).
func (c *resolver) warnOfLoss(before *State) {
	if c.Result != nil || c.onRoof() {
		return
	}
	warnings := []struct {
		rule     tables.RuleID
		was, now bool
	}{
		{"PR-WIN-02", before.Rick.Health == 0, c.Rick.Health == 0},
		{"PR-WIN-09", before.Cards.Deck == 0, c.Cards.Deck == 0},
		{"PR-WIN-04", before.Stack == 0, c.Stack == 0},
		{"PR-SOLO-12", before.allOperativesOut(), c.allOperativesOut()},
	}
	for _, w := range warnings {
		if w.now && !w.was {
			c.note("warned."+string(w.rule), w.rule, nil)
		}
	}
}

// endAtOnce ends the game where the table does not wait for the end of the turn
// (PR-AMB-04, PR-AMB-33, PR-AMB-45).
func (c *resolver) endAtOnce() {
	c.winOnRoof("immediate")
	switch {
	case c.Result != nil:
	case c.Rick.Health == 0 && c.House.Is(HealthZero, "immediate"):
		c.endGame(SeatRussians, "PR-WIN-11")
	case c.allOperativesOut() && c.House.Is(SoloTenOperatives, "immediate"):
		c.endGame(SeatRussians, "PR-SOLO-12")
	}
}
