package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
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
	case parts.Chance:
		c.Discard = added(c.Discard, card.ID)
		c.need(Wait{For: ForEvent, Who: who, Card: card.ID})
	case parts.Party:
		c.foundItem(card)
	default:
		c.need(Wait{For: ForKeep, Who: who, Card: card.ID})
	}
}

// drawn remembers what a search card says that came off the deck.
func (c *course) drawn(card parts.Search) {
	c.keepCard(card)
	c.outOfDiscard(card.ID)
	if card.Text != "" {
		c.note("drawn", "MM-SRCH-01", rules.Args{"card": searchCard(card.ID), "text": card.Text})
	}
}

// outOfDiscard takes a card that was drawn out of the discards: they have all been
// shuffled into a new deck, unless the table settled otherwise (MM-AMB-30).
func (s *State) outOfDiscard(card parts.CardID) {
	if slices.Contains(s.Discard, card) && s.House.Is(DeckRunsOut, "reshuffle") {
		s.Discard = nil
	}
	s.Discard = without(s.Discard, card)
}

// foundItem puts a party item's token into the stash (MM-SCARD-07). Of any other
// that a table has, its card says what to do.
func (c *course) foundItem(card parts.Search) {
	if card.Party == parts.NoPartyItem {
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
	if m == nil || c.inPack(m) <= parts.PackSize || c.dropping(mouse) {
		return
	}
	c.need(Wait{For: ForDrop, Who: mouse})
}

// dropping reports whether a mouse is to discard a card already.
func (s *State) dropping(mouse Name) bool {
	return slices.ContainsFunc(s.Waits, func(w Wait) bool { return w.For == ForDrop && w.Who == mouse })
}
