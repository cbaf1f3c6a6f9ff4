package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkBattle judges a mouse's attack, and where a boss takes a wound.
func checkBattle(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Attack:
		if s.findMouse(a.Mouse) == nil {
			return nil
		}
		return rules.Breaks(s, a, battleAction, weaponInPaws, targetThere, inReach, inSight, nearFirst)
	case Assign:
		return rules.Breaks(s, a, bossCard)
	}
	return nil
}

// battleAction: an attack is the action of the turn (MM-TURN-01, MM-COND-02).
func battleAction(s *State, a Attack) *rules.Violation { return s.checkDeed(a) }

// weaponInPaws: no attack without a weapon in the paws (MM-SCARD-08), and each with
// exactly one that is there (MM-MEL-01, MM-RNG-01).
func weaponInPaws(s *State, a Attack) *rules.Violation {
	m := s.findMouse(a.Mouse)
	weapons := s.weaponsOf(m, parts.NoReach)
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "weapon": searchCard(a.Weapon)} }
	id := tables.RuleID("MM-MEL-01")
	if s.findSearch(a.Weapon).Reach == parts.Ranged {
		id = "MM-RNG-01"
	}
	switch {
	case m.Hero.Lacks(parts.HeroGear):
		return nil
	case len(weapons) == 0 && !s.unread(m.Equipped):
		return against("MM-SCARD-08", "no-weapon", args())
	case a.Weapon == "" && len(weapons) > 1:
		return against(id, "which-weapon", withArgs(args(), "weapons", nouns(weapons, func(c parts.Search) rules.Noun { return searchCard(c.ID) })))
	case a.Weapon != "" && !slices.Contains(m.Equipped, a.Weapon):
		return against(id, "weapon-not-held", args())
	case a.Weapon != "" && !s.unread([]parts.CardID{a.Weapon}) && s.findSearch(a.Weapon).Type != parts.Weapon:
		return against(id, "no-such-weapon", args())
	}
	return nil
}

// targetThere: one minion on the board (MM-MEL-02).
func targetThere(s *State, a Attack) *rules.Violation {
	switch {
	case s.findMouse(a.Target) != nil:
		return against("MM-MEL-02", "target-mouse", aimArgs(a.Mouse, a.Target))
	case s.At(a.Target) == Nowhere:
		return impossible("MM-MEL-02", "target-gone", aimArgs(a.Mouse, a.Target))
	}
	return nil
}

// inReach: a blow lands on the own space or next to it (MM-MEL-02), not over a
// red line (MM-LINE-05) or a gap between pipes (MM-WALL-04).
func inReach(s *State, a Attack) *rules.Violation {
	from, to := s.At(a.Mouse), s.At(a.Target)
	if s.reachOf(a) != parts.Melee || to == Nowhere || s.adjacent(from, to) != No {
		return nil
	}
	args := aimArgs(a.Mouse, a.Target)
	switch l, joined := s.border(from, to); {
	case joined && l.Line == parts.Red:
		return alsoAgainst("MM-MEL-02", against("MM-LINE-05", "blow-over-red", args))
	case joined && l.Line == parts.Gap:
		return alsoAgainst("MM-MEL-02", against("MM-WALL-04", "blow-over-gap", args))
	}
	return against("MM-MEL-02", "out-of-reach", args)
}

// inSight: a shot reaches whatever the mouse sees on its tile (MM-RNG-02, MM-LOS-01).
func inSight(s *State, a Attack) *rules.Violation {
	from, to := s.At(a.Mouse), s.At(a.Target)
	switch {
	case s.reachOf(a) != parts.Ranged || to == Nowhere:
		return nil
	case from.Room != to.Room:
		return against("MM-RNG-02", "other-tile", aimArgs(a.Mouse, a.Target))
	case s.lineOfSight(from, to) == No:
		return alsoAgainst("MM-RNG-02", against("MM-LOS-01", "hidden", aimArgs(a.Mouse, a.Target)))
	}
	return nil
}

// nearFirst: while minions stand on the mouse's space or next to it, it shoots
// at one of those (MM-RNG-03).
func nearFirst(s *State, a Attack) *rules.Violation {
	if s.reachOf(a) != parts.Ranged {
		return nil
	}
	return s.passesOver(a.Mouse, a.Target, "MM-RNG-03")
}

// passesOver is the violation of a mouse that leaves foes beside it for one
// farther away on its tile.
func (s *State) passesOver(mouse, target Name, rule tables.RuleID) *rules.Violation {
	from, to := s.At(mouse), s.At(target)
	near := s.foesBeside(from)
	if from.Room != to.Room || len(near) == 0 || s.adjacent(from, to) != No {
		return nil
	}
	return against(rule, "near-first", withArgs(aimArgs(mouse, target), "near", near[0].Noun()))
}

// bossCard: a boss's wound goes on one of its own cards on the track (MM-WND-04).
func bossCard(s *State, a Assign) *rules.Violation {
	if w := s.Wait(); w.For != ForWounds || !s.ownsCard(w.Who, a.Card) {
		return impossible("MM-WND-04", "not-boss-card", rules.Args{"card": initiativeCard(a.Card), "figure": w.Who.Noun()})
	}
	return nil
}
