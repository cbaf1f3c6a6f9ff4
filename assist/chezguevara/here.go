package chezguevara

import (
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// hereBy lists the rules that people probably look up while an answer is awaited. The likeliest
// rule is first.
var hereBy = map[game.Awaited][]tables.RuleID{
	game.ForClaim:    {"CG-WIN-01", "CG-AMB-37", "CG-CANC-04"},
	game.ForSettle:   {"CG-ABUSE-01", "CG-CANC-04", "CG-LEAVE-04", "CG-ACT-04"},
	game.ForSlack:    {"CG-ACT-05", "CG-ACT-06", "CG-CANC-04"},
	game.ForArrival:  {"CG-REC-07", "CG-REC-08", "CG-CANC-04"},
	game.ForExposure: {"CG-EXPO-03", "CG-EXPO-04", "CG-EXPO-05", "CG-EXPO-06"},
	game.ForVerdict:  {"CG-EXPO-05", "CG-EXPO-06", "CG-SYNC-02", "CG-REV-01"},
	game.ForAction:   {"CG-EXPO-07", "CG-EXPO-08", "CG-EXPO-10"},
	game.ForDice:     {"CG-RAID-09", "CG-RAID-10", "CG-RAID-11", "CG-RAID-12"},
	game.ForTrophies: {"CG-TROPHY-01", "CG-TROPHY-02"},
	game.ForPick:     {"CG-TROPHY-08", "CG-TROPHY-09", "CG-TROPHY-12"},
	game.ForSecond:   {"CG-TROPHY-06", "CG-TROPHY-07"},
	game.ForFeed:     {"CG-MOOCH-02", "CG-MOOCH-04", "CG-DUAL-03"},
	game.ForExchange: {"CG-DEMO-04", "CG-PROMO-05"},
	game.ForSleep:    {"CG-NOISE-02", "CG-NOISE-03"},
}

var hereIn = map[game.Phase][]tables.RuleID{
	game.DrawPhase:    {"CG-DRAW-01", "CG-ROLL-01", "CG-REC-01", "CG-LEAVE-01"},
	game.RollsPhase:   {"CG-ROLL-01", "CG-EVICT-01", "CG-EVICT-02", "CG-MOOCH-03"},
	game.Recruiting:   {"CG-REC-01", "CG-REC-07", "CG-REC-06", "CG-REC-09"},
	game.LeavePhase:   {"CG-LEAVE-01", "CG-LOOT-01", "CG-ACT-03", "CG-RAID-01"},
	game.DiscardPhase: {"CG-DISC-01", "CG-DISC-02", "CG-DISC-03"},
	game.HealingPhase: {"CG-HEAL-01", "CG-HEAL-02"},
}

// The method `Here` lists the rules that people probably look up in a state, the likeliest first.
func (Flow) Here(s game.State) []tables.RuleID {
	if s.Result != nil {
		return []tables.RuleID{"CG-WIN-01", "CG-WIN-02", "CG-WIN-03"}
	}
	if here := hereBy[s.Waits()[0].For]; here != nil {
		return here
	}
	return append(hereIn[s.Turn.Phase], "CG-EVT-01", "CG-EVT-02", "CG-TURN-03")
}
