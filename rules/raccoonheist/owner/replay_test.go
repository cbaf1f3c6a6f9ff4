package owner

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// replay computes the best raids against an Owner's strategy. It uses the referee instead of the
// solver.
type replay struct {
	plan   *strategy
	worth  *worth // the win chances computed so far
	chosen map[warmKey]choice
}

type choice struct {
	at     [2]place
	sent   [2]int
	holder int
}

func (r *replay) value(p position, pop popperState, trap place, c choice, mix [places + 1]float64) float64 {
	ref := refereeFor(r.worth, trap)
	var s [4]side
	for k := range r.worth.groups {
		s[k] = side{p.figures[k] - c.sent[k], r.worth.total() - p.figures[k], p.food[k], c.at[k].location(), c.sent[k]}
	}
	sum := 0.0
	for card, chance := range mix[:places] {
		if chance > 0 {
			sum += chance * ref.run(s, pop, place(card), c.holder)
		}
	}
	return sum
}

func (r *replay) choices(p position, dog place, visit func(choice)) {
	g := r.worth.gameKind
	var c choice
	var pick func(k int)
	pick = func(k int) {
		if k == g.groups {
			for c.holder = 0; c.holder < g.groups; c.holder++ {
				visit(c)
				if g.goal == Basic {
					break
				}
			}
			return
		}
		for c.at[k] = backyard; c.at[k] <= trashCan; c.at[k]++ {
			for c.sent[k] = 1; c.sent[k] <= p.figures[k] && c.at[k] != dog; c.sent[k]++ {
				pick(k + 1)
			}
		}
	}
	pick(0)
}

func (r *replay) sweep(food [2]int, full bool) float64 {
	most := 0.0
	for i := range r.worth.at[popperLying][0] {
		p := r.worth.positionAt(i)
		if p.food != food || !r.worth.open(p) || p.food == p.swapped().food && i < r.worth.index(p.swapped()) {
			continue
		}
		for pop := popperLying; pop <= popperHeld; pop++ {
			var v byTrap
			for t, trap := range traps {
				for d, dog := range dogs {
					mix := r.plan.at[pop][i].mix[t][d]
					key := warmKey{i, pop, trap, dog}
					if full {
						best := -1.0
						r.choices(p, dog, func(c choice) {
							if w := r.value(p, pop, trap, c, mix); w > best {
								best, r.chosen[key] = w, c
							}
						})
					}
					v[t][d] = r.value(p, pop, trap, r.chosen[key], mix)
				}
			}
			for last := range traps {
				sum := 0.0
				for d := range dogs {
					sum += v[r.plan.at[pop][i].trap[last][d]][d] / 6
				}
				old := r.worth.at[pop][last][i]
				most = max(most, sum-old, old-sum)
				r.worth.set(p, pop, last, sum)
			}
		}
	}
	return most
}

func (r *replay) run() {
	for total := 16; total >= 0; total-- {
		for a := min(8, total); a >= (total+1)/2; a-- {
			food := [2]int{a, total - a}
			if r.worth.groups == 1 && food[1] > 0 {
				continue
			}
			for r.sweep(food, true) > 1e-12 {
				for range 300 {
					if r.sweep(food, false) < 1e-13 {
						break
					}
				}
			}
		}
	}
}

func TestTheBestRaccoonsGainNothingAgainstExact(t *testing.T) {
	w := load(gameKind{1, Basic, row{}})
	r := &replay{plan: strategyOf(Exact, w), worth: newWorth(w.gameKind), chosen: map[warmKey]choice{}}
	r.run()
	requireNoGain(t, w, r.worth)
}

func TestTheBestRaccoonsGainNothingAgainstExactWithTwoGroups(t *testing.T) {
	longtest.Skip(t, "it takes minutes")
	for _, g := range []gameKind{{2, Basic, rowNumbered(5)}, {2, Advanced, rowNumbered(32)}} {
		t.Run(string(g.goal), func(t *testing.T) {
			w := load(g)
			r := &replay{plan: strategyOf(Exact, w), worth: load(g), chosen: map[warmKey]choice{}}
			r.run()
			requireNoGain(t, w, r.worth)
		})
	}
}

func requireNoGain(t *testing.T, value, reached *worth) {
	most := 0.0
	for pop := range value.at {
		for s := range value.at[pop] {
			for i, v := range value.at[pop][s] {
				require.Less(t, reached.at[pop][s][i]-v, 1e-6)
				most = max(most, reached.at[pop][s][i]-v)
			}
		}
	}
	t.Logf("exploitability at most %.3g in any position", most)
}

// The replay also tries raccoons who save no group, or who free fewer figures than possible.
func TestTheBestRaccoonsAreFoundAgainstTheWeakerLevels(t *testing.T) {
	for _, l := range []Level{Easy, Middle} {
		t.Run(string(l), func(t *testing.T) {
			w := load(gameKind{1, Basic, row{}})
			pl := strategyOf(l, w)
			r := &replay{plan: pl, worth: newWorth(w.gameKind), chosen: map[warmKey]choice{}}
			r.run()
			best := findBestReply(pl, 0).worth
			for pop := range w.at {
				for s := range w.at[pop] {
					for i, v := range r.worth.at[pop][s] {
						require.InDelta(t, v, best.at[pop][s][i], 1e-9)
					}
				}
			}
		})
	}
}
