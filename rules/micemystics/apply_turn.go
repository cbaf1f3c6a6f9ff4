package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// setPoints sets how many movement points are left; die is what was rolled for
// them, 0 if nothing was. A mouse whose die has fallen may act.
func (t *Turn) setPoints(points, die int) {
	t.Points = points
	if die > 0 {
		t.Die = die
	}
	if t.Step == RollStep {
		t.Step = MouseStep
	}
}

// spendAction notes the action. It ends a move that has begun (MM-TURN-02); a scurry
// is a new one.
func (t *Turn) spendAction(deed Deed) {
	if deed == ScurryDeed {
		t.Moved, t.Halted, t.HaltedBy, t.Points = false, false, "", 0
	} else if t.Moved && !t.Halted {
		t.Halted, t.HaltedBy = true, "MM-TURN-02"
	}
	t.Deed, t.Scurrying = deed, deed == ScurryDeed
}

// noteAttack remembers whom a figure of the card on play attacked (MM-MATK-03).
func (t *Turn) noteAttack(target Name) {
	t.Unhit = false
	if t.Step == FigureStep && !slices.Contains(t.Attacked, target) {
		t.Attacked = added(t.Attacked, target)
	}
}

// startFigure gives a figure its turn; armed is a rat with the grape.
func (t *Turn) startFigure(figure Name, armed bool) {
	t.Acting, t.Walked, t.Stays, t.Armed, t.Points = figure, false, "", armed, 0
}

// endFigure ends a figure's turn.
func (t *Turn) endFigure(figure Name) {
	t.removeFigure(figure)
	t.startFigure(NoFigure, false)
}

// removeFigure takes a figure out of those that are to act.
func (t *Turn) removeFigure(figure Name) {
	i := slices.Index(t.Figures, figure)
	if i < 0 {
		return
	}
	t.Figures = without(t.Figures, figure)
	if i < len(t.Distances) {
		t.Distances = slices.Delete(slices.Clone(t.Distances), i, i+1)
	}
}

// end ends what may be done in a turn; its end follows.
func (t *Turn) end() { t.Step = OverStep }

// cutTurn ends the turn by a rule, not by its player.
func (r *resolver) cutTurn(rule tables.RuleID) {
	r.note("turn-over", rule, rules.Args{"card": initiativeCard(r.Turn.Card)})
	r.Turn.end()
}

// haltMove ends the move in hand, unless the rule is waived. It is worth a note
// where a minion or water takes points that were left.
func (r *resolver) haltMove(mouse Name, rule tables.RuleID) {
	if !r.onTurn(mouse) || r.House.Waives(rule) {
		return
	}
	t := &r.Turn
	if t.Points != 0 && (rule == "MM-CAP-03" || rule == "MM-WATER-01") {
		r.note("halted-"+string(rule), rule, rules.Args{"mouse": mouse.Noun()})
	}
	t.Halted, t.HaltedBy, t.Points = true, rule, 0
}

// allowCrossing lets the mouse on turn over red lines (MM-LINE-04).
func (r *resolver) allowCrossing() {
	r.Turn.Crossing = true
	r.note("crossing", "MM-LINE-04", rules.Args{"card": initiativeCard(r.Turn.Card)})
}
