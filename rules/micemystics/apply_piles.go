package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// takeCard takes a card out of a pile, if it lies there.
func (m *Mouse) takeCard(card parts.CardID, from Pile) {
	if p := m.cardsIn(from); p != nil {
		*p = without(*p, card)
	}
}

// putCard lays a card on a pile.
func (m *Mouse) putCard(card parts.CardID, to Pile) {
	if p := m.cardsIn(to); p != nil {
		*p = added(*p, card)
	}
}

// discardCard lays a mouse's card into the discard by that rule. It is worth a
// note where the mouse had the card.
func (r *resolver) discardCard(m *Mouse, card parts.CardID, rule tables.RuleID) {
	if from := m.pileHolding(card); from != NoPile {
		m.takeCard(card, from)
		r.note("discarded", rule, rules.Args{"card": searchCard(card)})
	}
	r.Discard = added(r.Discard, card)
}

// addCheese gives a mouse cheese, or takes some below 0, never more than it has.
func (m *Mouse) addCheese(cheese int) { m.Cheese = max(0, m.Cheese+cheese) }

// changeCheese gives a mouse cheese by that rule, or takes some below 0, and adds
// the note.
func (r *resolver) changeCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := r.changeMouse(mouse)
	m.addCheese(cheese)
	id, number := "cheese-more", cheese
	if cheese < 0 {
		id, number = "cheese-less", -cheese
	}
	r.note(id, rule, rules.Args{"mouse": mouse.Noun(), "number": number, "cheese": m.Cheese})
}

// rememberCard remembers what a search card says.
func (s *State) rememberCard(card parts.Search) {
	s.Cards = append(slices.DeleteFunc(slices.Clone(s.Cards), func(o parts.Search) bool { return o.ID == card.ID }), card)
}

// rememberMinion remembers what a minion card says. A card that was known keeps its
// place, because figures are called by the order of the cards.
func (s *State) rememberMinion(card parts.Minion) {
	s.Types = slices.Clone(s.Types)
	if i := slices.IndexFunc(s.Types, func(t parts.Minion) bool { return t.ID == card.ID }); i >= 0 {
		s.Types[i] = card
		return
	}
	s.Types = append(s.Types, card)
}

// remember takes over a card or a map that people entered.
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
	if l.Tile != nil && l.Tile.ID != "" && s.findRoom(l.Tile.ID) == nil {
		s.Rooms = added(s.Rooms, *l.Tile)
	}
	if l.Map != nil {
		s.changeRoom(l.Room).Map = *l.Map
	}
	if l.Die != nil {
		s.Die = l.Die
	}
}
