package micemystics

import (
	"slices"

	"tablemate/rules"
)

// effects plays out what cards, chapters and people say.
func (c *course) effects(a Action) {
	switch a := a.(type) {
	case Return:
		c.comeBack(a)
	case Affect:
		c.affect(a)
	case Put:
		c.putFigure(a)
	case Trap:
		c.layTrap(a)
	case Declare:
		c.declare(a)
	case Earn:
		if a.Story != "" && !slices.Contains(c.Story, a.Story) {
			c.Story = added(c.Story, a.Story)
			c.note("earned", "MM-ACH-01", rules.Args{"story": a.Story})
		}
	case Learn:
		c.learn(a)
	case Carry:
		c.carry(a)
	}
}

// putFigure moves a figure as a card or a chapter says.
func (c *course) putFigure(a Put) {
	if !c.figure(a.Figure) {
		return
	}
	if a.Room == "" {
		a.Room = c.At(a.Figure).Room
	}
	at := c.settle(a.Room, a.To)
	m := c.mouse(a.Figure)
	if at == Nowhere {
		return
	}
	if m != nil && m.Captured {
		c.rescued(a.Figure, at, "")
	} else {
		c.puts(a.Figure, at)
	}
	if m != nil && !c.room(at.Room).Visited {
		c.enters(at.Room, "")
	}
	c.landed(a.Figure)
}

// layTrap lays a mousetrap or takes one away (MM-TILE-03).
func (c *course) layTrap(a Trap) {
	if a.Room == "" {
		a.Room = c.Entry.Room
	}
	r := c.room(a.Room)
	if r == nil || a.Space == "" || slices.Contains(r.Traps, a.Space) != a.Gone {
		return
	}
	if a.Gone {
		c.clearTrap(Spot{a.Room, a.Space}, "MM-TILE-03")
		return
	}
	c.setTraps(a.Room, "MM-TILE-03", a.Space)
}

// declare ends the chapter by its own conditions (MM-WIN-01, MM-BOOK-03).
func (c *course) declare(a Declare) {
	if a.Won {
		c.finish(SeatMice, "MM-WIN-01")
	} else {
		c.finish(SeatMinions, "MM-BOOK-03")
	}
}

// carry is the card that a mouse keeps for the next chapter (MM-CAMP-02).
func (c *course) carry(a Carry) {
	if w := c.Wait(); w.For == ForCarry && w.Who == a.Mouse {
		c.answered()
	}
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	if m.Kept = a.Card; a.Card != "" {
		c.note("carried", "MM-CAMP-02", rules.Args{"mouse": a.Mouse.Noun(), "card": searchCard(a.Card)})
	}
}
