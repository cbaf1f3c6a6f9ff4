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

// Outcome returns the winner of the chapter, and the rules that ended the chapter (MM-GEN-01). The
// winner is Nobody until the chapter is over and all mice have chosen their cards for the next
// chapter.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil || len(s.Waits) > 0 {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// House rules for the questions that the rulebook leaves open. Each is a switch between several
// readings.
var (
	LargeWithSmall               = question("large_with_small", "MM-AMB-05", "false", "true")
	BrodieAsMinion               = question("brodie_as_minion", "MM-AMB-06", "true", "false")
	MinionsAttackOverRed         = question("minions_attack_over_red", "MM-AMB-08", "false", "true")
	TrackRebuilt                 = question("track_rebuilt", "MM-AMB-10", "new_round", "go_on")
	AmbushCards                  = question("ambush_cards", "MM-AMB-11", "all", "newcomers", "bottom_up")
	LateBossInAmbush             = question("late_boss_in_ambush", "MM-AMB-12", "once", "twice")
	MinionOrder                  = question("minion_order", "MM-AMB-13", "fixed", "anew")
	MinionMovementDie            = question("minion_movement_die", "MM-AMB-15", "each", "one")
	RangedMinionMove             = question("ranged_minion_move", "MM-AMB-16", "die", "unlimited")
	FullSpaceTarget              = question("full_space_target", "MM-AMB-17", "nearest", "with_room")
	RangedMinionsNeighboursFirst = question("ranged_minions_neighbours_first", "MM-AMB-18", "true", "false")
	AllAttacked                  = question("all_attacked", "MM-AMB-19", "all", "nearest")
	SurgeInAttack                = question("surge_in_attack", "MM-AMB-21", "after", "at_once")
	SurgeAfterSpecial            = question("surge_after_special", "MM-AMB-23", "card", "nothing")
	LostTimeMouse                = question("lost_time_mouse", "MM-AMB-24", "lowest", "lowest_free")
	FreeActionInMove             = question("free_action_in_move", "MM-AMB-25", "ordinary_move", "never")
	MoveAfterExploring           = question("move_after_exploring", "MM-AMB-26", "allowed", "turn_ends")
	StunnedFreeActions           = question("stunned_free_actions", "MM-AMB-27", "allowed", "forbidden")
	RecoverBoth                  = question("recover_both", "MM-AMB-28", "one", "both")
	SearchBan                    = question("search_ban", "MM-AMB-29", "side", "visit")
	DeckRunsOut                  = question("deck_runs_out", "MM-AMB-30", "reshuffle", "empty")
	ShareGift                    = question("share_gift", "MM-AMB-31", "allowed", "exchange")
	EquipFind                    = question("equip_find", "MM-AMB-32", "later", "at_once")
	CapturedKeeps                = question("captured_keeps", "MM-AMB-33", "own_starting", "any_starting")
	AllCaptured                  = question("all_captured", "MM-AMB-34", "lost", "chapter_only")
	RescueAlone                  = question("rescue_alone", "MM-AMB-35", "entrance", "players")
	CharmedCheese                = question("charmed_cheese", "MM-AMB-36", "wheel", "mouse")
	Accessories                  = question("accessories", "MM-AMB-37", "unlimited", "limited")
	Arrival                      = question("arrival", "MM-AMB-38", "together", "spread")
	FlipIsFirstVisit             = question("flip_is_first_visit", "MM-AMB-39", "true", "false")
	SharedWounds                 = question("shared_wounds", "MM-AMB-40", "each_figure", "common")
	BossWounds                   = question("boss_wounds", "MM-AMB-41", "split", "one_card")
	PounceWithoutLeap            = question("pounce_without_leap", "MM-AMB-42", "attacks", "no_attack")
	BrodieFullSpaces             = question("brodie_full_spaces", "MM-AMB-44", "pass", "block")
	SpawnDistance                = question("spawn_distance", "MM-AMB-47", "nearest_mouse", "sum")
	DisguiseElite                = question("disguise_elite", "MM-AMB-50", "false", "true")
	HookReach                    = question("hook_reach", "MM-AMB-51", "no_walls", "anywhere")
	GrapeHitsLarge               = question("grape_hits_large", "MM-AMB-53", "false", "true")
	GrapeRangedRules             = question("grape_ranged_rules", "MM-AMB-54", "free", "ranged")
	TrapWhenPlaced               = question("trap_when_placed", "MM-AMB-56", "test", "no_test")
	ScurryAfterStanding          = question("scurry_after_standing", "MM-AMB-58", "allowed", "forbidden")
	AbilityLimit                 = question("ability_limit", "MM-AMB-60", "any_turn", "own_turn")
	CampaignCard                 = question("campaign_card", "MM-AMB-61", "any_result", "after_victory")
	VictoryOnLastPage            = question("victory_on_last_page", "MM-AMB-63", "lost", "won")
	LockpickerThird              = question("lockpicker_third", "MM-AMB-68", "rescued", "stays", "from_third")
	BaitEaten                    = question("bait_eaten", "MM-AMB-70", "after_all", "first")
	GrapeThrowers                = question("grape_throwers", "MM-AMB-71", "without_vurst", "with_vurst")
	MinionsCrossGaps             = question("minions_cross_gaps", "MM-AMB-73", "false", "true")
	GrapeLeftBehind              = question("grape_left_behind", "MM-AMB-74", "lost", "stays")
	GreedyRoaches                = question("greedy_roaches", "MM-AMB-75", "all_until_gone", "then_in_play")
	LargeRanged                  = question("large_ranged", "MM-AMB-76", "wide_first", "always_large")
	NeighboursThroughWalls       = question("neighbours_through_walls", "MM-AMB-77", "false", "true")
	UnseenNeighbour              = question("unseen_neighbour", "MM-AMB-78", "ignored", "blocks")
	SurgeOnEmptyTrack            = question("surge_on_empty_track", "MM-AMB-79", "shuffle", "below")
	LiftedCard                   = question("lifted_card", "MM-AMB-80", "next_round", "next")
	GrapePickUp                  = question("grape_pick_up", "MM-AMB-81", "no", "action")
)

// question returns a switch for an open question. The first value is the default.
func question(name string, rule tables.RuleID, values ...string) *rules.Switch {
	return &rules.Switch{Name: name, Rule: rule, Values: values}
}

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
