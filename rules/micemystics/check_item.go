package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// checkItems judges what is done with party items. Any mouse may use them
// (MM-PARTY-01).
func checkItems(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Lay:
		return rules.Breaks(s, a, layable, laidHere, hookEnd, hookDry, hookWalls, forkDry, grapeSpace)
	case TakeBack:
		return rules.Breaks(s, a, takeBackAction, takenBack)
	case Catapult:
		return rules.Breaks(s, a, catapultAction, thrownFromFork, landsElsewhere, roomToLand, landingSeen)
	case Launch:
		return rules.Breaks(s, a, launchAction, loaded, aimed, grapeNearFirst)
	case Wear:
		return rules.Breaks(s, a, disguiseUsed)
	}
	return nil
}

// Each of these is the action of the turn (MM-TURN-01, MM-COND-02).
func takeBackAction(s *State, a TakeBack) *rules.Violation { return s.checkDeed(a.Mouse) }
func catapultAction(s *State, a Catapult) *rules.Violation { return s.checkDeed(a.Mouse) }
func launchAction(s *State, a Launch) *rules.Violation     { return s.checkDeed(a.Mouse) }

// thrownFromFork: a mouse on the fork throws another mouse from there (MM-FORK-04).
func thrownFromFork(s *State, a Catapult) *rules.Violation {
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "passenger": a.Passenger.Noun()} }
	switch from := s.At(a.Mouse); {
	case s.findMouse(a.Passenger) == nil:
		return against("MM-FORK-04", "stranger", rules.Args{"figure": a.Passenger.Noun()})
	case !s.liesOn(parts.Fork, from):
		return against("MM-FORK-04", "not-at-fork", args())
	case a.Passenger == a.Mouse:
		return against("MM-FORK-04", "throws-itself", args())
	case s.At(a.Passenger) != from:
		return against("MM-FORK-04", "passenger-elsewhere", args())
	}
	return nil
}

// landsElsewhere: on another space of the tile (MM-FORK-04).
func landsElsewhere(s *State, a Catapult) *rules.Violation {
	from := s.At(a.Mouse)
	to, r := s.placeSpot(from.Room, a.To), s.findRoom(from.Room)
	switch {
	case to == from:
		return against("MM-FORK-04", "lands-here", mouseArgs(a.Mouse))
	case to.Room != from.Room:
		return against("MM-FORK-04", "lands-on-other-tile", withArgs(mouseArgs(a.Mouse), "room", tileSide(from.Room)))
	case r != nil && r.Mapped() && !r.onMap(to.Space):
		cause, args := missingSpace(to, mouseArgs(a.Mouse))
		return against("MM-FORK-04", cause, args)
	}
	return nil
}

// roomToLand: no mouse lands on a full space (MM-CAP-01, MM-AMB-52).
func roomToLand(s *State, a Catapult) *rules.Violation {
	to := s.placeSpot(s.At(a.Mouse).Room, a.To)
	if to.Space != "" && s.findMouse(a.Passenger) != nil && s.At(a.Passenger) != to && !a.To.Wide && !s.fits(to, false) {
		return against("MM-CAP-01", "space-full", placeArgs(a.Passenger, to))
	}
	return nil
}

// landingSeen: the mouse that flies sees where it lands (MM-FORK-05).
func landingSeen(s *State, a Catapult) *rules.Violation {
	from := s.At(a.Passenger)
	to := s.placeSpot(s.At(a.Mouse).Room, a.To)
	if from.Room == to.Room && to.Space != "" && s.lineOfSight(from, to) == No {
		return against("MM-FORK-05", "landing-unseen", rules.Args{"mouse": a.Passenger.Noun(), "space": to.Noun()})
	}
	return nil
}

// loaded: a mouse on the fork launches the grape from the stash; no weapon is
// needed (MM-GRAPE-05).
func loaded(s *State, a Launch) *rules.Violation {
	switch {
	case !s.liesOn(parts.Fork, s.At(a.Mouse)):
		return against("MM-GRAPE-05", "not-at-fork", mouseArgs(a.Mouse))
	case !slices.Contains(s.Stash, parts.Grape):
		return against("MM-GRAPE-05", "not-in-stash", withArgs(mouseArgs(a.Mouse), "item", partyItem(parts.Grape)))
	}
	return nil
}

// aimed: at a minion of the same tile, seen or not (MM-GRAPE-06, MM-AMB-54).
func aimed(s *State, a Launch) *rules.Violation {
	args := func() rules.Args { return aimArgs(a.Mouse, a.Target) }
	switch at := s.At(a.Target); {
	case at == Nowhere:
		return impossible("MM-GRAPE-06", "target-gone", args())
	case s.findMouse(a.Target) != nil:
		return against("MM-GRAPE-06", "target-mouse", args())
	case at.Room != s.At(a.Mouse).Room:
		return against("MM-GRAPE-06", "other-tile", args())
	}
	return nil
}

// grapeNearFirst: where a house rule says that a launched grape is bound as a shot
// is, foes beside the mouse come first (MM-AMB-54).
func grapeNearFirst(s *State, a Launch) *rules.Violation {
	if s.House.Is(GrapeRangedRules, "free") {
		return nil
	}
	return s.passesOver(a.Mouse, a.Target, "MM-AMB-54")
}

// disguiseUsed: the disguise is used on an encounter card as it is opened (MM-DISG-01),
// against rat warriors only (MM-DISG-02) and never in a surge (MM-DISG-04).
func disguiseUsed(s *State, a Wear) *rules.Violation {
	w := s.Wait()
	switch {
	case !a.Wear:
		return nil
	case s.Surging || w.Source == BySurge:
		return against("MM-DISG-04", "disguise-in-surge", nil)
	case !slices.Contains(s.Stash, parts.Disguise):
		return against("MM-DISG-01", "no-disguise", nil)
	case !slices.ContainsFunc(w.Squads, s.fooled):
		return against("MM-DISG-02", "nobody-fooled", nil)
	}
	return nil
}

// checkToss: the token shows one of its two sides (MM-GRAPE-07, MM-GRAPE-09).
func checkToss(_ *State, a Toss) []rules.Violation {
	if !slices.Contains(Landings, a.Side) {
		return []rules.Violation{*impossible("MM-GRAPE-07", "grape-side", rules.Args{"side": string(a.Side)})}
	}
	return nil
}
