package micemystics

// resolveAutomatic answers what is awaited first where nobody needs to be asked:
// steps of a procedure, rolls without dice, and what has fallen away meanwhile.
// It is false when a report is awaited.
func (r *resolver) resolveAutomatic() bool {
	w := r.Wait()
	if r.stale(w) {
		r.takeWait()
		return true
	}
	switch w.For {
	case ForPlace:
		return r.placeNext()
	case ForTraps:
		r.layTraps(r.takeWait().Room)
	case ForJoin:
		r.joinTrack(r.takeWait())
	case ForAmbush:
		r.rollAmbush(r.takeWait())
	case ForSurgeEnd:
		r.endSurge(r.takeWait())
	case ForRoll:
		return r.resolveWithoutDice(w)
	default:
		return false
	}
	return true
}

// resolveWithoutDice: a fight or a test without any dice shows nothing, and the card of an
// ambush that is gone is not rolled for.
func (r *resolver) resolveWithoutDice(w Wait) bool {
	switch {
	case w.Purpose == AmbushRoll && r.slot(w.Call) == 0:
		r.takeWait()
	case w.Dice == 0 && w.Lore == 0 && !w.Purpose.Numbers():
		r.applyFell(Fell{})
	default:
		return false
	}
	return true
}
