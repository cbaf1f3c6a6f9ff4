package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Each row of Wider begins with a specific rule, followed by the more general rules that the same
// mistake also breaks.
var book = rules.Book{
	Prefix:   "IN-",
	Switches: Switches,
	Wider: [][]ruleID{
		{"IN-TURN-02", "IN-TURN-01"},
		{"IN-ELIM-16", "IN-TURN-02"},
		{"IN-WAIT-04", "IN-INFO-06"},
		{"IN-ELIM-05", "IN-COMM-03"},
		{"IN-ELIM-07", "IN-ELIM-06"},
		{"IN-HAND-01", "IN-HAND-03"},
		{"IN-DET-02", "IN-COMM-03"},
		{"IN-DET-06", "IN-COMM-06"},
		{"IN-WAIT-03", "IN-COMM-06"},
		{"IN-ELIM-15", "IN-HINT-07"},
		{"IN-AMB-09", "IN-DET-05"},
		{"IN-WAIT-01", "IN-HQ-02"},
	},
}

func bySeat(seat rules.Seat) rules.Args { return rules.Args{"seat": seat.Noun()} }

// Check lists the printed rules that an action breaks. If the action comes at the wrong time, Check
// returns only this violation.
func (Game) Check(s State, a Action) []rules.Violation { return blame(&s, a, check(&s, a)) }

// `check` lists the printed rules that an action breaks. If the recorded facts contradict each
// other, the function `blame` later searches for the mistake.
func check(s *State, a Action) []rules.Violation {
	if v := checkTiming(s, a); v != nil {
		return []rules.Violation{*v}
	}
	switch a := a.(type) {
	case Detain:
		return rules.Breaks(s, a, suspectTaken)
	case Hint:
		return rules.Breaks(s, a, hintPlayed, hintPlace, hintLies, stillFits)
	case Exchange:
		return rules.Breaks(s, a, exchangePlayed, exchangePlace, exchangeLies, stillFits)
	case Wait:
		return rules.Breaks(s, a, waited)
	case Eliminate:
		return append(rules.Breaks(s, a, target, guess), checkAnswer(s, a, a.Says)...)
	case Turned:
		return rules.Breaks(s, a, turnedLies, stillFits)
	case Answer:
		return append(rules.Breaks(s, a, denied), checkAnswer(s, a, a.Says)...)
	case Draw:
		return rules.Breaks(s, a, drawn)
	case Reward:
		return rules.Breaks(s, a, rewardTaken)
	case Discard:
		return rules.Breaks(s, a, discardCount, discardCards, stillFits)
	case Pass:
		return rules.Breaks(s, a, nobodyPasses)
	case Correct:
		return append(validator.Corrects(s, a.Correction), rules.Breaks(s, a, stillFits)...)
	case Settle:
		return book.CheckHouseRule("IN-AMB-02", a.Name, a.Value)
	}
	return checkReport(s, a)
}

func checkReport(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Clock:
		return rules.Breaks(s, a, clockTold)
	case Other:
		return rules.Breaks(s, a, otherAction)
	case Verdict:
		return rules.Breaks(s, a, conditionMet)
	case Replace:
		return rules.Breaks(s, a, replaced)
	case Cross:
		return rules.Breaks(s, a, crossedOut)
	case Burn:
		return rules.Breaks(s, a, burned)
	case Expose:
		return rules.Breaks(s, a, exposed, stillFits)
	case Clear:
		return rules.Breaks(s, a, hintsCleared)
	case Reshuffle:
		return rules.Breaks(s, a, reshuffled)
	case Deed:
		return rules.Breaks(s, a, discardSearched)
	case Keep:
		return rules.Breaks(s, a, kept)
	}
	return nil
}

// After a guess, for example, a turn waits for an answer. Any other action then breaks IN-ELIM-06.
// An answer without a guess breaks IN-ELIM-05. If no exchanged card waits for its orientation,
// Turned breaks IN-HINT-07.
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

var ofATurn = []string{
	"detain", "hint", "exchange", "wait", "eliminate", "other", "pass", "turned", "answer", "draw", "reward", "discard",
}

// acts lists the kinds of actions that count as the action of a turn.
var acts = []string{"detain", "hint", "exchange", "wait", "eliminate", "other"}

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
		if s.Agent(rules.Seat(n.ID)) == nil {
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

// Agents act in the order of the mission (IN-TURN-01). In one turn, an agent acts once (IN-TURN-02)
// and guesses at most once (IN-ELIM-16). If the mission describes its order as text, the order is
// not checked. Other checks handle a Draw that belongs to the previous turn, and an unexpected
// reward or discard. They also handle an action of the next agent if this turn still waits for a
// draw, a reward or a discard.
func turnOrder(s *State, a Action) *rules.Violation {
	by, last, act := s.actor(a), s.Turn.Before, slices.Contains(acts, a.Kind())
	named := Actor(a) != rules.Nobody
	args := rules.Args{"seat": by.Noun(), "turn": s.Turn.Seat.Noun()}
	switch {
	case by == s.Turn.Seat && act && s.Turn.Did != "" && (named || a.Kind() == s.Turn.Did):
		return book.Against(secondAction(a, s.Turn.Did), args)
	case by == s.Turn.Seat,
		s.closing() && (!named || by == s.after(s.Turn.Seat) && act),
		s.Turn.Wait == ForAction && (a.Kind() == "reward" || a.Kind() == "discard"),
		s.Mission.Order == parts.OrderByText,
		a.Kind() == "draw" && by == last.Seat:
		return nil
	case by == last.Seat && s.Turn.Did == "" && act:
		return book.Against(secondAction(a, last.Did), args)
	}
	return book.Against("IN-TURN-01", args)
}

func secondAction(a Action, did string) ruleID {
	if e := (Eliminate{}).Kind(); a.Kind() == e && did == e {
		return "IN-ELIM-16"
	}
	return "IN-TURN-02"
}

// After an exchange, the orientation comes before the drawn card (IN-INFO-06). In a Wait, the
// discard comes before the drawn cards (IN-WAIT-04).
func awaitedFirst(s *State, a Action) *rules.Violation {
	wait, args := s.Turn.Wait, rules.Args{"wait": string(s.Turn.Wait), "seat": Game{}.Next(*s).Noun()}
	_, passes := a.(Pass)
	_, draws := a.(Draw)
	_, discards := a.(Discard)
	late := s.actor(a) == s.Turn.Before.Seat && s.actor(a) != s.Turn.Seat
	switch {
	case wait == ForDiscard && passes:
		args = rules.Args{"seat": s.Turn.Seat.Noun(), "count": s.excess(s.Turn.Seat), "limit": s.Limit()}
		return book.Against("IN-HAND-01", args)
	case wait == ForLies && draws:
		return book.Against("IN-INFO-06", args)
	case late && draws, (late || wait == ForAction) && discards && s.excess(s.actor(a)) > 0:
		return nil
	}
	if rule := awaits.BrokenRule(wait, a.Kind()); rule != "" && wait == ForAction {
		args["seat"] = s.actor(a).Noun()
		return book.Against(rule, args).As("unasked")
	} else if rule != "" {
		return book.Against(rule, args).As("first")
	}
	return nil
}
