package chezguevara

import "tablemate/rules"

// The switches are questions that the rulebook leaves open. The first value is the default.
var (
	RankChange = &rules.Switch{
		Name:   "rank_change_pay_leave",
		Rule:   "CG-AMB-04",
		Values: []string{"immediate", "next_turn"},
	}
	CatsOwnTent   = &rules.Switch{Name: "cats_own_tent_only", Rule: "CG-AMB-07", Values: []string{"false", "true"}}
	EvictionRolls = &rules.Switch{
		Name:   "eviction_rolls",
		Rule:   "CG-AMB-09",
		Values: []string{"one_per_person", "one_per_turn"},
	}
	EvictedMoocher = &rules.Switch{
		Name:   "evicted_moocher",
		Rule:   "CG-AMB-11",
		Values: []string{"discard_or_send", "must_send"},
	}
	ImposedCost = &rules.Switch{
		Name:   "imposed_cost",
		Rule:   "CG-AMB-18",
		Values: []string{"victim_pays_must_afford", "free"},
	}
	Healing = &rules.Switch{
		Name:   "healing_strictness",
		Rule:   "CG-AMB-21",
		Values: []string{"nothing_voluntary", "only_recruiting_and_leave"},
	}
	PickRanks = &rules.Switch{
		Name:   "raid_pick_ranks",
		Rule:   "CG-AMB-26",
		Values: []string{"after_promotion", "before_promotion"},
	}
	PickTie = &rules.Switch{
		Name:   "raid_tie",
		Rule:   "CG-AMB-27",
		Values: []string{"more_slack_first", "less_slack_first"},
	}
	LeaderSource = &rules.Switch{
		Name:   "leader_source",
		Rule:   "CG-AMB-34",
		Values: []string{"tents", "tents_and_discard", "anywhere"},
	}
	CounteredSlack = &rules.Switch{Name: "countered_order_slack", Rule: "CG-AMB-41", Values: []string{"kept", "lost"}}
	NoisyTwo       = &rules.Switch{Name: "noisy_sex_two_players", Rule: "CG-AMB-47", Values: []string{"1", "2"}}
	OvertakenRaid  = &rules.Switch{Name: "overtaken_raid_card", Rule: "CG-AMB-65", Values: []string{"kept", "owed"}}
	OwnInterrupt   = &rules.Switch{
		Name:   "own_interrupt_closes",
		Rule:   "CG-AMB-66",
		Values: []string{"yes", "only_settled_cards"},
	}
	ImposedWindow = &rules.Switch{Name: "imposed_window_of", Rule: "CG-AMB-67", Values: []string{"victim", "abuser"}}
	CounterRank   = &rules.Switch{
		Name:   "counter_order_rank",
		Rule:   "CG-AMB-68",
		Values: []string{"when_ordered", "now"},
	}
	ClaimRests = &rules.Switch{
		Name:   "claim_rests_on",
		Rule:   "CG-AMB-69",
		Values: []string{"every_open_card", "last_card"},
	}
	LaterRanks   = &rules.Switch{Name: "later_rank_cards", Rule: "CG-AMB-70", Values: []string{"replayed", "stand"}}
	CancelWindow = &rules.Switch{
		Name:   "cancel_card_window",
		Rule:   "CG-AMB-71",
		Values: []string{"next_card", "next_step"},
	}
	RevengeRight = &rules.Switch{
		Name:   "revenge_right_ends",
		Rule:   "CG-AMB-72",
		Values: []string{"with_anything", "with_next_step"},
	}
	MovedWhileOpen = &rules.Switch{Name: "moved_while_open", Rule: "CG-AMB-73", Values: []string{"open", "in_play"}}
	ActivityCost   = &rules.Switch{
		Name:   "activity_cost_judged",
		Rule:   "CG-AMB-74",
		Values: []string{"announced", "settled"},
	}
	RaidBegins   = &rules.Switch{Name: "raid_begins", Rule: "CG-AMB-75", Values: []string{"settled", "announced"}}
	RaidCardGoes = &rules.Switch{
		Name:   "raid_card_discarded",
		Rule:   "CG-AMB-76",
		Values: []string{"before_trophies", "after_trophies"},
	}
	WhileOwed       = &rules.Switch{Name: "while_owed", Rule: "CG-AMB-77", Values: []string{"cancel_only", "anything"}}
	OrderlyHealing  = &rules.Switch{Name: "orderly_spoils_healing", Rule: "CG-AMB-78", Values: []string{"yes", "no"}}
	AskingHealing   = &rules.Switch{Name: "asking_spoils_healing", Rule: "CG-AMB-79", Values: []string{"no", "yes"}}
	FollowUpHealing = &rules.Switch{Name: "follow_up_spoils_healing", Rule: "CG-AMB-80", Values: []string{"no", "yes"}}
)

// Switches lists all switches in the order of the rulebook.
var Switches = []*rules.Switch{
	RankChange, CatsOwnTent, EvictionRolls, EvictedMoocher, ImposedCost, Healing, PickRanks, PickTie, LeaderSource,
	CounteredSlack, NoisyTwo, OvertakenRaid, OwnInterrupt, ImposedWindow, CounterRank, ClaimRests, LaterRanks,
	CancelWindow, RevengeRight, MovedWhileOpen, ActivityCost, RaidBegins, RaidCardGoes, WhileOwed, OrderlyHealing,
	AskingHealing, FollowUpHealing,
}
