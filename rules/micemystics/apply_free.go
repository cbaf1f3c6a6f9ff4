package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// tookFree marks a free action of the mouse on turn (MM-SUPP-02).
func (c *course) tookFree(f Free, mouse Name) {
	if c.onTurn(mouse) {
		if c.endsMove() {
			c.halt(Name(c.Turn.Card), "MM-SUPP-03")
		}
		c.Turn.Freed = added(c.Turn.Freed, f)
	}
}

// share swaps cards and cheese. What is received goes into the pack, a trick to
// the tricks, and the limit of the pack binds both (MM-AMB-31).
func (c *course) share(a Share) {
	c.tookFree(ShareFree, a.Mouse)
	if c.mouse(a.Mouse) == nil || c.mouse(a.With) == nil || a.Mouse == a.With {
		return
	}
	mouse, with := c.mouse(a.Mouse), c.mouse(a.With)
	c.hand(a.Gives, mouse, with)
	c.hand(a.Takes, with, mouse)
	mouse.gain(-a.Cheese)
	with.gain(a.Cheese)
	c.packLimit(a.With)
	c.packLimit(a.Mouse)
}

func (c *course) hand(cards []parts.CardID, from, to *Mouse) {
	for _, id := range cards {
		from.take(id, from.holds(id))
		to.put(id, c.keptIn(id))
	}
}

// equip takes cards off before it puts others on. A card that was just found
// answers what becomes of it (MM-AMB-32).
func (c *course) equip(a Equip) {
	w := c.Wait()
	if c.puttingOnFind(a) {
		c.answered()
		c.changeMouse(a.Mouse).put(w.Card, OnMouse)
		a.On = without(a.On, w.Card)
	} else {
		c.tookFree(EquipFree, a.Mouse)
	}
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	for _, id := range a.Off {
		m.take(id, OnMouse)
		m.put(id, c.keptIn(id))
	}
	for _, id := range a.On {
		m.take(id, m.holds(id))
		m.put(id, OnMouse)
	}
	c.packLimit(a.Mouse)
}

func (c *course) levelUp(a LevelUp) {
	c.tookFree(LevelFree, a.Mouse)
	c.discardCheese(a.Mouse, parts.LevelUpCost, "MM-LVL-01")
	card, m := c.inFull(a.Ability), c.changeMouse(a.Mouse)
	m.Abilities = added(m.Abilities, card.ID)
	c.Abilities = append(slices.DeleteFunc(slices.Clone(c.Abilities), func(o parts.Ability) bool { return o.ID == card.ID }), card)
	c.note("grew", "MM-LVL-01", rules.Args{"mouse": a.Mouse.Noun(), "card": abilityCard(card.ID)})
}

// discardCheese takes cheese from a mouse, no more than it has.
func (c *course) discardCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := c.mouse(mouse)
	if m == nil || min(cheese, m.Cheese) <= 0 {
		return
	}
	c.cheese(mouse, -min(cheese, m.Cheese), rule)
}

func (c *course) power(a Power) {
	card, _ := c.ability(a.Ability)
	c.Turn.Powers = added(c.Turn.Powers, a.Mouse)
	c.changeMouse(a.Mouse).Powered = true
	c.discardCheese(a.Mouse, card.Cost, "MM-ABIL-02")
	if card.Action && c.onTurn(a.Mouse) {
		c.Turn.spend(ItemDeed)
	}
}

// use plays out what the record knows of a card; the rest is told as effects. A
// scroll works once (MM-SCARD-04), and a trick was saved for one moment (MM-SCARD-05).
func (c *course) use(a Use) {
	m, card := c.mouse(a.Mouse), c.search(a.Card)
	if m == nil {
		return
	}
	switch card.Type {
	case parts.Scroll:
		c.discard(m, a.Card, "MM-SCARD-04")
	case parts.Trick:
		c.discard(m, a.Card, "MM-SCARD-05")
	}
	if card.Crosses && c.onTurn(a.Mouse) {
		c.cross()
	}
}
