package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

func (c *course) cards(a Action) {
	switch a := a.(type) {
	case Search:
		c.Turn.spend(SearchDeed)
		c.need(Wait{For: ForRoll, Purpose: SearchRoll, Who: a.Mouse, Dice: 1}) // MM-SRCH-01
	case Found:
		c.found(a)
	case Keep:
		c.keep()
	case Trade:
		c.trade(a)
	case Drop:
		c.drop(a)
	case Share:
		c.share(a)
	case Equip:
		c.equip(a)
	case LevelUp:
		c.levelUp(a)
	case Power:
		c.power(a)
	case Use:
		c.use(a)
	}
}

// searchRolled draws a search card on a star (MM-SRCH-01), and bars the mouse
// from another search of the tile (MM-SRCH-04). Where a special search yields
// cards of its own, its chapter says so.
func (c *course) searchRolled(w Wait, a Fell) {
	m := c.mouse(w.Who)
	if a.Star == 0 {
		c.note("search-nothing", "MM-SRCH-01", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil {
		return
	}
	m.Searched = added(m.Searched, m.At.Room)
	if r := c.room(m.At.Room); r != nil && r.Plan.SpecialSearch != "" {
		c.warn("MM-BOOK-04", rules.Args{"search": r.Plan.SpecialSearch})
	}
	c.need(Wait{For: ForFind, Who: w.Who})
}

// found plays out a card as it comes off the search deck: an event at once
// (MM-SRCH-03), a party item into the stash (MM-PARTY-02), and of anything else
// the mouse chooses what becomes of it (MM-SRCH-02).
func (c *course) found(a Found) {
	who := Name(c.Turn.Card)
	if c.Wait().For == ForFind {
		who = c.answered().Who
	}
	if a.Card == nil || c.mouse(who) == nil {
		return
	}
	card := *a.Card
	if known := c.search(card.ID); card.Type == "" && known.Type != "" {
		card = known
	}
	c.drawn(card)
	switch card.Type {
	case box.Chance:
		c.Discard = added(c.Discard, card.ID)
		c.need(Wait{For: ForEvent, Who: who, Card: card.ID})
	case box.Party:
		c.foundItem(card)
	default:
		c.need(Wait{For: ForKeep, Who: who, Card: card.ID})
	}
}

// drawn remembers what a search card says that came off the deck.
func (c *course) drawn(card box.Search) {
	c.keepCard(card)
	c.outOfDiscard(card.ID)
	if card.Text != "" {
		c.note("drawn", "MM-SRCH-01", rules.Args{"card": searchCard(card.ID), "text": card.Text})
	}
}

// outOfDiscard takes a card that was drawn out of the discards: they have all been
// shuffled into a new deck, unless the table settled otherwise (MM-AMB-30).
func (s *State) outOfDiscard(card box.CardID) {
	if slices.Contains(s.Discard, card) && s.House.Is(DeckRunsOut, "reshuffle") {
		s.Discard = nil
	}
	s.Discard = without(s.Discard, card)
}

// foundItem puts a party item's token into the stash (MM-SCARD-07). Of any other
// that a table has, its card says what to do.
func (c *course) foundItem(card box.Search) {
	if card.Party == box.NoPartyItem {
		c.warn("MM-PARTY-02", rules.Args{"card": searchCard(card.ID)})
	}
	c.lend(card.Party)
}

func (c *course) keep() {
	if c.Wait().For != ForKeep {
		return
	}
	w := c.answered()
	c.changeMouse(w.Who).put(w.Card, c.keptIn(w.Card))
	c.packLimit(w.Who)
}

// keptIn is where a mouse keeps a card: tricks take no room (MM-SCARD-05).
func (s *State) keptIn(card box.CardID) Pile {
	if s.search(card).Type == box.Trick {
		return Tricks
	}
	return InPack
}

func (c *course) trade(a Trade) {
	if w := c.Wait(); w.For == ForKeep {
		c.answered()
		c.Discard = added(c.Discard, w.Card)
		a.Mouse = w.Who
	}
	c.cheese(a.Mouse, 1, "MM-SRCH-02")
}

// drop discards a card without cheese (MM-EQUIP-03): because the pack holds too
// much, or because the card says so.
func (c *course) drop(a Drop) {
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	c.discard(m, a.Card, "MM-EQUIP-03")
	if w := c.Wait(); w.For == ForDrop && w.Who == a.Mouse {
		c.answered()
	}
	c.packLimit(a.Mouse)
}

// packLimit makes a mouse with too full a pack discard a card (MM-EQUIP-03).
func (c *course) packLimit(mouse Name) {
	m := c.mouse(mouse)
	if m == nil || c.inPack(m) <= box.PackSize || c.dropping(mouse) {
		return
	}
	c.need(Wait{For: ForDrop, Who: mouse})
}

// dropping reports whether a mouse is to discard a card already.
func (s *State) dropping(mouse Name) bool {
	return slices.ContainsFunc(s.Waits, func(w Wait) bool { return w.For == ForDrop && w.Who == mouse })
}

// inPack counts the cards of a pack: tricks and party items are none of them
// (MM-EQUIP-02).
func (s *State) inPack(m *Mouse) int {
	n := 0
	for _, id := range m.Pack {
		if t := s.search(id).Type; t != box.Trick && t != box.Party {
			n++
		}
	}
	return n
}

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

func (c *course) hand(cards []box.CardID, from, to *Mouse) {
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

// puttingOnFind reports whether a mouse puts on what it has just found.
func (s *State) puttingOnFind(a Equip) bool {
	w := s.Wait()
	return w.For == ForKeep && w.Who == a.Mouse && slices.Contains(a.On, w.Card)
}

func (c *course) levelUp(a LevelUp) {
	c.tookFree(LevelFree, a.Mouse)
	c.discardCheese(a.Mouse, box.LevelUpCost, "MM-LVL-01")
	card, m := c.inFull(a.Ability), c.changeMouse(a.Mouse)
	m.Abilities = added(m.Abilities, card.ID)
	c.Abilities = append(slices.DeleteFunc(slices.Clone(c.Abilities), func(o box.Ability) bool { return o.ID == card.ID }), card)
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

// inFull is an ability card as it is known, where only its id was given.
func (s *State) inFull(a box.Ability) box.Ability {
	known, ok := s.ability(a.ID)
	if ok && len(a.Classes) == 0 && a.Cost == 0 {
		return known
	}
	return a
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
	case box.Scroll:
		c.discard(m, a.Card, "MM-SCARD-04")
	case box.Trick:
		c.discard(m, a.Card, "MM-SCARD-05")
	}
	if card.Crosses && c.onTurn(a.Mouse) {
		c.cross()
	}
}
