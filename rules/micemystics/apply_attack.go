package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// attack has the dice of an attack rolled. Brodie's names nobody: whoever stands
// where he ran, or on his own space, defends (MM-CAT-06, MM-CAT-14).
func (c *course) attack(by, target Name, reach parts.Reach, dice int, poison bool) {
	c.strike(Wait{Who: by, Against: target, Dice: dice, Reach: reach, Poison: poison})
}

// strike has an attack begin with its roll.
func (c *course) strike(w Wait) {
	c.Turn.attack(w.Against)
	w.For, w.Purpose, w.Dice = ForRoll, AttackRoll, max(0, w.Dice)
	if c.unprinted(w.Who) {
		w.Dice = UnknownDice
	}
	c.need(w)
}

// attackRolled counts the hits; an attack without any is over, and nobody
// defends (MM-MEL-06).
func (c *course) attackRolled(w Wait, a Fell) {
	c.rolledCheese(w, a)
	hits := hits(w.Reach, a)
	switch {
	case hits == 0:
		c.Turn.Unhit = true
		c.parried("missed", "MM-MEL-06", w.Who, w.Against)
	case w.Against == NoFigure:
		c.defendAll(w.Who, hits, c.overrun(w.Who))
	default:
		c.defend(Wait{Who: w.Against, Against: w.Who, Hits: hits, Poison: w.Poison})
	}
}

// hits are bows at a distance, else swords and sword/shields (MM-ATK-01,
// MM-MEL-04, MM-RNG-01).
func hits(reach parts.Reach, a Fell) int {
	if reach == parts.Ranged {
		return a.Bow
	}
	return a.Sword + a.Shield
}

// overrun is everybody whom an attack without a target strikes.
func (s *State) overrun(by Name) []Name {
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

// defendAll has each of several figures roll its own defence against the same
// hits, the first of them first.
func (c *course) defendAll(by Name, hits int, targets []Name) {
	for _, target := range slices.Backward(targets) {
		c.defend(Wait{Who: target, Against: by, Hits: hits})
	}
}

// parried tells of an attack without a hit, or one of which every hit was
// blocked. Brodie's names nobody.
func (c *course) parried(id string, rule tables.RuleID, by, target Name) {
	args := rules.Args{"by": by.Noun()}
	if target != NoFigure {
		args["target"] = target.Noun()
	}
	c.note(id, rule, args)
}

// defend has the dice of a defence rolled (MM-MEL-05).
func (c *course) defend(w Wait) {
	c.note("hits", "MM-MEL-05", rules.Args{"by": w.Against.Noun(), "target": w.Who.Noun(), "count": w.Hits})
	w.For, w.Purpose, w.Dice = ForRoll, DefenceRoll, c.defence(w.Who, w.Against)
	c.need(w)
}

// defenceRolled: each sword/shield blocks a hit (MM-MEL-07), each hit that is
// left is a wound of this one figure (MM-MEL-08).
func (c *course) defenceRolled(w Wait, a Fell) {
	c.rolledCheese(w, a)
	if a.Shield >= w.Hits {
		c.Turn.Unhit = w.Hits == 0
		c.parried("blocked", "MM-MEL-07", w.Against, w.Who)
		return
	}
	c.wound(w.Who, w.Hits-a.Shield, w.Poison, w.Against)
}

// rolledCheese is that of a fight: a mouse's goes to the mouse (MM-ATK-02), in a minion's attack
// too (MM-MATK-07), a minion's on the wheel (MM-MEL-09, MM-SURGE-01), whoever
// struck it (MM-AMB-45), and so that of a charmed mouse's attack (MM-AMB-36),
// Brodie's nowhere (MM-CAT-02).
func (c *course) rolledCheese(w Wait, a Fell) {
	if a.Cheese <= 0 || w.Who == Brodie {
		return
	}
	m := c.mouse(w.Who)
	if m == nil {
		c.feedWheel("wheel", "MM-MEL-09", a.Cheese)
		return
	}
	if m.Charmed && w.Purpose == AttackRoll && c.House.Is(CharmedCheese, "wheel") {
		c.feedWheel("wheel", "MM-AMB-36", a.Cheese)
	} else {
		c.cheese(w.Who, a.Cheese, "MM-ATK-02")
	}
	c.lordOfCheese(w, a)
}
