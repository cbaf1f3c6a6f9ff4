package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// award gives a personal achievement to the first mouse that meets its
// condition (MM-ACH-13), where the table plays with them (MM-ACH-02). Three of
// them move the chapter end token on.
func (c *course) award(token parts.Achievement, mouse Name) {
	if !c.Tokens.On || c.holder(token) != NoFigure || c.mouse(mouse) == nil {
		return
	}
	c.Tokens.Held = added(c.Tokens.Held, Award{token, mouse})
	c.note("awarded", "MM-ACH-13", rules.Args{"token": achievement(token), "mouse": mouse.Noun()})
	c.note("awarded-"+string(token), "", rules.Args{"mouse": mouse.Noun()})
	switch token {
	case parts.LordOfCheeseToken, parts.RoachRipperToken, parts.Lockpicker: // MM-ACH-04, MM-ACH-06, MM-ACH-10
		if c.Chapter.LastPage == 0 || c.End < c.Chapter.LastPage { // MM-AMB-62
			c.moveEnd(1)
		}
	}
}

// lordOfCheese: three symbols of one roll win the token (MM-ACH-03); once a
// mouse has it, any of its defences with cheese feeds the whole party (MM-ACH-04).
func (c *course) lordOfCheese(w Wait, a Fell) {
	held := c.holder(parts.LordOfCheeseToken) == w.Who
	if a.Cheese >= parts.LordOfCheese {
		c.award(parts.LordOfCheeseToken, w.Who)
	}
	if !held || w.Purpose != DefenceRoll {
		return
	}
	for i := range c.Mice {
		if m := &c.Mice[i]; m.OnBoard() {
			c.cheese(m.Name(), 1, "MM-ACH-04")
		}
	}
}

// ripped counts a roach for the mouse that defeated it (MM-ACH-05).
func (c *course) ripped(by Name) {
	m := c.changeMouse(by)
	m.Roaches++
	if c.Tokens.On && c.holder(parts.RoachRipperToken) == NoFigure {
		c.note("roaches", "MM-ACH-05", rules.Args{"mouse": by.Noun(), "number": m.Roaches, "of": parts.RoachRipper})
	}
	if m.Roaches >= parts.RoachRipper {
		c.award(parts.RoachRipperToken, by)
	}
}
