package raccoonheist

import "tablemate/rules"

// The questions that the rulebook leaves open, as switches. The first value of
// each is our reading.
var (
	EndCheck         = &rules.Switch{Name: "end_check", Rule: "RH-AMB-03", Values: []string{"end_of_round", "immediate"}}
	PopperDeclare    = &rules.Switch{Name: "popper_declare", Rule: "RH-AMB-06", Values: []string{"at_reveal", "before_roundup"}}
	PopperBlocksTrap = &rules.Switch{Name: "popper_blocks_trap", Rule: "RH-AMB-07", Values: []string{"false", "true"}}
	FreshLosses      = &rules.Switch{Name: "backyard_trap_fresh_losses", Rule: "RH-AMB-12", Values: []string{"rescuable", "not_this_round"}}
	DuelGoal         = &rules.Switch{Name: "duel_groups_count_as_players", Rule: "RH-AMB-17", Values: []string{"true", "false"}}
	DuelPopperSaves  = &rules.Switch{Name: "duel_popper_saves", Rule: "RH-AMB-18", Values: []string{"one_group", "both_groups"}}
	DuelWipeout      = &rules.Switch{Name: "duel_wipeout", Rule: "RH-AMB-28", Values: []string{"one_group", "both_groups"}}
)

// Switches lists the open questions in the order of the rulebook.
var Switches = []*rules.Switch{
	EndCheck, PopperDeclare, PopperBlocksTrap, FreshLosses, DuelGoal, DuelPopperSaves, DuelWipeout,
}
