package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// In each row of Wider, the first rule is specific, and the others are more general. An action that
// breaks the first rule breaks the others too.
var book = rules.Book{
	Prefix:   "PR-",
	Switches: Switches,
	Wider: [][]tables.RuleID{
		{"PR-SET-14", "PR-TURN-02"},
		{"PR-TURN-03", "PR-TURN-01"},
		{"PR-REROLL-05", "PR-REROLL-01"},
		{"PR-SPEND-02", "PR-SPEND-05"},
		{"PR-SPEND-03", "PR-SPEND-05"},
		{"PR-SPEND-04", "PR-SPEND-05"},
		{"PR-CLAR-05", "PR-SPEND-09"},
		{"PR-MOVE-02", "PR-MOVE-01"},
		{"PR-RUS-03", "PR-RUS-01", "PR-RICK-01"},
		{"PR-RUS-01", "PR-RUS-03", "PR-RICK-01"},
		{"PR-VENT-09", "PR-RUS-02"},
		{"PR-RUS-04", "PR-OPS-06"},
		{"PR-SHOOT-06", "PR-OPS-06"},
		{"PR-RUS-07", "PR-RUS-02"},
		{"PR-RUS-08", "PR-RUS-05"},
		{"PR-TILE-08", "PR-VENT-07"},
		{"PR-VENT-01", "PR-RICK-02"},
		{"PR-RICK-03", "PR-RICK-02"},
		{"PR-CLAR-02", "PR-CLAR-01"},
		{"PR-CLAR-22", "PR-JAG-07"},
		{"PR-WPN-01", "PR-SHOOT-08"},
		{"PR-WPN-02", "PR-SHOOT-08"},
		{"PR-CARD-04", "PR-CARD-02"},
		{"PR-CLAR-08", "PR-CARD-02"},
		{"PR-DICE-08", "PR-SHOOT-02"},
	},
}

// Check lists the printed rules that an action breaks. If the action comes at the wrong time, Check
// lists only this violation.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

func check(s *State, a Action) []rules.Violation {
	if v := checkTiming(s, a); v != nil {
		return []rules.Violation{*v}
	}
	switch a := a.(type) {
	case Fell:
		return rules.Breaks(s, a, diceCount, diceFaces)
	case Reroll:
		return rules.Breaks(s, a, rerollOnce, rerollAllowance, rerollJoker)
	case StepTo:
		return checkStep(s, a)
	case Draw:
		return rules.Breaks(s, a, drawPaid, drawFromEmpty)
	case Shoot:
		return rules.Breaks(s, a, shooterThere, shotRange, shotLimit, shotPaid)
	case Play:
		return checkPlay(s, a)
	case Persuade:
		return rules.Breaks(s, a, persuadeJaguar)
	case SpendFor:
		return rules.Breaks(s, a, spentForNothing)
	case EndTurn:
		return checkEnd(s)
	case Reveal:
		return rules.Breaks(s, a, tileKnown, tileSummon, tileArrow, tileVent, tileArrowSide, revealRelocates)
	case ActAlone:
		return rules.Breaks(s, a, actsByTheRules)
	case Enters:
		return rules.Breaks(s, a, entersByHand)
	case Hurt:
		return rules.Breaks(s, a, hurtByCard)
	case Reshuffle:
		return rules.Breaks(s, a, deckIsNeverNew)
	case Correct:
		return validator.Corrects(s, a.Correction)
	case Settle:
		return book.CheckHouseRule("PR-AMB-01", a.Name, a.Value)
	}
	return nil
}
