package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// moment checks only the time of an action. The method `breaks` checks the other rules.
func (j *judge) moment(a Action) {
	if j.Result != nil {
		j.against(j.Result.By[0], "over")
		return
	}
	for _, rule := range []func(*judge, Action){
		(*judge).named, (*judge).claim, (*judge).due, (*judge).duty, (*judge).turnOf, (*judge).pending, (*judge).phase,
	} {
		if rule(j, a); len(j.found) > 0 {
			return
		}
	}
}

// The method `named` checks the seats (CG-COMP-02) and the die of an action. Only a Roll, a
// Decline, an event and a cancel card may have an empty seat.
func (j *judge) named(a Action) {
	for _, n := range Forms.Nouns(a, NounSeat) {
		if j.Player(rules.Seat(n.ID)) == nil {
			j.impossible("CG-COMP-02", "", "seat", n)
			return
		}
	}
	nameless := Unnamed(a) || a.Kind() == (Roll{}).Kind() || a.Kind() == (Decline{}).Kind()
	if !nameless && Forms.Value(a, "seat") == any(rules.Nobody.Noun()) {
		j.impossible("CG-COMP-02", "nobody", "seat", rules.Nobody)
		return
	}
	if die, ok := Forms.Value(a, "die").(int); ok && (die < 1 || die > parts.DieSides) {
		j.impossible("CG-COMP-01", "die", "face", die)
	}
}

// After a claim of victory, only a cancel card or an abuse of rank can still prevent the victory
// (CG-WIN-01, CG-WIN-03, CG-AMB-37).
func (j *judge) claim(a Action) {
	order, orders := a.(Order)
	p := j.replaceable()
	abuses := orders && p != nil && j.rank(order.Seat).Order() > j.rank(p.Performer()).Order()
	if len(j.Claims) == 0 || a.Kind() == (Resolve{}).Kind() || abuses {
		return
	}
	first := &j.Claims[0]
	if cancel, ok := a.(Cancel); !ok {
		j.against("CG-WIN-01", "claimed", "seat", first.Seat)
	} else if j.House.Is(ClaimRests, "last_card") && !slices.Contains(first.Rests, cancel.On) {
		j.against("CG-AMB-69", "", "seat", first.Seat)
	}
}

// dueRules maps each kind of due action to the rule that is broken if another action comes first.
var dueRules = map[Awaited]ruleID{ForFeed: "CG-MOOCH-02", ForExchange: "CG-DEMO-04", ForSleep: "CG-NOISE-02"}

// A cancel card, an Effect and the answer to a claim of victory (CG-WIN-01) may come before a due
// action. By a house rule, any action that does not continue the turn may also come before a due
// action (CG-AMB-77).
func (j *judge) due(a Action) {
	if len(j.Owed) == 0 || j.House.Is(WhileOwed, "anything") && actorInTurn(a, j.Turn.Seat) == rules.Nobody {
		return
	}
	switch a.(type) {
	case Cancel, Feed, Exchange, DropSleep, Effect:
		return
	}
	if j.awaitedBy(a).For == ForClaim {
		return
	}
	o := j.Owed[len(j.Owed)-1]
	rule := dueRules[o.For]
	if o.Upkeep {
		rule = "CG-MOOCH-03"
	}
	j.against(rule, "due", "seat", o.Seat, "card", o.Card)
}

// A received raid card must be played immediately (CG-RAID-06). If another player now has a higher
// rank, the duty ends. By a house rule, the duty remains (CG-AMB-65).
func (j *judge) duty(a Action) {
	if j.Duty == rules.Nobody || j.overtaken(j.Duty) && j.House.Is(OvertakenRaid, "kept") {
		return
	}
	seat, _ := playedBy(a)
	do, _ := a.(Do)
	if (seat == j.Duty || actorInTurn(a, j.Turn.Seat) == j.Duty) && !j.Card(do.Card).Is(parts.Raid) {
		j.against("CG-RAID-06", "", "seat", j.Duty)
	}
}

// turnOf checks that only the active player continues the turn (CG-EVT-03, CG-TURN-02).
func (j *judge) turnOf(a Action) {
	seat := actorInTurn(a, j.Turn.Seat)
	if seat == rules.Nobody || seat == j.Turn.Seat {
		return
	}
	give, gives := a.(Give)
	switch rule := momentOf(a).others; {
	case gives && !j.Card(give.Card).Is(parts.Raid):
		j.against("CG-TABLE-01", "", "seat", seat, "active", j.Turn.Seat)
	case rule != "":
		j.against(j.catRule(a, rule), "turn", "seat", seat, "active", j.Turn.Seat)
	default:
		j.against("CG-EVT-03", "", "seat", seat, "active", j.Turn.Seat)
	}
}

// A cat at the wrong time breaks CG-REC-12.
func (j *judge) catRule(a Action, rule ruleID) ruleID {
	if r, ok := a.(Recruit); ok && rule == "CG-REC-01" && j.Card(r.Card).Is(parts.Cat) {
		return "CG-REC-12"
	}
	return rule
}

// pendingRules maps a kind of Wait to the rule that is broken if the turn continues before the Wait
// is answered.
var pendingRules = map[Awaited]ruleID{
	ForSlack: "CG-ACT-05", ForArrival: "CG-REC-07", ForExposure: "CG-EXPO-03", ForVerdict: "CG-EXPO-06",
	ForDice: "CG-RAID-07", ForTrophies: "CG-TROPHY-01", ForPick: "CG-TROPHY-08", ForSecond: "CG-TROPHY-06",
}

func (j *judge) pending(a Action) {
	if actorInTurn(a, j.Turn.Seat) == rules.Nobody {
		return
	}
	for i := range slices.Backward(j.Plays) {
		w := j.waitOf(&j.Plays[i])
		if rule, ok := pendingRules[w.For]; ok {
			j.against(rule, "first", "seat", w.Seat, "line", LineNoun(w.Line))
			return
		}
	}
}

// Phases come in order (CG-TURN-03). A phase ends only after its duties (CG-DRAW-01, CG-ROLL-02,
// CG-MOOCH-03, CG-DISC-01).
func (j *judge) phase(a Action) {
	if actorInTurn(a, j.Turn.Seat) == rules.Nobody {
		return
	}
	seat, now, to := j.Turn.Seat, j.Turn.Phase, phaseOf(a, j.Turn.Phase)
	if _, ends := a.(EndTurn); ends {
		to = Phase("end")
	}
	leaves := func(p Phase) bool {
		return to != now && now.order() <= p.order() && (to.order() < 0 || to.order() > p.order())
	}
	hand := j.Player(seat).Hand
	switch {
	case to.order() >= 0 && to.order() < now.order():
		j.against(j.catRule(a, momentOf(a).late), "phase", "seat", seat, "phase", now)
	case leaves(DrawPhase) && hand < parts.FullHand && j.Deck+j.Discard > 0 && !j.Turn.Drawn:
		j.against("CG-DRAW-01", "left", "seat", seat, "phase", now)
	case leaves(RollsPhase) && len(j.RollsDue()) > 0:
		j.against("CG-ROLL-02", "left", "seat", seat, "phase", now, "card", j.RollsDue()[0])
	case leaves(RollsPhase) && a != Action(Go{Recruiting}) && len(j.feeders(2)) > 0: // CG-MOOCH-04
		j.against("CG-MOOCH-03", "left", "seat", seat, "phase", now)
	case leaves(DiscardPhase) && hand > parts.HandLimit:
		j.against("CG-DISC-01", "", "seat", seat, "phase", now, "cards", hand)
	}
}
