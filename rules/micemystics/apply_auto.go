package micemystics

// resolveAutomatic resolves the first wait if nobody needs to be asked: steps of a
// procedure, rolls without dice, and what has become pointless. It returns false
// if an action is awaited.
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

// resolveWithoutDice resolves a fight or a test without any dice, which shows
// nothing, and the roll of an ambush for a card that is gone. It returns false if
// dice must fall.
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
