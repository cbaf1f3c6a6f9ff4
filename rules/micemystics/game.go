package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
)

// Game implements the rules of Mice and Mystics.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
	_ rules.Interrupted[State, Action] = Game{}
	_ rules.Bounded[State]             = Game{}
	_ rules.Awaiting[State]            = Game{}
)

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Next returns the seat whose action is awaited, or Nobody. If people must report dice, decks or
// facts about a tile, the seat is Cardboard.
func (Game) Next(s State) rules.Seat {
	w := s.Wait()
	switch w.For {
	case ForOrder, ForRoll, ForToss, ForFind, ForCard, ForSpawns, ForFacts:
		return rules.Cardboard
	case ForKeep, ForDrop, ForRescue, ForCarry:
		return Seat(w.Who)
	case ForPlace:
		return SeatMinions
	case ForEvent, ForDisguise, ForSurge, ForWounds:
		return SeatMice
	}
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Turn.Step == MouseStep:
		return Seat(Name(s.Turn.Card))
	}
	return SeatMinions
}

// Awaits returns the kinds of actions that report what the game waits for.
func (Game) Awaits(s State) []string { return waitRules.Of(s.Wait().For).Answers }

// Outcome returns the winner of the chapter, and the rules that ended it (MM-GEN-01). The winner is
// Nobody while the chapter continues or a mouse must still choose a card to keep.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil || len(s.Waits) > 0 {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// House rules for the questions that the rulebook leaves open.
var (
	LargeWithSmall               = rules.NewSwitch("MM-AMB-05", "large_with_small", "false", "true")
	BrodieAsMinion               = rules.NewSwitch("MM-AMB-06", "brodie_as_minion", "true", "false")
	MinionsAttackOverRed         = rules.NewSwitch("MM-AMB-08", "minions_attack_over_red", "false", "true")
	TrackRebuilt                 = rules.NewSwitch("MM-AMB-10", "track_rebuilt", "new_round", "go_on")
	AmbushCards                  = rules.NewSwitch("MM-AMB-11", "ambush_cards", "all", "newcomers", "bottom_up")
	LateBossInAmbush             = rules.NewSwitch("MM-AMB-12", "late_boss_in_ambush", "once", "twice")
	MinionOrder                  = rules.NewSwitch("MM-AMB-13", "minion_order", "fixed", "anew")
	MinionMovementDie            = rules.NewSwitch("MM-AMB-15", "minion_movement_die", "each", "one")
	RangedMinionMove             = rules.NewSwitch("MM-AMB-16", "ranged_minion_move", "die", "unlimited")
	FullSpaceTarget              = rules.NewSwitch("MM-AMB-17", "full_space_target", "nearest", "with_room")
	RangedMinionsNeighboursFirst = rules.NewSwitch("MM-AMB-18", "ranged_minions_neighbours_first", "true", "false")
	AllAttacked                  = rules.NewSwitch("MM-AMB-19", "all_attacked", "all", "nearest")
	SurgeInAttack                = rules.NewSwitch("MM-AMB-21", "surge_in_attack", "after", "at_once")
	SurgeAfterSpecial            = rules.NewSwitch("MM-AMB-23", "surge_after_special", "card", "nothing")
	LostTimeMouse                = rules.NewSwitch("MM-AMB-24", "lost_time_mouse", "lowest", "lowest_free")
	FreeActionInMove             = rules.NewSwitch("MM-AMB-25", "free_action_in_move", "ordinary_move", "never")
	MoveAfterExploring           = rules.NewSwitch("MM-AMB-26", "move_after_exploring", "allowed", "turn_ends")
	StunnedFreeActions           = rules.NewSwitch("MM-AMB-27", "stunned_free_actions", "allowed", "forbidden")
	RecoverBoth                  = rules.NewSwitch("MM-AMB-28", "recover_both", "one", "both")
	SearchBan                    = rules.NewSwitch("MM-AMB-29", "search_ban", "side", "visit")
	DeckRunsOut                  = rules.NewSwitch("MM-AMB-30", "deck_runs_out", "reshuffle", "empty")
	ShareGift                    = rules.NewSwitch("MM-AMB-31", "share_gift", "allowed", "exchange")
	EquipFind                    = rules.NewSwitch("MM-AMB-32", "equip_find", "later", "at_once")
	CapturedKeeps                = rules.NewSwitch("MM-AMB-33", "captured_keeps", "own_starting", "any_starting")
	AllCaptured                  = rules.NewSwitch("MM-AMB-34", "all_captured", "lost", "chapter_only")
	RescueAlone                  = rules.NewSwitch("MM-AMB-35", "rescue_alone", "entrance", "players")
	CharmedCheese                = rules.NewSwitch("MM-AMB-36", "charmed_cheese", "wheel", "mouse")
	Accessories                  = rules.NewSwitch("MM-AMB-37", "accessories", "unlimited", "limited")
	Arrival                      = rules.NewSwitch("MM-AMB-38", "arrival", "together", "spread")
	FlipIsFirstVisit             = rules.NewSwitch("MM-AMB-39", "flip_is_first_visit", "true", "false")
	SharedWounds                 = rules.NewSwitch("MM-AMB-40", "shared_wounds", "each_figure", "common")
	BossWounds                   = rules.NewSwitch("MM-AMB-41", "boss_wounds", "split", "one_card")
	PounceWithoutLeap            = rules.NewSwitch("MM-AMB-42", "pounce_without_leap", "attacks", "no_attack")
	BrodieFullSpaces             = rules.NewSwitch("MM-AMB-44", "brodie_full_spaces", "pass", "block")
	SpawnDistance                = rules.NewSwitch("MM-AMB-47", "spawn_distance", "nearest_mouse", "sum")
	DisguiseElite                = rules.NewSwitch("MM-AMB-50", "disguise_elite", "false", "true")
	HookReach                    = rules.NewSwitch("MM-AMB-51", "hook_reach", "no_walls", "anywhere")
	GrapeHitsLarge               = rules.NewSwitch("MM-AMB-53", "grape_hits_large", "false", "true")
	GrapeRangedRules             = rules.NewSwitch("MM-AMB-54", "grape_ranged_rules", "free", "ranged")
	TrapWhenPlaced               = rules.NewSwitch("MM-AMB-56", "trap_when_placed", "test", "no_test")
	ScurryAfterStanding          = rules.NewSwitch("MM-AMB-58", "scurry_after_standing", "allowed", "forbidden")
	AbilityLimit                 = rules.NewSwitch("MM-AMB-60", "ability_limit", "any_turn", "own_turn")
	CampaignCard                 = rules.NewSwitch("MM-AMB-61", "campaign_card", "any_result", "after_victory")
	VictoryOnLastPage            = rules.NewSwitch("MM-AMB-63", "victory_on_last_page", "lost", "won")
	LockpickerThird              = rules.NewSwitch("MM-AMB-68", "lockpicker_third", "rescued", "stays", "from_third")
	BaitEaten                    = rules.NewSwitch("MM-AMB-70", "bait_eaten", "after_all", "first")
	GrapeThrowers                = rules.NewSwitch("MM-AMB-71", "grape_throwers", "without_vurst", "with_vurst")
	MinionsCrossGaps             = rules.NewSwitch("MM-AMB-73", "minions_cross_gaps", "false", "true")
	GrapeLeftBehind              = rules.NewSwitch("MM-AMB-74", "grape_left_behind", "lost", "stays")
	GreedyRoaches                = rules.NewSwitch("MM-AMB-75", "greedy_roaches", "all_until_gone", "then_in_play")
	LargeRanged                  = rules.NewSwitch("MM-AMB-76", "large_ranged", "wide_first", "always_large")
	NeighboursThroughWalls       = rules.NewSwitch("MM-AMB-77", "neighbours_through_walls", "false", "true")
	UnseenNeighbour              = rules.NewSwitch("MM-AMB-78", "unseen_neighbour", "ignored", "blocks")
	SurgeOnEmptyTrack            = rules.NewSwitch("MM-AMB-79", "surge_on_empty_track", "shuffle", "below")
	LiftedCard                   = rules.NewSwitch("MM-AMB-80", "lifted_card", "next_round", "next")
	GrapePickUp                  = rules.NewSwitch("MM-AMB-81", "grape_pick_up", "no", "action")
)

