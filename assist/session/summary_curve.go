package session

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// summaryWalk collects the statistics while a record is replayed.
type summaryWalk[U, S any, A rules.Kinded] struct {
	*past[U, S, A]
	starts []TurnStart
	turn   talk.Turn
	action int
	whose  map[int]rules.Seat // the seat of each line, by line number
	counts []ActionCount
	made   []madeBy // the counts of each action, by action number
	curves []*summaryCurve
	leads  []lead
	events []candidate
	end    time.Time // the end of a finished game; later lines only mend the record
}

type madeBy struct {
	seat   rules.Seat // the seat that made the action; rules.Cardboard if unknown
	counts []ActionCount
}

// summaryCurve is a curve under construction, with the change in each turn.
type summaryCurve struct {
	Curve
	value int
	till  Point // the last time that the number was counted
	race  bool
	slow  bool
	turns []swing
}

func (w *summaryWalk[U, S, A]) count(s S, line int, corrected bool) {
	if w.SummarySpec.Counters == nil {
		return
	}
	for _, c := range w.SummarySpec.Counters(s) {
		curve := w.curveOf(c)
		point := Point{Action: w.action, Line: line, Turn: w.turn.Number, Value: c.Value}
		curve.Most, curve.race, curve.slow, curve.till = max(curve.Most, c.Most), c.Race, c.Slow, point
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
	w.lead(line, corrected)
}

func (w *summaryWalk[U, S, A]) fall(c Counter, by int) {
	for _, d := range w.SummarySpec.Counted {
		if d.Falls == c.What {
			w.add(ActionCount{Side: cmp.Or(d.Side, c.Seat), What: d.What, N: max(0, by)})
		}
	}
}

func (w *summaryWalk[U, S, A]) curveOf(c Counter) *summaryCurve {
	for _, known := range w.curves {
		if known.What == c.What && known.Seat == c.Seat {
			return known
		}
	}
	w.curves = append(w.curves, &summaryCurve{Curve: Curve{What: c.What, Seat: c.Seat}})
	return w.curves[len(w.curves)-1]
}

func (w *summaryWalk[U, S, A]) close() {
	for _, c := range w.curves {
		if last := c.Points[len(c.Points)-1]; last.Action < c.till.Action {
			c.Points = append(c.Points, c.till)
		}
	}
}

// lead is a change of the leader in a race.
type lead struct {
	line       int
	turn       talk.Turn
	what       string
	seat, from rules.Seat // the new and the old leader; without an old leader and after a correction, `from` is Nobody
}

func (w *summaryWalk[U, S, A]) lead(line int, corrected bool) {
	best := map[string]*summaryCurve{}
	tied := map[string]bool{}
	for _, c := range w.curves {
		if !c.race {
			continue
		}
		switch b := best[c.What]; {
		case b == nil || c.value > b.value:
			best[c.What], tied[c.What] = c, false
		case c.value == b.value:
			tied[c.What] = true
		}
	}
	for what, c := range best {
		before := w.leader(what)
		if tied[what] || c.Seat == before {
			continue
		}
		if corrected {
			before = rules.Nobody
		}
		w.leads = append(w.leads, lead{line, w.turn, what, c.Seat, before})
	}
}

func (w *summaryWalk[U, S, A]) leader(what string) rules.Seat {
	for _, l := range slices.Backward(w.leads) {
		if l.what == what {
			return l.seat
		}
	}
	return rules.Nobody
}

// swing is the change of a counter during one turn. Corrections do not count.
type swing struct {
	turn     talk.Turn
	from, to int
	by, line int // the size and the line of the largest change
	steps    []shift
}

// shift is a line that changed a counter, and the size of the change.
type shift struct{ by, line int }

func (c *summaryCurve) swing(to Point, in talk.Turn) {
	if n := len(c.turns); n == 0 || c.turns[n-1].turn != in {
		c.turns = append(c.turns, swing{turn: in, from: c.value})
	}
	last, by := &c.turns[len(c.turns)-1], to.Value-c.value
	last.to, last.steps = to.Value, append(last.steps, shift{by, to.Line})
	if by = max(by, -by); by > last.by {
		last.by, last.line = by, to.Line
	}
}

// The method `mostly` returns the lines with the main changes. A main change goes in the direction
// of the whole swing, and has at least half the size of the largest change.
func (s swing) mostly() []int {
	var lines []int
	for _, one := range s.steps {
		by := one.by
		if s.to < s.from {
			by = -by
		}
		if 2*by >= s.by {
			lines = append(lines, one.line)
		}
	}
	return lines
}

// A turn can be a turning point if a number changed by at least 1/muchOf of its maximum.
const (
	muchOf      = 5
	mostTurning = 3
)

type candidate struct {
	TurningPoint
	weight float64
}

// The method `turning` chooses the turning points: at most one in each turn, and at most three in
// all (mostTurning). The candidates are the notes of SummarySpec.Turning, the last change of the
// leader, the large changes of counters, and the changes that `ends` accepts. Of two equal
// candidates, the later is chosen.
func (w *summaryWalk[U, S, A]) turning() []TurningPoint {
	all := w.events
	for _, l := range slices.Backward(w.leads) {
		if l.from != rules.Nobody {
			all = append(all, candidate{w.leadTold(l), 1})
			break
		}
	}
	for _, c := range w.curves {
		for _, sw := range c.turns {
			much, weight := max(sw.to-sw.from, sw.from-sw.to), 0.0
			greatest := slices.MaxFunc(c.Points, func(a, b Point) int { return a.Value - b.Value }).Value
			switch whole := max(c.Most, greatest); {
			case much == 0:
			case w.ends(c, sw):
				weight = 2
			case !c.slow && much*muchOf >= whole:
				weight = float64(much) / float64(whole)
			}
			if weight > 0 {
				all = append(all, candidate{w.swingTold(c, sw), weight})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), b.Line-a.Line)
	})
	out := []TurningPoint{}
	for _, c := range all {
		same := func(m TurningPoint) bool { return m.Turn == c.Turn }
		if len(out) < mostTurning && !slices.ContainsFunc(out, same) {
			out = append(out, c.TurningPoint)
		}
	}
	slices.SortFunc(out, func(a, b TurningPoint) int { return a.Line - b.Line })
	return out
}

