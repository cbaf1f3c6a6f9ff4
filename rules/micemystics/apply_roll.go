package micemystics

import (
	"slices"

	"tablemate/rules"
)

// applyFell applies what the dice show, as what was rolled for reads it.
func (r *resolver) applyFell(a Fell) {
	if w := r.Wait(); w.For != ForRoll || a.For != NoPurpose && a.For != w.Purpose {
		return
	}
	w := r.takeWait()
	a = r.readRoll(w, a)
	r.noteDice(w, a)
	if a.Cheese > 0 && !w.Purpose.Fight() && r.findMouse(w.Who) != nil { // told all the same: MM-DICE-03 is waived
		r.changeCheese(w.Who, a.Cheese, "MM-DICE-03")
	}
	r.applyRoll(w, a)
}

// noteDice adds the note of dice that the app has rolled, of which all sides are
// known.
func (r *resolver) noteDice(w Wait, a Fell) {
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
	r.note(id, diceOf[w.Purpose], args)
}

// applyRoll hands a roll on to what it was for.
func (r *resolver) applyRoll(w Wait, a Fell) {
	switch w.Purpose {
	case MoveRoll:
		r.moveRolled(w, a)
	case MarchRoll:
		r.marchRolled(w, a)
	case ChaseRoll:
		r.chaseRolled(w, a)
	case AmbushRoll:
		r.ambushRolled(w, a)
	case SearchRoll:
		r.searchRolled(w, a)
	case WebRoll:
		r.webRolled(w, a)
	case TrapRoll:
		r.trapRolled(w, a)
	case ClimbRoll:
		r.climbRolled(w, a)
	case AttackRoll:
		r.attackRolled(w, a)
	case DefenceRoll:
		r.defenceRolled(w, a)
	}
}

// readRoll returns what a roll gives: read off its faces where they are known.
func (s *State) readRoll(w Wait, a Fell) Fell {
	if len(a.Faces) == 0 {
		cheese := a.Cheese
		a = w.Purpose.countedPart(w.Reach, a)
		a.Cheese = cheese
		return a
	}
	return s.Read(w.Purpose, w.Reach, a.Faces)
}
