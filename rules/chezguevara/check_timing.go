package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// checkTiming judges the moment of an action: whether the game is over, whether the
// seats that it names play, what must be done before it, and whose turn and which phase
// it is.
func checkTiming(s *State, a Action) *rules.Violation {
	if s.Result != nil {
		return book.Against(s.Result.By[0], nil).As("over")
	}
	for _, n := range Forms.Nouns(a, NounSeat) {
		if s.player(rules.Seat(n.ID)) == nil { // nobody there: five players at most
			return book.Impossible("CG-COMP-02", rules.Args{"seat": n})
		}
	}
	if Forms.Value(a, "seat") == any(rules.Nobody.Noun()) && !nameless(a) {
		return book.Impossible("CG-COMP-02", rules.Args{"seat": rules.Nobody.Noun()}).As("nobody")
	}
	if die, ok := Forms.Value(a, "die").(int); ok && (die < 1 || die > parts.DieSides) {
		return book.Impossible("CG-COMP-01", rules.Args{"face": die}).As("die")
	}
	for _, judge := range []func(*State, Action) *rules.Violation{checkClaim, checkOwed, checkDuty, checkTurnOf, checkPending, checkPhase} {
		if v := judge(s, a); v != nil {
			return v
		}
	}
	return nil
}

// checkClaim: once the goal is reached the game is over unless a cancel card says
// otherwise (CG-WIN-01, CG-WIN-03, CG-AMB-37).
func checkClaim(s *State, a Action) *rules.Violation {
	if len(s.Claims) == 0 {
		return nil
	}
	first := &s.Claims[0]
	switch a := a.(type) {
	case Resolve:
		return nil
	case Cancel:
		if s.House.Is(ClaimRests, "last_card") && !slices.Contains(first.Rests, a.On) {
			return book.Against("CG-AMB-69", bySeat(first.Seat))
		}
		return nil
	}
	return book.Against("CG-WIN-01", bySeat(first.Seat)).As("claimed")
}

// owedRules are broken by doing something else before what is due.
var owedRules = map[Awaited]ruleID{ForFeed: "CG-MOOCH-02", ForExchange: "CG-DEMO-04", ForSleep: "CG-NOISE-02"}

// checkOwed: what is due at once goes first; only a cancel card may come before it
// (CG-AMB-77).
func checkOwed(s *State, a Action) *rules.Violation {
	if len(s.Owed) == 0 || s.House.Is(WhileOwed, "anything") && stepper(a, s.Turn.Seat) == rules.Nobody {
		return nil
	}
	switch a.(type) {
	case Cancel, Feed, Exchange, DropSleep, Effect:
		return nil
	}
	o := s.Owed[len(s.Owed)-1]
	rule := owedRules[o.For]
	if o.Upkeep {
		rule = "CG-MOOCH-03"
	}
	return book.Against(rule, rules.Args{"seat": o.Seat.Noun(), "card": CardNoun(o.Card)}).As("due")
}

// checkDuty: who was given a raid card plays it at once (CG-RAID-06), unless somebody
// has overtaken him meanwhile (CG-AMB-65).
func checkDuty(s *State, a Action) *rules.Violation {
	if s.Duty == rules.Nobody || s.overtaken(s.Duty) && s.House.Is(OvertakenRaid, "kept") {
		return nil
	}
	seat, _ := laidBy(a)
	if seat != s.Duty && stepper(a, s.Turn.Seat) != s.Duty {
		return nil
	}
	if do, ok := a.(Do); ok && s.Card(do.Card).Is(parts.Raid) {
		return nil
	}
	return book.Against("CG-RAID-06", bySeat(s.Duty))
}

// checkTurnOf: apart from events, an abuse of rank and what is called for, only the
// active player acts (CG-EVT-03, CG-TURN-02).
func checkTurnOf(s *State, a Action) *rules.Violation {
	seat := stepper(a, s.Turn.Seat)
	if seat == rules.Nobody || seat == s.Turn.Seat {
		return nil
	}
	args := rules.Args{"seat": seat.Noun(), "active": s.Turn.Seat.Noun()}
	if give, ok := a.(Give); ok && !s.Card(give.Card).Is(parts.Raid) {
		return book.Against("CG-TABLE-01", args)
	}
	if rule := deeds[a.Kind()].others; rule != "" {
		return s.catRule(a, book.Against(rule, args).As("turn"))
	}
	return book.Against("CG-EVT-03", args)
}

