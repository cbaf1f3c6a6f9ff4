package infiltrators

import (
	"tablemate/rules"
	"tablemate/tables"
)

// book judges actions by rule ids. Wider names the rules that are the same
// mistake, only worded more generally.
var book = rules.Book{
	Prefix:   "IN-",
	Switches: Switches,
	Wider: [][]tables.RuleID{
		{"IN-TURN-02", "IN-TURN-01"},
		{"IN-ELIM-16", "IN-TURN-02"},
		{"IN-WAIT-04", "IN-INFO-06"},
		{"IN-ELIM-05", "IN-COMM-03"},
		{"IN-HAND-01", "IN-HAND-03"},
		{"IN-DET-02", "IN-COMM-03"},
		{"IN-DET-06", "IN-COMM-06"},
		{"IN-WAIT-03", "IN-COMM-06"},
		{"IN-ELIM-15", "IN-HINT-07"},
		{"IN-AMB-09", "IN-DET-05"},
		{"IN-WAIT-01", "IN-HQ-02"},
	},
}

// bySeat returns the arguments of a violation that mentions a seat.
func bySeat(seat rules.Seat) rules.Args { return rules.Args{"seat": seat.Noun()} }

// Check lists the printed rules that an action breaks. checkTiming goes first: of
// an action at the wrong moment nothing else is judged.
func (Game) Check(s State, a Action) []rules.Violation { return blame(&s, a, check(&s, a)) }

// check judges an action, and looks for no culprit of a contradiction.
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
		return checkAnswer(s, a, a.Says)
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

// checkReport judges what people report besides a turn's actions.
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
