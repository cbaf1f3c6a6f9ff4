package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// RH-COMP-02
func dieFace(_ *State, a Fell) *rules.Violation {
	if a.Face < 1 || a.Face > parts.DieSides {
		return impossible("RH-COMP-02", "die-face", rules.Args{"face": a.Face})
	}
	return nil
}

// The Trap may not be in the Basement (RH-TRAP-02) or stay where it was (RH-TRAP-03, RH-AMB-22).
// The Dog's location is allowed (RH-AMB-11).
func trapPlace(s *State, a Trap) *rules.Violation {
	args := rules.Args{"place": Place(a.Location)}
	switch {
	case !isLocation(a.Location):
		return noLocation(a.Location)
	case a.Location == parts.Basement:
		return breach("RH-TRAP-02", "trap-basement", args)
	case a.Location == s.Round.LastTrap:
		return breach("RH-TRAP-03", "trap-stays", args)
	}
	return nil
}

// RH-COMP-04
func noLocation(at parts.Location) *rules.Violation {
	if at == parts.Nowhere {
		return impossible("RH-COMP-04", "place-missing", nil)
	}
	return impossible("RH-COMP-04", "place-unknown", rules.Args{"place": Place(at), "typed": string(at)})
}

// Exactly one card must be shown (RH-OWN-07). Any card is allowed in any round (RH-OWN-08), even
// the card of the Trap's location (RH-OWN-12).
func shownCard(_ *State, a Show) *rules.Violation {
	switch {
	case a.Card == parts.Nowhere:
		return breach("RH-OWN-07", "show-none", nil)
	case !isLocation(a.Card):
		return noLocation(a.Card)
	}
	return nil
}

// RH-OWN-06
func shownAsSealed(s *State, a Show) *rules.Violation {
	if s.proofOf(a) != Differs || !isLocation(a.Card) {
		return nil
	}
	args := rules.Args{"place": Place(a.Card), "salt": a.Salt, "seal": sealNoun(s.Round.Seal)}
	return breach("RH-OWN-06", "seal-differs", args)
}

// RH-RAID-04
func raidTwice(s *State, a Raid) *rules.Violation {
	if at := s.GroupOf(a.Seat).Raid.Location; at != parts.Nowhere {
		return breach("RH-RAID-04", "raid-twice", rules.Args{"seat": a.Seat.Noun(), "place": Place(at)})
	}
	return nil
}

func raidPlace(s *State, a Raid) *rules.Violation { return openPlace(s, a.Seat, a.Location) }

// Only the Dog closes a location (RH-DOG-03). Raids at the Trap are legal, and so are several raids
// at one location.
func openPlace(s *State, seat rules.Seat, at parts.Location) *rules.Violation {
	switch {
	case !isLocation(at):
		return noLocation(at)
	case at == s.Round.Dog:
		return breach("RH-DOG-03", "dog-there", placeArgs(seat, at))
	}
	return nil
}

func raidCount(s *State, a Raid) *rules.Violation {
	if a.FiguresOf != rules.Nobody && a.FiguresOf != a.Seat { // raidColour checks figures of other colours
		return checkRaiders(a.Seat, a.Count, parts.FiguresPerColour)
	}
	return checkRaiders(a.Seat, a.Count, s.GroupOf(a.Seat).Reserve)
}

// RH-RAID-05, RH-RAID-06
func checkRaiders(seat rules.Seat, count, most int) *rules.Violation {
	args := rules.Args{"seat": seat.Noun(), "count": count, "most": most}
	switch {
	case count < 0:
		return impossible("RH-RAID-05", "raid-negative", args)
	case count < 1:
		return breach("RH-RAID-05", "raid-nobody", args)
	case count > parts.FiguresPerColour:
		return impossible("RH-COMP-01", "raid-box", args)
	case count > most:
		return breach("RH-RAID-06", "raid-more", args)
	}
	return nil
}

// RH-RAID-06, RH-DUEL-03
func raidColour(s *State, a Raid) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "of": a.FiguresOf.Noun()}
	switch {
	case a.FiguresOf == rules.Nobody || a.FiguresOf == a.Seat:
		return nil
	case s.Mode.InGroups():
		return breach("RH-DUEL-03", "raid-group", args)
	}
	return breach("RH-RAID-06", "raid-colour", args)
}

// If all players have already chosen their raids, a change gives only a warning (RH-AMB-21). A
// player without partners may change the raid until the card is shown.
func changeMoment(s *State, a Change) *rules.Violation {
	switch r := s.GroupOf(a.Seat).Raid; {
	case r.Location == parts.Nowhere:
		return impossible("RH-RAID-09", "change-nothing", bySeat(a.Seat))
	case s.Alone(), r.Location == a.Location && r.Count == a.Count:
	case len(s.Missing()) == 0:
		return book.Unusual("RH-AMB-21", bySeat(a.Seat)).As("change-decided")
	}
	return nil
}

func changePlace(s *State, a Change) *rules.Violation { return openPlace(s, a.Seat, a.Location) }

func changeCount(s *State, a Change) *rules.Violation {
	return checkRaiders(a.Seat, a.Count, s.GroupOf(a.Seat).Uncaught())
}

// Only a player whose figures are all in the Backyard may pass (RH-AMB-28, RH-RAID-10).
func nobodyPasses(s *State, a Pass) *rules.Violation {
	if s.GroupOf(a.Seat).Uncaught() == 0 {
		return nil
	}
	return breach("RH-RAID-10", "pass", bySeat(a.Seat))
}

// applyRaid takes figures from the Backyard only if too few are in front of the player. A player
// who changes the location becomes the last in the order of choice. A new number of figures does
// not change this order (RH-RAID-09, RH-RAID-11, RH-AMB-21).
func (r *resolver) applyRaid(seat rules.Seat, to parts.Location, count int) {
	g, n := r.groupFor(seat), max(0, count)
	if g.Raid.Location != parts.Nowhere {
		r.note("changed", "RH-AMB-21", rules.Args{"seat": seat.Noun(), "place": Place(to), "count": count})
	}
	g.Reserve += g.Raid.Left
	if g.Raid.Location != to {
		r.Round.Choices = slices.DeleteFunc(r.Round.Choices, func(s rules.Seat) bool { return s == seat })
		r.Round.Choices = append(r.Round.Choices, seat)
	}
	g.Raid = Raiders{Location: to, Count: n, Left: n}
	short := max(0, n-g.Reserve)
	g.Reserve = max(0, g.Reserve-n)
	g.Yard = max(0, g.Yard-short)
}
