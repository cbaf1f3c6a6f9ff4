package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// startAttack awaits the dice of an attack. Brodie's has no target: all figures
// where he ran, or on his own space, defend (MM-CAT-06, MM-CAT-14).
func (r *resolver) startAttack(by, target Name, reach parts.Reach, dice int, poison bool) {
	r.rollAttack(Wait{Who: by, Against: target, Dice: dice, Reach: reach, Poison: poison})
}

// rollAttack has an attack begin with its roll.
func (r *resolver) rollAttack(w Wait) {
	r.Turn.noteAttack(w.Against)
	w.For, w.Purpose, w.Dice = ForRoll, AttackRoll, max(0, w.Dice)
	if r.unprinted(w.Who) {
		w.Dice = UnknownDice
	}
	r.awaitFirst(w)
}

// attackRolled counts the hits; an attack without any is over, and nobody
// defends (MM-MEL-06).
func (r *resolver) attackRolled(w Wait, a Fell) {
	r.fightCheese(w, a)
	hits := hits(w.Reach, a)
	switch {
	case hits == 0:
		r.Turn.Unhit = true
		r.noteNoWound("missed", "MM-MEL-06", w.Who, w.Against)
	case w.Against == NoFigure:
		r.rollDefences(w.Who, hits, r.areaTargets(w.Who))
	default:
		r.rollDefence(Wait{Who: w.Against, Against: w.Who, Hits: hits, Poison: w.Poison})
	}
}

// hits counts bows at a distance, else swords and sword/shields (MM-ATK-01,
// MM-MEL-04, MM-RNG-01).
func hits(reach parts.Reach, a Fell) int {
	if reach == parts.Ranged {
		return a.Bow
	}
	return a.Sword + a.Shield
}

// areaTargets returns everybody whom an attack without a target strikes.
func (s *State) areaTargets(by Name) []Name {
	spots := s.Turn.Passed
	if len(spots) == 0 {
		spots = []Spot{s.At(by)}
	}
	var out []Name
	for _, at := range spots {
		for _, f := range s.FiguresOn(at) {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// rollDefences has each of several figures roll its own defence against the same
// hits, the first of them first.
func (r *resolver) rollDefences(by Name, hits int, targets []Name) {
	for _, target := range slices.Backward(targets) {
		r.rollDefence(Wait{Who: target, Against: by, Hits: hits})
	}
}

// noteNoWound adds the note of an attack without a hit, or of which every hit was
// blocked. Brodie's has no target.
func (r *resolver) noteNoWound(id string, rule tables.RuleID, by, target Name) {
	args := rules.Args{"by": by.Noun()}
	if target != NoFigure {
		args["target"] = target.Noun()
	}
	r.note(id, rule, args)
}

// rollDefence has the dice of a defence rolled (MM-MEL-05).
func (r *resolver) rollDefence(w Wait) {
	r.note("hits", "MM-MEL-05", rules.Args{"by": w.Against.Noun(), "target": w.Who.Noun(), "count": w.Hits})
	w.For, w.Purpose, w.Dice = ForRoll, DefenceRoll, r.defenceDice(w.Who, w.Against)
	r.awaitFirst(w)
}

// defenceRolled: each sword/shield blocks a hit (MM-MEL-07), each hit that is
// left is a wound of this one figure (MM-MEL-08).
func (r *resolver) defenceRolled(w Wait, a Fell) {
	r.fightCheese(w, a)
	if a.Shield >= w.Hits {
		r.Turn.Unhit = w.Hits == 0
		r.noteNoWound("blocked", "MM-MEL-07", w.Against, w.Who)
		return
	}
	r.woundFigure(w.Who, w.Hits-a.Shield, w.Poison, w.Against)
}

// fightCheese applies the cheese of a roll in a fight: a mouse's goes to the mouse
// (MM-ATK-02), in a minion's attack too (MM-MATK-07); a minion's goes on the wheel
// (MM-MEL-09, MM-SURGE-01), even if another minion struck it (MM-AMB-45), and so
// does that of a charmed mouse's attack (MM-AMB-36); Brodie's goes nowhere
// (MM-CAT-02).
func (r *resolver) fightCheese(w Wait, a Fell) {
	if a.Cheese <= 0 || w.Who == Brodie {
		return
	}
	m := r.findMouse(w.Who)
	if m == nil {
		r.feedWheel("wheel", "MM-MEL-09", a.Cheese)
		return
	}
	if m.Charmed && w.Purpose == AttackRoll && r.House.Is(CharmedCheese, "wheel") {
		r.feedWheel("wheel", "MM-AMB-36", a.Cheese)
	} else {
		r.changeCheese(w.Who, a.Cheese, "MM-ATK-02")
	}
	r.lordOfCheese(w, a)
}
