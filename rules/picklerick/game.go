package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game implements the rules of Pickle Rick.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Next returns the seat that must act now. Dice and tiles belong to the seat Cardboard.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Wait != nil && s.Wait.For == ForTile:
		return rules.Cardboard
	case s.Wait != nil:
		return SeatRick // Rick's player answers (PR-CLAR-03)
	case s.Turn.Step == Roll || s.Turn.Step == Fall:
		return rules.Cardboard
	}
	return s.Turn.Side
}

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the winner and the rules that ended the game. Before the end of the game, it
// returns Nobody.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The switches stand for questions that the rulebook does not answer. The first value of a switch
// is the default.
var (
	RoofWin = &rules.Switch{
		Name:   "roof_win",
		Rule:   "PR-AMB-04",
		Values: []string{"immediate", "end_of_turn"},
	}
	EmptyBlocksSight = &rules.Switch{
		Name:   "empty_cells_block_sight",
		Rule:   "PR-AMB-06",
		Values: []string{"true", "false"},
	}
	SameTileSees     = &rules.Switch{Name: "same_tile_sees", Rule: "PR-AMB-07", Values: []string{"true", "false"}}
	JokerReroll      = &rules.Switch{Name: "joker_reroll", Rule: "PR-AMB-09", Values: []string{"warn", "forbid"}}
	JokerMustBeSpent = &rules.Switch{
		Name:   "joker_must_be_spent",
		Rule:   "PR-AMB-11",
		Values: []string{"soft", "hard", "no"},
	}
	VentAttemptIsDuty = &rules.Switch{
		Name:   "vent_attempt_is_duty",
		Rule:   "PR-AMB-12",
		Values: []string{"false", "true"},
	}
	ForcedWallCrossing = &rules.Switch{
		Name:   "forced_wall_crossing",
		Rule:   "PR-AMB-13",
		Values: []string{"false", "true"},
	}
	StartingTilesCount = &rules.Switch{
		Name:   "starting_tiles_count_for_jaguar",
		Rule:   "PR-AMB-20",
		Values: []string{"true", "false"},
	}
	CardAfterCrossing = &rules.Switch{
		Name:   "card_move_after_crossing",
		Rule:   "PR-AMB-24",
		Values: []string{"false", "true"},
	}
	JaguarCardsExtra = &rules.Switch{
		Name:   "jaguar_card_actions_extra",
		Rule:   "PR-AMB-25",
		Values: []string{"true", "false"},
	}
	OperativeHealth = &rules.Switch{Name: "operative_hit_points", Rule: "PR-AMB-26", Values: []string{"1", "2", "3"}}
	RelocatedFresh  = &rules.Switch{
		Name:   "relocated_token_fresh",
		Rule:   "PR-AMB-27",
		Values: []string{"false", "true"},
	}
	StuckCheck        = &rules.Switch{Name: "stuck_check", Rule: "PR-AMB-29", Values: []string{"propose", "automatic"}}
	SoloTenOperatives = &rules.Switch{
		Name:   "solo_ten_operatives",
		Rule:   "PR-AMB-33",
		Values: []string{"end_of_turn", "immediate"},
	}
	SoloTies = &rules.Switch{
		Name:   "solo_ties",
		Rule:   "PR-AMB-34",
		Values: []string{"player_chooses", "fixed_order", "random"},
	}
	SoloNoPath = &rules.Switch{Name: "solo_no_path", Rule: "PR-AMB-35", Values: []string{"stay", "approach"}}
	JaguarPath = &rules.Switch{
		Name:   "jaguar_path",
		Rule:   "PR-AMB-36",
		Values: []string{"movement_points", "turns", "cells"},
	}
	SoloRelocate       = &rules.Switch{Name: "solo_relocate", Rule: "PR-AMB-38", Values: []string{"false", "true"}}
	RazorTwoNeighbours = &rules.Switch{
		Name:   "razor_two_neighbours",
		Rule:   "PR-AMB-41",
		Values: []string{"true", "false"},
	}
	HealthZero = &rules.Switch{Name: "hp_zero", Rule: "PR-AMB-45", Values: []string{"end_of_turn", "immediate"}}
)

// Switches lists the house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	RoofWin, EmptyBlocksSight, SameTileSees, JokerReroll, JokerMustBeSpent,
	VentAttemptIsDuty, ForcedWallCrossing, StartingTilesCount,
	CardAfterCrossing, JaguarCardsExtra, OperativeHealth, RelocatedFresh,
	StuckCheck, SoloTenOperatives, SoloTies, SoloNoPath, JaguarPath,
	SoloRelocate, RazorTwoNeighbours, HealthZero,
}
