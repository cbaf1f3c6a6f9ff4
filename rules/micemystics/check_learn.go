package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func learnRoom(s *State, a Learn) *rules.Violation {
	if a.Map != nil && s.findRoom(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	return nil
}

// learnDie: a die has six sides with the numbers from 1 to 3 (MM-DICE-01).
func learnDie(_ *State, a Learn) *rules.Violation {
	wrong := func(f parts.Face) bool { return f.Number < 1 || f.Number > 3 }
	switch {
	case a.Die == nil:
		return nil
	case len(a.Die) != len(parts.Faces):
		return impossible("MM-DICE-01", "die-sides", rules.Args{"sides": len(a.Die)})
	case slices.ContainsFunc(a.Die, wrong):
		return impossible("MM-DICE-01", "die-number", rules.Args{"number": a.Die[slices.IndexFunc(a.Die, wrong)].Number})
	}
	return nil
}

// learnMinion: a minion card has a name and a life (MM-CARD-02).
func learnMinion(_ *State, a Learn) *rules.Violation {
	switch m := a.Minion; {
	case m == nil:
	case m.ID == "":
		return impossible("MM-CARD-02", "minion-nameless", nil)
	case m.Life < 1:
		return impossible("MM-CARD-02", "minion-life", rules.Args{"minion": minionKind(m.ID), "life": m.Life})
	case m.Battle < 0 || m.Defense < 0:
		return impossible("MM-CARD-02", "minion-values", rules.Args{"minion": minionKind(m.ID)})
	}
	return nil
}

// learnSearch: a search card is of one of the eight types (MM-SCARD-01).
func learnSearch(_ *State, a Learn) *rules.Violation {
	switch card := a.Search; {
	case card == nil:
	case card.ID == "":
		return impossible("MM-SCARD-01", "card-nameless", nil)
	case card.Type == "":
		return impossible("MM-SCARD-01", "search-typeless", rules.Args{"card": searchCard(card.ID)})
	case !slices.Contains(parts.SearchTypes, card.Type):
		return impossible("MM-SCARD-01", "search-type", rules.Args{"type": string(card.Type)})
	}
	return nil
}

// heroRead: a hero card is that of a mouse of the party, and has a life value
// where its values are read off (MM-CHAR-01).
func heroRead(s *State, a Learn) *rules.Violation {
	h := a.Hero
	switch {
	case h == nil:
	case s.findMouse(Name(h.ID)) == nil:
		return absentFigure("MM-CHAR-01", Name(h.ID))
	case h.Life <= 0 && !h.Lacks(parts.HeroValues):
		return impossible("MM-CHAR-01", "hero-life", mouseArgs(Name(h.ID)))
	}
	return nil
}

// abilityRead: an ability card is that of a mouse of the party, if one is named
// (MM-ABIL-01).
func abilityRead(s *State, a Learn) *rules.Violation {
	switch {
	case a.Ability == nil:
	case a.Ability.ID == "":
		return impossible("MM-ABIL-01", "card-nameless", nil)
	case a.Mouse != NoFigure && s.findMouse(a.Mouse) == nil:
		return absentFigure("MM-ABIL-01", a.Mouse)
	}
	return nil
}
