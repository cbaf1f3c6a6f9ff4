package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// enter goes on to a phase; it never goes back (CG-TURN-03). After the rolls the
// moochers are fed (CG-MOOCH-03, CG-MOOCH-07).
func (r *resolver) enter(to Phase) {
	if to.order() <= r.Turn.Phase.order() {
		return
	}
	if r.Turn.Phase.order() <= RollsPhase.order() && to.order() > RollsPhase.order() {
		r.upkeep()
	}
	if to.order() > LeavePhase.order() {
		r.Duty = rules.Nobody
	}
	r.Turn.Phase = to
}

// upkeep makes every moocher in the active player's tent call for his meal: each for
// one card of his own (CG-MOOCH-03, CG-AMB-44).
func (r *resolver) upkeep() {
	p := r.player(r.Turn.Seat)
	if p == nil {
		return
	}
	for _, l := range p.Tent {
		if len(r.meals(p.Seat, l.Card)) > 0 {
			r.Owed = append(r.Owed, Owed{For: ForFeed, Seat: p.Seat, Card: l.Card, Upkeep: true})
		}
	}
	r.feedOwed()
}

// applyDraw fills a hand up to six, or takes as many cards as were told (CG-DRAW-01).
func (r *resolver) applyDraw(a Draw) {
	p := r.player(a.Seat)
	if p == nil {
		return
	}
	n := r.draw(cardsDrawn(a, p))
	p.Hand += n
	r.Turn.Drawn = true
	r.note("drew", "CG-DRAW-01", rules.Args{"seat": a.Seat.Noun(), "cards": n})
}

// cardsDrawn returns how many cards somebody says that he draws.
func cardsDrawn(a Draw, p *Player) int {
	if a.Cards != 0 {
		return max(0, a.Cards)
	}
	return max(0, parts.FullHand-p.Hand)
}

// applyEvict throws a person out on 4 or more (CG-EVICT-02, CG-EVICT-03), into the
// discard pile or another tent (CG-EVICT-04, CG-REC-11).
func (r *resolver) applyEvict(a Evict) {
	r.Turn.Evicted = append(r.Turn.Evicted, a.Card)
	r.Turn.Busy = true
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "die": a.Die}
	switch {
	case a.Die < evictedFrom:
		r.note("evict-stays", "CG-EVICT-02", args)
	case r.player(a.To) != nil && a.To != a.Seat:
		r.note("evict-sent", "CG-EVICT-04", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "to": a.To.Noun()})
		r.move(a.Card, a.Seat, a.To)
	default:
		r.note("evict-gone", "CG-EVICT-03", args)
		r.throwOut(a.Seat, a.Card)
	}
}

// applyCardRoll notes that a card's roll is made (CG-ROLL-02).
func (r *resolver) applyCardRoll(a CardRoll) {
	r.Turn.Rolled = append(r.Turn.Rolled, a.Card)
	r.note("card-rolled", "CG-ROLL-02", rules.Args{"card": CardNoun(a.Card), "die": a.Die})
}

func (r *resolver) applyAsk(Ask) { r.Turn.Busy = r.Turn.Busy || r.House.Is(AskingHealing, "yes") }

func (r *resolver) applyDiscard(a Discard) {
	r.lay(a.Seat, a.Cards)
	r.toDiscard(max(0, a.Cards))
}

// evictedFrom is the lowest die that evicts (CG-EVICT-03), arrivesFrom the lowest that
// recruits (CG-REC-08).
const (
	evictedFrom = 4
	arrivesFrom = 3
)

// applyHeal takes wounds off (CG-HEAL-02, CG-WOUND-03).
func (r *resolver) applyHeal(a Heal) {
	p := r.player(a.Seat)
	if p == nil {
		return
	}
	n := min(p.Wounds, max(0, a.Wounds))
	p.Wounds -= n
	r.Turn.Healed = true
	r.note("healed", "CG-HEAL-02", rules.Args{"seat": a.Seat.Noun(), "wounds": n})
	r.judge()
}

// endTurn shuts every window (CG-CANC-04), lets the rest of the pay go (CG-PAY-03) and
// begins the turn of the next player clockwise (CG-TURN-02), who gets the pay of his
// rank (CG-PAY-02). What was still open by then is discarded.
func (r *resolver) endTurn() {
	r.enter(HealingPhase)
	for i := range r.Plays {
		r.toDiscard(r.Plays[i].lying())
	}
	r.endRaid()
	next := r.after(r.Turn.Seat)[0]
	r.Turn = Turn{Number: r.Turn.Number + 1, Seat: next, Phase: DrawPhase, Rank: r.rank(next)}
	r.Plays, r.Owed, r.Right, r.Duty = nil, nil, nil, rules.Nobody
	for i := range r.Players {
		for j := range r.Players[i].Tent {
			r.Players[i].Tent[j].Line = 0
		}
	}
	r.note("turn", "CG-TURN-02", rules.Args{"seat": next.Noun(), "pay": r.PayLeft(), "leave": r.LeaveLeft()})
}

// applyGive hands a card over. A raid card given on request must be played at once
// (CG-RAID-05, CG-RAID-06).
func (r *resolver) applyGive(a Give) {
	if r.player(a.From) == nil || r.player(a.To) == nil {
		return
	}
	n := min(1, r.player(a.From).Hand)
	r.lay(a.From, n)
	r.takeUp(a.To, n)
	r.note("given", "CG-RAID-05", rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "card": CardNoun(a.Card)})
	if r.Card(a.Card).Is(parts.Raid) {
		r.Duty = a.To
	}
}

// overtaken reports whether somebody outranks whoever would lead a raid (CG-RAID-02).
func (t *Table) overtaken(leader rules.Seat) bool {
	rank := t.rank(leader).Order()
	return slices.ContainsFunc(t.Players, func(p Player) bool { return p.Seat != leader && p.Rank.Order() > rank })
}

// applyEffect does what the text of a card says, which prevails over the rules
// (CG-TURN-04): wounds and tokens come and go, a card changes its tent or is discarded.
func (r *resolver) applyEffect(a Effect) {
	p := r.player(a.Seat)
	if p == nil {
		return
	}
	p.Wounds = max(0, p.Wounds+a.Wounds)
	switch i := p.finds(a.Card); {
	case a.Card == parts.NoCard:
		p.Tokens += a.Tokens
	case i < 0:
	case a.Stays:
		p.Tent[i].Tokens += a.Tokens
	case r.player(a.To) != nil:
		r.move(a.Card, a.Seat, a.To)
	default:
		r.throwOut(a.Seat, a.Card)
	}
	r.note("effect", "CG-TURN-04", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "tokens": a.Tokens, "wounds": a.Wounds})
	r.judge()
}
