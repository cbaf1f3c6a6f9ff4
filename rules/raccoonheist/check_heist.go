package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// dieFace: there is one die, with the values 1 to 6 (RH-COMP-02).
func dieFace(_ *State, a Fell) *rules.Violation {
	if a.Face < 1 || a.Face > parts.DieSides {
		return book.Impossible("RH-COMP-02", rules.Args{"face": a.Face})
	}
	return nil
}

// trapPlace: anywhere but in the Basement (RH-TRAP-02) and where it lay last
// round (RH-TRAP-03, RH-AMB-22); the Dog's location is open to it (RH-AMB-11).
func trapPlace(s *State, a Trap) *rules.Violation {
	args := rules.Args{"place": Place(a.Location)}
	switch {
	case !isLocation(a.Location):
		return book.Impossible("RH-COMP-04", args)
	case a.Location == parts.Basement:
		return book.Against("RH-TRAP-02", args)
	case a.Location == s.Round.LastTrap:
		return book.Against("RH-TRAP-03", args)
	}
	return nil
}

// shownCard: one of the five small cards (RH-OWN-07), any of them in any round
// (RH-OWN-08), the Trap's too (RH-OWN-12).
func shownCard(_ *State, a Show) *rules.Violation {
	args := rules.Args{"place": Place(a.Card)}
	switch {
	case a.Card == parts.Nowhere:
		return book.Against("RH-OWN-07", args)
	case !isLocation(a.Card):
		return book.Impossible("RH-COMP-04", args)
	}
	return nil
}

// shownAsSealed: the card that was laid face down is the one that is shown
// (RH-OWN-06).
func shownAsSealed(s *State, a Show) *rules.Violation {
	if s.proofOf(a) != Differs || !isLocation(a.Card) {
		return nil
	}
	return book.Against("RH-OWN-06", rules.Args{"place": Place(a.Card), "salt": a.Salt, "seal": sealNoun(s.Round.Seal)})
}

// raidTwice: one location for one heist card (RH-RAID-04).
func raidTwice(s *State, a Raid) *rules.Violation {
	if at := s.groupOf(a.Seat).Raid.Location; at != parts.Nowhere {
		return book.Against("RH-RAID-04", rules.Args{"seat": a.Seat.Noun(), "place": Place(at)})
	}
	return nil
}

func raidPlace(s *State, a Raid) *rules.Violation { return openPlace(s, a.Seat, a.Location) }

// openPlace: any location but the Dog's (RH-DOG-03), the Trap's and others'
// included.
func openPlace(s *State, seat rules.Seat, at parts.Location) *rules.Violation {
	args := rules.Args{"seat": seat.Noun(), "place": Place(at)}
	switch {
	case !isLocation(at):
		return book.Impossible("RH-COMP-04", args)
	case at == s.Round.Dog:
		return book.Against("RH-DOG-03", args)
	}
	return nil
}

func raidCount(s *State, a Raid) *rules.Violation {
	return checkRaiders(a.Seat, a.Count, s.groupOf(a.Seat).Reserve)
}

// checkRaiders: at least one (RH-RAID-05), and at most all in front of the player
// (RH-RAID-06).
func checkRaiders(seat rules.Seat, count, most int) *rules.Violation {
	args := rules.Args{"seat": seat.Noun(), "count": count, "most": most}
	switch {
	case count < 0:
		return book.Impossible("RH-RAID-05", args)
	case count < 1:
		return book.Against("RH-RAID-05", args)
	case count > parts.FiguresPerColour:
		return book.Impossible("RH-COMP-01", args)
	case count > most:
		return book.Against("RH-RAID-06", args)
	}
	return nil
}

// raidColour: only figures of the own colour stand on a heist card (RH-RAID-06),
// which the duel says of its groups (RH-DUEL-03).
func raidColour(s *State, a Raid) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "of": a.FiguresOf.Noun()}
	switch {
	case a.FiguresOf == rules.Nobody || a.FiguresOf == a.Seat:
		return nil
	case s.Mode.InGroups():
		return book.Against("RH-DUEL-03", args)
	}
	return book.Against("RH-RAID-06", args).As("colour")
}

// changeMoment: a choice may be changed while others have none (RH-AMB-21).
func changeMoment(s *State, a Change) *rules.Violation {
	switch {
	case s.groupOf(a.Seat).Raid.Location == parts.Nowhere:
		return book.Impossible("RH-RAID-09", bySeat(a.Seat))
	case len(s.Missing()) == 0:
		return book.Unusual("RH-AMB-21", bySeat(a.Seat))
	}
	return nil
}

func changePlace(s *State, a Change) *rules.Violation { return openPlace(s, a.Seat, a.Location) }

func changeCount(s *State, a Change) *rules.Violation {
	return checkRaiders(a.Seat, a.Count, s.groupOf(a.Seat).Uncaught())
}

// nobodyPasses: the Heist is compulsory (RH-RAID-10) for all who have a free
// figure (RH-AMB-28).
func nobodyPasses(s *State, a Pass) *rules.Violation {
	if s.groupOf(a.Seat).Uncaught() == 0 {
		return nil
	}
	return book.Against("RH-RAID-10", bySeat(a.Seat))
}
