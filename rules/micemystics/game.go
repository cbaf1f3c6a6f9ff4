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
)

// House returns the house rules.
func (Game) House(s State) rules.House { return s.House }

// Next returns the seat whose action is awaited. The seat Cardboard reports dice, decks, and tiles
// without a map.
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

// Outcome returns the winner of the chapter and the rules that ended it (MM-GEN-01). It returns
// Nobody until the chapter is over and all mice have chosen their cards for the next chapter.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil || len(s.Waits) > 0 {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// The questions that the rulebook leaves open, as switches. The first value of a switch is the
// default.
var (
	LargeWithSmall = &rules.Switch{
		Name:   "large_with_small",
		Rule:   "MM-AMB-05",
		Values: []string{"false", "true"},
	}
	BrodieAsMinion = &rules.Switch{
		Name:   "brodie_as_minion",
		Rule:   "MM-AMB-06",
		Values: []string{"true", "false"},
	}
	MinionsAttackOverRed = &rules.Switch{
		Name:   "minions_attack_over_red",
		Rule:   "MM-AMB-08",
		Values: []string{"false", "true"},
	}
	TrackRebuilt = &rules.Switch{
		Name:   "track_rebuilt",
		Rule:   "MM-AMB-10",
		Values: []string{"new_round", "go_on"},
	}
	AmbushCards = &rules.Switch{
		Name:   "ambush_cards",
		Rule:   "MM-AMB-11",
		Values: []string{"all", "newcomers", "bottom_up"},
	}
	LateBossInAmbush = &rules.Switch{
		Name:   "late_boss_in_ambush",
		Rule:   "MM-AMB-12",
		Values: []string{"once", "twice"},
	}
	MinionOrder = &rules.Switch{
		Name:   "minion_order",
		Rule:   "MM-AMB-13",
		Values: []string{"fixed", "anew"},
	}
	MinionMovementDie = &rules.Switch{
		Name:   "minion_movement_die",
		Rule:   "MM-AMB-15",
		Values: []string{"each", "one"},
	}
	RangedMinionMove = &rules.Switch{
		Name:   "ranged_minion_move",
		Rule:   "MM-AMB-16",
		Values: []string{"die", "unlimited"},
	}
	FullSpaceTarget = &rules.Switch{
		Name:   "full_space_target",
		Rule:   "MM-AMB-17",
		Values: []string{"nearest", "with_room"},
	}
	RangedMinionsNeighboursFirst = &rules.Switch{
		Name:   "ranged_minions_neighbours_first",
		Rule:   "MM-AMB-18",
		Values: []string{"true", "false"},
	}
	AllAttacked = &rules.Switch{
		Name:   "all_attacked",
		Rule:   "MM-AMB-19",
		Values: []string{"all", "nearest"},
	}
	SurgeInAttack = &rules.Switch{
		Name:   "surge_in_attack",
		Rule:   "MM-AMB-21",
		Values: []string{"after", "at_once"},
	}
	SurgeAfterSpecial = &rules.Switch{
		Name:   "surge_after_special",
		Rule:   "MM-AMB-23",
		Values: []string{"card", "nothing"},
	}
	LostTimeMouse = &rules.Switch{
		Name:   "lost_time_mouse",
		Rule:   "MM-AMB-24",
		Values: []string{"lowest", "lowest_free"},
	}
	FreeActionInMove = &rules.Switch{
		Name:   "free_action_in_move",
		Rule:   "MM-AMB-25",
		Values: []string{"ordinary_move", "never"},
	}
	MoveAfterExploring = &rules.Switch{
		Name:   "move_after_exploring",
		Rule:   "MM-AMB-26",
		Values: []string{"allowed", "turn_ends"},
	}
	StunnedFreeActions = &rules.Switch{
		Name:   "stunned_free_actions",
		Rule:   "MM-AMB-27",
		Values: []string{"allowed", "forbidden"},
	}
	RecoverBoth = &rules.Switch{
		Name:   "recover_both",
		Rule:   "MM-AMB-28",
		Values: []string{"one", "both"},
	}
	SearchBan = &rules.Switch{
		Name:   "search_ban",
		Rule:   "MM-AMB-29",
		Values: []string{"side", "visit"},
	}
	DeckRunsOut = &rules.Switch{
		Name:   "deck_runs_out",
		Rule:   "MM-AMB-30",
		Values: []string{"reshuffle", "empty"},
	}
	ShareGift = &rules.Switch{
		Name:   "share_gift",
		Rule:   "MM-AMB-31",
		Values: []string{"allowed", "exchange"},
	}
	EquipFind = &rules.Switch{
		Name:   "equip_find",
		Rule:   "MM-AMB-32",
		Values: []string{"later", "at_once"},
	}
	CapturedKeeps = &rules.Switch{
		Name:   "captured_keeps",
		Rule:   "MM-AMB-33",
		Values: []string{"own_starting", "any_starting"},
	}
	AllCaptured = &rules.Switch{
		Name:   "all_captured",
		Rule:   "MM-AMB-34",
		Values: []string{"lost", "chapter_only"},
	}
	RescueAlone = &rules.Switch{
		Name:   "rescue_alone",
		Rule:   "MM-AMB-35",
		Values: []string{"entrance", "players"},
	}
	CharmedCheese = &rules.Switch{
		Name:   "charmed_cheese",
		Rule:   "MM-AMB-36",
		Values: []string{"wheel", "mouse"},
	}
	Accessories = &rules.Switch{
		Name:   "accessories",
		Rule:   "MM-AMB-37",
		Values: []string{"unlimited", "limited"},
	}
	Arrival = &rules.Switch{
		Name:   "arrival",
		Rule:   "MM-AMB-38",
		Values: []string{"together", "spread"},
	}
	FlipIsFirstVisit = &rules.Switch{
		Name:   "flip_is_first_visit",
		Rule:   "MM-AMB-39",
		Values: []string{"true", "false"},
	}
	SharedWounds = &rules.Switch{
		Name:   "shared_wounds",
		Rule:   "MM-AMB-40",
		Values: []string{"each_figure", "common"},
	}
	BossWounds = &rules.Switch{
		Name:   "boss_wounds",
		Rule:   "MM-AMB-41",
		Values: []string{"split", "one_card"},
	}
	PounceWithoutLeap = &rules.Switch{
		Name:   "pounce_without_leap",
		Rule:   "MM-AMB-42",
		Values: []string{"attacks", "no_attack"},
	}
	BrodieFullSpaces = &rules.Switch{
		Name:   "brodie_full_spaces",
		Rule:   "MM-AMB-44",
		Values: []string{"pass", "block"},
	}
	SpawnDistance = &rules.Switch{
		Name:   "spawn_distance",
		Rule:   "MM-AMB-47",
		Values: []string{"nearest_mouse", "sum"},
	}
	DisguiseElite = &rules.Switch{
		Name:   "disguise_elite",
		Rule:   "MM-AMB-50",
		Values: []string{"false", "true"},
	}
	HookReach = &rules.Switch{
		Name:   "hook_reach",
		Rule:   "MM-AMB-51",
		Values: []string{"no_walls", "anywhere"},
	}
	GrapeHitsLarge = &rules.Switch{
		Name:   "grape_hits_large",
		Rule:   "MM-AMB-53",
		Values: []string{"false", "true"},
	}
	GrapeRangedRules = &rules.Switch{
		Name:   "grape_ranged_rules",
		Rule:   "MM-AMB-54",
		Values: []string{"free", "ranged"},
	}
	TrapWhenPlaced = &rules.Switch{
		Name:   "trap_when_placed",
		Rule:   "MM-AMB-56",
		Values: []string{"test", "no_test"},
	}
	ScurryAfterStanding = &rules.Switch{
		Name:   "scurry_after_standing",
		Rule:   "MM-AMB-58",
		Values: []string{"allowed", "forbidden"},
	}
	AbilityLimit = &rules.Switch{
		Name:   "ability_limit",
		Rule:   "MM-AMB-60",
		Values: []string{"any_turn", "own_turn"},
	}
	CampaignCard = &rules.Switch{
		Name:   "campaign_card",
		Rule:   "MM-AMB-61",
		Values: []string{"any_result", "after_victory"},
	}
	VictoryOnLastPage = &rules.Switch{
		Name:   "victory_on_last_page",
		Rule:   "MM-AMB-63",
		Values: []string{"lost", "won"},
	}
	LockpickerThird = &rules.Switch{
		Name:   "lockpicker_third",
		Rule:   "MM-AMB-68",
		Values: []string{"rescued", "stays", "from_third"},
	}
	BaitEaten = &rules.Switch{
		Name:   "bait_eaten",
		Rule:   "MM-AMB-70",
		Values: []string{"after_all", "first"},
	}
	GrapeThrowers = &rules.Switch{
		Name:   "grape_throwers",
		Rule:   "MM-AMB-71",
		Values: []string{"without_vurst", "with_vurst"},
	}
	MinionsCrossGaps = &rules.Switch{
		Name:   "minions_cross_gaps",
		Rule:   "MM-AMB-73",
		Values: []string{"false", "true"},
	}
	GrapeLeftBehind = &rules.Switch{
		Name:   "grape_left_behind",
		Rule:   "MM-AMB-74",
		Values: []string{"lost", "stays"},
	}
	GreedyRoaches = &rules.Switch{
		Name:   "greedy_roaches",
		Rule:   "MM-AMB-75",
		Values: []string{"all_until_gone", "then_in_play"},
	}
	LargeRanged = &rules.Switch{
		Name:   "large_ranged",
		Rule:   "MM-AMB-76",
		Values: []string{"wide_first", "always_large"},
	}
	NeighboursThroughWalls = &rules.Switch{
		Name:   "neighbours_through_walls",
		Rule:   "MM-AMB-77",
		Values: []string{"false", "true"},
	}
	UnseenNeighbour = &rules.Switch{
		Name:   "unseen_neighbour",
		Rule:   "MM-AMB-78",
		Values: []string{"ignored", "blocks"},
	}
	SurgeOnEmptyTrack = &rules.Switch{
		Name:   "surge_on_empty_track",
		Rule:   "MM-AMB-79",
		Values: []string{"shuffle", "below"},
	}
	LiftedCard = &rules.Switch{
		Name:   "lifted_card",
		Rule:   "MM-AMB-80",
		Values: []string{"next_round", "next"},
	}
	GrapePickUp = &rules.Switch{
		Name:   "grape_pick_up",
		Rule:   "MM-AMB-81",
		Values: []string{"no", "action"},
	}
)

// Switches lists the open questions in the order of the rulebook.
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
