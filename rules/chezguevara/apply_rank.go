package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// promotable reports whether a card of somebody's next rank is free (CG-PROMO-01,
// CG-PROMO-03, CG-PROMO-06).
func (t *Table) promotable(seat rules.Seat) bool {
	up := t.rank(seat).Above()
	return t.player(seat) != nil && up != parts.NoRank && slices.Contains(t.Middle, up)
}

// promote raises somebody one rank (CG-PROMO-02), where a card of it is free.
func (r *resolver) promote(seat rules.Seat) {
	if r.promotable(seat) {
		r.swapMiddle(seat, r.rank(seat).Above())
		r.note("promoted", "CG-PROMO-01", rules.Args{"seat": seat.Noun(), "rank": RankNoun(r.rank(seat))})
		r.judge() // CG-PROMO-07
	}
}

// swapMiddle takes a rank card from the middle for the own one (CG-AMB-24, CG-RANK-07).
func (r *resolver) swapMiddle(seat rules.Seat, rank parts.Rank) {
	p := r.player(seat)
	r.Middle[slices.Index(r.Middle, rank)] = p.Rank
	p.Rank = rank
}

// demote drops somebody one rank (CG-DEMO-01, CG-DEMO-02): by a card of the middle
// (CG-DEMO-03), else by exchange with a player of his choice (CG-DEMO-04). With the
// rank goes all that it gives (CG-DEMO-05). A Private stays what he is (CG-AMB-23).
func (r *resolver) demote(seat rules.Seat) {
	down := r.rank(seat).Below()
	switch {
	case down == parts.NoRank:
		r.note("no-lower-rank", "CG-AMB-23", rules.Args{"seat": seat.Noun()})
	case slices.Contains(r.Middle, down):
		r.swapMiddle(seat, down)
		r.note("demoted", "CG-DEMO-03", rules.Args{"seat": seat.Noun(), "rank": RankNoun(down)})
	default:
		r.Owed = append(r.Owed, Owed{For: ForExchange, Seat: seat, Line: r.n})
	}
}

// partners lists whom somebody may exchange ranks with: who holds exactly the next
// lower one (CG-DEMO-04).
func (t *Table) partners(seat rules.Seat) []rules.Seat {
	var out []rules.Seat
	down := t.rank(seat).Below()
	for i := range t.Players {
		if down != parts.NoRank && t.Players[i].Rank == down {
			out = append(out, t.Players[i].Seat)
		}
	}
	return out
}

// applyExchange swaps two players' rank cards, which promotes the other one (CG-PROMO-05).
func (r *resolver) applyExchange(a Exchange, w Wait) {
	r.pay(w)
	one, other := r.player(a.Seat), r.player(a.With)
	if one == nil || other == nil {
		return
	}
	one.Rank, other.Rank = other.Rank, one.Rank
	r.note("exchanged", "CG-DEMO-04", rules.Args{
		"seat": a.Seat.Noun(), "rank": RankNoun(one.Rank), "with": a.With.Noun(), "up": RankNoun(other.Rank),
	})
	r.judge()
}

// standsAnyway reports whether a cancelled rank card keeps what it did because another
// one was built on it before it was cancelled, where the table says so (CG-AMB-70).
func (r *resolver) standsAnyway(n int) bool {
	of := func(n int) (Event, bool) {
		e, ok := r.Lines[n-1].Action.(Event)
		return e, ok && (e.Card == parts.Promotion || e.Card == parts.Demotion)
	}
	first, ok := of(n)
	if !ok || !r.House.Is(LaterRanks, "stand") {
		return false
	}
	for i := n + 1; i < r.by; i++ {
		if later, ok := of(i); ok && onWhom(later) == onWhom(first) && r.canceller(i) == 0 {
			return true
		}
	}
	return false
}

// onWhom returns the player that an event is played on.
func onWhom(e Event) rules.Seat {
	if e.Target == rules.Nobody {
		return e.Seat
	}
	return e.Target
}
