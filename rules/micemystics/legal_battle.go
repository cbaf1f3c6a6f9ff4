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
	mouse := Name(s.Turn.Card)
	m := s.findMouse(mouse)
	if m == nil {
		return nil
	}
	var out []Action
	for _, id := range m.Equipped {
		if s.findSearch(id).Type != parts.Weapon && !s.unread([]parts.CardID{id}) {
			continue
		}
		for _, foe := range s.foesOnBoard() {
			out = s.addIfClean(out, Attack{Mouse: mouse, Target: foe, Weapon: id})
		}
	}
	return append(out, s.legalItems(m)...)
}
