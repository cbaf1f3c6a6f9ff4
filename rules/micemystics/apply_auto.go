package micemystics

// selfEvident answers what is awaited first where nobody needs to be asked:
// steps of a procedure, rolls without dice, and what has fallen away meanwhile.
// It is false when a report is awaited.
func (c *course) selfEvident() bool {
	w := c.Wait()
	if c.stale(w) {
		c.answered()
		return true
	}
	switch w.For {
	case ForPlace:
		return c.place()
	case ForTraps:
		c.layTraps(c.answered().Room)
	case ForJoin:
		c.join(c.answered())
	case ForAmbush:
		c.ambush(c.answered())
	case ForSurgeEnd:
		c.surgeOver(c.answered())
	case ForRoll:
		return c.noDice(w)
	default:
		return false
	}
	return true
}

// noDice: a fight or a test without any dice shows nothing, and the card of an
// ambush that is gone is not rolled for.
func (c *course) noDice(w Wait) bool {
	switch {
	case w.Purpose == AmbushRoll && c.slot(w.Call) == 0:
		c.answered()
	case w.Dice == 0 && w.Lore == 0 && !w.Purpose.Numbers():
		c.fell(Fell{})
	default:
		return false
	}
	return true
}
