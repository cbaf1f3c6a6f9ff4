package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// presence holds for each location the rules against players who are not there,
// who have nobody left there, and whom the Owner found there.
var presence = map[parts.Location]struct{ absent, empty, owner tables.RuleID }{
	parts.LivingRoom: {"RH-LIV-02", "RH-LIV-02", "RH-LIV-04"},
	parts.Backyard:   {"RH-YARD-02", "RH-YARD-02", "RH-YARD-10"},
	parts.Kitchen:    {"RH-KIT-01", "RH-TRAP-10", "RH-RES-05"},
	parts.TrashCan:   {"RH-TRASH-01", "RH-TRAP-10", "RH-RES-05"},
	parts.Basement:   {"RH-BAS-04", "RH-BAS-03", "RH-RES-05"},
}

// checkBarred judges whether a group may use the effect of a location at all,
// now or later in the Round-up.
func checkBarred(s *State, g *Group, at parts.Location) *rules.Violation {
	r, args := &g.Raid, bySeat(g.Seat)
	there := presence[at]
	switch {
	case s.Round.Step != RoundUp:
		return book.Against("RH-ROUND-01", args)
	case r.Location != at:
		return book.Against(there.absent, args)
	case r.Saved && s.Round.Card != parts.Backyard:
		return book.Against("RH-POP-06", args)
	case s.Round.Card == at:
		return book.Against(there.owner, args)
	case s.mustRoll(g):
		return book.Against(dieRule(at), args)
	case r.Left == 0:
		return book.Against(there.empty, args)
	}
	return nil
}

// foodTaken: as much as the location has for those left there, or less
// (RH-AMB-15); nothing in the Living room (RH-LIV-01) or on the Backyard.
func foodTaken(s *State, a Collect) *rules.Violation {
	g := s.groupOf(a.Seat)
	at := g.Raid.Location
	args := rules.Args{"seat": a.Seat.Noun(), "food": a.Food}
	switch {
	case at == parts.LivingRoom && s.Round.Step == RoundUp && !g.Raid.Saved:
		return book.Against("RH-LIV-01", args)
	case at == parts.Nowhere || at == parts.Backyard:
		return book.Against("RH-RES-04", args)
	}
	if v := checkBarred(s, g, at); v != nil {
		return v
	}
	most := s.portion(g)
	args["most"] = most
	switch {
	case a.Food < 0 || a.Food > s.Supply():
		return book.Impossible("RH-COMP-03", args)
	case a.Food > most:
		return book.Against(presence[at].absent, args)
	case at != s.Here() || g.Raid.Done:
		return book.Against("RH-RES-02", args)
	}
	return nil
}

// yardRescue: no more than the rescuer has left there (RH-YARD-03), and no more
// than stand there (RH-YARD-05), where a house rule may leave out this round's
// losses (RH-AMB-12). Colours may be mixed, and players may agree on another
// order (RH-AMB-13).
func yardRescue(s *State, a Rescue) *rules.Violation {
	g := s.groupOf(a.Seat)
	if v := checkBarred(s, g, parts.Backyard); v != nil {
		return v
	}
	sum := 0
	for i := range s.Groups {
		of := &s.Groups[i]
		n := a.figures(of.Seat)
		args := rules.Args{"seat": a.Seat.Noun(), "of": of.Seat.Noun(), "count": n, "there": of.Yard}
		switch {
		case n < 0 || n > of.Yard:
			return book.Impossible("RH-YARD-05", args)
		case n > s.Free(of):
			return book.Against("RH-AMB-12", args)
		}
		sum += n
	}
	args := rules.Args{"seat": a.Seat.Noun(), "count": sum, "most": g.Raid.Left}
	switch {
	case sum > g.Raid.Left:
		return book.Against("RH-YARD-03", args)
	case s.Here() != parts.Backyard || g.Raid.Done:
		return book.Against("RH-RES-02", args)
	}
	return nil
}

// figures returns how many figures of a colour a rescue frees.
func (a Rescue) figures(of rules.Seat) int {
	n := 0
	for _, f := range a.Freed {
		if f.Of == of {
			n += f.Count
		}
	}
	return n
}

// foodGiven: raccoons do not share food (RH-FOOD-02), not even what they took in
// the Kitchen just now (RH-KIT-02), nor do the groups of the duel (RH-DUEL-03).
func foodGiven(s *State, a Give) *rules.Violation {
	from := s.groupOf(a.From)
	args := rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "food": a.Food}
	switch {
	case a.Food < 0 || a.Food > from.Food:
		return book.Impossible("RH-COMP-03", args)
	case s.Mode.InGroups():
		return book.Against("RH-DUEL-03", args)
	case from.Raid.Location == parts.Kitchen && from.Raid.Done:
		return book.Against("RH-KIT-02", args)
	}
	return book.Against("RH-FOOD-02", args)
}
