package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// book judges actions by rule ids. Wider names the rules that are the same
// mistake, only worded more generally.
var book = rules.Book{
	Prefix:   "RH-",
	Switches: Switches,
	Wider: [][]tables.RuleID{
		{"RH-TRAP-02", "RH-BAS-01"},
		{"RH-TRAP-01", "RH-ROUND-02"},
		{"RH-OWN-06", "RH-RES-01"},
		{"RH-OWN-07", "RH-ROUND-01"},
		{"RH-DOG-03", "RH-RAID-07"},
		{"RH-RAID-05", "RH-RAID-10"},
		{"RH-RAID-01", "RH-ROUND-01", "RH-RAID-10"},
		{"RH-RAID-10", "RH-RAID-05"},
		{"RH-DUEL-03", "RH-RAID-06", "RH-FOOD-02"},
		{"RH-KIT-02", "RH-FOOD-02"},
		{"RH-AMB-21", "RH-ROUND-01"},
		{"RH-BAS-10", "RH-POP-03"},
		{"RH-BAS-08", "RH-RES-05"},
		{"RH-TRAP-11", "RH-RES-05"},
		{"RH-LIV-04", "RH-RES-05"},
		{"RH-YARD-10", "RH-RES-05", "RH-POP-06"},
		{"RH-TRAP-06", "RH-RES-07"},
		{"RH-ADV-02", "RH-POP-05"},
		{"RH-YARD-03", "RH-YARD-02"},
		{"RH-YARD-06", "RH-YARD-05", "RH-COMP-01"},
		{"RH-YARD-07", "RH-YARD-05"},
		{"RH-YARD-08", "RH-YARD-05"},
		{"RH-COMP-01", "RH-YARD-05"},
	},
}

// breach is what breaks a rule in one way. The cause names that way, and the
// sentence about it; the rule alone names neither.
func breach(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Against(rule, args).As(cause)
}

// impossible is what no table can show.
func impossible(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Impossible(rule, args).As(cause)
}

// bySeat returns the arguments of a violation that mentions a seat.
func bySeat(seat rules.Seat) rules.Args { return rules.Args{"seat": seat.Noun()} }

// Check lists the printed rules that an action breaks. checkTiming goes first: of
// an action at the wrong moment nothing else is judged.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

// check judges an action.
func check(s *State, a Action) []rules.Violation {
	if v := checkTiming(s, a); v != nil {
		return []rules.Violation{*v}
	}
	switch a := a.(type) {
	case Fell:
		return rules.Breaks(s, a, dieFace)
	case Trap:
		return rules.Breaks(s, a, trapPlace)
	case Show:
		return rules.Breaks(s, a, shownCard, shownAsSealed)
	case Raid:
		return rules.Breaks(s, a, raidTwice, raidPlace, raidCount, raidColour)
	case Change:
		return rules.Breaks(s, a, changeMoment, changePlace, changeCount)
	case Pass:
		return rules.Breaks(s, a, nobodyPasses)
	case UsePopper:
		return rules.Breaks(s, a, popperUse)
	case KeepPopper:
		return rules.Breaks(s, a, popperKept)
	case TakePopper:
		return rules.Breaks(s, a, popperTaken)
	case LeavePopper:
		return rules.Breaks(s, a, popperLeft)
	case HandOver:
		return rules.Breaks(s, a, popperHanded)
	case Collect:
		return rules.Breaks(s, a, foodTaken)
	case Rescue:
		return rules.Breaks(s, a, yardRescue)
	case Give:
		return rules.Breaks(s, a, foodGiven)
	case Correct:
		return caused("correct-nowhere", validator.Corrects(s, a.Correction))
	case Settle:
		return caused("house-unknown", book.CheckHouseRule("RH-AMB-01", a.Name, a.Value))
	}
	return nil
}

// caused returns breaches with a cause; those of a problem have its sentence.
func caused(cause string, found []rules.Violation) []rules.Violation {
	for i := range found {
		if _, problem := found[i].Args["problem"]; !problem {
			found[i].As(cause)
		}
	}
	return found
}

// placeArgs returns the arguments of a breach by a seat at a location; Nowhere is
// left out.
func placeArgs(seat rules.Seat, at parts.Location) rules.Args {
	args := bySeat(seat)
	if at != parts.Nowhere {
		args["place"] = Place(at)
	}
	return args
}

// seats returns who plays for the raccoons.
func (s *State) seats() []rules.Seat {
	return tables.Each(s.Groups, func(g Group) rules.Seat { return g.Seat })
}
