package session

import (
	"cmp"
	"slices"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// lead is a change of who is ahead in a race.
type lead struct {
	line       int
	turn       talk.Turn
	what       string
	seat, from rules.Seat // from is Nobody at the first lead, and where a correction gave it
}

// lead notes who is ahead now in each race, where that is somebody else than before.
func (w *eveningWalk[U, S, A]) lead(line int) {
	best := map[string]*eveningCurve{}
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
		if before := w.leader(what); !tied[what] && c.Seat != before {
			w.leads = append(w.leads, lead{line, w.turn, what, c.Seat, before})
		}
	}
}

// leader returns who was last seen ahead, Nobody before anybody was.
func (w *eveningWalk[U, S, A]) leader(what string) rules.Seat {
	for _, l := range slices.Backward(w.leads) {
		if l.what == what {
			return l.seat
		}
	}
	return rules.Nobody
}

// swing is what a turn did to a counter: corrections do not count.
type swing struct {
	turn     talk.Turn
	from, to int
	by, line int // the greatest step and where it was
	steps    []step
}

// step is by how much one line moved a counter.
type step struct{ by, line int }

// swing adds a step to what the turn did.
func (c *eveningCurve) swing(to Point, in talk.Turn) {
	if n := len(c.turns); n == 0 || c.turns[n-1].turn != in {
		c.turns = append(c.turns, swing{turn: in, from: c.value})
	}
	last, by := &c.turns[len(c.turns)-1], to.Value-c.value
	last.to, last.steps = to.Value, append(last.steps, step{by, to.Line})
	if by = max(by, -by); by > last.by {
		last.by, last.line = by, to.Line
	}
}

// mostly returns the lines of the steps in the direction of the swing that are at least
// half as great as its greatest.
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

// What counts as a turning point: a turn that moved a counter by a fifth of all that
// there is, and three of them at most.
const (
	muchOf      = 5
	mostTurning = 3
)

// candidate is a turn that may be told.
type candidate struct {
	TurningPoint
	weight float64
}

// turning returns the turns on which most turned, in their order: the last change of
// the lead, and those that moved a counter most, the later of equals first.
func (w *eveningWalk[U, S, A]) turning(t *talk.UI, s S) []TurningPoint {
	var all []candidate
	for _, l := range slices.Backward(w.leads) {
		if l.from != rules.Nobody {
			all = append(all, candidate{w.leadTold(t, s, l), 1})
			break
		}
	}
	for _, c := range w.curves {
		for _, sw := range c.turns {
			much := max(sw.to-sw.from, sw.from-sw.to)
			if whole := max(c.Most, c.greatest()); !c.slow && much > 0 && much*muchOf >= whole {
				all = append(all, candidate{w.swingTold(t, s, c, sw), float64(much) / float64(whole)})
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

// greatest returns the greatest value of a curve.
func (c *eveningCurve) greatest() int {
	most := 0
	for _, p := range c.Points {
		most = max(most, p.Value)
	}
	return most
}

func (w *eveningWalk[U, S, A]) leadTold(t *talk.UI, s S, l lead) TurningPoint {
	return TurningPoint{l.line, []int{l.line}, l.turn.Number, t.Words.Say("minutes.lead", tables.Args{
		"turn": l.turn.Heading, "name": w.def.Flow.Name(t, s, l.seat), "what": w.def.counted(t, l.what),
	})}
}

func (w *eveningWalk[U, S, A]) swingTold(t *talk.UI, s S, c *eveningCurve, sw swing) TurningPoint {
	name := ""
	if c.Seat != rules.Nobody && c.Seat != sw.turn.Whose {
		name = w.def.Flow.Name(t, s, c.Seat)
	}
	return TurningPoint{sw.line, sw.mostly(), sw.turn.Number, t.Words.Say("minutes.swing", tables.Args{
		"turn": sw.turn.Heading, "name": name, "what": w.def.counted(t, c.What), "from": sw.from, "to": sw.to,
	})}
}

// counted returns what a game calls something that is counted.
func (def *game[U, S, A]) counted(t *talk.UI, what string) string {
	return t.Words.Say(def.Book.Game + ".minutes." + what)
}

// tell puts what was gathered into words.
func (w *eveningWalk[U, S, A]) tell(e *Evening, t *talk.UI, s S) {
	for _, d := range w.deeds {
		d.Name, d.Text = w.def.Flow.Name(t, s, d.Side), w.def.counted(t, d.What)
		e.Deeds = append(e.Deeds, d)
	}
	w.order(e.Deeds, e.Players)
	for _, c := range w.curves {
		c.Text = w.def.counted(t, c.What)
		if c.Seat != rules.Nobody {
			c.Name = w.def.Flow.Name(t, s, c.Seat)
		}
		e.Curves = append(e.Curves, c.Curve)
	}
	first := func(what string) int {
		return slices.IndexFunc(w.curves, func(c *eveningCurve) bool { return c.What == what })
	}
	slices.SortStableFunc(e.Curves, func(a, b Curve) int { return first(a.What) - first(b.What) })
	e.Turning = w.turning(t, s)
	e.Turned = t.Words.Say("minutes.actions", tables.Args{"count": e.Actions})
	if w.def.brings(w.def.Turned) {
		e.Turned = t.Words.Say(w.def.Book.Game+".minutes.turns", tables.Args{"count": e.Turns})
	}
}

// order sorts deeds by side, people first, and by their place in the list of
// the game.
func (w *eveningWalk[U, S, A]) order(deeds []Deed, players []Player) {
	sides := map[rules.Seat]int{}
	for i, p := range players {
		sides[p.Seat] = i - len(players)
	}
	place := func(d Deed) int {
		return slices.IndexFunc(w.def.Course.Deeds, func(c Counted) bool { return c.What == d.What })
	}
	slices.SortStableFunc(deeds, func(a, b Deed) int {
		return cmp.Or(sides[a.Side]-sides[b.Side], cmp.Compare(a.Side, b.Side), place(a)-place(b))
	})
}
