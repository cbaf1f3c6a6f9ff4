package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// equipFound: found gear is put on by a free action after the search, unless a
// house rule says that it may be put on at once (MM-AMB-32).
func equipFound(s *State, a Equip) *rules.Violation {
	if s.House.Is(EquipFind, "at_once") {
		return nil
	}
	return against("MM-EQUIP-01", "found-on", heldArgs(a.Mouse, searchCard(s.Wait().Card)))
}

// equipMoves: cards go from the pack on the mouse and back (MM-EQUIP-01). What
// is neither worn nor held in paws is carried, and gains nothing by it.
func equipMoves(s *State, a Equip) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil {
		return nil
	}
	for i, id := range a.Off {
		if countCard(a.Off[:i+1], id) > countCard(m.Equipped, id) {
			return impossible("MM-EQUIP-01", "not-worn", heldArgs(a.Mouse, searchCard(id)))
		}
	}
	for i, id := range a.On {
		found := s.puttingOnFind(a) && id == s.Wait().Card
		if !found && countCard(a.On[:i+1], id) > countCard(m.Pack, id) {
			return impossible("MM-EQUIP-01", "not-in-pack", heldArgs(a.Mouse, searchCard(id)))
		}
		if card := s.findSearch(id); !wearable(card) {
			return unusual("MM-EQUIP-01", "not-wearable", heldArgs(a.Mouse, searchCard(id)))
		}
	}
	return nil
}

func countCard(cards []parts.CardID, id parts.CardID) int {
	n := 0
	for _, c := range cards {
		if c == id {
			n++
		}
	}
	return n
}

// wearable reports whether a card is for the body or the paws; of one that
// nobody has entered it may be.
func wearable(card parts.Search) bool {
	switch card.Type {
	case "", parts.Weapon, parts.Armor, parts.Accessory:
		return true
	}
	return card.Paws > 0 || card.Body != ""
}

// equipNeeds: what is put on asks for classes and values that the mouse has (MM-SCARD-03).
func equipNeeds(s *State, a Equip) *rules.Violation {
	for _, id := range a.On {
		if v := s.checkNeeds(a.Mouse, id); v != nil {
			return v
		}
	}
	return nil
}

// checkNeeds: a card is used by a mouse that is of a class it names (MM-CHAR-02) and
// has the values it asks for (MM-SCARD-03).
func (s *State) checkNeeds(mouse Name, id parts.CardID) *rules.Violation {
	m, card := s.findMouse(mouse), s.findSearch(id)
	if m == nil {
		return nil
	}
	if !m.isAnyOf(card.Classes) {
		return alsoAgainst("MM-CHAR-02", against("MM-SCARD-03", "class", heldArgs(mouse, searchCard(id))))
	}
	if !s.meetsStats(m, card.Least) {
		return against("MM-SCARD-03", "values", heldArgs(mouse, searchCard(id)))
	}
	return nil
}

// wornAfter returns the cards that a mouse would have on after it.
func (s *State) wornAfter(a Equip) []parts.Search {
	var out []parts.Search
	m := s.findMouse(a.Mouse)
	if m == nil {
		return nil
	}
	left := m.Equipped
	for _, id := range a.Off {
		left = without(left, id)
	}
	for _, id := range slices.Concat(left, a.On) {
		out = append(out, s.findSearch(id))
	}
	return out
}

// equipBody: one armor for each part of the body (MM-SCARD-11), and one card of
// any kind (MM-EQUIP-05).
func equipBody(s *State, a Equip) *rules.Violation {
	worn := s.wornAfter(a)
	for i, card := range worn {
		for _, other := range worn[:i] {
			if card.Body == "" || card.Body != other.Body || !slices.Contains(a.On, card.ID) {
				continue
			}
			args := heldArgs(a.Mouse, searchCard(card.ID))
			args["body"], args["other"] = card.Body, searchCard(other.ID)
			if card.Type == parts.Armor && other.Type == parts.Armor {
				return against("MM-SCARD-11", "armor-there", args)
			}
			return against("MM-EQUIP-05", "body-there", args)
		}
	}
	return nil
}

// equipPaws: two paws, of which some weapons need both (MM-EQUIP-05).
func equipPaws(s *State, a Equip) *rules.Violation {
	paws, more := 0, 0
	for _, card := range s.wornAfter(a) {
		paws += inPaws(card)
	}
	for _, id := range a.On {
		more += inPaws(s.findSearch(id))
	}
	if more == 0 || paws <= parts.Paws {
		return nil
	}
	return against("MM-EQUIP-05", "paws", rules.Args{"mouse": a.Mouse.Noun(), "paws": paws})
}

// inPaws returns how many paws a card takes; a weapon at least one.
func inPaws(card parts.Search) int {
	if card.Type == parts.Weapon {
		return max(1, card.Paws)
	}
	return card.Paws
}

// equipAccessories: as many accessories as a mouse likes, or a single one where a
// house rule says that they are limited (MM-SCARD-12, MM-AMB-37).
func equipAccessories(s *State, a Equip) *rules.Violation {
	if s.House.Is(Accessories, "unlimited") {
		return nil
	}
	n := 0
	for _, card := range s.wornAfter(a) {
		if card.Type == parts.Accessory {
			n++
		}
	}
	adds := slices.ContainsFunc(a.On, func(id parts.CardID) bool { return s.findSearch(id).Type == parts.Accessory })
	if n <= 1 || !adds {
		return nil
	}
	return against("MM-SCARD-12", "accessories", rules.Args{"mouse": a.Mouse.Noun(), "accessories": n})
}
