package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// uncounted is how many figures are taken to be in the box where nobody has counted.
const uncounted = 99

// inBox returns how many figures of a type are still in the box, as far as anybody
// has counted. Elite ones and bosses are ordinary figures of their family on a
// token of their own (MM-TOK-01, MM-TOK-02, MM-BOSS-01).
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
	plain := s.plainType(t)
	switch {
	case t.Boss:
		out = min(out, 1-s.countTypes(func(o parts.Minion) bool { return o.ID == kind }))
	case t.Elite:
		out = min(out, parts.EliteTokens-s.countTypes(func(o parts.Minion) bool { return o.Elite }))
	}
	if plain != nil && plain.Figures > 0 {
		out = min(out, plain.Figures-s.countTypes(func(o parts.Minion) bool { return o.ID == plain.ID || s.plainType(&o) == plain }))
	}
	return out
}

// plainType returns the ordinary type whose figures a type is played with: its
// own, or for elite ones and bosses the first of their family.
func (s *State) plainType(t *parts.Minion) *parts.Minion {
	if !t.Elite && !t.Boss {
		return s.Type(t.ID)
	}
	for i := range s.Types {
		if o := &s.Types[i]; o.Family == t.Family && !o.Elite && !o.Boss {
			return o
		}
	}
	return nil
}

// countTypes counts the minions on the board whose type is so.
func (s *State) countTypes(is func(parts.Minion) bool) int {
	n := 0
	for i := range s.Minions {
		if is(s.typeOf(&s.Minions[i])) {
			n++
		}
	}
	return n
}

// deckEmpty reports whether the encounter deck is known to be empty and a house
// rule says that it stays so (MM-AMB-30).
func (s *State) deckEmpty() bool {
	deck := s.Chapter.Encounters
	return len(deck) > 0 && s.House.Is(DeckRunsOut, "empty") && !slices.ContainsFunc(deck, s.undrawn)
}

// undrawn reports whether that encounter card is still in the deck of the chapter.
func (s *State) undrawn(id parts.CardID) bool {
	n := 0
	for _, in := range s.Chapter.Encounters {
		if in == id {
			n++
		}
	}
	for _, out := range s.Drawn {
		if out == id {
			n--
		}
	}
	if s.Open != nil && s.Open.ID == id {
		n--
	}
	return n > 0
}

// rowOf returns who comes by an encounter card on a page, false where no row is
// for it.
func rowOf(card parts.Encounter, page int) ([]parts.Squad, bool) {
	for _, row := range card.Rows {
		if row.From <= page && page <= row.To {
			return row.Minions, true
		}
	}
	return nil, false
}

// disguiseHolds reports whether the disguise keeps them away: rat warriors, elite ones
// only where a house rule says so, a boss never (MM-DISG-02, MM-AMB-50).
func (s *State) disguiseHolds(q parts.Squad) bool {
	t := s.Type(q.Minion)
	return t != nil && t.Family == parts.Rat && !t.Boss && (!t.Elite || s.House.Is(DisguiseElite, "true"))
}

// inDeck reports whether a card may be drawn: no mouse has it, nor the stash
// or the board its token.
func (s *State) inDeck(card *parts.Search) bool {
	for i := range s.Mice {
		if s.Mice[i].pileHolding(card.ID) != NoPile {
			return false
		}
	}
	return !slices.Contains(s.Stash, card.Party) && s.findToken(card.Party) == nil
}
