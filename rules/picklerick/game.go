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
	_ rules.Awaiting[State]            = Game{}
)

// Next returns the seat that must act now. If the game waits for dice or a new tile, this seat is
// Cardboard.
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

// Awaits returns the kinds of actions that report a tile, the roll or the answer to a question.
func (Game) Awaits(s State) []string {
	switch {
	case s.Wait != nil:
		return awaits.Of(s.Wait.For).Answers
	case s.Turn.Step == Roll || s.Turn.Step == Fall:
		return []string{Fell{}.Kind()}
	}
	return nil
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

// House rules for questions that the rulebook leaves open. The first value of each house rule is
// its default.
var (
	RoofWin            = rules.NewSwitch("PR-AMB-04", "roof_win", "immediate", "end_of_turn")
	EmptyBlocksSight   = rules.NewSwitch("PR-AMB-06", "empty_cells_block_sight", "true", "false")
	SameTileSees       = rules.NewSwitch("PR-AMB-07", "same_tile_sees", "true", "false")
	JokerReroll        = rules.NewSwitch("PR-AMB-09", "joker_reroll", "warn", "forbid")
	JokerMustBeSpent   = rules.NewSwitch("PR-AMB-11", "joker_must_be_spent", "soft", "hard", "no")
	VentAttemptIsDuty  = rules.NewSwitch("PR-AMB-12", "vent_attempt_is_duty", "false", "true")
	ForcedWallCrossing = rules.NewSwitch("PR-AMB-13", "forced_wall_crossing", "false", "true")
	StartingTilesCount = rules.NewSwitch("PR-AMB-20", "starting_tiles_count_for_jaguar", "true", "false")
	CardAfterCrossing  = rules.NewSwitch("PR-AMB-24", "card_move_after_crossing", "false", "true")
	JaguarCardsExtra   = rules.NewSwitch("PR-AMB-25", "jaguar_card_actions_extra", "true", "false")
	OperativeHealth    = rules.NewSwitch("PR-AMB-26", "operative_hit_points", "1", "2", "3")
	RelocatedFresh     = rules.NewSwitch("PR-AMB-27", "relocated_token_fresh", "false", "true")
	StuckCheck         = rules.NewSwitch("PR-AMB-29", "stuck_check", "propose", "automatic")
	SoloTenOperatives  = rules.NewSwitch("PR-AMB-33", "solo_ten_operatives", "end_of_turn", "immediate")
	SoloTies           = rules.NewSwitch("PR-AMB-34", "solo_ties", "player_chooses", "fixed_order", "random")
	SoloNoPath         = rules.NewSwitch("PR-AMB-35", "solo_no_path", "stay", "approach")
	JaguarPath         = rules.NewSwitch("PR-AMB-36", "jaguar_path", "movement_points", "turns", "cells")
	SoloRelocate       = rules.NewSwitch("PR-AMB-38", "solo_relocate", "false", "true")
	RazorTwoNeighbours = rules.NewSwitch("PR-AMB-41", "razor_two_neighbours", "true", "false")
	HealthZero         = rules.NewSwitch("PR-AMB-45", "hp_zero", "end_of_turn", "immediate")
)

// Switches lists the house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	RoofWin, EmptyBlocksSight, SameTileSees, JokerReroll, JokerMustBeSpent,
	VentAttemptIsDuty, ForcedWallCrossing, StartingTilesCount,
	CardAfterCrossing, JaguarCardsExtra, OperativeHealth, RelocatedFresh,
	StuckCheck, SoloTenOperatives, SoloTies, SoloNoPath, JaguarPath,
	SoloRelocate, RazorTwoNeighbours, HealthZero,
}
