package micemystics

// captiveTurn is the turn of a captured mouse: with no minion on the board it is
// rescued (MM-RESC-01) and does nothing else (MM-RESC-04); otherwise it skips
// the turn (MM-RESC-03), and with all mice captured that may be the end: minions
// may have come after the last capture (MM-AMB-34).
func (c *course) captiveTurn() {
	c.Turn.over()
	switch {
	case c.Foes() == 0:
		c.need(Wait{For: ForRescue, Who: Name(c.Turn.Card)})
	case c.House.Is(AllCaptured, "lost"):
		c.stranded()
	}
}

// comeBack puts a rescued mouse on the board (MM-RESC-02).
func (c *course) comeBack(a Return) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.Captured {
		return
	}
	at := c.settle(c.rescueRoom(a), a.To)
	if at == Nowhere {
		return
	}
	if w := c.Wait(); w.For == ForRescue && w.Who == a.Mouse {
		c.answered()
	}
	c.rescued(a.Mouse, at, "MM-RESC-02")
	c.landed(a.Mouse)
}
