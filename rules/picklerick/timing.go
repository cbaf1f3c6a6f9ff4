package picklerick

import (
	"cmp"
	"slices"

	"tablemate/rules"
)

func checkTiming(s *State, a Action) *rules.Violation {
	switch a.(type) {
	case Correct, Settle, Mark:
		return nil
	}
	if s.Result != nil {
		return book.Against(s.Result.By[0], nil).As("over")
	}
	return cmp.Or(outOfWait(s, a), outOfTurn(s, a), outOfStep(s, a))
}

// PR-RICK-09, PR-CLAR-03, PR-WIN-10, PR-AMB-43
func outOfWait(s *State, a Action) *rules.Violation {
	var now Awaited
	if s.Wait != nil {
		now = s.Wait.For
	}
	broken := awaits.BrokenRule(now, a.Kind())
	switch {
	case broken == "":
		return nil
	case awaits.UnaskedRule(now, a.Kind()) != "":
		return book.Against(broken, nil).As("unasked")
	}
	return book.Against(broken, nil).As("first")
}

var awaits = rules.Awaits[Awaited]{
	{For: ForTile, Answers: []string{Reveal{}.Kind()}, First: "PR-RICK-09", Unasked: "PR-RICK-06"},
	{For: ForBribe, Answers: []string{Answer{}.Kind()}, First: "PR-CLAR-03", Unasked: "PR-CLAR-03"},
	{For: ForStuck, Answers: []string{Answer{}.Kind()}, First: "PR-WIN-10"},
	{For: ForTrap, Answers: []string{Answer{}.Kind(), Hurt{}.Kind()}, First: "PR-AMB-43"},
}

// PR-TURN-02, PR-SET-14
func outOfTurn(s *State, a Action) *rules.Violation {
	side := sideOf(a)
	if side == rules.Nobody || side == s.Turn.Side {
		return nil
	}
	args := rules.Args{"side": side.Noun(), "turn": s.Turn.Side.Noun()}
	if s.Turn.Number == 1 {
		return book.Against("PR-SET-14", args)
	}
	return book.Against("PR-TURN-02", args)
}

// sideOf returns Nobody for an action that either side can do.
func sideOf(a Action) rules.Seat {
	switch a := a.(type) {
	case Fell:
		if a.Side != rules.Cardboard {
			return a.Side
		}
	case StepTo:
		return a.Figure.side()
	case Shoot:
		if a.Figure.Russian() {
			return SeatRussians
		}
	case ActAlone:
		return SeatRussians
	case Persuade:
		return SeatRick
	}
	return rules.Nobody
}

func (f Figure) side() rules.Seat {
	switch {
	case f == Rick:
		return SeatRick
	case f.Russian():
		return SeatRussians
	}
	return rules.Nobody
}

// PR-TURN-01, PR-TURN-03, PR-SOLO-04
func outOfStep(s *State, a Action) *rules.Violation {
	step := s.Turn.Step
	switch a.(type) {
	case Fell:
		return checkStepAmong(step, a, Roll, Fall)
	case Keep:
		return checkStepAmong(step, a, Choose)
	case Reroll:
		if step == Spend && s.anySpent() {
			return wrongStep("PR-TURN-03", step, a).As("reroll")
		}
		return checkStepAmong(step, a, Choose, Spend) // a second reroll breaks PR-REROLL-01
	case StepTo, Draw, Shoot, Play, Persuade, SpendFor:
		return outOfSpending(step, a)
	case EndTurn:
		return checkStepAmong(step, a, Choose, Spend, Act)
	case ActAlone:
		if step != Act {
			return wrongStep("PR-SOLO-04", step, a).As("nobody")
		}
	}
	return nil
}

// A draw before the roll breaks PR-CARD-06 too, because every draw costs a symbol. If a side spends
// a die in the step Choose, it gives up its reroll (PR-TURN-01, PR-TURN-03).
func outOfSpending(step Step, a Action) *rules.Violation {
	if step == Fall {
		return wrongStep("PR-TURN-03", step, a).As("fall")
	}
	v := checkStepAmong(step, a, Choose, Spend)
	if v != nil && step == Roll {
		v.Also = append(slices.Clone(v.Also), "PR-TURN-03")
		if _, draws := a.(Draw); draws {
			v.Also = append(v.Also, "PR-CARD-06")
		}
	}
	return v
}

// PR-TURN-01, PR-SOLO-04
func checkStepAmong(step Step, a Action, allowed ...Step) *rules.Violation {
	switch {
	case slices.Contains(allowed, step):
		return nil
	case step == Act:
		return wrongStep("PR-SOLO-04", step, a)
	}
	return wrongStep("PR-TURN-01", step, a)
}

func wrongStep(id ruleID, step Step, a Action) *rules.Violation {
	return book.Against(id, rules.Args{"step": noun(NounStep, step), "report": noun(NounAction, a.Kind())})
}

func (s *State) anySpent() bool {
	return slices.ContainsFunc(s.Turn.Dice, func(d Die) bool { return d.Spent != Unspent })
}
