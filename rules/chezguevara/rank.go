package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// CG-PROMO-01, CG-PROMO-03, CG-PROMO-06
func (t *Table) promotable(seat rules.Seat) bool {
	up := t.rank(seat).Above()
	return t.Player(seat) != nil && up != parts.NoRank && slices.Contains(t.Middle, up)
}

// CG-PROMO-02, CG-PROMO-03, CG-PROMO-06
func (j *judge) noPromotion(seat rules.Seat) {
	rank := j.rank(seat)
	if rank == parts.Sergeant {
		j.against("CG-PROMO-06", "", "seat", seat, "rank", rank.Above())
		return
	}
	v := j.against("CG-PROMO-03", "", "seat", seat, "rank", rank.Above())
	if slices.ContainsFunc(j.Middle, func(free parts.Rank) bool { return free.Order() > rank.Order()+1 }) {
		v.Also = []ruleID{"CG-PROMO-02"}
	}
}

// CG-PROMO-02
func (r *resolver) promote(seat rules.Seat) {
	if r.promotable(seat) {
		r.swapMiddle(seat, r.rank(seat).Above())
		r.note("promoted", "CG-PROMO-01", "seat", seat, "rank", r.rank(seat))
		r.claim() // CG-PROMO-07
	}
}

// CG-AMB-24, CG-RANK-07
func (r *resolver) swapMiddle(seat rules.Seat, rank parts.Rank) {
	p := r.Player(seat)
	r.Middle[slices.Index(r.Middle, rank)] = p.Rank
	p.Rank = rank
}

// demote lowers a player by one rank (CG-DEMO-01, CG-DEMO-02, CG-DEMO-05). The player takes the
// lower rank card from the middle (CG-DEMO-03). If this card is not in the middle, the player must
// exchange rank cards with another player (CG-DEMO-04). A Private stays a Private (CG-AMB-23).
func (r *resolver) demote(seat rules.Seat) {
	down := r.rank(seat).Below()
	switch {
	case down == parts.NoRank:
		r.note("no-lower-rank", "CG-AMB-23", "seat", seat)
	case slices.Contains(r.Middle, down):
		r.swapMiddle(seat, down)
		r.note("demoted", "CG-DEMO-03", "seat", seat, "rank", down)
	default:
		r.Owed = append(r.Owed, Owed{For: ForExchange, Seat: seat, Line: r.n})
	}
}

// Exchange swaps the rank cards of a demoted player and another player.
type Exchange struct {
	Seat rules.Seat `json:"seat" jsonschema:"who swaps"`
	With rules.Seat `json:"with" jsonschema:"with whom rank cards are swapped"`
	On   int        `json:"on,omitempty" jsonschema:"the line that calls for it"`
}

func (Exchange) Kind() string { return "exchange" }
func (Exchange) when() moment { return moment{answers: []Awaited{ForExchange}} }

// CG-DEMO-03, CG-DEMO-04
func (a Exchange) breaks(j *judge) {
	w := j.awaits(0, rules.Nobody, ForExchange)
	switch {
	case w.For != NoWait && j.awaitedBy(a).For == NoWait:
		j.against("CG-DEMO-04", "chooser", "seat", a.Seat, "other", w.Seat)
	case w.For == NoWait:
		j.against("CG-DEMO-03", "", "seat", a.Seat, "with", a.With)
	case !slices.Contains(j.partners(a.Seat), a.With):
		j.against("CG-DEMO-04", "", "seat", a.Seat, "with", a.With)
	}
}

// CG-DEMO-04
func (t *Table) partners(seat rules.Seat) []rules.Seat {
	down := t.rank(seat).Below()
	other := func(with rules.Seat) bool { return down == parts.NoRank || t.rank(with) != down }
	return slices.DeleteFunc(t.Seats(), other)
}

// The partner is promoted (CG-PROMO-05). If a cancel card has changed the partner's rank, the
// demoted player must choose again (CG-DEMO-04).
func (a Exchange) act(r *resolver, w Wait) {
	if r.quiet && r.rank(a.Seat).Order() <= r.rank(a.With).Order() {
		return
	}
	r.pay(w)
	one, other := r.Player(a.Seat), r.Player(a.With)
	if one == nil || other == nil {
		return
	}
	one.Rank, other.Rank = other.Rank, one.Rank
	r.note("exchanged", "CG-DEMO-04", "seat", a.Seat, "rank", one.Rank, "with", a.With, "up", other.Rank)
	r.claim()
}

// standsAnyway reports whether a cancelled Promotion or Demotion keeps its effect. By a house rule,
// a later card can save the effect (CG-AMB-70). The later card must be a Promotion or Demotion of
// the same player. It must come before the cancel card, and must not be cancelled itself.
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
		if later, ok := of(i); ok && later.on() == first.on() && r.canceller(i) == 0 {
			return true
		}
	}
	return false
}
