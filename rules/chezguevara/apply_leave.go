package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// applyRecruit plays a person (CG-REC-05). A brother awaits his roll (CG-REC-03,
// CG-REC-07); moochers and cats come at once (CG-REC-04, CG-REC-06, CG-REC-13).
func (r *resolver) applyRecruit(a Recruit) {
	r.Turn.Acted = true
	to := a.To
	if to == rules.Nobody {
		to = a.Seat
	}
	r.lay(a.Seat, 1)
	p := Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: to}
	if r.Card(a.Card).Brother() {
		p.Waits = ForArrival
	}
	switch p = *r.begin(p); {
	case p.By != 0:
		r.toDiscard(1)
	case p.Waits == NoWait:
		r.arrive(to, Laid{Card: a.Card})
	default:
		r.note("called", "CG-REC-07", rules.Args{"card": CardNoun(a.Card), "seat": to.Noun()})
	}
}

// useLeave takes a unit of leave as something is announced (CG-LEAVE-01, CG-LEAVE-04,
// CG-RAID-04). It is never given back (CG-CANC-05, CG-ACT-07).
func (r *resolver) useLeave() {
	r.Turn.Used++
	r.Turn.Acted = true
}

// applyLoot announces a looting, one unit however many things (CG-LOOT-02). The things
// of a cancelled one stay in the hand (CG-LOOT-03, CG-CANC-06).
func (r *resolver) applyLoot(a Loot) {
	r.useLeave()
	if p := r.begin(Play{Seat: a.Seat, Cards: a.Cards, As: a.Kind(), To: a.Seat, Waits: ForSettle}); p.By == 0 {
		r.lay(a.Seat, len(a.Cards))
		r.note("announced-loot", "CG-LOOT-08", rules.Args{"seat": a.Seat.Noun(), "cards": cardNouns(a.Cards), "cost": r.cost(a.Cards)})
	}
}

// cost returns what things cost together.
func (s *State) cost(cards []parts.CardID) int {
	n := 0
	for _, id := range cards {
		n += s.Card(id).Cost
	}
	return n
}

// applyDo announces an activity (CG-ACT-03), a raid among them (CG-RAID-01).
func (r *resolver) applyDo(a Do) {
	r.useLeave()
	r.Duty = rules.Nobody
	r.lay(a.Seat, 1)
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: a.Seat, Waits: r.firstWait(a.Card)})
	if p.By != 0 {
		r.toDiscard(1)
		return
	}
	r.note("announced", "CG-LEAVE-04", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
}

// firstWait returns what an activity waits for: its die where the slack is rolled
// (CG-ACT-05), else that nobody objects.
func (s *State) firstWait(card parts.CardID) Awaited {
	if s.Card(card).Die {
		return ForSlack
	}
	return ForSettle
}

// applyResolve makes happen what nobody objects to.
func (r *resolver) applyResolve(a Resolve, w Wait) {
	switch w.For {
	case ForClaim:
		r.win(r.Claims[0])
	case ForSettle:
		r.settle(r.play(w.Line), a.Keep)
	case ForVerdict:
		r.verdict(r.play(w.Line))
	}
}

// settle makes happen what was announced.
func (r *resolver) settle(p *Play, keep []parts.CardID) {
	p.Waits = NoWait
	switch {
	case p.As == Loot{}.Kind():
		r.settleLoot(p, keep)
	case r.Card(p.Card).Is(parts.Raid):
		r.beginRaid(p)
	default:
		r.settleActivity(p, r.Card(p.Card).Slack)
	}
}

// settleLoot acquires things and pays for them (CG-LOOT-05, CG-LOOT-06, CG-LOOT-07):
// those that were told, or those that the pay covers; the others go back to the hand
// (CG-AMB-16).
func (r *resolver) settleLoot(p *Play, keep []parts.CardID) {
	looter, cards, told := p.Seat, p.Cards, len(keep) > 0
	kept, back := []parts.CardID{}, 0
	for _, id := range cards {
		cost := r.Card(id).Cost
		i := slices.Index(keep, id)
		if told && i < 0 || !told && cost > r.PayLeft() {
			back++
			continue
		}
		if told {
			keep = slices.Delete(slices.Clone(keep), i, i+1)
		}
		r.Turn.Spent += cost
		kept = append(kept, id)
	}
	r.takeUp(looter, back)
	r.note("looted", "CG-LOOT-07", rules.Args{"seat": looter.Noun(), "cards": cardNouns(kept), "pay": r.PayLeft()})
	for _, id := range kept {
		r.put(looter, Laid{Card: id})
	}
}

