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

// Outcome returns the winner and the rules that ended the game. Before the end, the winner is
// Nobody.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The switches are questions that the rulebook does not answer. The first value is the default.
var (
	RoofWin            = open("roof_win", "PR-AMB-04", "immediate", "end_of_turn")
	EmptyBlocksSight   = open("empty_cells_block_sight", "PR-AMB-06", "true", "false")
	SameTileSees       = open("same_tile_sees", "PR-AMB-07", "true", "false")
	JokerReroll        = open("joker_reroll", "PR-AMB-09", "warn", "forbid")
	JokerMustBeSpent   = open("joker_must_be_spent", "PR-AMB-11", "soft", "hard", "no")
	VentAttemptIsDuty  = open("vent_attempt_is_duty", "PR-AMB-12", "false", "true")
	ForcedWallCrossing = open("forced_wall_crossing", "PR-AMB-13", "false", "true")
	StartingTilesCount = open("starting_tiles_count_for_jaguar", "PR-AMB-20", "true", "false")
	CardAfterCrossing  = open("card_move_after_crossing", "PR-AMB-24", "false", "true")
	JaguarCardsExtra   = open("jaguar_card_actions_extra", "PR-AMB-25", "true", "false")
	OperativeHealth    = open("operative_hit_points", "PR-AMB-26", "1", "2", "3")
	RelocatedFresh     = open("relocated_token_fresh", "PR-AMB-27", "false", "true")
	StuckCheck         = open("stuck_check", "PR-AMB-29", "propose", "automatic")
	SoloTenOperatives  = open("solo_ten_operatives", "PR-AMB-33", "end_of_turn", "immediate")
	SoloTies           = open("solo_ties", "PR-AMB-34", "player_chooses", "fixed_order", "random")
	SoloNoPath         = open("solo_no_path", "PR-AMB-35", "stay", "approach")
	JaguarPath         = open("jaguar_path", "PR-AMB-36", "movement_points", "turns", "cells")
	SoloRelocate       = open("solo_relocate", "PR-AMB-38", "false", "true")
	RazorTwoNeighbours = open("razor_two_neighbours", "PR-AMB-41", "true", "false")
	HealthZero         = open("hp_zero", "PR-AMB-45", "end_of_turn", "immediate")
)

func open(name string, rule tables.RuleID, values ...string) *rules.Switch {
	return &rules.Switch{Name: name, Rule: rule, Values: values}
}

// Switches lists the house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	RoofWin, EmptyBlocksSight, SameTileSees, JokerReroll, JokerMustBeSpent,
	VentAttemptIsDuty, ForcedWallCrossing, StartingTilesCount,
	CardAfterCrossing, JaguarCardsExtra, OperativeHealth, RelocatedFresh,
	StuckCheck, SoloTenOperatives, SoloTies, SoloNoPath, JaguarPath,
	SoloRelocate, RazorTwoNeighbours, HealthZero,
}