// Switches lists all house rules in the order of the rulebook.
var Switches = []*rules.Switch{
	LargeWithSmall, BrodieAsMinion, MinionsAttackOverRed, TrackRebuilt, AmbushCards,
	LateBossInAmbush, MinionOrder, MinionMovementDie, RangedMinionMove, FullSpaceTarget,
	RangedMinionsNeighboursFirst, AllAttacked, SurgeInAttack, SurgeAfterSpecial, LostTimeMouse,
	FreeActionInMove, MoveAfterExploring, StunnedFreeActions, RecoverBoth, SearchBan,
	DeckRunsOut, ShareGift, EquipFind, CapturedKeeps, AllCaptured,
	RescueAlone, CharmedCheese, Accessories, Arrival, FlipIsFirstVisit,
	SharedWounds, BossWounds, PounceWithoutLeap, BrodieFullSpaces, SpawnDistance,
	DisguiseElite, HookReach, GrapeHitsLarge, GrapeRangedRules, TrapWhenPlaced,
	ScurryAfterStanding, AbilityLimit, CampaignCard, VictoryOnLastPage, LockpickerThird,
	BaitEaten, GrapeThrowers, MinionsCrossGaps, GrapeLeftBehind, GreedyRoaches,
	LargeRanged, NeighboursThroughWalls, UnseenNeighbour, SurgeOnEmptyTrack, LiftedCard,
	GrapePickUp,
}