// settleActivity pays for an activity (CG-ACT-01) and lays it into the tent of who does
// it (CG-ACT-04, CG-ABUSE-07); one without slack is discarded, and the leave is gone
// (CG-ACT-06, CG-ABUSE-08, CG-AMB-53).
func (r *resolver) settleActivity(p *Play, slack int) {
	who, card := p.Performer(), r.Card(p.Card)
	if p.As == (Do{}).Kind() || !r.House.Is(ImposedCost, "free") {
		r.Turn.Spent += min(card.Cost, r.PayLeft())
	}
	args := rules.Args{"seat": who.Noun(), "card": CardNoun(p.Card), "slack": slack}
	if slack <= 0 && !(card.Untold && !card.Die) {
		r.toDiscard(1)
		r.note("no-slack", "CG-ACT-06", args)
		return
	}
	l := Laid{Card: p.Card}
	if card.Die {
		l.Tokens = slack
	}
	r.note("done", "CG-ACT-04", args)
	r.put(who, l)
	if card.Is(parts.Sex) && slack >= parts.NoisyFrom {
		r.noise(who)
	}
}

// noise makes the neighbours of somebody drop a sleep card each (CG-NOISE-01 to
// CG-NOISE-04). Of two players the one rival is one neighbour (CG-AMB-47).
func (r *resolver) noise(who rules.Seat) {
	around := r.after(who)
	neighbours := []rules.Seat{around[0], around[len(around)-2]}
	if len(around) == 2 && r.House.Is(NoisyTwo, "1") {
		neighbours = neighbours[:1]
	}
	r.note("noise", "CG-NOISE-02", rules.Args{"seat": who.Noun(), "seats": seatNouns(neighbours)})
	for _, seat := range neighbours {
		r.Owed = append(r.Owed, Owed{For: ForSleep, Seat: seat, Line: r.n})
	}
}

// sleeping lists the sleep cards in a tent, each once (CG-NOISE-02, CG-NOISE-03).
func (s *State) sleeping(seat rules.Seat) []parts.CardID {
	p := s.player(seat)
	if p == nil {
		return nil
	}
	var out []parts.CardID
	for _, l := range p.Tent {
		if s.Card(l.Card).Is(parts.Sleep) && !slices.Contains(out, l.Card) {
			out = append(out, l.Card)
		}
	}
	return out
}

func (r *resolver) applyDropSleep(a DropSleep, w Wait) {
	r.pay(w)
	if r.throwOut(a.Seat, a.Card) {
		r.note("woken", "CG-NOISE-02", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)})
	}
}

// applyRoll makes a die fall, which shuts the window of what it settles (CG-CANC-04,
// CG-AMB-60).
func (r *resolver) applyRoll(a Roll, w Wait) {
	p := r.play(w.Line)
	if p.Shut == 0 {
		p.Shut = r.n
	}
	switch w.For {
	case ForArrival:
		r.rollArrival(p, a.Die)
	case ForSlack:
		p.Waits = NoWait
		r.settleActivity(p, max(0, a.Die+r.Card(p.Card).Slack))
	case ForExposure:
		r.rollExposure(p, a.Die)
	case ForDice:
		r.rollRaid(a.Seat, w, a.Die)
	}
}

// rollArrival: on 3 to 6 a brother comes (CG-REC-08), on 1 and 2 he is discarded
// (CG-REC-07).
func (r *resolver) rollArrival(p *Play, die int) {
	p.Waits = NoWait
	if die >= arrivesFrom {
		r.arrive(p.To, Laid{Card: p.Card})
		return
	}
	r.toDiscard(1)
	r.note("stayed-away", "CG-REC-07", rules.Args{"card": CardNoun(p.Card), "die": die})
}
