package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Loot announces that the player puts things into the tent.
type Loot struct {
	Seat  rules.Seat     `json:"seat" jsonschema:"who loots"`
	Cards []parts.CardID `json:"cards" jsonschema:"the things"`
}

func (Loot) Kind() string { return "loot" }
func (Loot) when() moment { return moment{phase: LeavePhase, late: "CG-LEAVE-01"} }

// All cards must be things (CG-LOOT-01). The cost may exceed the pay, because an event can still
// raise the pay. The program warns only if the pay is too low even for the cheapest card
// (CG-LOOT-05, CG-AMB-16).
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

// Any number of things use one unit of leave (CG-LOOT-02). The things of a cancelled looting stay
// in the hand (CG-LOOT-03, CG-CANC-06).
func (a Loot) act(r *resolver, _ Wait) {
	r.useLeave()
	if p := r.begin(Play{Seat: a.Seat, Cards: a.Cards, As: a.Kind(), To: a.Seat, Waits: ForSettle}); p.By == 0 {
		r.lay(a.Seat, len(a.Cards))
		r.note("announced-loot", "CG-LOOT-08", "seat", a.Seat, "cards", a.Cards, "cost", r.Cost(a.Cards))
	}
}

// Cost returns the total cost of the cards.
func (s *State) Cost(cards []parts.CardID) int {
	n := 0
	for _, id := range cards {
		n += s.Card(id).Cost
	}
	return n
}

// CG-LEAVE-01, CG-LEAVE-02
func (j *judge) leaveLeft() {
	if j.LeaveLeft() < 1 {
		j.against("CG-LEAVE-02", "", "seat", j.Turn.Seat, "leave", j.turnRank().Leave+j.Turn.Leave)
	}
}

// useLeave uses one unit of leave. If the announcement is cancelled, the unit stays used
// (CG-CANC-05, CG-ACT-07). CG-LEAVE-01, CG-LEAVE-04, CG-RAID-04
func (r *resolver) useLeave() {
	r.Turn.Used++
	r.Turn.Acted = true
}

// Do announces an activity, such as a raid.
type Do struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who announces"`
	Card parts.CardID `json:"card" jsonschema:"the activity"`
}

func (Do) Kind() string { return "do" }
func (Do) when() moment { return moment{phase: LeavePhase, late: "CG-LEAVE-01"} }

// CG-ACT-02, CG-ACT-03, CG-RAID-02, CG-RAID-03, CG-AMB-56, CG-AMB-74. By a house rule, a player who
// received a raid card may play it even if another player now has a higher rank (CG-AMB-65).
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

// CG-ACT-03, CG-RAID-01
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

// firstWait returns ForSlack if a die decides the slack of the card (CG-ACT-05).
func (s *State) firstWait(card parts.CardID) Awaited {
	if s.Card(card).Die {
		return ForSlack
	}
	return ForSettle
}
