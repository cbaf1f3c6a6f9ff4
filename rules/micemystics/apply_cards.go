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
		c.then(Spent{SearchDeed})
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
	if a.Star == 0 || m == nil {
		return
	}
	c.then(Searched{w.Who, m.At.Room})
	if r := c.room(m.At.Room); r != nil && r.Plan.SpecialSearch != "" {
		c.then(Warned{"MM-BOOK-04", rules.Args{"search": r.Plan.SpecialSearch}})
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
	c.then(Drawn{who, card})
	switch card.Type {
	case box.Chance:
		c.then(CardMoved{Mouse: who, Card: card.ID, To: DiscardPile})
		c.need(Wait{For: ForEvent, Who: who, Card: card.ID})
	case box.Party:
		c.foundItem(card)
	default:
		c.need(Wait{For: ForKeep, Who: who, Card: card.ID})
	}
}

// foundItem puts a party item's token into the stash (MM-SCARD-07). Of any other
// that a table has, its card says what to do.
func (c *course) foundItem(card box.Search) {
	if card.Party == box.NoPartyItem {
		c.then(Warned{"MM-PARTY-02", rules.Args{"card": string(card.ID)}})
	}
	c.lend(card.Party)
}

func (c *course) keep() {
	if c.Wait().For != ForKeep {
		return
	}
	w := c.answered()
	c.then(CardMoved{Mouse: w.Who, Card: w.Card, To: c.keptIn(w.Card)})
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
		c.then(CardMoved{Mouse: w.Who, Card: w.Card, To: DiscardPile})
		a.Mouse = w.Who
	}
	c.then(Cheesed{Mouse: a.Mouse, Cheese: 1, Rule: "MM-SRCH-02"})
}

// drop discards a card without cheese (MM-EQUIP-03): because the pack holds too
// much, or because the card says so.
func (c *course) drop(a Drop) {
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	c.then(CardMoved{Mouse: a.Mouse, Card: a.Card, From: m.holds(a.Card), To: DiscardPile})
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

// holds is the pile in which a mouse has a card, NoPile where it has it not.
func (m *Mouse) holds(card box.CardID) Pile {
	for _, p := range []Pile{InPack, OnMouse, Tricks} {
		if slices.Contains(*m.pile(p), card) {
			return p
		}
	}
	return NoPile
}

// tookFree marks a free action of the mouse on turn (MM-SUPP-02).
func (c *course) tookFree(f Free, mouse Name) {
	if c.onTurn(mouse) {
		if c.endsMove() {
			c.halt(Name(c.Turn.Card), "MM-SUPP-03")
		}
		c.then(TookFree{f})
	}
}

// share swaps cards and cheese. What is received goes into the pack, a trick to
// the tricks, and the limit of the pack binds both (MM-AMB-31).
func (c *course) share(a Share) {
	c.tookFree(ShareFree, a.Mouse)
	if c.mouse(a.Mouse) == nil || c.mouse(a.With) == nil || a.Mouse == a.With {
		return
	}
	c.hand(a.Gives, a.Mouse, a.With)
	c.hand(a.Takes, a.With, a.Mouse)
	if a.Cheese != 0 {
		c.then(Cheesed{Mouse: a.Mouse, Cheese: -a.Cheese, Rule: "MM-SHARE-01"}, Cheesed{Mouse: a.With, Cheese: a.Cheese, Rule: "MM-SHARE-01"})
	}
	c.packLimit(a.With)
	c.packLimit(a.Mouse)
}

func (c *course) hand(cards []box.CardID, from, to Name) {
	for _, id := range cards {
		c.then(CardMoved{Mouse: from, Card: id, From: c.mouse(from).holds(id), To: c.keptIn(id), With: to})
	}
}

// equip takes cards off before it puts others on. A card that was just found
// answers what becomes of it (MM-AMB-32).
func (c *course) equip(a Equip) {
	w := c.Wait()
	if c.puttingOnFind(a) {
		c.answered()
		c.then(CardMoved{Mouse: a.Mouse, Card: w.Card, To: OnMouse})
		a.On = without(a.On, w.Card)
	} else {
		c.tookFree(EquipFree, a.Mouse)
	}
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	for _, id := range a.Off {
		c.then(CardMoved{Mouse: a.Mouse, Card: id, From: OnMouse, To: c.keptIn(id)})
	}
	for _, id := range a.On {
		c.then(CardMoved{Mouse: a.Mouse, Card: id, From: c.mouse(a.Mouse).holds(id), To: OnMouse})
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
	c.then(Grew{a.Mouse, c.inFull(a.Ability)})
}

// discardCheese takes cheese from a mouse, no more than it has.
func (c *course) discardCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := c.mouse(mouse)
	if m == nil || min(cheese, m.Cheese) <= 0 {
		return
	}
	c.then(Cheesed{Mouse: mouse, Cheese: -min(cheese, m.Cheese), Rule: rule})
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
	c.then(Powered(a))
	c.discardCheese(a.Mouse, card.Cost, "MM-ABIL-02")
	if card.Action && c.onTurn(a.Mouse) {
		c.then(Spent{ItemDeed})
	}
}

// use plays out what the record knows of a card; the rest is told as effects. A
// scroll works once (MM-SCARD-04), and a trick was saved for one moment (MM-SCARD-05).
func (c *course) use(a Use) {
	m, card := c.mouse(a.Mouse), c.search(a.Card)
	if m == nil {
		return
	}
	if card.Type == box.Scroll || card.Type == box.Trick {
		c.then(CardMoved{Mouse: a.Mouse, Card: a.Card, From: m.holds(a.Card), To: DiscardPile})
	}
	if card.Crosses && c.onTurn(a.Mouse) {
		c.then(Crossing{}) // MM-LINE-04
	}
}
