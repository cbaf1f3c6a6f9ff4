package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Search returns the search card with this id. If nobody has entered the card, the result has only
// the id.
func (s *State) Search(id parts.CardID) parts.Search {
	if card := find(s.Cards, func(c *parts.Search) bool { return c.ID == id }); card != nil {
		return *card
	}
	return parts.Search{ID: id}
}

// Ability returns the ability card with this id, and false if people have not entered it.
func (s *State) Ability(id parts.CardID) (parts.Ability, bool) {
	if card := find(s.Abilities, func(c *parts.Ability) bool { return c.ID == id }); card != nil {
		return *card, true
	}
	return parts.Ability{ID: id}, false
}

func (s *State) findToken(item parts.PartyItem) *Laid {
	return find(s.Laid, func(l *Laid) bool { return l.Item == item })
}

func (s *State) tokenHolder(token parts.Achievement) Name {
	if held := find(s.Tokens.Held, func(a *Award) bool { return a.Token == token }); held != nil {
		return held.Mouse
	}
	return NoFigure
}

// If an action gives only the id of an ability card, knownAbility returns the card with this id
// that people have entered.
func (s *State) knownAbility(a parts.Ability) parts.Ability {
	known, ok := s.Ability(a.ID)
	if ok && len(a.Classes) == 0 && a.Cost == 0 {
		return known
	}
	return a
}

func (s *State) cardOrAbility(id parts.CardID) rules.Noun {
	if _, known := s.Ability(id); known {
		return abilityCard(id)
	}
	return searchCard(id)
}

func (s *State) isStartingGear(card parts.CardID) bool {
	return slices.ContainsFunc(s.Mice, func(m Mouse) bool { return slices.Contains(m.Hero.Starting, card) })
}

// countPack counts the cards in the pack, except tricks and party items (MM-EQUIP-02).
func (s *State) countPack(m *Mouse) int {
	n := 0
	for _, id := range m.Pack {
		if t := s.Search(id).Type; t != parts.Trick && t != parts.Party {
			n++
		}
	}
	return n
}

// Tricks take no room in the pack (MM-SCARD-05).
func (s *State) pileFor(card parts.CardID) Pile {
	if s.Search(card).Type == parts.Trick {
		return Tricks
	}
	return InPack
}

func (s *State) startPile(card parts.CardID) Pile {
	switch s.Search(card).Type {
	case parts.Trick:
		return Tricks
	case parts.Item, parts.Scroll:
		return InPack
	}
	return OnMouse
}

// Pile is a group of a mouse's cards.
type Pile string

// NoPile stands for cards that the mouse does not have.
const (
	NoPile  Pile = ""
	OnMouse Pile = "equipped"
	InPack  Pile = "pack"
	Tricks  Pile = "tricks"
)

func (m *Mouse) cardsIn(p Pile) *[]parts.CardID {
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

func (m *Mouse) pileHolding(card parts.CardID) Pile {
	for _, p := range []Pile{InPack, OnMouse, Tricks} {
		if slices.Contains(*m.cardsIn(p), card) {
			return p
		}
	}
	return NoPile
}

func (m *Mouse) searchCards() []parts.CardID {
	return slices.Concat(m.Equipped, m.Pack, m.Tricks)
}

func (s *State) puttingOnFind(a Equip) bool {
	w := s.Wait()
	return w.For == ForKeep && w.Who == a.Mouse && slices.Contains(a.On, w.Card)
}

// uncounted stands for a number that only people know, such as a number of figures in the box.
const uncounted = 99

// Elite minions and bosses use ordinary figures with a token (MM-TOK-01, MM-TOK-02, MM-BOSS-01).
func (s *State) inBox(kind string) int {
	if kind == string(Brodie) {
		if s.Cat != nil {
			return 0
		}
		return 1
	}
	t := s.Type(kind)
	if t == nil {
		return uncounted
	}
	out := uncounted
	if t.Figures > 0 {
		out = t.Figures - s.countTypes(func(o parts.Minion) bool { return o.ID == kind })
	}
	switch {
	case t.Boss:
		out = min(out, 1-s.countTypes(func(o parts.Minion) bool { return o.ID == kind }))
	case t.Elite:
		out = min(out, parts.EliteTokens-s.countTypes(func(o parts.Minion) bool { return o.Elite }))
	}
	if plain := s.plainType(t); plain != nil && plain.Figures > 0 {
		out = min(out, plain.Figures-s.countTypes(func(o parts.Minion) bool { return s.plainType(&o) == plain }))
	}
	return out
}

// Elite minions and bosses use the figures of the first ordinary type of their family.
func (s *State) plainType(t *parts.Minion) *parts.Minion {
	if !t.Elite && !t.Boss {
		return s.Type(t.ID)
	}
	return find(s.Types, func(o *parts.Minion) bool { return o.Family == t.Family && !o.Elite && !o.Boss })
}

func (s *State) countTypes(is func(parts.Minion) bool) int {
	n := 0
	for i := range s.Minions {
		if is(s.typeOf(&s.Minions[i])) {
			n++
		}
	}
	return n
}

// deckEmpty returns false by default, because people reshuffle an empty deck (MM-AMB-30).
func (s *State) deckEmpty() bool {
	deck := s.Chapter.Encounters
	return len(deck) > 0 && s.House.Is(DeckRunsOut, "empty") && !slices.ContainsFunc(deck, s.undrawn)
}

func (s *State) undrawn(id parts.CardID) bool {
	out := countCard(s.Drawn, id)
	if s.Open != nil && s.Open.ID == id {
		out++
	}
	return countCard(s.Chapter.Encounters, id) > out
}

// rowOf returns the minions that an encounter card lists for a page of the hourglass, and false if
// no row of the card is for this page.
func rowOf(card parts.Encounter, page int) ([]parts.Squad, bool) {
	for _, row := range card.Rows {
		if row.From <= page && page <= row.To {
			return row.Minions, true
		}
	}
	return nil, false
}

// disguiseHolds reports whether the disguise keeps a squad from appearing. The disguise works
// against rat warriors, but not against a boss (MM-DISG-02). Against elite rat warriors, the
// disguise works only under a house rule (MM-AMB-50).
func (s *State) disguiseHolds(q parts.Squad) bool {
	t := s.Type(q.Minion)
	return t != nil && t.Family == parts.Rat && !t.Boss && (!t.Elite || s.House.Is(DisguiseElite, "true"))
}

func (s *State) inDeck(card *parts.Search) bool {
	return find(s.Mice, func(m *Mouse) bool { return m.pileHolding(card.ID) != NoPile }) == nil &&
		!slices.Contains(s.Stash, card.Party) && s.findToken(card.Party) == nil
}
