package session

import (
	"cmp"

	"tablemate/rules"
)

// eveningCurve is a curve that is being drawn, with what each turn brought.
type eveningCurve struct {
	Curve
	value int
	race  bool
	slow  bool
	turns []swing
}

// count takes the counters of a table in.
func (w *eveningWalk[U, S, A]) count(s S, line int, corrected bool) {
	if w.def.Course.Counters == nil {
		return
	}
	for _, c := range w.def.Course.Counters(s) {
		curve := w.curveOf(c)
		point := Point{Action: w.action, Line: line, Turn: w.turn.Number, Value: c.Value}
		curve.Most, curve.race, curve.slow = max(curve.Most, c.Most), c.Race, c.Slow
		if len(curve.Points) == 0 {
			curve.Points, curve.value = []Point{point}, c.Value
			continue
		}
		if c.Value == curve.value {
			continue
		}
		curve.Points = append(curve.Points, point)
		if !corrected {
			curve.swing(point, w.turn)
			w.fall(c, curve.value-c.Value)
		}
		curve.value = c.Value
	}
	known := len(w.leads)
	w.lead(line)
	for i := range w.leads[known:] {
		if corrected {
			w.leads[known+i].from = rules.Nobody
		}
	}
}

// fall counts by how much a counter fell.
func (w *eveningWalk[U, S, A]) fall(c Counter, by int) {
	for _, d := range w.def.Course.Deeds {
		if d.Falls == c.What {
			w.add(Deed{Side: cmp.Or(d.Side, c.Seat), What: d.What, N: max(0, by)})
		}
	}
}

// curveOf returns the curve of a counter, a new one at its first sight.
func (w *eveningWalk[U, S, A]) curveOf(c Counter) *eveningCurve {
	for _, known := range w.curves {
		if known.What == c.What && known.Seat == c.Seat {
			return known
		}
	}
	w.curves = append(w.curves, &eveningCurve{Curve: Curve{What: c.What, Seat: c.Seat}})
	return w.curves[len(w.curves)-1]
}

// close ends every curve with the last action.
func (w *eveningWalk[U, S, A]) close(line int) {
	for _, c := range w.curves {
		if last := c.Points[len(c.Points)-1]; last.Action < w.action {
			c.Points = append(c.Points, Point{Action: w.action, Line: line, Turn: w.turn.Number, Value: last.Value})
		}
	}
}
