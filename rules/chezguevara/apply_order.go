package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// applyOrder abuses the rank (CG-ABUSE-01): the abuser gains a slack at once
// (CG-ABUSE-11, CG-ABUSE-12), what was announced goes, and the victim does the
// imposed activity with the same unit of leave. A counter-order replaces the first
// order (CG-COUNTER-02). Cancelling hits the imposed card alone (CG-AMB-43).
func (r *resolver) applyOrder(a Order) {
	if a.Seat == r.Turn.Seat {
		r.Turn.Busy = true
	}
	r.lay(a.Seat, 1)
	r.note("abused", "CG-ABUSE-11", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	if p := r.player(a.Seat); p != nil {
		p.Tokens++
		r.judge()
	}
	victim, on := r.Turn.Seat, r.Lines[r.n-1].On
	if was := r.play(on); was != nil {
		victim = was.Performer()
		r.replace(was)
	}
	order := Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: victim, On: on, Owner: victim, Waits: r.firstWait(a.Card)}
	if r.House.Is(ImposedWindow, "abuser") {
		order.Owner = a.Seat
	}
	if r.begin(order).By != 0 {
		r.toDiscard(1)
	}
}

// replace takes what was announced off the table: things go back to the hand
// (CG-ABUSE-06), an activity is discarded (CG-ABUSE-05), and so is the card of an order
// that is countered, whose abuser keeps his slack unless the table says otherwise
// (CG-AMB-41).
func (r *resolver) replace(p *Play) {
	if p.By != 0 || p.Waits == NoWait {
		return
	}
	lying := p.lying()
	p.By, p.Waits = r.n, NoWait
	switch p.As {
	case Loot{}.Kind():
		r.takeUp(p.Seat, lying)
		r.note("replaced-loot", "CG-ABUSE-06", rules.Args{"seat": p.Seat.Noun(), "cards": cardNouns(p.Cards)})
		return
	case Order{}.Kind():
		if first := r.player(p.Seat); first != nil && r.House.Is(CounteredSlack, "lost") {
			first.Tokens = max(0, first.Tokens-1)
		}
		r.note("countered", "CG-COUNTER-02", rules.Args{"seat": p.Seat.Noun(), "card": CardNoun(p.Card)})
	default:
		r.note("replaced", "CG-ABUSE-05", rules.Args{"seat": p.Seat.Noun(), "card": CardNoun(p.Card)})
	}
	r.toDiscard(lying)
}

// applyEvent plays an event (CG-EVT-01, CG-EVT-02); it goes to the discard pile
// (CG-AMB-49). The rulebook gives three of them work of their own.
func (r *resolver) applyEvent(a Event) {
	if a.Seat == r.Turn.Seat {
		r.Turn.Busy = true
	}
	target := a.Target
	if target == rules.Nobody {
		target = a.Seat
	}
	p := Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: target}
	if a.Card == parts.Promotion && r.by == 0 && !r.promotable(target) {
		r.begin(p)
		r.note("promotion-kept", "CG-PROMO-03", rules.Args{"seat": target.Noun()}) // it stays in the hand (CG-AMB-62)
		return
	}
	r.spend(a)
	if a.Card == parts.Exposure {
		p.Waits = ForExposure
	}
	if r.begin(p).By != 0 {
		return
	}
	r.eventWorks(a, target)
}

// eventWorks does what an event is known to do: ranks change at once, in the order in
// which the cards are played (CG-SYNC-01, CG-SYNC-03), and more pay or leave is there
// at once (CG-PAY-04, CG-LEAVE-03).
func (r *resolver) eventWorks(a Event, target rules.Seat) {
	switch card := r.Card(a.Card); a.Card {
	case parts.Promotion:
		r.promote(target)
	case parts.Demotion:
		r.demote(target)
	case parts.Exposure: // in any turn, by any rank on any rank (CG-EXPO-02)
		r.note("exposed", "CG-EXPO-01", rules.Args{"seat": a.Seat.Noun(), "target": target.Noun(), "needs": r.Clears(target)})
	default:
		r.note("event", "CG-EVT-01", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "target": target.Noun()})
		if target == r.Turn.Seat {
			r.Turn.Pay += card.Pay
			r.Turn.Leave += card.Leave
		}
	}
}

// applyCancel lays a cancel card, which is discarded (CG-AMB-49). What it cancels is
// known already; on a card of an earlier turn, which no rule allows, that card goes.
func (r *resolver) applyCancel(a Cancel) {
	if a.Seat == r.Turn.Seat {
		r.Turn.Busy = true
	}
	r.spend(a)
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), On: a.On})
	if p.By == 0 && a.On == 0 {
		r.throwOut(a.Of, a.Target)
	}
}