// catRule names the rule of cats where a cat is played at the wrong time (CG-REC-12).
func (s *State) catRule(a Action, v *rules.Violation) *rules.Violation {
	if r, ok := a.(Recruit); ok && v.Rule == "CG-REC-01" && s.Card(r.Card).Is(parts.Cat) {
		return book.Against("CG-REC-12", v.Args).As(v.ID)
	}
	return v
}

// pendingRules are broken by going on with the turn before something is rolled, said or
// picked.
var pendingRules = map[Awaited]ruleID{
	ForSlack: "CG-ACT-05", ForArrival: "CG-REC-07", ForExposure: "CG-EXPO-03", ForVerdict: "CG-EXPO-06",
	ForDice: "CG-RAID-07", ForTrophies: "CG-TROPHY-01", ForPick: "CG-TROPHY-08", ForSecond: "CG-TROPHY-06",
}

// checkPending: the turn goes on when dice, verdicts and trophies are over.
func checkPending(s *State, a Action) *rules.Violation {
	if stepper(a, s.Turn.Seat) == rules.Nobody {
		return nil
	}
	for i := len(s.Plays) - 1; i >= 0; i-- {
		w := s.waitOf(&s.Plays[i])
		if rule, ok := pendingRules[w.For]; ok {
			return book.Against(rule, rules.Args{"seat": w.Seat.Noun(), "line": LineNoun(w.Line)}).As("first")
		}
	}
	return nil
}

// checkPhase: the phases come in their order (CG-TURN-03), and none is left with
// something undone: the draw (CG-DRAW-01), rolls that cards call for (CG-ROLL-02), cards
// beyond five (CG-DISC-01).
func checkPhase(s *State, a Action) *rules.Violation {
	if stepper(a, s.Turn.Seat) == rules.Nobody {
		return nil
	}
	now, to := s.Turn.Phase, phaseOf(a, s.Turn.Phase)
	if _, ends := a.(EndTurn); ends {
		to = Phase("end")
	}
	args := rules.Args{"seat": s.Turn.Seat.Noun(), "phase": phaseNoun(now)}
	if to.order() >= 0 && to.order() < now.order() {
		return s.catRule(a, book.Against(deeds[a.Kind()].late, args).As("phase"))
	}
	if to == now {
		return nil
	}
	v := s.leaves(to, args)
	if v != nil && v.Rule == "CG-MOOCH-03" && a == (Action)(Go{Recruiting}) {
		return nil // the meals are chosen then
	}
	return v
}

// leaves judges what is undone as phases are left on the way to another one.
func (s *State) leaves(to Phase, args rules.Args) *rules.Violation {
	passes := func(p Phase) bool {
		return s.Turn.Phase.order() <= p.order() && (to.order() < 0 || to.order() > p.order())
	}
	hand := s.player(s.Turn.Seat).Hand
	switch {
	case passes(DrawPhase) && hand < parts.FullHand && s.Deck+s.Discard > 0 && !s.Turn.Drawn:
		return book.Against("CG-DRAW-01", args).As("left")
	case passes(RollsPhase) && len(s.RollsDue()) > 0:
		args["card"] = CardNoun(s.RollsDue()[0])
		return book.Against("CG-ROLL-02", args).As("left")
	case passes(RollsPhase) && s.choosesMeal():
		return book.Against("CG-MOOCH-03", args).As("left")
	case passes(DiscardPhase) && hand > parts.HandLimit:
		args["cards"] = hand
		return book.Against("CG-DISC-01", args)
	}
	return nil
}

// RollsDue lists the cards in the active player's tent whose rolls are still to be made
// (CG-ROLL-02).
func (s *State) RollsDue() []parts.CardID {
	var out []parts.CardID
	for _, l := range s.player(s.Turn.Seat).Tent {
		if s.Card(l.Card).Rolls && !slices.Contains(s.Turn.Rolled, l.Card) {
			out = append(out, l.Card)
		}
	}
	return out
}

// choosesMeal reports whether the active player has to choose what his moochers eat
// before he goes on (CG-MOOCH-03, CG-MOOCH-04).
func (s *State) choosesMeal() bool {
	feeders, choices := 0, 0
	for _, l := range s.player(s.Turn.Seat).Tent {
		if n := len(s.meals(s.Turn.Seat, l.Card)); n > 0 {
			feeders, choices = feeders+1, max(choices, n)
		}
	}
	return feeders > 0 && choices > 1
}
