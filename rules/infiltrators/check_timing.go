package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// awaits are what a turn may wait for: what tells it, and which rule is broken by
// anything else or by telling it unasked. An answer without the gun in play is no
// answer (IN-ELIM-05), a hint that lies stays as it lies (IN-HINT-07).
var awaits = rules.Awaits[Awaited]{
	{For: ForBegin, Answers: []string{"begin"}, First: "IN-TM3-05", Unasked: "IN-TM3-05"},
	{For: ForLies, Answers: []string{"turned"}, First: "IN-INFO-03", Unasked: "IN-HINT-07"},
	{For: ForAnswer, Answers: []string{"answer"}, First: "IN-ELIM-06", Unasked: "IN-ELIM-05"},
	{For: ForExchangeDraw, Answers: []string{"draw"}, First: "IN-INFO-05"},
	{For: ForWaitDraw, Answers: []string{"draw"}, First: "IN-WAIT-02"},
	{For: ForReward, Answers: []string{"reward"}, First: "IN-ELIM-11", Unasked: "IN-ELIM-12"},
	{For: ForDiscard, Answers: []string{"discard"}, First: "IN-HAND-03", Unasked: "IN-HAND-04"},
	{For: ForVerdict, Answers: []string{"verdict"}, First: "IN-END-08"},
}

// ofATurn are the actions that belong to somebody's turn.
var ofATurn = []string{
	"detain", "hint", "exchange", "wait", "eliminate", "other", "pass", "turned", "answer", "draw", "reward", "discard",
}

// acts are those that use up an action of the turn.
var acts = []string{"detain", "hint", "exchange", "wait", "eliminate", "other"}

// checkTiming judges the moment of an action: whether the mission is over, whether
// the seats that it names play, whose turn it is and what is awaited. What is no
// part of a turn may be told at any time.
func checkTiming(s *State, a Action) *rules.Violation {
	switch a.(type) {
	case Correct, Settle:
		return nil
	}
	if s.Result != nil {
		v := book.Against(s.Result.By[0], nil).As("over")
		v.Also = append(v.Also, "IN-TURN-05")
		return v
	}
	for _, n := range Forms.Nouns(a, NounSeat) {
		if s.agentOf(rules.Seat(n.ID)) == nil {
			return book.Impossible("IN-SETUP-01", rules.Args{"seat": n})
		}
	}
	if !slices.Contains(ofATurn, a.Kind()) && a.Kind() != (Begin{}).Kind() {
		return nil
	}
	if v := turnOrder(s, a); v != nil {
		return v
	}
	return awaitedFirst(s, a)
}

// turnOrder: agents act in the mission's order (IN-TURN-01), each once a turn
// (IN-TURN-02), with one guess (IN-ELIM-16). A draw that is told after the turn
// has passed is judged by what was done in it.
func turnOrder(s *State, a Action) *rules.Violation {
	by, args := s.actor(a), rules.Args{"seat": s.actor(a).Noun(), "turn": s.Turn.Seat.Noun()}
	last := s.Turn.Before
	switch {
	case by == s.Turn.Seat && slices.Contains(acts, a.Kind()) && s.Turn.Did != "" && (namesActor(a) || a.Kind() == s.Turn.Did):
		return book.Against(secondAction(a, s.Turn.Did), args)
	case by == s.Turn.Seat, !namesActor(a) && s.closing(), s.Mission.Order == parts.OrderByText, a.Kind() == "draw" && by == last.Seat:
		return nil
	case by == last.Seat && s.Turn.Did == "" && slices.Contains(acts, a.Kind()):
		return book.Against(secondAction(a, last.Did), args)
	}
	return book.Against("IN-TURN-01", args)
}

// namesActor reports whether an action says who did it.
func namesActor(a Action) bool {
	return (&State{}).actor(a) != rules.Nobody
}

func secondAction(a Action, did string) tables.RuleID {
	if e := (Eliminate{}).Kind(); a.Kind() == e && did == e {
		return "IN-ELIM-16"
	}
	return "IN-TURN-02"
}

// awaitedFirst: what is awaited is told first. Cards are drawn after the card of
// an exchange lies (IN-INFO-06), and after the discard of waiting (IN-WAIT-04).
func awaitedFirst(s *State, a Action) *rules.Violation {
	wait, args := s.Turn.Wait, rules.Args{"wait": string(s.Turn.Wait), "seat": Game{}.Next(*s).Noun()}
	_, passes := a.(Pass)
	_, draws := a.(Draw)
	switch {
	case wait == ForDiscard && passes:
		return book.Against("IN-HAND-01", rules.Args{"seat": s.Turn.Seat.Noun(), "count": s.excess(s.Turn.Seat), "limit": s.Limit()})
	case wait == ForLies && draws:
		return book.Against("IN-INFO-06", args)
	case draws && s.actor(a) == s.Turn.Before.Seat && s.actor(a) != s.Turn.Seat:
		return nil
	}
	if rule := awaits.BrokenRule(wait, a.Kind()); rule != "" && wait == ForAction {
		return book.Against(rule, args).As("unasked")
	} else if rule != "" {
		return book.Against(rule, args).As("first")
	}
	return nil
}
