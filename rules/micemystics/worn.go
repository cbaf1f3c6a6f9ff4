package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// bonus is what a mouse's equipped cards add to its values. Of a weapon only
// the one that is fought with adds to an attack, by its own dice (MM-MEL-03), so
// weapons add nothing to the battle value here.
func (s *State) bonus(m *Mouse) parts.Stats {
	var sum parts.Stats
	for _, id := range m.Equipped {
		card := s.search(id)
		if card.Type != parts.Weapon {
			sum.Battle += card.Worn.Battle
		}
		sum.Defense += card.Worn.Defense
		sum.Lore += card.Worn.Lore
		sum.Move += card.Worn.Move
	}
	return sum
}

// weaponsOf are the weapons in a mouse's paws (MM-SCARD-09) of that reach, all of
// them for none. Cards that nobody has entered are not among them: see unread.
func (s *State) weaponsOf(m *Mouse, reach parts.Reach) []parts.Search {
	var out []parts.Search
	for _, id := range m.Equipped {
		card := s.search(id)
		if card.Type == parts.Weapon && (reach == parts.NoReach || card.Reach == reach) {
			out = append(out, card)
		}
	}
	return out
}

// unread reports whether nobody has entered one of these cards, so that what it
// needs, adds or fights with is not known.
func (s *State) unread(cards []parts.CardID) bool {
	return slices.ContainsFunc(cards, func(id parts.CardID) bool { return s.search(id).Type == "" })
}
