package micemystics

import "tablemate/rules"

// standUp gets a mouse up for the whole of its move, which counts as one
// (MM-COND-05, MM-AMB-58).
func (c *course) standUp(a Stand) {
	if c.mouse(a.Mouse) == nil {
		return
	}
	c.setOut(a.Mouse)
	c.condition(a.Mouse, Down, false, "MM-COND-05")
	c.halt(a.Mouse, "MM-COND-05")
}

// recover takes one effect away, or both where the table settled so
// (MM-AMB-28): a stun at once (MM-REC-02), a web by a roll (MM-REC-03).
func (c *course) recover(a Recover) {
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	from, both := a.condition(m), c.House.Is(RecoverBoth, "both")
	c.Turn.spend(RecoverDeed)
	if m.Stunned && (from == Stunned || both) {
		c.condition(a.Mouse, Stunned, false, "MM-REC-02")
	}
	if m.Webbed && (from == Webbed || both) {
		c.need(Wait{For: ForRoll, Purpose: WebRoll, Who: a.Mouse, Dice: 1})
	}
}

// condition is what a mouse recovers from: the only one it has where that is
// left out.
func (a Recover) condition(m *Mouse) Condition {
	switch {
	case a.From != NoCondition || m.Stunned == m.Webbed:
		return a.From
	case m.Stunned:
		return Stunned
	}
	return Webbed
}

// webRolled takes the web off with a star.
func (c *course) webRolled(w Wait, a Fell) {
	if a.Star <= 0 {
		c.note("web-holds", "MM-REC-03", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	c.condition(w.Who, Webbed, false, "MM-REC-03")
}
