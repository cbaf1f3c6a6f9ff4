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
func battleAction(s *State, a Attack) *rules.Violation { return s.checkDeed(a.Mouse) }

// weaponInPaws: no attack without a weapon in the paws (MM-SCARD-08), and each with
// exactly one that is there (MM-MEL-01, MM-RNG-01).
func weaponInPaws(s *State, a Attack) *rules.Violation {
	m := s.findMouse(a.Mouse)
	weapons, args := s.weaponsOf(m, parts.NoReach), rules.Args{"mouse": a.Mouse.Noun(), "weapon": searchCard(a.Weapon)}
	id := tables.RuleID("MM-MEL-01")
	if s.findSearch(a.Weapon).Reach == parts.Ranged {
		id = "MM-RNG-01"
	}
	switch {
	case m.Hero.Lacks(parts.HeroGear):
		return nil
	case len(weapons) == 0 && !s.unread(m.Equipped):
		return book.Against("MM-SCARD-08", args)
	case a.Weapon == "" && len(weapons) > 1,
		a.Weapon != "" && !slices.Contains(m.Equipped, a.Weapon),
		a.Weapon != "" && !s.unread([]parts.CardID{a.Weapon}) && s.findSearch(a.Weapon).Type != parts.Weapon:
		return book.Against(id, args)
	}
	return nil
}

// targetThere: one minion on the board (MM-MEL-02).
func targetThere(s *State, a Attack) *rules.Violation {
	args := rules.Args{"mouse": a.Mouse.Noun(), "target": a.Target.Noun()}
	switch {
	case s.findMouse(a.Target) != nil:
		return book.Against("MM-MEL-02", args)
	case s.At(a.Target) == Nowhere:
		return book.Impossible("MM-MEL-02", args)
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
	v := book.Against("MM-MEL-02", rules.Args{"mouse": a.Mouse.Noun(), "target": a.Target.Noun()})
	if l, ok := s.border(from, to); ok && (l.Line == parts.Red || l.Line == parts.Gap) {
		v.Also = append(slices.Clone(v.Also), v.Rule)
		v.Rule = map[parts.Line]tables.RuleID{parts.Red: "MM-LINE-05", parts.Gap: "MM-WALL-04"}[l.Line]
	}
	return v
}

// inSight: a shot reaches whatever the mouse sees on its tile (MM-RNG-02, MM-LOS-01).
func inSight(s *State, a Attack) *rules.Violation {
	from, to := s.At(a.Mouse), s.At(a.Target)
	args := rules.Args{"mouse": a.Mouse.Noun(), "target": a.Target.Noun()}
	switch {
	case s.reachOf(a) != parts.Ranged || to == Nowhere:
		return nil
	case from.Room != to.Room:
		return book.Against("MM-RNG-02", args)
	case s.lineOfSight(from, to) == No:
		v := book.Against("MM-LOS-01", args)
		v.Also = append(slices.Clone(v.Also), "MM-RNG-02")
		return v
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
	return book.Against(rule, rules.Args{"mouse": mouse.Noun(), "target": target.Noun(), "near": near[0].Noun()})
}

// bossCard: a boss's wound goes on one of its own cards on the track (MM-WND-04).
func bossCard(s *State, a Assign) *rules.Violation {
	if w := s.Wait(); w.For != ForWounds || !s.ownsCard(w.Who, a.Card) {
		return book.Impossible("MM-WND-04", rules.Args{"card": initiativeCard(a.Card), "figure": w.Who.Noun()})
	}
	return nil
}
