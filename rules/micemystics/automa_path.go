package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// path names the spaces of a way.
func (g *ground) path(way []int) []parts.SpaceID {
	out := make([]parts.SpaceID, len(way))
	for i, n := range way {
		out[i] = g.room.Map.Spaces[n].ID
	}
	return out
}

// trek tries every shortest way to a goal.
type trek struct {
	*mind
	to     int
	limit  int
	toGoal []int16
	way    []int
	whole  [][]int // as far as the limit, the goal or a mouse
	cut    [][]int // not even so far
}

// ways are all that the figure may go, as far as possible: up to the goal, the
// limit, a space with a mouse (MM-AMB-09) or one from which a ranged minion sees
// a mouse (MM-MMOV-08); where no way allows that, as near as it can come
// (MM-MMOV-04). None where it must stay.
func (m *mind) ways(to, limit int) [][]int {
	w := trek{mind: m, to: to, limit: limit, toGoal: m.ground.distances(to), way: make([]int, 0, 8)}
	if w.toGoal[m.here] == NoWay {
		return nil
	}
	w.from(m.here)
	if len(w.whole) > 0 {
		return w.whole
	}
	longest := 1
	for _, way := range w.cut {
		longest = max(longest, len(way))
	}
	return slices.DeleteFunc(w.cut, func(way []int) bool { return len(way) < longest })
}

func (w *trek) from(at int) {
	if len(w.way) == w.limit || at == w.to || len(w.way) > 0 && w.halts(at) {
		w.keep()
		return
	}
	on := false
	for _, next := range w.ground.around(at) {
		n := int(next)
		if w.toGoal[n] == w.toGoal[at]-1 && w.enters(n) {
			on = true
			w.way = append(w.way, n)
			w.from(n)
			w.way = w.way[:len(w.way)-1]
		}
	}
	if !on {
		w.shorten(w.way)
	}
}

// enters reports whether the figure may pass a space, or end there where it
// must: a full one is barred (MM-CAP-02), and a large figure ends on empty
// spaces alone (MM-AMB-05).
func (w *trek) enters(n int) bool {
	if n == w.to || w.ground.mice[n] > 0 {
		return w.ground.fits(n, w.me.large)
	}
	return !w.ground.full[n]
}

// halts reports whether the figure's movement ends on a space.
func (w *trek) halts(n int) bool {
	if w.ground.mice[n] > 0 {
		return true
	}
	if !w.me.ranged {
		return false
	}
	at := w.ground.spot(n)
	seen := w.viewed(at)
	if seen == Unknown {
		for i := range w.prey {
			if w.state.sees(at, w.prey[i].at) == Unknown {
				w.ask(at, w.prey[i].at, Sight)
			}
		}
	}
	return seen != No
}

// keep takes the way as it is, or less the spaces where the figure may not end.
func (w *trek) keep() {
	switch {
	case len(w.way) == 0:
	case w.ground.fits(w.way[len(w.way)-1], w.me.large):
		w.whole = append(w.whole, slices.Clone(w.way))
	default:
		w.shorten(w.way)
	}
}

func (w *trek) shorten(way []int) {
	for len(way) > 0 && !w.ground.fits(way[len(way)-1], w.me.large) {
		way = way[:len(way)-1]
	}
	if len(way) > 0 && !slices.ContainsFunc(w.cut, func(o []int) bool { return slices.Equal(o, way) }) {
		w.cut = append(w.cut, slices.Clone(way))
	}
}
