package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// legalCards returns what may be done with cards and cheese: the answers to what a
// search and a full pack ask, and in a mouse's own turn the free actions with one
// card each.
func (s *State) legalCards() []Action {
	switch w := s.Wait(); w.For {
	case ForFind:
		return s.legalFinds()
	case ForKeep:
		return s.addIfClean([]Action{Keep{w.Who}, Trade{w.Who}}, Equip{Mouse: w.Who, On: []parts.CardID{w.Card}})
	case ForDrop:
		return s.legalDrops(w.Who)
	case NoWait:
	default:
		return nil
	}
	m := s.mouseOnTurn()
	if m == nil {
		return nil
	}
	out := s.addIfClean(nil, Search{m.Name()})
	out = s.legalShares(out, m)
	out = s.legalEquips(out, m)
	return s.legalUses(s.legalLevels(out, m))
}

// legalLevels returns the ability cards that a mouse may buy.
func (s *State) legalLevels(out []Action, m *Mouse) []Action {
	if m.Cheese < parts.LevelUpCost {
		return out
	}
	for _, a := range s.Abilities {
		out = s.addIfClean(out, LevelUp{m.Name(), a})
	}
	return out
}

// legalFinds returns the search cards that are known and may lie in the deck, and
// none.
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
	m := s.findMouse(mouse)
	if m == nil {
		return nil
	}
	var out []Action
	for _, id := range m.Pack {
		out = s.addIfClean(out, Drop{mouse, id})
	}
	return out
}

// legalShares returns gifts of one card or one cheese either way, or swaps of one
// card for another where gifts are not allowed.
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
				if s.House.Is(ShareGift, "exchange") {
					out = s.addIfClean(out, Share{Mouse: me, With: with, Gives: []parts.CardID{gives}, Takes: []parts.CardID{takes}})
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

// legalEquips put one card on, take one off, or change one for another.
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

// legalUses returns ability cards and search cards of all mice: some help in
// another's turn.
func (s *State) legalUses(out []Action) []Action {
	for i := range s.Mice {
		m := &s.Mice[i]
		for _, id := range m.Abilities {
			out = s.addIfClean(out, Power{m.Name(), id})
		}
		for _, id := range m.searchCards() {
			if t := s.findSearch(id).Type; t == parts.Item || t == parts.Scroll || t == parts.Trick {
				out = s.addIfClean(out, Use{m.Name(), id})
			}
		}
	}
	return out
}
