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
	_ rules.Awaiting[State]            = Game{}
)

// Next returns the seat that must act or report now. The holder of a suspect reports the
// orientation of an exchanged card (IN-INFO-03) and answers a guess (IN-ELIM-06).
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Turn.Wait == ForLies, s.Turn.Wait == ForAnswer:
		return s.Turn.At
	}
	return s.Turn.Seat
}

// Awaits returns the kinds of actions that complete the action of this turn.
func (Game) Awaits(s State) []string { return awaits.Of(s.Turn.Wait).Answers }

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns SeatAgents or SeatTraitors as the winner, and the rules that ended the mission
// (IN-GOAL-01).
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The switches answer questions that the rulebook leaves open. The first value of a switch is the
// default.
var (
	T1Values        = rules.NewSwitch("IN-AMB-02", "t1_values", "printed", "manual")
	SpecialCards    = rules.NewSwitch("IN-AMB-06", "special_cards", "none", "in_deck", "by_mission_text")
	SpecialSuspect  = rules.NewSwitch("IN-AMB-07", "special_as_suspect", "redraw", "allowed")
	DetainWithoutHQ = rules.NewSwitch("IN-AMB-09", "detain_with_empty_hq", "forbid", "allow")
	NoActionLoss    = rules.NewSwitch("IN-AMB-11", "no_action_loss", "active", "all")
	BoardLogic      = rules.NewSwitch("IN-AMB-21", "board_logic", "combined", "direct")
	TimerStart      = rules.NewSwitch("IN-AMB-25", "timer_start", "first_turn", "setup")
	EmptyHQ         = rules.NewSwitch("IN-AMB-33", "empty_hq", "continue", "lose")
)

// Switches lists all switches in the order of the rulebook.
var Switches = []*rules.Switch{
	T1Values, SpecialCards, SpecialSuspect, DetainWithoutHQ, NoActionLoss, BoardLogic, TimerStart, EmptyHQ,
}
