package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// checkTiming judges the moment of an action: whether the game is over, whether
// the seats that it names play, and which step it is. Corrections and house rules
// are allowed at any time.
func checkTiming(s *State, a Action) *rules.Violation {
	switch a.(type) {
	case Correct, Settle:
		return nil
	}
	if s.Result != nil {
		return book.Against(s.Result.By[0], nil).As("over")
	}
	for _, n := range Forms.Named(a, NounSeat) {
		if s.groupOf(rules.Seat(n.ID)) == nil { // nobody there: four heist cards at most
			return book.Impossible("RH-COMP-05", rules.Args{"seat": n})
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

// earlyOrLate holds the rules that an action of the Owner breaks at other steps:
// popper, Dog, Trap, card (RH-ROUND-02); a Trap every round (RH-TRAP-01), one
// only (RH-TRAP-04); one card every round (RH-OWN-07), not to be changed
// (RH-OWN-06).
var earlyOrLate = map[string]map[Step]tables.RuleID{
	Trap{}.Kind(): {DogStep: "RH-ROUND-02", HideStep: "RH-TRAP-04", Heist: "RH-TRAP-04", RoundUp: "RH-ROUND-01"},
	Hide{}.Kind(): {DogStep: "RH-ROUND-02", TrapStep: "RH-TRAP-01", Heist: "RH-OWN-06", RoundUp: "RH-OWN-06"},
	Show{}.Kind(): {DogStep: "RH-ROUND-01", TrapStep: "RH-ROUND-01", HideStep: "RH-OWN-07", RoundUp: "RH-OWN-07"},
}

// ownerOrder: each action of the Owner at its step, and the card is shown when
// all have chosen (RH-RAID-01).
func ownerOrder(s *State, a Action) *rules.Violation {
	step := s.Round.Step
	if id, ok := earlyOrLate[a.Kind()][step]; ok {
		return book.Against(id, rules.Args{"step": string(step)}).As(a.Kind())
	}
	if _, shows := a.(Show); shows && len(s.Missing()) > 0 {
		return book.Against("RH-RAID-01", rules.Args{"step": string(step), "seat": s.Missing()[0].Noun()})
	}
	return nil
}

// heistOrder: the raccoons choose after the Ambush and before the Round-up
// (RH-ROUND-01), where it is too late for second thoughts (RH-AMB-21).
func heistOrder(s *State, a Action) *rules.Violation {
	args := rules.Args{"step": string(s.Round.Step), "seat": Forms.Said(a)["seat"]}
	_, changes := a.(Change)
	switch {
	case s.Round.Step == Heist:
		return nil
	case changes && s.Round.Step == RoundUp:
		return book.Against("RH-AMB-21", args).As(a.Kind())
	}
	return book.Against("RH-ROUND-01", args).As(a.Kind())
}

// dieOrder: the Dog's die falls once a round (RH-OWN-03), a player's only where
// his location calls for it.
func dieOrder(s *State, a Fell) *rules.Violation {
	step := s.Round.Step
	args := rules.Args{"step": string(step), "seat": a.Seat.Noun()}
	switch {
	case step == DogStep && a.Seat == rules.Nobody:
		return nil
	case step == RoundUp && a.Seat != rules.Nobody:
		return strayDie(s, s.groupOf(a.Seat))
	case s.Waits().For == ForDie:
		return nil
	case step == RoundUp:
		return book.Against("RH-RES-04", args)
	case a.Seat == rules.Nobody:
		return book.Against("RH-OWN-03", args)
	}
	return book.Against("RH-ROUND-01", args)
}

// strayDie judges a player's die that is not awaited.
func strayDie(s *State, g *Group) *rules.Violation {
	at, args := g.Raid.Location, bySeat(g.Seat)
	switch {
	case at == parts.Nowhere:
		return book.Against("RH-RES-03", args)
	case g.Raid.Saved:
		return book.Against("RH-POP-06", args)
	case s.Round.Card == at && at == parts.Basement:
		return book.Against("RH-BAS-08", args)
	case s.Round.Card == at:
		return book.Against("RH-TRAP-11", args)
	case !s.callsForDie(at):
		return book.Against("RH-RES-04", args)
	case g.Raid.Die != 0:
		return book.Against(dieRule(at), args)
	case at != s.Here():
		return book.Against("RH-RES-02", args)
	case s.Waits().For == ForPopper:
		return book.Against("RH-AMB-07", args)
	}
	return nil
}

// dieRule returns the rule that calls for exactly one die at a location.
func dieRule(at parts.Location) tables.RuleID {
	if at == parts.Basement {
		return "RH-BAS-02"
	}
	return "RH-TRAP-06"
}
