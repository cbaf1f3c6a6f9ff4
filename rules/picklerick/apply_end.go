package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// roof ends the game when Rick is on the Roof, at the moment that the table
// plays by (PR-AMB-04). It comes before every loss (PR-WIN-07, PR-AMB-49), and
// Parkour leads there like any step (PR-CLAR-17).
func (c *course) roof(moment string) {
	if c.Result == nil && c.onRoof() && (moment == "end_of_turn" || c.House.Is(RoofWin, moment)) {
		c.won(SeatRick, "PR-WIN-01")
	}
}

func (c *course) won(winner rules.Seat, by ...tables.RuleID) {
	c.Result = &Result{Winner: winner, By: by}
}

// warn tells people what will lose the game if it still holds when the turn
// ends (PR-WIN-06, PR-WIN-09).
func (c *course) warn(before *State) {
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
		{"PR-SOLO-12", before.allOut(), c.allOut()},
	}
	for _, w := range warnings {
		if w.now && !w.was {
			c.note("warned."+string(w.rule), w.rule, nil)
		}
	}
}

// atOnce ends the game where the table does not wait for the end of the turn
// (PR-AMB-04, PR-AMB-33, PR-AMB-45).
func (c *course) atOnce() {
	c.roof("immediate")
	switch {
	case c.Result != nil:
	case c.Rick.Health == 0 && c.House.Is(HealthZero, "immediate"):
		c.won(SeatRussians, "PR-WIN-11")
	case c.allOut() && c.House.Is(SoloTenOperatives, "immediate"):
		c.won(SeatRussians, "PR-SOLO-12")
	}
}
