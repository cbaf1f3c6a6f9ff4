package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// rollAwaited: a die is rolled by whoever it is awaited from. One that has fallen stands
// (CG-SYNC-02), in a raid everybody has one (CG-RAID-09), only who share the highest roll
// again (CG-RAID-11), and a person is announced before his die (CG-REC-05).
func rollAwaited(s *State, a Roll) *rules.Violation {
	if s.awaitedBy(a).For != NoWait {
		return nil
	}
	args := rules.Args{"seat": a.Seat.Noun()}
	p := s.play(a.On)
	if w := s.awaits(a.On, rules.Nobody, deeds[a.Kind()].answers...); w.For != NoWait {
		return book.Against(s.othersDie(w, a.Seat), rules.Args{"seat": a.Seat.Noun(), "other": w.Seat.Noun()}).As("others-die")
	}
	switch {
	case s.raidAnnounced() != nil && (a.On == 0 || p == s.raidAnnounced()):
		return nil
	case p != nil && p.Die != 0, a.On == 0 && s.awaits(0, rules.Nobody, ForVerdict).For != NoWait:
		return book.Against("CG-SYNC-02", args)
	case s.Raid != nil && (p == nil || a.On == s.Raid.Line):
		return book.Against("CG-RAID-11", args).As("over")
	case s.Turn.Phase == Recruiting && s.cameAtOnce():
		return book.Unusual("CG-REC-06", args)
	case s.Turn.Phase == Recruiting:
		return book.Against("CG-REC-05", args)
	case s.Turn.Phase == LeavePhase:
		return book.Against("CG-ACT-03", args).As("no-die")
	}
	return book.Against("CG-ROLL-01", args).As("no-die")
}

// cameAtOnce reports whether the last person who was called needed no die (CG-REC-06,
// CG-REC-13).
func (s *State) cameAtOnce() bool {
	i := len(s.Plays) - 1
	return i >= 0 && s.Plays[i].As == (Recruit{}).Kind() && s.Plays[i].Shut == 0 && s.Plays[i].By == 0
}

// othersDie returns the rule that a die breaks which is awaited from somebody else.
func (s *State) othersDie(w Wait, seat rules.Seat) ruleID {
	switch {
	case w.For == ForDice && len(s.Raid.Tied) > 0 && !slices.Contains(s.Raid.Tied, seat):
		return "CG-RAID-11"
	case w.For == ForDice:
		return "CG-RAID-09"
	}
	return pendingRules[w.For]
}

// resolveAwaited: something was announced that nobody objects to (CG-ACT-03); what a die
// decides is rolled (CG-ACT-05).
func resolveAwaited(s *State, a Resolve) *rules.Violation {
	if s.awaitedBy(a).For != NoWait {
		return nil
	}
	if s.awaits(a.On, rules.Nobody, ForSlack).For != NoWait {
		return book.Against("CG-ACT-05", rules.Args{"line": LineNoun(a.On)}).As("no-roll")
	}
	return book.Against("CG-ACT-03", rules.Args{"line": LineNoun(a.On)}).As("nothing")
}

// resolveCost: the things acquired are among those laid (CG-LOOT-01) and cost no more
// than the pay (CG-LOOT-05); an activity neither, where the table judges it now
// (CG-AMB-74).
func resolveCost(s *State, a Resolve) *rules.Violation {
	w := s.awaitedBy(a)
	if w.For != ForSettle {
		return nil
	}
	p := s.play(w.Line)
	cost := s.cost(a.Keep)
	args := rules.Args{"seat": p.Performer().Noun(), "cost": cost, "pay": s.PayLeft()}
	switch {
	case p.As != (Loot{}).Kind():
		if args["cost"] = s.Card(p.Card).Cost; s.Card(p.Card).Cost > s.PayLeft() && s.House.Is(ActivityCost, "settled") {
			return book.Against("CG-ACT-02", args)
		}
	case !within(a.Keep, p.Cards):
		return book.Against("CG-LOOT-01", args).As("not-laid")
	case cost > s.PayLeft():
		return book.Against("CG-LOOT-05", args)
	}
	return nil
}

