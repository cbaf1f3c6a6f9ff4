package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Loot announces a looting of some things.
type Loot struct {
	Seat  rules.Seat     `json:"seat" jsonschema:"who loots"`
	Cards []parts.CardID `json:"cards" jsonschema:"the things"`
}

func (Loot) Kind() string { return "loot" }
func (Loot) when() moment { return moment{phase: LeavePhase, late: "CG-LEAVE-01"} }

// breaks: one thing at least, and nothing else (CG-LOOT-01). More than the pay may be laid, for
// an event can still raise it, and what it covers is kept. Things of which it covers none people
// seldom want to lay (CG-LOOT-05, CG-AMB-16).
func (a Loot) breaks(j *judge) {
	j.leaveLeft()
	other := slices.IndexFunc(a.Cards, func(id parts.CardID) bool { return !j.Card(id).May(parts.Thing) })
	switch {
	case len(a.Cards) == 0:
		j.against("CG-LOOT-01", "", "seat", a.Seat)
	case other >= 0:
		j.against("CG-LOOT-01", "no-thing", "seat", a.Seat, "card", a.Cards[other])
	}
	j.cardInHand(a)
	covered := func(id parts.CardID) bool { return j.Card(id).Cost <= j.PayLeft() }
	if cost := j.Cost(a.Cards); cost > j.PayLeft() && !slices.ContainsFunc(a.Cards, covered) {
		j.unusual("CG-LOOT-05", "seat", a.Seat, "cost", cost, "pay", j.PayLeft())
	}
}

// act announces a looting, one unit however many things (CG-LOOT-02). The things
// of a cancelled one stay in the hand (CG-LOOT-03, CG-CANC-06).
func (a Loot) act(r *resolver, _ Wait) {
	r.useLeave()
	if p := r.begin(Play{Seat: a.Seat, Cards: a.Cards, As: a.Kind(), To: a.Seat, Waits: ForSettle}); p.By == 0 {
		r.lay(a.Seat, len(a.Cards))
		r.note("announced-loot", "CG-LOOT-08", "seat", a.Seat, "cards", a.Cards, "cost", r.Cost(a.Cards))
	}
}

// Cost returns what things cost together.
func (s *State) Cost(cards []parts.CardID) int {
	n := 0
	for _, id := range cards {
		n += s.Card(id).Cost
	}
	return n
}

// leaveLeft: a unit of leave for each activity and looting (CG-LEAVE-01, CG-LEAVE-02).
func (j *judge) leaveLeft() {
	if j.LeaveLeft() < 1 {
		j.against("CG-LEAVE-02", "", "seat", j.Turn.Seat, "leave", j.turnRank().Leave+j.Turn.Leave)
	}
}

// useLeave takes a unit of leave as something is announced (CG-LEAVE-01, CG-LEAVE-04,
// CG-RAID-04). It is never given back (CG-CANC-05, CG-ACT-07).
func (r *resolver) useLeave() {
	r.Turn.Used++
	r.Turn.Acted = true
}

// Do announces an activity, a raid among them.
type Do struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who announces"`
	Card parts.CardID `json:"card" jsonschema:"the activity"`
}

func (Do) Kind() string { return "do" }
func (Do) when() moment { return moment{phase: LeavePhase, late: "CG-LEAVE-01"} }

// breaks: one activity card (CG-ACT-03), which costs no more than the pay that is left, as it is
// announced (CG-ACT-02, CG-AMB-74). Nobody outranks who leads a raid (CG-RAID-02, CG-RAID-03), at
// the moment of announcing it (CG-AMB-56); who was given the card and is overtaken then leads all
// the same, where the table says that he must (CG-AMB-65).
func (a Do) breaks(j *judge) {
	j.leaveLeft()
	card := j.Card(a.Card)
	if a.Card == parts.NoCard || !card.May(parts.Activity) {
		j.against("CG-ACT-03", "no-activity", "seat", a.Seat, "card", a.Card)
	}
	j.cardInHand(a)
	if card.Cost > j.PayLeft() && j.House.Is(ActivityCost, "announced") {
		j.against("CG-ACT-02", "", "seat", a.Seat, "cost", card.Cost, "pay", j.PayLeft())
	}
	owed := j.Duty == a.Seat && j.House.Is(OvertakenRaid, "owed")
	if card.Is(parts.Raid) && j.overtaken(a.Seat) && !owed {
		j.against("CG-RAID-02", "", "seat", a.Seat, "rank", j.rank(a.Seat))
	}
}

// act announces an activity (CG-ACT-03), a raid among them (CG-RAID-01).
func (a Do) act(r *resolver, _ Wait) {
	r.useLeave()
	r.Duty = rules.Nobody
	r.lay(a.Seat, 1)
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: a.Seat, Waits: r.firstWait(a.Card)})
	if p.By != 0 {
		r.toDiscard(1)
		return
	}
	r.note("announced", "CG-LEAVE-04", "seat", a.Seat, "card", a.Card)
}

