package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// search is a search card that people entered; a card of no type where not.
func (s *State) search(id parts.CardID) parts.Search {
	for i := range s.Cards {
		if s.Cards[i].ID == id {
			return s.Cards[i]
		}
	}
	return parts.Search{ID: id}
}

// ability is an ability card that people entered.
func (s *State) ability(id parts.CardID) (parts.Ability, bool) {
	for i := range s.Abilities {
		if s.Abilities[i].ID == id {
			return s.Abilities[i], true
		}
	}
	return parts.Ability{ID: id}, false
}

// laid is a party item token on the board, nil when it is not there.
func (s *State) laid(item parts.PartyItem) *Laid {
	for i := range s.Laid {
		if s.Laid[i].Item == item {
			return &s.Laid[i]
		}
	}
	return nil
}

// holder is the mouse with a personal achievement, NoFigure while it is free.
func (s *State) holder(token parts.Achievement) Name {
	for _, a := range s.Tokens.Held {
		if a.Token == token {
			return a.Mouse
		}
	}
	return NoFigure
}

// inFull is an ability card as it is known, where only its id was given.
func (s *State) inFull(a parts.Ability) parts.Ability {
	known, ok := s.ability(a.ID)
	if ok && len(a.Classes) == 0 && a.Cost == 0 {
		return known
	}
	return a
}

// cardOrAbility is a card of which only the id is told: an ability card where
// the table knows one of that id, else a search card.
func (s *State) cardOrAbility(id parts.CardID) rules.Noun {
	if _, known := s.ability(id); known {
		return abilityCard(id)
	}
	return searchCard(id)
}

// startingGear reports whether a card is the starting gear of any mouse.
func (s *State) startingGear(card parts.CardID) bool {
	return slices.ContainsFunc(s.Mice, func(m Mouse) bool { return slices.Contains(m.Hero.Starting, card) })
}

// inPack counts the cards of a pack: tricks and party items are none of them
// (MM-EQUIP-02).
func (s *State) inPack(m *Mouse) int {
	n := 0
	for _, id := range m.Pack {
		if t := s.search(id).Type; t != parts.Trick && t != parts.Party {
			n++
		}
	}
	return n
}

// keptIn is where a mouse keeps a card: tricks take no room (MM-SCARD-05).
func (s *State) keptIn(card parts.CardID) Pile {
	if s.search(card).Type == parts.Trick {
		return Tricks
	}
	return InPack
}

// homeOf is the pile where a starting card lies.
func (s *State) homeOf(card parts.CardID) Pile {
	switch s.search(card).Type {
	case parts.Trick:
		return Tricks
	case parts.Item, parts.Scroll:
		return InPack
	}
	return OnMouse
}

// Pile is where a mouse's card lies.
type Pile string

// The piles of a mouse; the deck and the discard are no mouse's.
const (
	NoPile  Pile = ""
	OnMouse Pile = "equipped"
	InPack  Pile = "pack"
	Tricks  Pile = "tricks"
)

// pile is one of a mouse's piles.
func (m *Mouse) pile(p Pile) *[]parts.CardID {
	switch p {
	case OnMouse:
		return &m.Equipped
	case InPack:
		return &m.Pack
	case Tricks:
		return &m.Tricks
	}
	return nil
}

// holds is the pile in which a mouse has a card, NoPile where it has it not.
func (m *Mouse) holds(card parts.CardID) Pile {
	for _, p := range []Pile{InPack, OnMouse, Tricks} {
		if slices.Contains(*m.pile(p), card) {
			return p
		}
	}
	return NoPile
}

// all are the search cards that a mouse has.
func (m *Mouse) all() []parts.CardID {
	return slices.Concat(m.Equipped, m.Pack, m.Tricks)
}

// puttingOnFind reports whether a mouse puts on what it has just found.
func (s *State) puttingOnFind(a Equip) bool {
	w := s.Wait()
	return w.For == ForKeep && w.Who == a.Mouse && slices.Contains(a.On, w.Card)
}
