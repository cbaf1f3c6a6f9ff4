package micemystics

// mouseTurn plays out what a mouse does in its turn.
func (c *course) mouseTurn(a Action) {
	switch a := a.(type) {
	case Move:
		c.move(a)
	case Stand:
		c.standUp(a)
	case Scurry:
		c.Turn.spend(ScurryDeed)
		c.need(Wait{For: ForRoll, Purpose: MoveRoll, Who: a.Mouse, Dice: 1})
	case Recover:
		c.recover(a)
	case EndTurn:
		c.Turn.over()
	}
}

// moveRolled gives the mouse its points: its move value and the number
// (MM-MOVE-01), for a scurry in the same way (MM-RUN-01).
func (c *course) moveRolled(w Wait, a Fell) {
	m := c.mouse(w.Who)
	if m == nil {
		return
	}
	points := m.Hero.Move + c.bonus(m).Move + a.Sum()
	c.Turn.setPoints(max(0, points), a.Sum())
}

// move walks as far as no roll decides: a mousetrap is tested and water is
// climbed out of before anything else happens. Where people hold to a breach the
// mouse goes on as they said.
func (c *course) move(a Move) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	c.setOut(a.Mouse)
	switch {
	case a.To != nil:
		c.moveTo(a)
	default:
		c.walk(a)
	}
}

// setOut begins a move.
func (c *course) setOut(mouse Name) {
	if c.onTurn(mouse) && !c.Turn.Moved {
		c.Turn.Moved, c.Turn.Halted = true, false
	}
}

// walk goes over the spaces of a path.
func (c *course) walk(a Move) {
	spent := 0
	for _, t := range c.treads(a.Mouse, a.Path) {
		if c.climbs(t.from, t.to) {
			c.climb(a.Mouse, spent+t.cost, Wait{To: t.to})
			return
		}
		spent += t.cost
		c.puts(a.Mouse, t.to)
	}
	c.pay(a.Mouse, spent)
	c.stepped(a.Mouse)
}

// moveTo goes to a place of a tile without a map.
func (c *course) moveTo(a Move) {
	from := c.At(a.Mouse)
	if to := c.spot(from.Room, *a.To); c.climbs(from, to) && !a.To.Water {
		c.climb(a.Mouse, max(1, a.Points), Wait{To: to, Place: a.To})
		return
	}
	c.puts(a.Mouse, c.settle(from.Room, *a.To))
	c.pay(a.Mouse, max(1, a.Points))
	c.stepped(a.Mouse)
}

// pay takes movement points from the mouse on turn.
func (c *course) pay(mouse Name, points int) {
	if c.onTurn(mouse) && points > 0 {
		c.Turn.setPoints(max(0, c.Turn.Points-points), 0)
	}
}

// stepped is what a space does to a mouse that walked onto it: a minion and water
// end its move (MM-CAP-03, MM-WATER-01), a mousetrap is tested (MM-TRAP-01).
func (c *course) stepped(mouse Name) {
	at := c.At(mouse)
	switch {
	case c.FoesOn(at) > 0:
		c.halt(mouse, "MM-CAP-03")
	case c.wet(at):
		c.halt(mouse, "MM-WATER-01")
	}
	c.testTrap(mouse)
}
