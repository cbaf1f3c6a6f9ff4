package micemystics

import "tablemate/rules"

// applyStand gets a mouse up for the whole of its move, which counts as one
// (MM-COND-05, MM-AMB-58).
func (r *resolver) applyStand(a Stand) {
	if r.findMouse(a.Mouse) == nil {
		return
	}
	r.beginMove(a.Mouse)
	r.setCondition(a.Mouse, Down, false, "MM-COND-05")
	r.haltMove(a.Mouse, "MM-COND-05")
}

// applyRecover takes one effect away, or both where a house rule says so
// (MM-AMB-28): a stun at once (MM-REC-02), a web by a roll (MM-REC-03).
func (r *resolver) applyRecover(a Recover) {
	m := r.findMouse(a.Mouse)
	if m == nil {
		return
	}
	from, both := a.fromCondition(m), r.House.Is(RecoverBoth, "both")
	r.Turn.spendAction(RecoverDeed)
	if m.Stunned && (from == Stunned || both) {
		r.setCondition(a.Mouse, Stunned, false, "MM-REC-02")
	}
	if m.Webbed && (from == Webbed || both) {
		r.awaitFirst(Wait{For: ForRoll, Purpose: WebRoll, Who: a.Mouse, Dice: 1})
	}
}

// fromCondition returns what a mouse recovers from: the only one it has where that
// is left out.
func (a Recover) fromCondition(m *Mouse) Condition {
	switch {
	case a.From != NoCondition || m.Stunned == m.Webbed:
		return a.From
	case m.Stunned:
		return Stunned
	}
	return Webbed
}

// webRolled takes the web off with a star.
func (r *resolver) webRolled(w Wait, a Fell) {
	if a.Star <= 0 {
		r.note("web-holds", "MM-REC-03", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	r.setCondition(w.Who, Webbed, false, "MM-REC-03")
}
