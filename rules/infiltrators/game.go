package infiltrators

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game implements the rules of Infiltrators.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat that must act or report now. The holder of a suspect reports the
// orientation of an exchanged card (IN-INFO-03) and answers a guess (IN-ELIM-06). In all other
// cases, the agent on turn must act.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Turn.Wait == ForLies, s.Turn.Wait == ForAnswer:
		return s.Turn.At
	}
	return s.Turn.Seat
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the winning side and the rules that ended the mission (IN-GOAL-01). Before the
// end, it returns Nobody.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The switches are questions that the rulebook leaves open. The first value is the default.
var (
	T1Values     = &rules.Switch{Name: "t1_values", Rule: "IN-AMB-02", Values: []string{"printed", "manual"}}
	SpecialCards = &rules.Switch{
		Name:   "special_cards",
		Rule:   "IN-AMB-06",
		Values: []string{"none", "in_deck", "by_mission_text"},
	}
	SpecialSuspect = &rules.Switch{
		Name:   "special_as_suspect",
		Rule:   "IN-AMB-07",
		Values: []string{"redraw", "allowed"},
	}
	DetainWithoutHQ = &rules.Switch{
		Name:   "detain_with_empty_hq",
		Rule:   "IN-AMB-09",
		Values: []string{"forbid", "allow"},
	}
	NoActionLoss = &rules.Switch{Name: "no_action_loss", Rule: "IN-AMB-11", Values: []string{"active", "all"}}
	BoardLogic   = &rules.Switch{Name: "board_logic", Rule: "IN-AMB-21", Values: []string{"combined", "direct"}}
	TimerStart   = &rules.Switch{Name: "timer_start", Rule: "IN-AMB-25", Values: []string{"first_turn", "setup"}}
	EmptyHQ      = &rules.Switch{Name: "empty_hq", Rule: "IN-AMB-33", Values: []string{"continue", "lose"}}
)

// Switches lists the switches of unanswered questions in the order of the rulebook.
var Switches = []*rules.Switch{
	T1Values, SpecialCards, SpecialSuspect, DetainWithoutHQ, NoActionLoss, BoardLogic, TimerStart, EmptyHQ,
}