// within reports whether all of some cards are among others, copies counted.
func within(some, cards []parts.CardID) bool {
	left := slices.Clone(cards)
	for _, id := range some {
		i := slices.Index(left, id)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// feedAwaited: a moocher who is to be fed now, not before the rolls phase is over
// (CG-MOOCH-07), by his host with a card of his tent that the moocher eats (CG-MOOCH-04)
// and nothing protects (CG-DUAL-03).
func feedAwaited(s *State, a Feed) *rules.Violation {
	w := s.feedOf(a)
	args := rules.Args{"seat": a.Seat.Noun(), "feeder": CardNoun(w.Card), "card": CardNoun(a.Card)}
	p := s.player(a.Seat)
	switch {
	case w.For == NoWait && s.Turn.Phase.order() <= RollsPhase.order():
		return book.Against("CG-MOOCH-07", args)
	case w.For == NoWait || p.finds(a.Card) < 0 || !s.Card(a.Card).IsAny(s.Card(w.Card).Eats):
		return book.Against("CG-MOOCH-04", args)
	case s.protected(p, s.Card(a.Card)):
		return book.Against("CG-DUAL-03", args)
	}
	return nil
}

// exchangeAwaited: after a demotion without a free card (CG-DEMO-03), by whoever was demoted
// and with a player of exactly the next lower rank (CG-DEMO-04).
func exchangeAwaited(s *State, a Exchange) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "with": a.With.Noun()}
	w := s.awaits(0, rules.Nobody, ForExchange)
	switch {
	case w.For != NoWait && s.awaitedBy(a).For == NoWait:
		return book.Against("CG-DEMO-04", rules.Args{"seat": a.Seat.Noun(), "other": w.Seat.Noun()}).As("chooser")
	case w.For == NoWait:
		return book.Against("CG-DEMO-03", args)
	case !slices.Contains(s.partners(a.Seat), a.With):
		return book.Against("CG-DEMO-04", args)
	}
	return nil
}

// sleepAwaited: a sleep card of one's own tent after noise (CG-NOISE-02).
func sleepAwaited(s *State, a DropSleep) *rules.Violation {
	if s.awaits(0, a.Seat, ForSleep).For == NoWait || !slices.Contains(s.sleeping(a.Seat), a.Card) {
		return book.Against("CG-NOISE-02", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	}
	return nil
}

// actionOf judges that an accuser takes his one action now (CG-EXPO-07), and returns the
// play that gives it to him.
func (s *State) actionOf(a Action, seat rules.Seat) (*Play, *rules.Violation) {
	w := s.awaitedBy(a)
	if w.For == NoWait || w.Seat != seat {
		return nil, book.Against("CG-EXPO-07", bySeat(seat))
	}
	return s.play(w.Line), nil
}

// nobodyToMove reports whether an accuser has an action left after a conviction of this
// turn, but nobody lies in the tent whom he may move (CG-EXPO-08, CG-AMB-33).
func (s *State) nobodyToMove(accuser rules.Seat) bool {
	return slices.ContainsFunc(s.Plays, func(p Play) bool {
		return p.Seat == accuser && p.By == 0 && p.Waits == NoWait && s.convicts(&p) && !s.followedUp(p.Line) && len(s.movable(p.To)) == 0
	})
}

// convicts reports whether a play is an exposure whose verdict was guilty, or a revenge,
// which needs none (CG-REV-02).
func (s *State) convicts(p *Play) bool {
	return p.As == (Revenge{}).Kind() || p.Card == parts.Exposure && p.Die != 0 && p.Result < ClearedFrom
}

// followedUp reports whether the accuser has taken his action after the exposure of a line.
func (s *State) followedUp(line int) bool {
	return slices.ContainsFunc(s.Lines, func(l Line) bool {
		switch l.Action.(type) {
		case Transfer, Bring, Decline:
			return l.On == line
		}
		return false
	})
}

// transferPerson: a person of the exposed player's tent, neither the Glorious Leader nor
// a cat (CG-EXPO-08), to another tent (CG-EXPO-09) that he enters (CG-REC-09,
// CG-AMB-35).
func transferPerson(s *State, a Transfer) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "to": a.To.Noun()}
	if s.nobodyToMove(a.Seat) {
		return book.Against("CG-EXPO-08", args)
	}
	p, v := s.actionOf(a, a.Seat)
	if v != nil {
		return v
	}
	switch {
	case !slices.Contains(s.movable(p.To), a.Card):
		return book.Against("CG-EXPO-08", args)
	case a.To == p.To || a.To == rules.Nobody:
		return book.Against("CG-EXPO-09", args)
	case !s.enters(s.Card(a.Card), a.To):
		return book.Against("CG-REC-09", args)
	}
	return nil
}

// bringLeader: from another tent, or from where the table allows (CG-EXPO-10,
// CG-AMB-34).
func bringLeader(s *State, a Bring) *rules.Violation {
	p, v := s.actionOf(a, a.Seat)
	if v != nil {
		return v
	}
	if s.leaderFrom(p.To) == nowhere {
		return book.Against("CG-AMB-34", rules.Args{"seat": a.Seat.Noun(), "to": p.To.Noun()})
	}
	return nil
}

func declineAction(s *State, a Decline) *rules.Violation {
	_, v := s.actionOf(a, a.Seat)
	return v
}