// firstWait returns what an activity waits for: its die where the slack is rolled
// (CG-ACT-05), else that nobody objects.
func (s *State) firstWait(card parts.CardID) Awaited {
	if s.Card(card).Die {
		return ForSlack
	}
	return ForSettle
}

// Resolve says that nobody objects: what was announced happens, a rolled
// exposure gets its verdict, a claim of victory holds. Keep are the things of a
// looting that are acquired, all that the pay covers if left out.
type Resolve struct {
	On   int            `json:"on,omitempty" jsonschema:"the line that is settled"`
	Keep []parts.CardID `json:"keep,omitempty" jsonschema:"things of a looting that are acquired; left out: all that the pay covers"`
}

func (Resolve) Kind() string { return "resolve" }
func (Resolve) when() moment { return moment{answers: []Awaited{ForClaim, ForSettle, ForVerdict}} }

// breaks: something was announced that nobody objects to (CG-ACT-03); what a die decides is
// rolled (CG-ACT-05). The things acquired are among those laid (CG-LOOT-01) and cost no more
// than the pay (CG-LOOT-05); an activity neither, where the table judges it now (CG-AMB-74).
func (a Resolve) breaks(j *judge) {
	w := j.awaitedBy(a)
	switch {
	case w.For == NoWait && j.awaits(a.On, rules.Nobody, ForSlack).For != NoWait:
		j.against("CG-ACT-05", "no-roll", "line", LineNoun(a.On))
	case w.For == NoWait:
		j.against("CG-ACT-03", "nothing", "line", LineNoun(a.On))
	}
	if w.For != ForSettle {
		return
	}
	p := j.play(w.Line)
	loots, cost := p.As == Loot{}.Kind(), j.Cost(a.Keep)
	if !loots {
		cost = j.Card(p.Card).Cost
	}
	args := []any{"seat", p.Performer(), "cost", cost, "pay", j.PayLeft()}
	switch dear := cost > j.PayLeft(); {
	case !loots && dear && j.House.Is(ActivityCost, "settled"):
		j.against("CG-ACT-02", "", args...)
	case loots && !within(a.Keep, p.Cards):
		j.against("CG-LOOT-01", "not-laid", args...)
	case loots && dear:
		j.against("CG-LOOT-05", "", args...)
	}
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

func (a Resolve) act(r *resolver, w Wait) {
	switch w.For {
	case ForClaim:
		r.win(r.Claims[0])
	case ForSettle:
		r.settle(r.play(w.Line), a.Keep)
	case ForVerdict:
		r.verdict(r.play(w.Line))
	}
}

// settleOpen settles what was announced and nobody objects to, as the active player
// goes on; an action after an exposure is declined by it (CG-AMB-33, CG-AMB-42).
func (r *resolver) settleOpen() {
	for i := len(r.Plays) - 1; i >= 0; i-- {
		switch p := &r.Plays[i]; {
		case p.By != 0:
		case p.Waits == ForSettle:
			n := r.n
			r.n = p.Line // what follows is caused by the play, whoever goes on
			r.settle(p, nil)
			r.n = n
		case p.Waits == ForAction:
			p.Waits = NoWait
		}
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
	looter, told := p.Seat, len(keep) > 0
	kept, back := []parts.CardID{}, 0
	for _, id := range p.Cards {
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
	r.note("looted", "CG-LOOT-07", "seat", looter, "cards", kept, "pay", r.PayLeft())
	for _, id := range kept {
		r.put(looter, Laid{Card: id})
	}
}

// settleActivity pays for an activity and lays it into the tent of who does
// it (CG-ACT-04, CG-ABUSE-07); one without slack is discarded, and the leave is gone
// (CG-ACT-06, CG-ABUSE-08, CG-AMB-53).
func (r *resolver) settleActivity(p *Play, slack int) {
	who, card := p.Performer(), r.Card(p.Card)
	r.payFor(p)
	if slack <= 0 && !(card.Untold && !card.Die) {
		r.toDiscard(1)
		r.note("no-slack", "CG-ACT-06", "seat", who, "card", p.Card, "slack", slack)
		return
	}
	l := Laid{Card: p.Card}
	if card.Die {
		l.Tokens = slack
	}
	r.note("done", "CG-ACT-04", "seat", who, "card", p.Card, "slack", slack)
	r.put(who, l)
	if card.Is(parts.Sex) && slack >= parts.NoisyFrom {
		r.noise(who)
	}
}

// payFor spends the cost of an activity (CG-ACT-01), as far as the pay goes.
func (r *resolver) payFor(p *Play) {
	if p.As == (Do{}).Kind() || !r.House.Is(ImposedCost, "free") {
		r.Turn.Spent += min(r.Card(p.Card).Cost, r.PayLeft())
	}
}
