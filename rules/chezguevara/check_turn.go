package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// cardTold: a card has a name, and one kind out of four (CG-CARD-01).
func cardTold(_ *State, a Learn) *rules.Violation {
	if a.Card.ID == parts.NoCard || a.Card.Kind != parts.AnyKind && !slices.Contains(parts.Kinds, a.Card.Kind) {
		return book.Impossible("CG-CARD-01", rules.Args{"card": CardNoun(a.Card.ID)})
	}
	return nil
}

// rankTold: of one of the three ranks (CG-RANK-03), the higher the more slack
// (CG-RANK-09), a Private without a penalty (CG-RANK-06).
func rankTold(s *State, a LearnRank) *rules.Violation {
	if a.Rank.Rank.Order() == 0 {
		return book.Impossible("CG-RANK-03", rules.Args{"rank": RankNoun(a.Rank.Rank)})
	}
	after := *s
	after.Ranks = WithRank(s.Ranks, a.Rank)
	var v *rules.Violation
	validateRankData(&after, func(p *rules.Problem) {
		if v == nil {
			v = book.Against(p.Rule, p.Args).As(p.ID)
		}
	})
	return v
}

// drawCount: up to six (CG-DRAW-01), nothing with six or more (CG-DRAW-02); what both
// piles have, where they are short (CG-AMB-10). With six in hand the draw is over, whatever
// is played after it.
func drawCount(s *State, a Draw) *rules.Violation {
	hand := s.player(a.Seat).Hand
	needed := min(max(0, parts.FullHand-hand), s.Deck+s.Discard)
	args := rules.Args{"seat": a.Seat.Noun(), "cards": a.Cards, "needed": needed}
	switch {
	case a.Cards < 0:
		return book.Impossible("CG-DRAW-01", args)
	case hand >= parts.FullHand:
		return book.Against("CG-DRAW-02", args)
	case s.drewFull(a.Seat):
		return book.Against("CG-DRAW-01", args).As("over")
	case a.Cards != 0 && a.Cards != needed:
		return book.Against("CG-DRAW-01", args)
	}
	return nil
}

// drewFull reports whether a draw of this turn has filled the hand: every card that went out
// of it since was laid by a line.
func (s *State) drewFull(seat rules.Seat) bool {
	out := 0
	for i := len(s.Lines) - 1; i >= 0; i-- {
		if _, drew := s.Lines[i].Action.(Draw); drew {
			return s.player(seat).Hand+out >= parts.FullHand
		}
		if who, cards := laidBy(s.Lines[i].Action); who == seat {
			out += len(cards)
		}
	}
	return false
}

// evictWhom: a person in the own tent (CG-ROLL-01, CG-EVICT-01), but not the Glorious
// Leader or a cat (CG-EVICT-05), once a turn (CG-AMB-09).
func evictWhom(s *State, a Evict) *rules.Violation {
	card, args := s.Card(a.Card), rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}
	switch {
	case s.player(a.Seat).finds(a.Card) < 0:
		return book.Against("CG-ROLL-01", args).As("not-lying")
	case fixed(card):
		return book.Against("CG-EVICT-05", args)
	case !card.May(parts.Person):
		return book.Against("CG-EVICT-01", args).As("no-person")
	case s.triedOften(a.Seat, a.Card), len(s.Turn.Evicted) > 0 && s.House.Is(EvictionRolls, "one_per_turn"):
		return book.Against("CG-AMB-09", args)
	}
	return nil
}

// triedOften reports whether every copy of a person in a tent has been rolled for.
func (s *State) triedOften(seat rules.Seat, card parts.CardID) bool {
	tried, copies := 0, 0
	for _, id := range s.Turn.Evicted {
		if id == card {
			tried++
		}
	}
	for _, l := range s.player(seat).Tent {
		if l.Card == card {
			copies++
		}
	}
	return tried >= copies
}

