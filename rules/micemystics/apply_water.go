package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// climb is the try to get out of the water: all points go, and a die falls for
// the mouse and for each other mouse on the space that it wants to reach
// (MM-WATER-02, MM-WATER-03). The try counts as a move (MM-AMB-57). Where the
// table plays without the loss of points it takes what the steps cost.
func (c *course) climb(mouse Name, cost int, w Wait) {
	dice := 1 + len(without(c.MiceOn(w.To), mouse))
	if c.House.Waives("MM-WATER-02") {
		c.pay(mouse, cost)
	}
	c.halt(mouse, "MM-WATER-02")
	w.For, w.Purpose, w.Who, w.Dice = ForRoll, ClimbRoll, mouse, dice
	c.need(w)
}

// climbRolled gets the mouse out of the water with a star.
func (c *course) climbRolled(w Wait, a Fell) {
	m := c.mouse(w.Who)
	if a.Star < 1 {
		c.note("climb-fails", "MM-WATER-02", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil || !m.OnBoard() {
		return
	}
	to := w.To
	if w.Place != nil {
		to = c.settle(m.At.Room, *w.Place)
	}
	c.note("climbed", "MM-WATER-02", c.located(rules.Args{"mouse": w.Who.Noun()}, to))
	c.stand(w.Who, to)
	c.testTrap(w.Who)
}

// drift carries the mouse whose turn ends in a current one space along it, onto
// no full space (MM-WATER-05, MM-AMB-57), and off the tile into capture
// (MM-WATER-06). A turn that a charm has played is a minion's, on which water has
// no effect (MM-AMB-36). Where no map shows the water people are reminded.
func (c *course) drift() {
	m := c.mouseOnTurn()
	if m == nil || !m.OnBoard() || c.Turn.Lined {
		return
	}
	r := c.room(m.At.Room)
	if r == nil {
		return
	}
	mouse, here := m.Name(), r.space(m.At.Space)
	to := Spot{r.ID, here.Current}
	switch {
	case here.Current == parts.Off:
		c.capture(mouse, "MM-WATER-06")
	case here.Current != "" && !c.Full(to):
		c.note("drifted", "MM-WATER-05", c.located(rules.Args{"mouse": mouse.Noun()}, to))
		c.stand(mouse, to)
		c.testTrap(mouse)
	case here.Water && !r.onMap(here.ID):
		c.warn("MM-WATER-05", rules.Args{"mouse": mouse.Noun()})
	}
}
