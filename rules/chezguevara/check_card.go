package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// cardInHand: whoever lays cards holds as many (CG-LEAVE-05). Which they are cannot be
// seen.
func cardInHand[A Action](s *State, a A) *rules.Violation {
	seat, cards := laidBy(a)
	if n := len(cards) + s.laidAgain(a); s.player(seat) != nil && s.player(seat).Hand < n {
		return book.Against("CG-LEAVE-05", rules.Args{"seat": seat.Noun(), "cards": n, "hand": s.player(seat).Hand})
	}
	return nil
}

// laidAgain returns how many things leave the hand of whoever lays a cancel card, because it
// makes his own looting stand again (CG-CANC-06).
func (s *State) laidAgain(a Action) int {
	by, cancels := a.(Cancel)
	if !cancels {
		return 0
	}
	hit, _ := s.line(by.On).Action.(Cancel)
	if p := s.play(hit.On); p != nil && p.Seat == by.Seat && p.By == by.On {
		return len(p.Cards)
	}
	return 0
}

// recruitKind: persons alone are recruited (CG-CARD-01).
func recruitKind(s *State, a Recruit) *rules.Violation { return s.ofKind(a.Card, parts.Person) }

// recruitSlack: whether a person needs a roll hangs on his slack (CG-REC-03), which should
// be read from the card first. Cats and the moochers that the rulebook names need none.
func recruitSlack(s *State, a Recruit) *rules.Violation {
	card := s.Card(a.Card)
	if !card.Untold || card.Is(parts.Cat) || card.Kind == parts.Person && a.Card != parts.Orderly {
		return nil
	}
	return book.Unusual("CG-REC-03", rules.Args{"card": CardNoun(a.Card)})
}

// ofKind judges that a card is of a kind, as far as is known (CG-CARD-01).
func (s *State) ofKind(card parts.CardID, kind parts.Kind) *rules.Violation {
	if c := s.Card(card); !c.May(kind) {
		return book.Against("CG-CARD-01", rules.Args{"card": CardNoun(card), "kind": kindNoun(c.Kind), "wanted": kindNoun(kind)})
	}
	return nil
}

// recruitTo: a tent that the person enters (CG-REC-09); for a cat the own one, where
// the table says so (CG-AMB-07).
func recruitTo(s *State, a Recruit) *rules.Violation {
	to, card := a.To, s.Card(a.Card)
	if to == rules.Nobody {
		to = a.Seat
	}
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "to": to.Noun()}
	switch {
	case !s.enters(card, to):
		return book.Against("CG-REC-09", args)
	case card.Is(parts.Cat) && to != a.Seat && s.House.Is(CatsOwnTent, "true"):
		return book.Against("CG-AMB-07", args)
	}
	return nil
}

// leaveLeft: a unit of leave for each activity and looting (CG-LEAVE-01, CG-LEAVE-02).
func leaveLeft[A Action](s *State, a A) *rules.Violation {
	if s.LeaveLeft() < 1 {
		return book.Against("CG-LEAVE-02", rules.Args{"seat": s.Turn.Seat.Noun(), "leave": s.turnRank().Leave + s.Turn.Leave})
	}
	return nil
}

// lootThings: one thing at least, and nothing else (CG-LOOT-01).
func lootThings(s *State, a Loot) *rules.Violation {
	if len(a.Cards) == 0 {
		return book.Against("CG-LOOT-01", bySeat(a.Seat))
	}
	for _, id := range a.Cards {
		if !s.Card(id).May(parts.Thing) {
			return book.Against("CG-LOOT-01", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(id)}).As("no-thing")
		}
	}
	return nil
}

// lootCost: more than the pay may be laid, for an event can still raise it, and what it
// covers is kept. Things of which it covers none people seldom want to lay (CG-LOOT-05,
// CG-AMB-16).
func lootCost(s *State, a Loot) *rules.Violation {
	covered := func(id parts.CardID) bool { return s.Card(id).Cost <= s.PayLeft() }
	if cost := s.cost(a.Cards); cost > s.PayLeft() && !slices.ContainsFunc(a.Cards, covered) {
		return book.Unusual("CG-LOOT-05", rules.Args{"seat": a.Seat.Noun(), "cost": cost, "pay": s.PayLeft()})
	}
	return nil
}

