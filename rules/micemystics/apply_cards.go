package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func (r *resolver) applyCards(a Action) {
	switch a := a.(type) {
	case Search:
		r.Turn.spendAction(SearchDeed)
		r.awaitFirst(Wait{For: ForRoll, Purpose: SearchRoll, Who: a.Mouse, Dice: 1}) // MM-SRCH-01
	case Found:
		r.applyFound(a)
	case Keep:
		r.applyKeep()
	case Trade:
		r.applyTrade(a)
	case Drop:
		r.applyDrop(a)
	case Share:
		r.applyShare(a)
	case Equip:
		r.applyEquip(a)
	case LevelUp:
		r.applyLevelUp(a)
	case Power:
		r.applyPower(a)
	case Use:
		r.applyUse(a)
	}
}

// searchRolled draws a search card on a star (MM-SRCH-01), and bars the mouse
// from another search of the tile (MM-SRCH-04). Where a special search yields
// cards of its own, its chapter says so.
func (r *resolver) searchRolled(w Wait, a Fell) {
	m := r.findMouse(w.Who)
	if a.Star == 0 {
		r.note("search-nothing", "MM-SRCH-01", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil {
		return
	}
	m.Searched = added(m.Searched, m.At.Room)
	if side := r.findRoom(m.At.Room); side != nil && side.Plan.SpecialSearch != "" {
		r.warn("MM-BOOK-04", rules.Args{"search": side.Plan.SpecialSearch})
	}
	r.awaitFirst(Wait{For: ForFind, Who: w.Who})
}

// applyFound applies a card as it comes off the search deck: an event at once
// (MM-SRCH-03), a party item into the stash (MM-PARTY-02), and of anything else
// the mouse chooses what becomes of it (MM-SRCH-02).
func (r *resolver) applyFound(a Found) {
	who := Name(r.Turn.Card)
	if r.Wait().For == ForFind {
		who = r.takeWait().Who
	}
	if a.Card == nil || r.findMouse(who) == nil {
		return
	}
	card := *a.Card
	if known := r.findSearch(card.ID); card.Type == "" && known.Type != "" {
		card = known
	}
	r.noteDrawn(card)
	switch card.Type {
	case parts.Chance:
		r.Discard = added(r.Discard, card.ID)
		r.awaitFirst(Wait{For: ForEvent, Who: who, Card: card.ID})
	case parts.Party:
		r.foundItem(card)
	default:
		r.awaitFirst(Wait{For: ForKeep, Who: who, Card: card.ID})
	}
}

// noteDrawn remembers what a search card says that came off the deck.
func (r *resolver) noteDrawn(card parts.Search) {
	r.rememberCard(card)
	r.removeFromDiscard(card.ID)
	if card.Text != "" {
		r.note("drawn", "MM-SRCH-01", rules.Args{"card": searchCard(card.ID), "text": card.Text})
	}
}

// removeFromDiscard takes a card that was drawn out of the discards: they have all
// been shuffled into a new deck, unless a house rule says otherwise (MM-AMB-30).
func (s *State) removeFromDiscard(card parts.CardID) {
	if slices.Contains(s.Discard, card) && s.House.Is(DeckRunsOut, "reshuffle") {
		s.Discard = nil
	}
	s.Discard = without(s.Discard, card)
}

// foundItem puts a party item's token into the stash (MM-SCARD-07). Of any other
// that a table has, its card says what to do.
func (r *resolver) foundItem(card parts.Search) {
	if card.Party == parts.NoPartyItem {
		r.warn("MM-PARTY-02", rules.Args{"card": searchCard(card.ID)})
	}
	r.lendItem(card.Party)
}

func (r *resolver) applyKeep() {
	if r.Wait().For != ForKeep {
		return
	}
	w := r.takeWait()
	r.changeMouse(w.Who).putCard(w.Card, r.pileFor(w.Card))
	r.enforcePackLimit(w.Who)
}

func (r *resolver) applyTrade(a Trade) {
	if w := r.Wait(); w.For == ForKeep {
		r.takeWait()
		r.Discard = added(r.Discard, w.Card)
		a.Mouse = w.Who
	}
	r.changeCheese(a.Mouse, 1, "MM-SRCH-02")
}

// applyDrop discards a card without cheese (MM-EQUIP-03): because the pack holds too
// much, or because the card says so.
func (r *resolver) applyDrop(a Drop) {
	m := r.findMouse(a.Mouse)
	if m == nil {
		return
	}
	r.discardCard(m, a.Card, "MM-EQUIP-03")
	if w := r.Wait(); w.For == ForDrop && w.Who == a.Mouse {
		r.takeWait()
	}
	r.enforcePackLimit(a.Mouse)
}

// enforcePackLimit makes a mouse with too full a pack discard a card (MM-EQUIP-03).
func (r *resolver) enforcePackLimit(mouse Name) {
	m := r.findMouse(mouse)
	if m == nil || r.countPack(m) <= parts.PackSize || r.mustDrop(mouse) {
		return
	}
	r.awaitFirst(Wait{For: ForDrop, Who: mouse})
}

// mustDrop reports whether a mouse is to discard a card already.
func (s *State) mustDrop(mouse Name) bool {
	return slices.ContainsFunc(s.Waits, func(w Wait) bool { return w.For == ForDrop && w.Who == mouse })
}
