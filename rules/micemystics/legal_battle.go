package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// legalBattle returns where a boss may take a wound, and in a mouse's turn whom it
// may attack with what and how it may use party items.
func (s *State) legalBattle() []Action {
	if w := s.Wait(); w.For == ForWounds {
		var out []Action
		for _, card := range s.cardsOf(w.Who) {
			out = append(out, Assign{card.ID})
		}
		return out
	}
	m := s.mouseOnTurn()
	if m == nil {
		return nil
	}
	return append(s.legalAttacks(m), s.legalItems(m)...)
}

// legalAttacks returns whom a mouse may attack with what.
func (s *State) legalAttacks(m *Mouse) []Action {
	if s.Turn.Deed != NoDeed {
		return nil
	}
	var out []Action
	for _, id := range m.Equipped {
		if s.findSearch(id).Type != parts.Weapon && !s.unread([]parts.CardID{id}) {
			continue
		}
		for _, foe := range s.foesOnBoard() {
			out = s.addIfClean(out, Attack{Mouse: m.Name(), Target: foe, Weapon: id})
		}
	}
	return out
}
