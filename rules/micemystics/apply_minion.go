package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// minionTurn plays out what a figure of the card on play did.
func (c *course) minionTurn(a Action) {
	c.answer(ForFacts) // who reports what happened need not tell why
	if !c.acts(By(a)) {
		return
	}
	switch a := a.(type) {
	case March:
		c.marches(a)
	case Strike:
		c.strikes(a)
	case Hold:
		c.acted()
	case Leap:
		c.leap(a)
	case Chase:
		c.run(a)
	}
}

// acts makes a figure the one that acts, the one on play where none is named;
// false where there is none on the board.
func (c *course) acts(figure Name) bool {
	if !c.Turn.Lined {
		c.follow(c.think())
	}
	if figure == NoFigure {
		figure = c.Turn.Acting
	}
	if c.At(figure) == Nowhere {
		return false
	}
	if figure != c.Turn.Acting {
		c.activate(figure)
	}
	return true
}

// follow is what comes next by itself in the turn of the card on play; false
// where nothing does.
func (c *course) follow(next thought) bool {
	if next.follows == nil {
		return false
	}
	next.follows(c)
	return true
}

// activate begins a figure's turn. One that lies gets up with all of its
// movement, whether it wants to move or not (MM-COND-05, MM-AMB-58); a webbed
// mouse stays, charmed or not (MM-AMB-36); so does a rat that begins on a grape
// that landed whole, and no mouse with it (MM-GRAPE-11, MM-GRAPE-13).
func (c *course) activate(figure Name) {
	armed := c.armed(figure)
	c.Turn.activate(figure, armed)
	if armed {
		c.note("armed", "MM-GRAPE-11", rules.Args{"figure": figure.Noun()})
	}
	down, webbed := false, false
	if m := c.mouse(figure); m != nil {
		down, webbed = m.Down, m.Webbed
	} else if m := c.minion(figure); m != nil {
		down = m.Down
	}
	switch {
	case webbed:
		c.stays("MM-COND-03")
	case down:
		c.condition(figure, Down, false, "MM-COND-05")
		c.stays("MM-COND-05")
	case armed:
		c.stays("MM-GRAPE-11")
	}
}

// stays ends the movement of the figure that acts before it began, by that rule.
// Why a figure stays where it is already well placed is seen on the board.
func (c *course) stays(by tables.RuleID) {
	c.Turn.Walked, c.Turn.Stays = true, by
	switch by {
	case "MM-AMB-17", "MM-COND-03", "MM-GRAPE-02", "MM-MMOV-04":
		c.note("stays-"+string(by), by, rules.Args{"figure": c.Turn.Acting.Noun()})
	}
}

// nextFigure is the next thing in the turn of the card on play that needs no
// report; false when one is awaited.
func (c *course) nextFigure() bool {
	t := &c.Turn
	if t.Lined && t.Acting == NoFigure && len(t.Figures) == 0 {
		c.cardOver()
		return true
	}
	next := c.think()
	if next.need.For != NoWait {
		c.need(next.need)
		return true
	}
	return c.follow(next)
}

// cardOver ends the turn of a card when all its figures have acted: the grape is
// eaten, and a charmed mouse is itself again (MM-COND-11).
func (c *course) cardOver() {
	c.eat()
	if m := c.mouseOnTurn(); m != nil && m.Charmed {
		c.condition(m.Name(), Charmed, false, "MM-COND-11")
	}
	c.Turn.over()
}

// acted ends a figure's turn. Where the table settled so, the first roach on the
// grape eats it at once (MM-AMB-70).
func (c *course) acted() {
	c.spared()
	c.Turn.acted(c.Turn.Acting)
	if c.House.Is(BaitEaten, "first") {
		c.eat()
	}
}

// spared tells that the figure that acts attacks nobody: it eats the grape, or
// nobody is there to attack.
func (c *course) spared() {
	who := c.Turn.Acting
	if c.Wait().For != NoWait || c.Turn.Card == "" || who == Brodie {
		return
	}
	args := rules.Args{"figure": who.Noun()}
	if l := c.laid(parts.Grape); l != nil && l.At == c.At(who) {
		c.note("eats", "MM-GRAPE-03", args)
		return
	}
	c.note("idle", "MM-MATK-02", args)
}

// eat takes the grape off the board, and all roaches of the card that ended
// their turn on it (MM-GRAPE-04). No mouse has defeated them (MM-AMB-66).
func (c *course) eat() {
	grape, card := c.laid(parts.Grape), c.card(c.Turn.Card)
	if grape == nil || card == nil {
		return
	}
	at := grape.At
	var full []Name
	for i := range c.Minions {
		m := &c.Minions[i]
		if m.At == at && m.Type == card.Of && c.fighter(m.Name).roach && !slices.Contains(c.Turn.Figures, m.Name) {
			full = append(full, m.Name)
		}
	}
	if len(full) == 0 {
		return
	}
	c.itemGone(parts.Grape, "MM-GRAPE-04")
	for _, f := range full {
		c.defeat(f, NoFigure)
	}
}

// strikes is the figure's attack, which ends its turn (MM-MATK-01). A charmed
// mouse fights with the value of its initiative card alone (MM-COND-10).
func (c *course) strikes(a Strike) {
	who := c.fighter(c.Turn.Acting)
	switch {
	case a.Space != "":
		c.need(Wait{For: ForToss, Who: who.name, To: Spot{who.at.Room, a.Space}})
	case c.At(a.Target) != Nowhere:
		c.attack(who.name, a.Target, who.reach(), who.battle, who.poison)
	}
	c.acted()
}
