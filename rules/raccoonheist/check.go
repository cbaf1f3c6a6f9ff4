package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Each row of Wider begins with a specific rule. The other rules of the row are more general: an
// action that breaks the first rule also breaks them.
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

// breach returns a violation. `cause` distinguishes the ways in which a rule can be broken.
func breach(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Against(rule, args).As(cause)
}

func impossible(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Impossible(rule, args).As(cause)
}

func bySeat(seat rules.Seat) rules.Args { return rules.Args{"seat": seat.Noun()} }

// Check lists the rules of the rulebook that an action breaks. If the action comes at the wrong
// time, Check makes no further checks.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

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

// The function `caused` sets the id of each violation to `cause`. It skips violations that a
// *rules.Problem already describes.
func caused(cause string, found []rules.Violation) []rules.Violation {
	for i := range found {
		if _, problem := found[i].Args["problem"]; !problem {
			found[i].As(cause)
		}
	}
	return found
}

func placeArgs(seat rules.Seat, at parts.Location) rules.Args {
	args := bySeat(seat)
	if at != parts.Nowhere {
		args["place"] = Place(at)
	}
	return args
}

func (s *State) seats() []rules.Seat {
	return tables.Each(s.Groups, func(g Group) rules.Seat { return g.Seat })
}

func checkTiming(s *State, a Action) *rules.Violation {
	switch a.(type) {
	case Correct, Settle:
		return nil
	}
	if s.Result != nil {
		return breach(s.Result.By[0], "over", nil)
	}
	die, fell := a.(Fell)
	if fell && (die.Seat == SeatOwner || die.Seat == rules.Cardboard) {
		return dogsDie(s)
	}
	seats := Forms.Nouns(a, NounSeat)
	if nobody := rules.Nobody.Noun(); !fell && Forms.Value(a, "seat") == any(nobody) {
		seats = append(seats, nobody)
	}
	for _, n := range seats {
		if s.GroupOf(rules.Seat(n.ID)) == nil { // a seat without a group has no heist card
			return impossible("RH-COMP-05", "stranger", rules.Args{"seat": n, "seats": seatNouns(s.seats())})
		}
	}
	switch a := a.(type) {
	case Fell:
		return dieOrder(s, a)
	case Trap, Hide, Show:
		return ownerOrder(s, a)
	case Raid, Change, Pass:
		return heistOrder(s, a)
	}
	return nil
}

// The steps of the Ambush are, in this order, the popper, the Dog, the Trap and the card
// (RH-ROUND-02). The Owner places exactly one Trap in a round (RH-TRAP-01, RH-TRAP-04). The Owner
// lays one card (RH-OWN-07) and never changes it (RH-OWN-06).
var earlyOrLate = []struct {
	kind  string
	step  Step
	rule  tables.RuleID
	cause string
}{
	{Trap{}.Kind(), DogStep, "RH-ROUND-02", "trap-before-dog"},
	{Trap{}.Kind(), HideStep, "RH-TRAP-04", "trap-again"},
	{Trap{}.Kind(), Heist, "RH-TRAP-04", "trap-again"},
	{Trap{}.Kind(), RoundUp, "RH-ROUND-01", "trap-late"},
	{Hide{}.Kind(), DogStep, "RH-ROUND-02", "card-before-dog"},
	{Hide{}.Kind(), TrapStep, "RH-TRAP-01", "card-before-trap"},
	{Hide{}.Kind(), Heist, "RH-OWN-06", "card-again"},
	{Hide{}.Kind(), RoundUp, "RH-OWN-06", "card-open"},
	{Show{}.Kind(), DogStep, "RH-ROUND-01", "show-early"},
	{Show{}.Kind(), TrapStep, "RH-ROUND-01", "show-early"},
	{Show{}.Kind(), HideStep, "RH-OWN-07", "show-nothing"},
	{Show{}.Kind(), RoundUp, "RH-OWN-07", "card-open"},
}

// The card may be shown only when all raccoons have chosen their raids (RH-RAID-01).
func ownerOrder(s *State, a Action) *rules.Violation {
	args := rules.Args{"step": string(s.Round.Step), "trap": Place(s.Round.Trap), "card": Place(s.Round.Card)}
	for _, at := range earlyOrLate {
		if at.kind == a.Kind() && at.step == s.Round.Step {
			return breach(at.rule, at.cause, args)
		}
	}
	if _, shows := a.(Show); shows && len(s.Missing()) > 0 {
		args["seat"], args["seats"] = s.Missing()[0].Noun(), seatNouns(s.Missing())
		return breach("RH-RAID-01", "raids-missing", args)
	}
	return nil
}

// RH-ROUND-01, RH-AMB-21
func heistOrder(s *State, a Action) *rules.Violation {
	args := rules.Args{"step": string(s.Round.Step), "seat": Forms.Args(a)["seat"]}
	_, changes := a.(Change)
	switch {
	case s.Round.Step == Heist:
		return nil
	case changes && s.Round.Step == RoundUp:
		return breach("RH-AMB-21", "change-late", args)
	case s.Round.Step == RoundUp:
		return breach("RH-ROUND-01", "raid-late", args)
	}
	return breach("RH-ROUND-01", "raid-early", args)
}

// The Dog's die is rolled once, at the beginning of a round (RH-OWN-03).
func dogsDie(s *State) *rules.Violation {
	if s.Round.Step == DogStep {
		return nil
	}
	return breach("RH-OWN-03", "dog-again", nil)
}

func dieOrder(s *State, a Fell) *rules.Violation {
	step := s.Round.Step
	switch {
	case step == RoundUp && a.Seat != rules.Nobody:
		return strayDie(s, s.GroupOf(a.Seat))
	case s.Waits().For == ForDie:
		return nil
	case step == RoundUp:
		return breach("RH-RES-04", "die-not-awaited", rules.Args{"place": Place(s.Here())})
	case a.Seat == rules.Nobody:
		return dogsDie(s)
	}
	return breach("RH-ROUND-01", "die-early", bySeat(a.Seat))
}

func strayDie(s *State, g *Group) *rules.Violation {
	at, args := g.Raid.Location, placeArgs(g.Seat, g.Raid.Location)
	args["die"] = g.Raid.Die
	switch {
	case at == parts.Nowhere:
		return breach("RH-RES-03", "die-at-home", args)
	case g.Raid.Saved:
		return breach("RH-POP-06", "die-saved", args)
	case s.Round.Card == at && at == parts.Basement:
		return breach("RH-BAS-08", "die-owner", args)
	case s.Round.Card == at:
		return breach("RH-TRAP-11", "die-owner", args)
	case !s.callsForDie(at):
		return breach("RH-RES-04", "die-no-trap", args)
	case g.Raid.Die != 0:
		return breach(dieRule(at), "die-again", args)
	case at != s.Here():
		return notHere(s, g)
	case s.Waits().For == ForPopper:
		args["holder"] = s.Popper.Holder.Noun()
		return breach("RH-AMB-07", "die-before-popper", args)
	}
	return nil
}

// RH-RES-02
func notHere(s *State, g *Group) *rules.Violation {
	args := placeArgs(g.Seat, g.Raid.Location)
	args["here"] = Place(s.Here())
	return breach("RH-RES-02", "not-here", args)
}

func dieRule(at parts.Location) tables.RuleID {
	if at == parts.Basement {
		return "RH-BAS-02"
	}
	return "RH-TRAP-06"
}
