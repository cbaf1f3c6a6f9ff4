package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// rollClimb awaits the try to get out of the water: all points go, and a die falls
// for the mouse and for each other mouse on the space that it wants to reach
// (MM-WATER-02, MM-WATER-03). The try counts as a move (MM-AMB-57). If the loss of
// points is waived it takes what the steps cost.
func (r *resolver) rollClimb(mouse Name, cost int, w Wait) {
	dice := 1 + len(without(r.MiceOn(w.To), mouse))
	if r.House.Waives("MM-WATER-02") {
		r.payPoints(mouse, cost)
	}
	r.haltMove(mouse, "MM-WATER-02")
	w.For, w.Purpose, w.Who, w.Dice = ForRoll, ClimbRoll, mouse, dice
	r.awaitFirst(w)
}

// climbRolled gets the mouse out of the water with a star.
func (r *resolver) climbRolled(w Wait, a Fell) {
	m := r.findMouse(w.Who)
	if a.Star < 1 {
		r.note("climb-fails", "MM-WATER-02", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil || !m.OnBoard() {
		return
	}
	to := w.To
	if w.Place != nil {
		to = r.resolvePlace(m.At.Room, *w.Place)
	}
	r.note("climbed", "MM-WATER-02", r.located(rules.Args{"mouse": w.Who.Noun()}, to))
	r.setSpot(w.Who, to)
	r.testTrap(w.Who)
}

// drift carries the mouse whose turn ends in a current one space along it, onto
// no full space (MM-WATER-05, MM-AMB-57), and off the tile into capture
// (MM-WATER-06). A turn that a charm has played is a minion's, on which water has
// no effect (MM-AMB-36). Where no map shows the water it carries the mouse as people
// say, and if they say nothing they are reminded.
func (r *resolver) drift() {
	m := r.mouseOnTurn()
	if m == nil || !m.OnBoard() || r.Turn.Ordered {
		return
	}
	side := r.findRoom(m.At.Room)
	if side == nil {
		return
	}
	mouse, here := m.Name(), side.findSpace(m.At.Space)
	to := Spot{side.ID, here.Current}
	told := r.current != nil && !side.onMap(here.ID)
	if told {
		to = r.resolveCurrent(m.At, *r.current)
	}
	switch {
	case to.Space == parts.Off:
		r.captureMouse(mouse, "MM-WATER-06")
	case to == m.At:
	case to.Space != "" && (told || !r.Full(to)):
		r.note("drifted", "MM-WATER-05", r.located(rules.Args{"mouse": mouse.Noun()}, to))
		r.setSpot(mouse, to)
		r.testTrap(mouse)
	case here.Water && !side.onMap(here.ID):
		r.warn("MM-WATER-05", rules.Args{"mouse": mouse.Noun()})
	}
}

// resolveCurrent returns where a current leads of which people told: the spot from
// which it runs if that is on no such tile.
func (r *resolver) resolveCurrent(from Spot, told Place) Spot {
	switch to := r.placeSpot(from.Room, told); {
	case to.Space == parts.Off:
		return to
	case to.Room != from.Room:
		return from
	}
	return r.resolvePlace(from.Room, told)
}
