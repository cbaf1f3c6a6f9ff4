package chezguevara

import "tablemate/rules"

// The switches are questions that the rulebook leaves open. The first value is the default.
var (
	RankChange      = question("CG-AMB-04", "rank_change_pay_leave", "immediate", "next_turn")
	CatsOwnTent     = question("CG-AMB-07", "cats_own_tent_only", "false", "true")
	EvictionRolls   = question("CG-AMB-09", "eviction_rolls", "one_per_person", "one_per_turn")
	EvictedMoocher  = question("CG-AMB-11", "evicted_moocher", "discard_or_send", "must_send")
	ImposedCost     = question("CG-AMB-18", "imposed_cost", "victim_pays_must_afford", "free")
	Healing         = question("CG-AMB-21", "healing_strictness", "nothing_voluntary", "only_recruiting_and_leave")
	PickRanks       = question("CG-AMB-26", "raid_pick_ranks", "after_promotion", "before_promotion")
	PickTie         = question("CG-AMB-27", "raid_tie", "more_slack_first", "less_slack_first")
	LeaderSource    = question("CG-AMB-34", "leader_source", "tents", "tents_and_discard", "anywhere")
	CounteredSlack  = question("CG-AMB-41", "countered_order_slack", "kept", "lost")
	NoisyTwo        = question("CG-AMB-47", "noisy_sex_two_players", "1", "2")
	OvertakenRaid   = question("CG-AMB-65", "overtaken_raid_card", "kept", "owed")
	OwnInterrupt    = question("CG-AMB-66", "own_interrupt_closes", "yes", "only_settled_cards")
	ImposedWindow   = question("CG-AMB-67", "imposed_window_of", "victim", "abuser")
	CounterRank     = question("CG-AMB-68", "counter_order_rank", "when_ordered", "now")
	ClaimRests      = question("CG-AMB-69", "claim_rests_on", "every_open_card", "last_card")
	LaterRanks      = question("CG-AMB-70", "later_rank_cards", "replayed", "stand")
	CancelWindow    = question("CG-AMB-71", "cancel_card_window", "next_card", "next_step")
	RevengeRight    = question("CG-AMB-72", "revenge_right_ends", "with_anything", "with_next_step")
	MovedWhileOpen  = question("CG-AMB-73", "moved_while_open", "open", "in_play")
	ActivityCost    = question("CG-AMB-74", "activity_cost_judged", "announced", "settled")
	RaidBegins      = question("CG-AMB-75", "raid_begins", "settled", "announced")
	RaidCardGoes    = question("CG-AMB-76", "raid_card_discarded", "before_trophies", "after_trophies")
	WhileOwed       = question("CG-AMB-77", "while_owed", "cancel_only", "anything")
	OrderlyHealing  = question("CG-AMB-78", "orderly_spoils_healing", "yes", "no")
	AskingHealing   = question("CG-AMB-79", "asking_spoils_healing", "no", "yes")
	FollowUpHealing = question("CG-AMB-80", "follow_up_spoils_healing", "no", "yes")
)

// Switches lists all switches in the order of the rulebook.
var Switches = []*rules.Switch{
	RankChange, CatsOwnTent, EvictionRolls, EvictedMoocher, ImposedCost, Healing, PickRanks, PickTie, LeaderSource,
	CounteredSlack, NoisyTwo, OvertakenRaid, OwnInterrupt, ImposedWindow, CounterRank, ClaimRests, LaterRanks,
	CancelWindow, RevengeRight, MovedWhileOpen, ActivityCost, RaidBegins, RaidCardGoes, WhileOwed, OrderlyHealing,
	AskingHealing, FollowUpHealing,
}

func question(rule ruleID, name string, values ...string) *rules.Switch {
	return &rules.Switch{Name: name, Rule: rule, Values: values}
}
