package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// take takes a card out of a pile, if it lies there.
func (m *Mouse) take(card parts.CardID, from Pile) {
	if p := m.pile(from); p != nil {
		*p = without(*p, card)
	}
}

// put lays a card on a pile.
func (m *Mouse) put(card parts.CardID, to Pile) {
	if p := m.pile(to); p != nil {
		*p = added(*p, card)
	}
}

// discard lays a mouse's card into the discard by that rule. It is worth telling
// where the mouse had the card.
func (c *course) discard(m *Mouse, card parts.CardID, rule tables.RuleID) {
	if from := m.holds(card); from != NoPile {
		m.take(card, from)
		c.note("discarded", rule, rules.Args{"card": searchCard(card)})
	}
	c.Discard = added(c.Discard, card)
}

// gain gives a mouse cheese, or takes some below 0, never more than it has.
func (m *Mouse) gain(cheese int) { m.Cheese = max(0, m.Cheese+cheese) }

// cheese gives a mouse cheese by that rule, or takes some below 0, and tells it.
func (c *course) cheese(mouse Name, cheese int, rule tables.RuleID) {
	m := c.changeMouse(mouse)
	m.gain(cheese)
	id, number := "cheese-more", cheese
	if cheese < 0 {
		id, number = "cheese-less", -cheese
	}
	c.note(id, rule, rules.Args{"mouse": mouse.Noun(), "number": number, "cheese": m.Cheese})
}

// keepCard remembers what a search card says.
func (s *State) keepCard(card parts.Search) {
	s.Cards = append(slices.DeleteFunc(slices.Clone(s.Cards), func(o parts.Search) bool { return o.ID == card.ID }), card)
}

// learn takes over a card or a map that people entered.
func (s *State) learn(l Learn) {
	if l.Minion != nil {
		s.Types = append(slices.DeleteFunc(slices.Clone(s.Types), func(t parts.Minion) bool { return t.ID == l.Minion.ID }), *l.Minion)
	}
	if l.Cat != nil {
		s.CatCards = l.Cat
	}
	if l.Search != nil {
		s.keepCard(*l.Search)
	}
	if l.Tile != nil && l.Tile.ID != "" && s.room(l.Tile.ID) == nil {
		s.Rooms = append(s.Rooms, *l.Tile)
	}
	if l.Map != nil {
		s.change(l.Room).Map = *l.Map
	}
	if l.Die != nil {
		s.Die = l.Die
	}
}
