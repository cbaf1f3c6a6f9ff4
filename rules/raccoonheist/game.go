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
	_ rules.Awaiting[State]            = Game{}
)

// Next returns the seat that must act now. The raccoons may choose in any order (RH-AMB-09). If
// several must still choose, Next returns the seat that comes first in s.Groups.
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

// Awaits returns the kinds of actions that report a die or a decision of the Round-up.
func (Game) Awaits(s State) []string {
	if s.Round.Step == DogStep {
		return []string{Fell{}.Kind()}
	}
	return map[Awaited][]string{
		ForDie: {Fell{}.Kind()}, ForFood: {Collect{}.Kind()}, ForRescue: {Rescue{}.Kind()},
		ForPopper: {UsePopper{}.Kind(), KeepPopper{}.Kind()}, ForTake: {TakePopper{}.Kind(), LeavePopper{}.Kind()},
	}[s.Waits().For]
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns SeatOwner or SeatRaccoons as the winner, and the rules that ended the game.
// Before the end, it returns rules.Nobody. The raccoons win and lose together (RH-GOAL-03).
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// Each switch is a question that the rulebook leaves open. The default answer comes first.
var (
	EndCheck         = rules.NewSwitch("RH-AMB-03", "end_check", "end_of_round", "immediate")
	PopperDeclare    = rules.NewSwitch("RH-AMB-06", "popper_declare", "at_reveal", "before_roundup")
	PopperBlocksTrap = rules.NewSwitch("RH-AMB-07", "popper_blocks_trap", "false", "true")
	FreshLosses      = rules.NewSwitch("RH-AMB-12", "backyard_trap_fresh_losses", "rescuable", "not_this_round")
	DuelGoal         = rules.NewSwitch("RH-AMB-17", "duel_groups_count_as_players", "true", "false")
	DuelPopperSaves  = rules.NewSwitch("RH-AMB-18", "duel_popper_saves", "one_group", "both_groups")
	DuelWipeout      = rules.NewSwitch("RH-AMB-28", "duel_wipeout", "one_group", "both_groups")
)

// Switches lists the house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	EndCheck, PopperDeclare, PopperBlocksTrap, FreshLosses, DuelGoal, DuelPopperSaves, DuelWipeout,
}
