package infiltrators

import "tablemate/rules"

// The questions that the rulebook leaves open, as switches. The first value of
// each is our reading.
var (
	T1Values        = &rules.Switch{Name: "t1_values", Rule: "IN-AMB-02", Values: []string{"printed", "manual"}}
	SpecialCards    = &rules.Switch{Name: "special_cards", Rule: "IN-AMB-06", Values: []string{"none", "in_deck", "by_mission_text"}}
	SpecialSuspect  = &rules.Switch{Name: "special_as_suspect", Rule: "IN-AMB-07", Values: []string{"redraw", "allowed"}}
	DetainWithoutHQ = &rules.Switch{Name: "detain_with_empty_hq", Rule: "IN-AMB-09", Values: []string{"forbid", "allow"}}
	NoActionLoss    = &rules.Switch{Name: "no_action_loss", Rule: "IN-AMB-11", Values: []string{"active", "all"}}
	BoardLogic      = &rules.Switch{Name: "board_logic", Rule: "IN-AMB-21", Values: []string{"combined", "direct"}}
	TimerStart      = &rules.Switch{Name: "timer_start", Rule: "IN-AMB-25", Values: []string{"first_turn", "setup"}}
	EmptyHQ         = &rules.Switch{Name: "empty_hq", Rule: "IN-AMB-33", Values: []string{"continue", "lose"}}
)

// Switches lists the open questions in the order of the rulebook.
var Switches = []*rules.Switch{
	T1Values, SpecialCards, SpecialSuspect, DetainWithoutHQ, NoActionLoss, BoardLogic, TimerStart, EmptyHQ,
}
