package chezguevara

import (
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// hereBy lists the rules that matter while something is awaited, the most likely first.
var hereBy = tables.Pairs[game.Awaited, []tables.RuleID]{
	{game.ForClaim, []tables.RuleID{"CG-WIN-01", "CG-AMB-37", "CG-CANC-04"}},
	{game.ForSettle, []tables.RuleID{"CG-ABUSE-01", "CG-CANC-04", "CG-LEAVE-04", "CG-ACT-04"}},
	{game.ForSlack, []tables.RuleID{"CG-ACT-05", "CG-ACT-06", "CG-CANC-04"}},
	{game.ForArrival, []tables.RuleID{"CG-REC-07", "CG-REC-08", "CG-CANC-04"}},
	{game.ForExposure, []tables.RuleID{"CG-EXPO-03", "CG-EXPO-04", "CG-EXPO-05", "CG-EXPO-06"}},
	{game.ForVerdict, []tables.RuleID{"CG-EXPO-05", "CG-EXPO-06", "CG-SYNC-02", "CG-REV-01"}},
	{game.ForAction, []tables.RuleID{"CG-EXPO-07", "CG-EXPO-08", "CG-EXPO-10"}},
	{game.ForDice, []tables.RuleID{"CG-RAID-09", "CG-RAID-10", "CG-RAID-11", "CG-RAID-12"}},
	{game.ForTrophies, []tables.RuleID{"CG-TROPHY-01", "CG-TROPHY-02"}},
	{game.ForPick, []tables.RuleID{"CG-TROPHY-08", "CG-TROPHY-09", "CG-TROPHY-12"}},
	{game.ForSecond, []tables.RuleID{"CG-TROPHY-06", "CG-TROPHY-07"}},
	{game.ForFeed, []tables.RuleID{"CG-MOOCH-02", "CG-MOOCH-04", "CG-DUAL-03"}},
	{game.ForExchange, []tables.RuleID{"CG-DEMO-04", "CG-PROMO-05"}},
	{game.ForSleep, []tables.RuleID{"CG-NOISE-02", "CG-NOISE-03"}},
}

// hereIn lists the rules that matter in a phase.
var hereIn = tables.Pairs[game.Phase, []tables.RuleID]{
	{game.DrawPhase, []tables.RuleID{"CG-DRAW-01", "CG-ROLL-01", "CG-REC-01", "CG-LEAVE-01"}},
	{game.RollsPhase, []tables.RuleID{"CG-ROLL-01", "CG-EVICT-01", "CG-EVICT-02", "CG-MOOCH-03"}},
	{game.Recruiting, []tables.RuleID{"CG-REC-01", "CG-REC-07", "CG-REC-06", "CG-REC-09"}},
	{game.LeavePhase, []tables.RuleID{"CG-LEAVE-01", "CG-LOOT-01", "CG-ACT-03", "CG-RAID-01"}},
	{game.DiscardPhase, []tables.RuleID{"CG-DISC-01", "CG-DISC-02", "CG-DISC-03"}},
	{game.HealingPhase, []tables.RuleID{"CG-HEAL-01", "CG-HEAL-02"}},
}

// Here lists the rules that matter in a state, the most likely first.
func (Flow) Here(s game.State) []tables.RuleID {
	if s.Result != nil {
		return []tables.RuleID{"CG-WIN-01", "CG-WIN-02", "CG-WIN-03"}
	}
	if here := hereBy.Of(s.Waits()[0].For); here != nil {
		return here
	}
	return append(hereIn.Of(s.Turn.Phase), "CG-EVT-01", "CG-EVT-02", "CG-TURN-03")
}
