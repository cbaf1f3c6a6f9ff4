package chezguevara

import "tablemate/rules"

// House rules for questions that the rulebook does not answer. The first value is the default.
var (
	RankChange      = rules.NewSwitch("CG-AMB-04", "rank_change_pay_leave", "immediate", "next_turn")
	CatsOwnTent     = rules.NewSwitch("CG-AMB-07", "cats_own_tent_only", "false", "true")
	EvictionRolls   = rules.NewSwitch("CG-AMB-09", "eviction_rolls", "one_per_person", "one_per_turn")
	EvictedMoocher  = rules.NewSwitch("CG-AMB-11", "evicted_moocher", "discard_or_send", "must_send")
	ImposedCost     = rules.NewSwitch("CG-AMB-18", "imposed_cost", "victim_pays_must_afford", "free")
	Healing         = rules.NewSwitch("CG-AMB-21", "healing_strictness", "nothing_voluntary", "only_recruiting_and_leave")
	PickRanks       = rules.NewSwitch("CG-AMB-26", "raid_pick_ranks", "after_promotion", "before_promotion")
	PickTie         = rules.NewSwitch("CG-AMB-27", "raid_tie", "more_slack_first", "less_slack_first")
	LeaderSource    = rules.NewSwitch("CG-AMB-34", "leader_source", "tents", "tents_and_discard", "anywhere")
	CounteredSlack  = rules.NewSwitch("CG-AMB-41", "countered_order_slack", "kept", "lost")
	NoisyTwo        = rules.NewSwitch("CG-AMB-47", "noisy_sex_two_players", "1", "2")
	OvertakenRaid   = rules.NewSwitch("CG-AMB-65", "overtaken_raid_card", "kept", "owed")
	OwnInterrupt    = rules.NewSwitch("CG-AMB-66", "own_interrupt_closes", "yes", "only_settled_cards")
	ImposedWindow   = rules.NewSwitch("CG-AMB-67", "imposed_window_of", "victim", "abuser")
	CounterRank     = rules.NewSwitch("CG-AMB-68", "counter_order_rank", "when_ordered", "now")
	ClaimRests      = rules.NewSwitch("CG-AMB-69", "claim_rests_on", "every_open_card", "last_card")
	LaterRanks      = rules.NewSwitch("CG-AMB-70", "later_rank_cards", "replayed", "stand")
	CancelWindow    = rules.NewSwitch("CG-AMB-71", "cancel_card_window", "next_card", "next_step")
	RevengeRight    = rules.NewSwitch("CG-AMB-72", "revenge_right_ends", "with_anything", "with_next_step")
	MovedWhileOpen  = rules.NewSwitch("CG-AMB-73", "moved_while_open", "open", "in_play")
	ActivityCost    = rules.NewSwitch("CG-AMB-74", "activity_cost_judged", "announced", "settled")
	RaidBegins      = rules.NewSwitch("CG-AMB-75", "raid_begins", "settled", "announced")
	RaidCardGoes    = rules.NewSwitch("CG-AMB-76", "raid_card_discarded", "before_trophies", "after_trophies")
	WhileOwed       = rules.NewSwitch("CG-AMB-77", "while_owed", "cancel_only", "anything")
	OrderlyHealing  = rules.NewSwitch("CG-AMB-78", "orderly_spoils_healing", "yes", "no")
	AskingHealing   = rules.NewSwitch("CG-AMB-79", "asking_spoils_healing", "no", "yes")
	FollowUpHealing = rules.NewSwitch("CG-AMB-80", "follow_up_spoils_healing", "no", "yes")
)

// Switches lists all switches in the order of the rulebook.
var Switches = []*rules.Switch{
	RankChange, CatsOwnTent, EvictionRolls, EvictedMoocher, ImposedCost, Healing, PickRanks, PickTie, LeaderSource,
	CounteredSlack, NoisyTwo, OvertakenRaid, OwnInterrupt, ImposedWindow, CounterRank, ClaimRests, LaterRanks,
	CancelWindow, RevengeRight, MovedWhileOpen, ActivityCost, RaidBegins, RaidCardGoes, WhileOwed, OrderlyHealing,
	AskingHealing, FollowUpHealing,
}
