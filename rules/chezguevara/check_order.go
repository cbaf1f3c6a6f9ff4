package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// orderTarget returns the play that an order replaces, nil where nothing is announced.
func (s *State) orderTarget(a Order) *Play {
	if a.On != 0 {
		return s.play(a.On)
	}
	return s.replaceable()
}

// orderMoment: against a rival who has announced what he does with a unit of leave
// (CG-ABUSE-03), not while he recruits (CG-ABUSE-10), and until it is settled
// (CG-AMB-42).
func orderMoment(s *State, a Order) *rules.Violation {
	p := s.orderTarget(a)
	args := rules.Args{"seat": a.Seat.Noun(), "active": s.Turn.Seat.Noun()}
	switch {
	case a.Seat == s.Turn.Seat:
		return book.Against("CG-ABUSE-03", args).As("own")
	case p == nil && s.Turn.Phase != LeavePhase, p != nil && p.As == (Recruit{}).Kind():
		return book.Against("CG-ABUSE-10", args)
	case p == nil || !p.Replaceable():
		return book.Against("CG-ABUSE-03", args)
	}
	return nil
}

// orderCard: an activity of the own hand is imposed, nothing else (CG-ABUSE-04).
func orderCard(s *State, a Order) *rules.Violation {
	if a.Card == parts.NoCard || !s.Card(a.Card).May(parts.Activity) || s.player(a.Seat).Hand < 1 {
		return book.Against("CG-ABUSE-04", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	}
	return nil
}

// orderRank: a higher rank than the victim's (CG-ABUSE-02), and to counter an order one
// higher than that of who gave it, by another player (CG-COUNTER-01); so nobody counters
// a Sergeant (CG-COUNTER-03).
func orderRank(s *State, a Order) *rules.Violation {
	p := s.orderTarget(a)
	if p == nil || !p.Replaceable() {
		return nil
	}
	rank := s.rank(a.Seat)
	args := rules.Args{"seat": a.Seat.Noun(), "rank": RankNoun(rank), "victim": p.Performer().Noun()}
	if p.As == (Order{}).Kind() {
		first := s.firstRank(p)
		args["first"] = p.Seat.Noun()
		switch {
		case first == parts.Sergeant:
			return book.Against("CG-COUNTER-03", args)
		case rank.Order() <= first.Order() || a.Seat == p.Seat:
			return book.Against("CG-COUNTER-01", args)
		}
	}
	if rank.Order() <= s.rank(p.Performer()).Order() && a.Seat != p.Performer() {
		return book.Against("CG-ABUSE-02", args)
	}
	return nil
}

// firstRank returns the rank that a counter-order must outdo: that of the abuser when he
// ordered, or his rank now (CG-AMB-68).
func (s *State) firstRank(p *Play) parts.Rank {
	if s.House.Is(CounterRank, "now") {
		return s.rank(p.Seat)
	}
	return p.Rank
}

// orderedRaid: a raid is imposed by one whom nobody outranks (CG-ABUSE-09).
func orderedRaid(s *State, a Order) *rules.Violation {
	if s.Card(a.Card).Is(parts.Raid) && s.overtaken(a.Seat) {
		return book.Against("CG-ABUSE-09", rules.Args{"seat": a.Seat.Noun(), "rank": RankNoun(s.rank(a.Seat))})
	}
	return nil
}

// orderedCost: the victim pays for an imposed activity and must be able to, unless the
// table says that it is free (CG-AMB-18).
func orderedCost(s *State, a Order) *rules.Violation {
	if cost := s.Card(a.Card).Cost; cost > s.PayLeft() && !s.House.Is(ImposedCost, "free") {
		return book.Against("CG-AMB-18", rules.Args{"seat": a.Seat.Noun(), "cost": cost, "pay": s.PayLeft()})
	}
	return nil
}

// revengeRight: by who was just cleared, against his accuser, before anything else, with
// an exposure card or the Orderly in his tent (CG-REV-01).
func revengeRight(s *State, a Revenge) *rules.Violation {
	p := s.player(a.Seat)
	orderly := a.Card == parts.Orderly && p.finds(parts.Orderly) >= 0
	switch {
	case s.Right == nil || s.Right.Seat != a.Seat || a.On != 0 && a.On != s.Right.Line,
		!orderly && (a.Card != parts.Exposure || p.Hand < 1):
		return book.Against("CG-REV-01", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	}
	return nil
}