// activityKind: one activity card (CG-ACT-03).
func activityKind(s *State, a Do) *rules.Violation {
	if a.Card == parts.NoCard || !s.Card(a.Card).May(parts.Activity) {
		return book.Against("CG-ACT-03", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}).As("no-activity")
	}
	return nil
}

// activityCost: it costs no more than the pay that is left, as it is announced
// (CG-ACT-02, CG-AMB-74).
func activityCost(s *State, a Do) *rules.Violation {
	if cost := s.Card(a.Card).Cost; cost > s.PayLeft() && s.House.Is(ActivityCost, "announced") {
		return book.Against("CG-ACT-02", rules.Args{"seat": a.Seat.Noun(), "cost": cost, "pay": s.PayLeft()})
	}
	return nil
}

// raidLeader: nobody outranks who leads a raid (CG-RAID-02, CG-RAID-03), at the moment
// of announcing it (CG-AMB-56). Who was given the card and is overtaken then leads all the
// same, where the table says that he must (CG-AMB-65).
func raidLeader(s *State, a Do) *rules.Violation {
	owed := s.Duty == a.Seat && s.House.Is(OvertakenRaid, "owed")
	if s.Card(a.Card).Is(parts.Raid) && s.overtaken(a.Seat) && !owed {
		return book.Against("CG-RAID-02", rules.Args{"seat": a.Seat.Noun(), "rank": RankNoun(s.rank(a.Seat))})
	}
	return nil
}

// eventKind: events alone are played at any time (CG-EVT-01). Anything else has its
// phase, and in another's turn no place at all (CG-EVT-03).
func eventKind(s *State, a Event) *rules.Violation {
	card, args := s.Card(a.Card), rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}
	switch {
	case card.May(parts.Event):
		return nil
	case card.Is(parts.Cat):
		return book.Against("CG-REC-12", args).As("no-event")
	case card.Kind == parts.Person:
		return book.Against("CG-REC-01", args).As("no-event")
	case a.Seat != s.Turn.Seat:
		return book.Against("CG-EVT-03", args).As("no-event")
	}
	return book.Against("CG-CARD-01", args).As("no-event")
}

// exposureTarget: somebody else is exposed (CG-EXPO-01).
func exposureTarget(s *State, a Event) *rules.Violation {
	if a.Card == parts.Exposure && onWhom(a) == a.Seat {
		return book.Against("CG-EXPO-01", bySeat(a.Seat))
	}
	return nil
}

// demotionTarget: a Demotion is a rival's card (CG-DEMO-01). An event may be played on
// anybody, on oneself too, but people seldom want it (CG-EVT-01, CG-AMB-22).
func demotionTarget(s *State, a Event) *rules.Violation {
	if a.Card == parts.Demotion && a.Seat != rules.Nobody && onWhom(a) == a.Seat {
		return book.Unusual("CG-DEMO-01", bySeat(a.Seat))
	}
	return nil
}

// promotionFree: a card of the very next rank is free (CG-PROMO-03), for there is no
// jump over one (CG-PROMO-02) and nothing above a Sergeant (CG-PROMO-06).
func promotionFree(s *State, a Event) *rules.Violation {
	if a.Card != parts.Promotion || s.promotable(onWhom(a)) {
		return nil
	}
	rank := s.rank(onWhom(a))
	args := rules.Args{"seat": onWhom(a).Noun(), "rank": RankNoun(rank.Above())}
	if rank == parts.Sergeant {
		return book.Against("CG-PROMO-06", args)
	}
	v := book.Against("CG-PROMO-03", args)
	for _, free := range s.Middle {
		if free.Order() > rank.Order()+1 {
			v.Also = []ruleID{"CG-PROMO-02"}
		}
	}
	return v
}
