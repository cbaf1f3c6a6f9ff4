package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
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

// If the dice show a star, the mouse draws a search card (MM-SRCH-01) and cannot search this tile
// again (MM-SRCH-04).
func (r *resolver) searchRolled(w Wait, a Fell) {
	m := r.Mouse(w.Who)
	if a.Star == 0 {
		r.note("search-nothing", "MM-SRCH-01", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil {
		return
	}
	m.Searched = added(m.Searched, m.At.Room)
	if side := r.Room(m.At.Room); side != nil && side.Plan.SpecialSearch != "" {
		r.warn("MM-BOOK-04", rules.Args{"search": side.Plan.SpecialSearch})
	}
	r.awaitFirst(Wait{For: ForFind, Who: w.Who})
}

// An event happens immediately (MM-SRCH-03). A party item goes into the stash (MM-PARTY-02). Any
// other card is kept or traded for cheese (MM-SRCH-02).
func (r *resolver) applyFound(a Found) {
	who := Name(r.Turn.Card)
	if r.Wait().For == ForFind {
		who = r.takeWait().Who
	}
	if a.Card == nil || r.Mouse(who) == nil {
		return
	}
	card := *a.Card
	if known := r.Search(card.ID); card.Type == "" && known.Type != "" {
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

func (r *resolver) noteDrawn(card parts.Search) {
	r.rememberCard(card)
	r.removeFromDiscard(card.ID)
	if card.Text != "" {
		r.note("drawn", "MM-SRCH-01", rules.Args{"card": searchCard(card.ID), "text": card.Text})
	}
}

// removeFromDiscard updates the discard pile after a draw. If the drawn card was in the pile,
// people must have shuffled the pile into a new deck. By default, removeFromDiscard then empties
// the pile. Under a house rule, it removes only the card (MM-AMB-30).
func (s *State) removeFromDiscard(card parts.CardID) {
	if slices.Contains(s.Discard, card) && s.House.Is(DeckRunsOut, "reshuffle") {
		s.Discard = nil
	}
	s.Discard = without(s.Discard, card)
}

// MM-SCARD-07
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

// The mouse gets no cheese for the card (MM-EQUIP-03).
func (r *resolver) applyDrop(a Drop) {
	m := r.Mouse(a.Mouse)
	if m == nil {
		return
	}
	r.discardCard(m, a.Card, "MM-EQUIP-03")
	if w := r.Wait(); w.For == ForDrop && w.Who == a.Mouse {
		r.takeWait()
	}
	r.enforcePackLimit(a.Mouse)
}

// MM-EQUIP-03
func (r *resolver) enforcePackLimit(mouse Name) {
	m := r.Mouse(mouse)
	if m == nil || r.countPack(m) <= parts.PackSize || r.mustDrop(mouse) {
		return
	}
	r.awaitFirst(Wait{For: ForDrop, Who: mouse})
}

func (s *State) mustDrop(mouse Name) bool {
	return slices.ContainsFunc(s.Waits, func(w Wait) bool { return w.For == ForDrop && w.Who == mouse })
}

func (m *Mouse) takeCard(card parts.CardID, from Pile) {
	if p := m.cardsIn(from); p != nil {
		*p = without(*p, card)
	}
}

func (m *Mouse) putCard(card parts.CardID, to Pile) {
	if p := m.cardsIn(to); p != nil {
		*p = added(*p, card)
	}
}

// discardCard adds a note only if the mouse had the card.
func (r *resolver) discardCard(m *Mouse, card parts.CardID, rule tables.RuleID) {
	if from := m.pileHolding(card); from != NoPile {
		m.takeCard(card, from)
		r.note("discarded", rule, rules.Args{"card": searchCard(card)})
	}
	r.Discard = added(r.Discard, card)
}

// addCheese changes the cheese of a mouse. If the number is negative, the mouse loses cheese.
func (m *Mouse) addCheese(cheese int) { m.Cheese = max(0, m.Cheese+cheese) }

func (r *resolver) changeCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := r.changeMouse(mouse)
	m.addCheese(cheese)
	id, number := "cheese-more", cheese
	if cheese < 0 {
		id, number = "cheese-less", -cheese
	}
	r.note(id, rule, rules.Args{"mouse": mouse.Noun(), "number": number, "cheese": m.Cheese})
}

func (s *State) rememberCard(card parts.Search) {
	s.Cards = replaced(s.Cards, card, func(o parts.Search) bool { return o.ID == card.ID })
}

// rememberMinion stores a minion card. A new version of a card takes the position of the old
// version, because the order of the cards decides the short codes of figures.
func (s *State) rememberMinion(card parts.Minion) {
	s.Types = slices.Clone(s.Types)
	if i := slices.IndexFunc(s.Types, func(t parts.Minion) bool { return t.ID == card.ID }); i >= 0 {
		s.Types[i] = card
		return
	}
	s.Types = append(s.Types, card)
}

func (s *State) remember(l Learn) {
	if l.Minion != nil {
		s.rememberMinion(*l.Minion)
	}
	if l.Cat != nil {
		s.CatCards = l.Cat
	}
	if l.Search != nil {
		s.rememberCard(*l.Search)
	}
	if l.Tile != nil && l.Tile.ID != "" && s.Room(l.Tile.ID) == nil {
		s.Rooms = added(s.Rooms, *l.Tile)
	}
	if l.Map != nil {
		s.changeRoom(l.Room).Map = *l.Map
	}
	if l.Die != nil {
		s.Die = l.Die
	}
}

// legalCards returns simple legal actions only, such as the gift of one card.
func (s *State) legalCards(m *Mouse) []Action {
	out := s.addIfClean(nil, Search{m.Name()})
	out = s.legalShares(out, m)
	out = s.legalEquips(out, m)
	for _, a := range s.Abilities {
		out = s.addIfClean(out, LevelUp{m.Name(), a})
	}
	return s.legalUses(out)
}

func (s *State) legalFinds() []Action {
	out := s.addIfClean(nil, Found{})
	for i := range s.Cards {
		if s.inDeck(&s.Cards[i]) {
			out = s.addIfClean(out, Found{Card: &s.Cards[i]})
		}
	}
	return out
}

func (s *State) legalDrops(mouse Name) []Action {
	m := s.Mouse(mouse)
	if m == nil {
		return nil
	}
	var out []Action
	for _, id := range m.Pack {
		out = s.addIfClean(out, Drop{mouse, id})
	}
	return out
}

// If a house rule forbids gifts, mice swap one card for another.
func (s *State) legalShares(out []Action, m *Mouse) []Action {
	me := m.Name()
	for i := range s.Mice {
		other := &s.Mice[i]
		with := other.Name()
		if with == me || !isClean(s, Share{Mouse: me, With: with}) && s.House.Is(ShareGift, "allowed") {
			continue
		}
		for _, gives := range m.searchCards() {
			out = s.addIfClean(out, Share{Mouse: me, With: with, Gives: []parts.CardID{gives}})
			for _, takes := range other.searchCards() {
				swap := Share{Mouse: me, With: with, Gives: []parts.CardID{gives}, Takes: []parts.CardID{takes}}
				if s.House.Is(ShareGift, "exchange") {
					out = s.addIfClean(out, swap)
				}
			}
		}
		for _, takes := range other.searchCards() {
			out = s.addIfClean(out, Share{Mouse: me, With: with, Takes: []parts.CardID{takes}})
		}
		for _, cheese := range []int{1, -1} {
			out = s.addIfClean(out, Share{Mouse: me, With: with, Cheese: cheese})
		}
	}
	return out
}

// Each action puts one card on, takes one card off, or exchanges one card for another.
func (s *State) legalEquips(out []Action, m *Mouse) []Action {
	me := m.Name()
	for _, on := range m.Pack {
		alone := len(out)
		out = s.addIfClean(out, Equip{Mouse: me, On: []parts.CardID{on}})
		if len(out) > alone {
			continue
		}
		for _, off := range m.Equipped {
			out = s.addIfClean(out, Equip{Mouse: me, On: []parts.CardID{on}, Off: []parts.CardID{off}})
		}
	}
	for _, off := range m.Equipped {
		out = s.addIfClean(out, Equip{Mouse: me, Off: []parts.CardID{off}})
	}
	return out
}

// Some cards may be used in another mouse's turn.
func (s *State) legalUses(out []Action) []Action {
	for i := range s.Mice {
		m := &s.Mice[i]
		for _, id := range m.Abilities {
			out = s.addIfClean(out, Power{Mouse: m.Name(), Ability: id})
		}
		for _, id := range m.searchCards() {
			if t := s.Search(id).Type; t == parts.Item || t == parts.Scroll || t == parts.Trick {
				out = s.addIfClean(out, Use{Mouse: m.Name(), Card: id})
			}
		}
	}
	return out
}
