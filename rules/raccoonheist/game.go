package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game implements the rules of Raccoon Heist.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat that must act now. The raccoons may choose in any order (RH-AMB-09). Next
// returns the first seat that has not chosen.
func (Game) Next(s State) rules.Seat {
	if s.Result != nil {
		return rules.Nobody
	}
	switch s.Round.Step {
	case DogStep: // RH-OWN-03
		return rules.Cardboard
	case Heist:
		if missing := s.Missing(); len(missing) > 0 {
			return missing[0]
		}
	case RoundUp:
		w := s.Waits()
		if w.For == ForDie {
			return rules.Cardboard
		}
		return w.Seat
	}
	return SeatOwner
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the winning side and the rules that ended the game. Before the end of the game,
// it returns Nobody. The raccoons win and lose together (RH-GOAL-03).
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The switches are questions that the rulebook does not answer. The first value is the default.
var (
	EndCheck         = open("end_check", "RH-AMB-03", "end_of_round", "immediate")
	PopperDeclare    = open("popper_declare", "RH-AMB-06", "at_reveal", "before_roundup")
	PopperBlocksTrap = open("popper_blocks_trap", "RH-AMB-07", "false", "true")
	FreshLosses      = open("backyard_trap_fresh_losses", "RH-AMB-12", "rescuable", "not_this_round")
	DuelGoal         = open("duel_groups_count_as_players", "RH-AMB-17", "true", "false")
	DuelPopperSaves  = open("duel_popper_saves", "RH-AMB-18", "one_group", "both_groups")
	DuelWipeout      = open("duel_wipeout", "RH-AMB-28", "one_group", "both_groups")
)

func open(name string, rule tables.RuleID, values ...string) *rules.Switch {
	return &rules.Switch{Name: name, Rule: rule, Values: values}
}

// Switches lists the house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	EndCheck, PopperDeclare, PopperBlocksTrap, FreshLosses, DuelGoal, DuelPopperSaves, DuelWipeout,
}
