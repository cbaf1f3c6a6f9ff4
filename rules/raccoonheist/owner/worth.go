package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// foods is the number of different amounts of food that a group can have: from 0 to the goal.
const foods = parts.FoodToWin + 1

// gameKind is one kind of game that is solved exactly.
type gameKind struct {
	groups int
	goal   Goal
	row    row
}

// RH-SETUP-08, RH-SETUP-09, RH-DUEL-02
func (g gameKind) total() int {
	l := parts.Layouts[g.groups-1]
	return l.Reserve + l.Backyard
}

func (g gameKind) start() position {
	p := position{}
	for k := range g.groups {
		p.figures[k] = parts.Layouts[g.groups-1].Reserve
	}
	return p
}

// position holds the figures and food of one or two groups between two rounds.
type position struct{ figures, food [2]int }

func (p position) swapped() position {
	return position{[2]int{p.figures[1], p.figures[0]}, [2]int{p.food[1], p.food[0]}}
}

// worth holds the raccoons' chance to win from every position between two rounds. The chance also
// depends on the popper's state in the next round and on the Trap's location in the last round.
type worth struct {
	gameKind
	stride [2]int // stride[k] is the increase of a position's index if the stock.code of group k increases by 1
	at     [popperStates][len(traps)][]float64
	offer  [len(traps)][]float64 // the larger of at[popperLying] and at[popperHeld], if raccoons may take the popper
}

// newWorth sets the value 1 for positions with enough food, even if all figures are caught
// (RH-AMB-03). All other positions have the value 0.
func newWorth(g gameKind) *worth {
	w := &worth{gameKind: g, stride: [2]int{1, 0}}
	codes := (g.total() + 1) * foods
	size := codes
	if g.groups == 2 {
		w.stride, size = [2]int{codes, 1}, codes*codes
	}
	for p := range w.at {
		for s := range w.at[p] {
			w.at[p][s] = make([]float64, size)
			for i := range size {
				w.at[p][s][i] = g.finished(w.positionAt(i))
			}
		}
	}
	for s := range w.offer {
		w.offer[s] = slices.Clone(w.at[popperLying][s])
	}
	return w
}

// The method `finished` returns 1 if the raccoons have won, else 0.
func (g gameKind) finished(p position) float64 {
	most, least := max(p.food[0], p.food[1]), min(p.food[0], p.food[1])
	if most < parts.FoodToWin {
		return 0
	}
	if g.goal == Advanced && g.groups == 2 && least < parts.FoodOfOthers {
		return 0
	}
	return 1
}

func (g gameKind) open(p position) bool {
	return g.finished(p) == 0 && p.figures[0] > 0 && (g.groups == 1 || p.figures[1] > 0)
}

// The method `share` returns the number that one group adds to the index of a position.
func (w *worth) share(group int, own stock) int { return own.code() * w.stride[group] }

func (s stock) code() int         { return s.figures*foods + s.food }
func (p position) of(k int) stock { return stock{p.figures[k], p.food[k]} }

func (w *worth) index(p position) int {
	return w.share(0, p.of(0)) + w.share(1, p.of(1))
}

func (w *worth) positionAt(i int) position {
	a, b := i/w.stride[0], 0
	if w.groups == 2 {
		b = i % w.stride[0]
	}
	return position{[2]int{a / foods, b / foods}, [2]int{a % foods, b % foods}}
}

func (w *worth) set(p position, popper popperState, slot int, value float64) {
	w.put(w.index(p), popper, slot, value)
	if w.groups == 2 {
		w.put(w.index(p.swapped()), popper, slot, value)
	}
}

func (w *worth) put(at int, popper popperState, slot int, value float64) {
	w.at[popper][slot][at] = value
	w.offer[slot][at] = max(w.at[popperLying][slot][at], w.at[popperHeld][slot][at])
}
