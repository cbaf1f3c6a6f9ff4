package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// wider lists the rules that a breach falls under besides its own, which is
// the most specific one.
var wider = map[tables.RuleID][]tables.RuleID{
	"PR-SET-14":    {"PR-TURN-02"},
	"PR-TURN-03":   {"PR-TURN-01"},
	"PR-REROLL-05": {"PR-REROLL-01"},
	"PR-SPEND-02":  {"PR-SPEND-05"},
	"PR-SPEND-03":  {"PR-SPEND-05"},
	"PR-SPEND-04":  {"PR-SPEND-05"},
	"PR-CLAR-05":   {"PR-SPEND-09"},
	"PR-MOVE-02":   {"PR-MOVE-01"},
	"PR-RUS-03":    {"PR-RUS-01", "PR-RICK-01"},
	"PR-RUS-01":    {"PR-RUS-03", "PR-RICK-01"},
	"PR-VENT-09":   {"PR-RUS-02"},
	"PR-RUS-04":    {"PR-OPS-06"},
	"PR-SHOOT-06":  {"PR-OPS-06"},
	"PR-RUS-07":    {"PR-RUS-02"},
	"PR-RUS-08":    {"PR-RUS-05"},
	"PR-TILE-08":   {"PR-VENT-07"},
	"PR-VENT-01":   {"PR-RICK-02"},
	"PR-RICK-03":   {"PR-RICK-02"},
	"PR-CLAR-02":   {"PR-CLAR-01"},
	"PR-CLAR-22":   {"PR-JAG-07"},
	"PR-WPN-01":    {"PR-SHOOT-08"},
	"PR-WPN-02":    {"PR-SHOOT-08"},
	"PR-CARD-04":   {"PR-CARD-02"},
	"PR-CLAR-08":   {"PR-CARD-02"},
	"PR-DICE-08":   {"PR-SHOOT-02"},
}

func breach(rule tables.RuleID, level rules.Level, args rules.Args) *rules.Violation {
	return &rules.Violation{Rule: rule, Level: level, Also: wider[rule], Args: args}
}

func against(rule tables.RuleID, args rules.Args) *rules.Violation {
	return breach(rule, rules.Against, args)
}

func unusual(rule tables.RuleID, args rules.Args) *rules.Violation {
	return breach(rule, rules.Unusual, args)
}

func impossible(rule tables.RuleID, args rules.Args) *rules.Violation {
	return breach(rule, rules.Impossible, args)
}

// rule judges one report under one rule, or a few that exclude each other.
type rule[A any] func(*State, A) *rules.Violation

// judge applies rules one by one; each says at most one thing.
func judge[A any](s *State, a A, list ...rule[A]) []rules.Violation {
	var out []rules.Violation
	for _, r := range list {
		if v := r(s, a); v != nil {
			out = append(out, *v)
		}
	}
	return out
}

// Check lists the printed rules that a report breaks. Whose turn it is, which
// step, and whether the game is over is judged first and once; a report out of
// order is told as that and nothing else.
func (Game) Check(s State, a Action) []rules.Violation {
	if v := order(&s, a); v != nil {
		return []rules.Violation{*v}
	}
	switch a := a.(type) {
	case Fell:
		return judge(&s, a, diceCount, diceFaces)
	case Reroll:
		return judge(&s, a, rerollOnce, rerollAllowance, rerollJoker)
	case StepTo:
		return checkStep(&s, a)
	case Draw:
		return judge(&s, a, drawPaid, drawFromEmpty)
	case Shoot:
		return judge(&s, a, shooterThere, shotRange, shotLimit, shotPaid)
	case Play:
		return checkPlay(&s, a)
	case Persuade:
		return judge(&s, a, persuadeJaguar)
	case SpendFor:
		return judge(&s, a, spentForNothing)
	case EndTurn:
		return checkEnd(&s)
	case Reveal:
		return judge(&s, a, tileKnown, tileSummon, tileArrow, tileVent, tileArrowSide, revealRelocates)
	case ActAlone:
		return judge(&s, a, actsByTheRules)
	case Enters:
		return judge(&s, a, entersByHand)
	case Hurt:
		return judge(&s, a, hurtByCard)
	case Reshuffle:
		return judge(&s, a, deckIsNeverNew)
	case Correct:
		return judge(&s, a, correctable)
	case Settle:
		return judge(&s, a, settleable)
	}
	return nil
}

// Next is whose report is awaited.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Result != nil:
		return rules.Nobody
	case s.Wait != nil && s.Wait.For == ForTile:
		return rules.Cardboard
	case s.Wait != nil:
		return SeatRick // PR-CLAR-03: the bribe is his to take
	case s.Turn.Step == Roll || s.Turn.Step == Fall:
		return rules.Cardboard
	}
	return s.Turn.Side
}