// evictTo: into another tent that he may enter (CG-EVICT-06, CG-REC-11); a moocher not
// into the discard pile, where the table says so (CG-AMB-11).
func evictTo(s *State, a Evict) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "to": a.To.Noun()}
	card := s.Card(a.Card)
	switch {
	case a.Die < evictedFrom:
		return nil
	case a.To == a.Seat:
		return book.Against("CG-REC-11", args)
	case a.To != rules.Nobody && !s.enters(card, a.To):
		return book.Against("CG-EVICT-06", args)
	case a.To == rules.Nobody && !card.Brother() && s.House.Is(EvictedMoocher, "must_send") && s.anyHost(card, a.Seat):
		return book.Against("CG-AMB-11", args)
	}
	return nil
}

// enters reports whether a person goes into a tent, as far as his card says it by what
// lies there (CG-REC-09).
func (s *State) enters(c *parts.Card, to rules.Seat) bool {
	host := s.player(to)
	has := func(category parts.Category) bool {
		return slices.ContainsFunc(host.Tent, func(l Laid) bool { return s.Card(l.Card).Is(category) })
	}
	return !slices.ContainsFunc(c.Needs, func(n parts.Category) bool { return !has(n) }) && !slices.ContainsFunc(c.Shuns, has)
}

// anyHost reports whether there is another tent that a person may enter (CG-AMB-05).
func (s *State) anyHost(c *parts.Card, from rules.Seat) bool {
	return slices.ContainsFunc(s.Players, func(p Player) bool { return p.Seat != from && s.enters(c, p.Seat) })
}

// cardRoll: for a card in the own tent that has not had its roll (CG-ROLL-02).
func cardRoll(s *State, a CardRoll) *rules.Violation {
	if s.player(a.Seat).finds(a.Card) < 0 || slices.Contains(s.Turn.Rolled, a.Card) {
		return book.Against("CG-ROLL-02", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	}
	return nil
}

// raidAsked: by who could lead the raid, with leave (CG-RAID-05, CG-AMB-31). What he
// holds cannot be seen.
func raidAsked(s *State, a Ask) *rules.Violation {
	if s.LeaveLeft() < 1 || s.overtaken(a.Seat) {
		return book.Against("CG-RAID-05", bySeat(a.Seat))
	}
	return nil
}

// cardGiven: no card changes hands (CG-TABLE-01) but one raid card to who may ask for it
// (CG-RAID-05).
func cardGiven(s *State, a Give) *rules.Violation {
	args := rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "card": CardNoun(a.Card)}
	switch {
	case !s.Card(a.Card).Is(parts.Raid):
		return book.Against("CG-TABLE-01", args)
	case s.LeaveLeft() < 1 || s.overtaken(a.To) || a.From == a.To:
		return book.Against("CG-RAID-05", args)
	case s.player(a.From).Hand < 1:
		return book.Impossible("CG-LEAVE-05", args)
	}
	return nil
}

// discardCount: cards that are there (CG-DISC-04), but not the last one (CG-DISC-03).
func discardCount(s *State, a Discard) *rules.Violation {
	hand := s.player(a.Seat).Hand
	args := rules.Args{"seat": a.Seat.Noun(), "cards": a.Cards, "hand": hand}
	switch {
	case a.Cards < 1 || a.Cards > hand:
		return book.Impossible("CG-DISC-04", args)
	case a.Cards == hand:
		return book.Against("CG-DISC-03", args)
	}
	return nil
}

// healing: one wound (CG-HEAL-02) of who did nothing but discard in his turn
// (CG-HEAL-01, CG-HEAL-03, CG-AMB-21).
func healing(s *State, a Heal) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "wounds": a.Wounds}
	switch {
	case a.Wounds < 1 || a.Wounds > s.player(a.Seat).Wounds:
		return book.Impossible("CG-HEAL-02", args)
	case a.Wounds > 1 || s.Turn.Healed:
		return book.Against("CG-HEAL-02", args)
	case !s.Rested():
		return book.Against("CG-HEAL-01", args)
	}
	return nil
}

// Rested reports whether the active player has done nothing that spoils his healing
// (CG-AMB-21, CG-AMB-78, CG-AMB-79, CG-AMB-80).
func (s *State) Rested() bool {
	return !s.Turn.Acted && (!s.Turn.Busy || s.House.Is(Healing, "only_recruiting_and_leave"))
}
