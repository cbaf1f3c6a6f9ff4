package micemystics

import (
	"slices"

	"tablemate/rules"
)

// fell plays out what the dice show, as what was rolled for reads it.
func (c *course) fell(a Fell) {
	if c.Wait().For != ForRoll {
		return
	}
	w := c.answered()
	a = c.whole(w, a)
	c.shown(w, a)
	if a.Cheese > 0 && !w.Purpose.Fight() && c.mouse(w.Who) != nil { // told all the same: MM-DICE-03 is waived
		c.cheese(w.Who, a.Cheese, "MM-DICE-03")
	}
	c.rolled(w, a)
}

// shown tells what dice show that the app has rolled: it knows them whole.
func (c *course) shown(w Wait, a Fell) {
	if len(a.Faces) == 0 {
		return
	}
	args, id := rules.Args{}, "rolled-none"
	if len(a.Numbers) > 0 {
		args["numbers"] = slices.Clone(a.Numbers)
	}
	for name, n := range map[string]int{"sword": a.Sword, "bow": a.Bow, "shield": a.Shield, "star": a.Star, "cheese": a.Cheese} {
		if n > 0 {
			args[name] = n
		}
	}
	if w.Who != NoFigure {
		args["figure"], id = w.Who.Noun(), "rolled"
	}
	c.note(id, diceOf[w.Purpose], args)
}

// rolled hands a roll on to what it was for.
func (c *course) rolled(w Wait, a Fell) {
	switch w.Purpose {
	case MoveRoll:
		c.moveRolled(w, a)
	case MarchRoll:
		c.marchRolled(w, a)
	case ChaseRoll:
		c.chaseRolled(w, a)
	case AmbushRoll:
		c.ambushRolled(w, a)
	case SearchRoll:
		c.searchRolled(w, a)
	case WebRoll:
		c.webRolled(w, a)
	case TrapRoll:
		c.trapRolled(w, a)
	case ClimbRoll:
		c.climbRolled(w, a)
	case AttackRoll:
		c.attackRolled(w, a)
	case DefenceRoll:
		c.defenceRolled(w, a)
	}
}

// whole is what a roll gives: read off its faces where they are known.
func (s *State) whole(w Wait, a Fell) Fell {
	if len(a.Faces) == 0 {
		cheese := a.Cheese
		a = w.Purpose.part(w.Reach, a)
		a.Cheese = cheese
		return a
	}
	return s.Read(w.Purpose, w.Reach, a.Faces)
}