// ends reports whether the game's last turn brought a counter to zero or to its goal.
func (w *summaryWalk[U, S, A]) ends(c *summaryCurve, sw swing) bool {
	over := w.Rules.Next(w.state) == rules.Nobody
	return over && !c.slow && sw.turn == w.turn && (sw.to == 0 || c.Most > 0 && sw.to >= c.Most)
}

func (w *summaryWalk[U, S, A]) eventTold(s S, line int, n rules.Note) TurningPoint {
	told := strings.TrimSuffix(w.Flow.Tell(w.talk, s, n), ".")
	return TurningPoint{line, []int{line}, w.turn.Number, w.talk.Words.Say("minutes.event", tables.Args{
		"turn": w.turn.Heading, "told": tables.Verbatim(told),
	})}
}

func (w *summaryWalk[U, S, A]) leadTold(l lead) TurningPoint {
	return TurningPoint{l.line, []int{l.line}, l.turn.Number, w.talk.Words.Say("minutes.lead", tables.Args{
		"turn": l.turn.Heading, "name": w.Flow.Name(w.talk, w.state, l.seat), "what": w.counted(l.what),
	})}
}

func (w *summaryWalk[U, S, A]) swingTold(c *summaryCurve, sw swing) TurningPoint {
	name := w.name(c.Seat)
	if c.Seat == sw.turn.Whose {
		name = ""
	}
	return TurningPoint{sw.line, sw.mostly(), sw.turn.Number, w.talk.Words.Say("minutes.swing", tables.Args{
		"turn": sw.turn.Heading, "name": name, "what": w.counted(c.What), "from": sw.from, "to": sw.to,
	})}
}
