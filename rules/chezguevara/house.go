package chezguevara

import "tablemate/rules"

// The questions that the rulebook leaves open, as switches. The first value of
// each is our reading.
var (
	RankChange      = sw("rank_change_pay_leave", "CG-AMB-04", "immediate", "next_turn")
	CatsOwnTent     = sw("cats_own_tent_only", "CG-AMB-07", "false", "true")
	EvictionRolls   = sw("eviction_rolls", "CG-AMB-09", "one_per_person", "one_per_turn")
	EvictedMoocher  = sw("evicted_moocher", "CG-AMB-11", "discard_or_send", "must_send")
	ImposedCost     = sw("imposed_cost", "CG-AMB-18", "victim_pays_must_afford", "free")
	Healing         = sw("healing_strictness", "CG-AMB-21", "nothing_voluntary", "only_recruiting_and_leave")
	PickRanks       = sw("raid_pick_ranks", "CG-AMB-26", "after_promotion", "before_promotion")
	PickTie         = sw("raid_tie", "CG-AMB-27", "more_slack_first", "less_slack_first")
	LeaderSource    = sw("leader_source", "CG-AMB-34", "tents", "tents_and_discard", "anywhere")
	CounteredSlack  = sw("countered_order_slack", "CG-AMB-41", "kept", "lost")
	NoisyTwo        = sw("noisy_sex_two_players", "CG-AMB-47", "1", "2")
	OvertakenRaid   = sw("overtaken_raid_card", "CG-AMB-65", "kept", "owed")
	OwnInterrupt    = sw("own_interrupt_closes", "CG-AMB-66", "yes", "only_settled_cards")
	ImposedWindow   = sw("imposed_window_of", "CG-AMB-67", "victim", "abuser")
	CounterRank     = sw("counter_order_rank", "CG-AMB-68", "when_ordered", "now")
	ClaimRests      = sw("claim_rests_on", "CG-AMB-69", "every_open_card", "last_card")
	LaterRanks      = sw("later_rank_cards", "CG-AMB-70", "replayed", "stand")
	CancelWindow    = sw("cancel_card_window", "CG-AMB-71", "next_card", "next_step")
	RevengeRight    = sw("revenge_right_ends", "CG-AMB-72", "with_anything", "with_next_step")
	MovedWhileOpen  = sw("moved_while_open", "CG-AMB-73", "open", "in_play")
	ActivityCost    = sw("activity_cost_judged", "CG-AMB-74", "announced", "settled")
	RaidBegins      = sw("raid_begins", "CG-AMB-75", "settled", "announced")
	RaidCardGoes    = sw("raid_card_discarded", "CG-AMB-76", "before_trophies", "after_trophies")
	WhileOwed       = sw("while_owed", "CG-AMB-77", "cancel_only", "anything")
	OrderlyHealing  = sw("orderly_spoils_healing", "CG-AMB-78", "yes", "no")
	AskingHealing   = sw("asking_spoils_healing", "CG-AMB-79", "no", "yes")
	FollowUpHealing = sw("follow_up_spoils_healing", "CG-AMB-80", "no", "yes")
)

func sw(name string, rule ruleID, values ...string) rules.Switch {
	return rules.Switch{Name: name, Rule: rule, Values: values}
}

// Switches lists the open questions in the order of the rulebook.
var Switches = []rules.Switch{
	RankChange, CatsOwnTent, EvictionRolls, EvictedMoocher, ImposedCost, Healing, PickRanks, PickTie, LeaderSource,
	CounteredSlack, NoisyTwo, OvertakenRaid, OwnInterrupt, ImposedWindow, CounterRank, ClaimRests, LaterRanks,
	CancelWindow, RevengeRight, MovedWhileOpen, ActivityCost, RaidBegins, RaidCardGoes, WhileOwed, OrderlyHealing,
	AskingHealing, FollowUpHealing,
}
