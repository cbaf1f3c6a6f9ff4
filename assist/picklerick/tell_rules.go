package picklerick

import (
	"slices"

	"tablemate/tables"

	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// Here lists the rules that matter in a state, the most likely first.
func (Flow) Here(s game.State) []tables.RuleID {
	switch {
	case s.Result != nil:
		return []tables.RuleID{"PR-WIN-05", "PR-WIN-07", "PR-WIN-08"}
	case s.Wait != nil && s.Wait.For == game.ForTile && s.Wait.Way == game.Afoot:
		return []tables.RuleID{"PR-TILE-04", "PR-OPS-03", "PR-JAG-02"}
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return []tables.RuleID{"PR-VENT-06", "PR-VENT-05", "PR-AMB-16"}
	case s.Wait != nil && s.Wait.For == game.ForBribe:
		return []tables.RuleID{"PR-CLAR-03", "PR-CLAR-04"}
	case s.Wait != nil && s.Wait.For == game.ForTrap:
		return []tables.RuleID{"PR-AMB-43", "PR-SHOOT-02"}
	case s.Wait != nil:
		return []tables.RuleID{"PR-WIN-10", "PR-AMB-29"}
	}
	switch s.Turn.Step {
	case game.Roll:
		return []tables.RuleID{"PR-ROLL-01", "PR-DICE-02"}
	case game.Choose, game.Fall:
		if s.Turn.Side == game.SeatRussians {
			return []tables.RuleID{"PR-REROLL-04", "PR-REROLL-01", "PR-DICE-11"}
		}
		return []tables.RuleID{"PR-REROLL-03", "PR-REROLL-01", "PR-DICE-11"}
	case game.Act:
		return []tables.RuleID{"PR-SOLO-06", "PR-SOLO-07", "PR-SOLO-08", "PR-AMB-34"}
	}
	return spendingRules(s)
}

func spendingRules(s game.State) []tables.RuleID {
	out := []tables.RuleID{"PR-SPEND-05"}
	if s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Flight {
		out = append([]tables.RuleID{"PR-CLAR-11"}, out...)
	}
	if s.Turn.Side == game.SeatRussians {
		return append(out, "PR-RUS-04", "PR-SHOOT-03", "PR-RUS-07")
	}
	out = append(out, "PR-RICK-02")
	gun := func(d game.Die) bool { return d.Spent == game.Unspent && d.Face == parts.Gun }
	if slices.ContainsFunc(s.Turn.Dice, gun) {
		out = append(out, "PR-DICE-08")
	}
	return append(out, "PR-VENT-02", "PR-JAG-09", "PR-DICE-09")
}
