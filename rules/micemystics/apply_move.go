package micemystics

import parts "tablemate/tables/micemystics"

// applyMouseTurn applies what a mouse does in its turn.
func (r *resolver) applyMouseTurn(a Action) {
	switch a := a.(type) {
	case Move:
		r.applyMove(a)
	case Stand:
		r.applyStand(a)
	case Scurry:
		r.Turn.spendAction(ScurryDeed)
		r.awaitFirst(Wait{For: ForRoll, Purpose: MoveRoll, Who: a.Mouse, Dice: 1})
	case Recover:
		r.applyRecover(a)
	case EndTurn:
		if !r.justOver(a.Mouse) {
			r.current = a.Drift
			r.Turn.end()
		}
	}
}

// moveRolled gives the mouse its points: its move value and the number
// (MM-MOVE-01), for a scurry in the same way (MM-RUN-01).
func (r *resolver) moveRolled(w Wait, a Fell) {
	m := r.findMouse(w.Who)
	if m == nil {
		return
	}
	points := m.Hero.Move + r.wornBonus(m).Move + a.Sum()
	if m.Hero.Lacks(parts.HeroValues) {
		points = uncounted // as far as people say
	}
	r.Turn.setPoints(max(0, points), a.Sum())
}

// applyMove walks until a roll is needed: a mousetrap is tested and water is
// climbed out of before anything else happens. A move recorded against the rules
// is applied in full.
func (r *resolver) applyMove(a Move) {
	m := r.findMouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	r.beginMove(a.Mouse)
	switch {
	case a.To != nil:
		r.walkToPlace(a)
	default:
		r.walkPath(a)
	}
}

// beginMove begins a move.
func (r *resolver) beginMove(mouse Name) {
	if r.onTurn(mouse) && !r.Turn.Moved {
		r.Turn.Moved, r.Turn.Halted = true, false
	}
}

// walkPath goes over the spaces of a path.
func (r *resolver) walkPath(a Move) {
	spent := 0
	for _, t := range r.pathSteps(a.Mouse, a.Path) {
		if r.climbsOut(t.from, t.to) {
			r.rollClimb(a.Mouse, spent+t.cost, Wait{To: t.to})
			return
		}
		spent += t.cost
		r.moveFigure(a.Mouse, t.to)
	}
	r.payPoints(a.Mouse, spent)
	r.enterSpace(a.Mouse)
}

// walkToPlace goes to a place of a tile without a map.
func (r *resolver) walkToPlace(a Move) {
	from := r.At(a.Mouse)
	if to := r.placeSpot(from.Room, *a.To); r.climbsOut(from, to) && !a.To.Water {
		r.rollClimb(a.Mouse, max(1, a.Points), Wait{To: to, Place: a.To})
		return
	}
	r.moveFigure(a.Mouse, r.resolvePlace(from.Room, *a.To))
	r.payPoints(a.Mouse, max(1, a.Points))
	r.enterSpace(a.Mouse)
}

// payPoints takes movement points from the mouse on turn.
func (r *resolver) payPoints(mouse Name, points int) {
	if r.onTurn(mouse) && points > 0 {
		r.Turn.setPoints(max(0, r.Turn.Points-points), 0)
	}
}

// enterSpace applies what a space does to a mouse that walked onto it: a minion
// and water end its move (MM-CAP-03, MM-WATER-01), a mousetrap is tested
// (MM-TRAP-01).
func (r *resolver) enterSpace(mouse Name) {
	at := r.At(mouse)
	switch {
	case r.FoesOn(at) > 0:
		r.haltMove(mouse, "MM-CAP-03")
	case r.isWater(at):
		r.haltMove(mouse, "MM-WATER-01")
	}
	r.testTrap(mouse)
}
