package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// trophyCount: after the dice (CG-RAID-07), as many as the card says, one more for a
// Sergeant (CG-TROPHY-01, CG-TROPHY-02), or what both piles have (CG-AMB-10).
func trophyCount(s *State, a Trophies) *rules.Violation {
	args := rules.Args{"cards": len(a.Cards), "wanted": s.Spoils()}
	switch {
	case s.Raid != nil && s.awaits(a.On, rules.Nobody, ForDice).For != NoWait:
		return book.Against("CG-RAID-07", args)
	case s.awaitedBy(a).For == NoWait:
		return book.Against("CG-TROPHY-01", args).As("unasked")
	case len(a.Cards) > s.Deck+s.Discard:
		return book.Impossible("CG-COMP-01", args).As("life_cards")
	case s.Spoils() != 0 && len(a.Cards) != min(s.Spoils(), s.Deck+s.Discard):
		return s.spoilsRule(book.Against("CG-TROPHY-01", args))
	}
	return nil
}

// spoilsRule adds the rule of the Sergeant's trophy where he leads.
func (s *State) spoilsRule(v *rules.Violation) *rules.Violation {
	if s.Raid.Rank == parts.Sergeant {
		v.Also = []ruleID{"CG-TROPHY-02"}
	}
	return v
}

// pickOrder: the leader first (CG-TROPHY-03), then whom he names (CG-TROPHY-06), then the
// others in their order (CG-TROPHY-08), one card each (CG-TROPHY-09).
func pickOrder(s *State, a Pick) *rules.Violation {
	w := s.awaits(a.On, rules.Nobody, ForPick)
	args := rules.Args{"seat": a.Seat.Noun(), "next": w.Seat.Noun()}
	switch {
	case s.Raid != nil && slices.Contains(s.Raid.Picked, a.Seat):
		return book.Against("CG-TROPHY-09", args).As("twice")
	case w.For == NoWait && s.awaits(a.On, rules.Nobody, ForSecond).For != NoWait:
		return book.Against("CG-TROPHY-06", args)
	case w.For == NoWait:
		return book.Against("CG-TROPHY-03", args).As("unasked")
	case a.Seat == w.Seat:
		return nil
	case len(s.Raid.Picked) == 0:
		return book.Against("CG-TROPHY-03", args)
	case w.Seat == s.Raid.Second:
		return book.Against("CG-TROPHY-06", args)
	}
	return book.Against("CG-TROPHY-08", args)
}

// pickCard: one of the trophies; but for the leader a thing (CG-TROPHY-07,
// CG-TROPHY-09).
func pickCard(s *State, a Pick) *rules.Violation {
	if pickOrder(s, a) != nil {
		return nil
	}
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}
	switch {
	case !slices.Contains(s.Raid.Trophies, a.Card):
		return book.Impossible("CG-TROPHY-09", args)
	case a.Seat == s.Raid.Leader || s.Card(a.Card).Kind == parts.Thing:
		return nil
	case a.Seat == s.Raid.Second:
		return book.Against("CG-TROPHY-07", args)
	}
	return book.Against("CG-TROPHY-09", args)
}

// secondNamed: by the leader, somebody else (CG-TROPHY-06).
func secondNamed(s *State, a Second) *rules.Violation {
	w := s.awaitedBy(a)
	if w.For == NoWait || a.Seat == s.Raid.Leader || a.By != rules.Nobody && a.By != s.Raid.Leader {
		return book.Against("CG-TROPHY-06", rules.Args{"seat": a.Seat.Noun()})
	}
	return nil
}
