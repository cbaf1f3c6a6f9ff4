package owner

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// rank tells where the location p is in the row, relative to the Backyard and the Living room, from
// 1 (left of both) to 5 (right of both).
func (r row) rank(p place) int {
	yardFirst := r.living.has(backyard)
	switch {
	case p == backyard && yardFirst, p == livingRoom && !yardFirst:
		return 2
	case p == backyard, p == livingRoom:
		return 4
	case r.yard.has(p) && r.living.has(p):
		return 1
	case r.yard.has(p) || r.living.has(p):
		return 3
	}
	return 5
}

func TestEveryRowIsToldFromTheOthersByItsNumber(t *testing.T) {
	for n := range Rows {
		require.Equal(t, n, rowNumbered(n).number())
		require.Equal(t, rowNumbered(n), rowOf(laidOut(rowNumbered(n))))
	}
}

// randomWorth returns random win chances. One more figure never lowers a win chance. Holding the
// popper can lower it.
func randomWorth(g gameKind, r *rand.Rand) *worth {
	w := newWorth(g)
	for s := range traps {
		for pop := popperLying; pop <= popperHeld; pop++ {
			for i := range w.at[pop][s] {
				p := w.positionAt(i)
				if !w.open(p) {
					continue
				}
				low := 0.0
				for k := range g.groups {
					less := p
					less.figures[k]--
					low = max(low, w.at[pop][s][w.index(less)])
				}
				w.put(i, pop, s, low+(1-low)*r.Float64()*0.3)
			}
		}
	}
	return w
}

func (r *referee) run(s [4]side, pop popperState, card place, saved int) float64 {
	r.card, r.holder = card.location(), saved
	state := onLivingRoom
	if pop == popperHeld {
		state = ready
	}
	return r.locate(0, s, state)
}

func TestARoundIsWorthWhatThePlayedOutRulesSay(t *testing.T) {
	longtest.SkipShort(t)
	games := map[string][]gameKind{"one group": {{1, Basic, row{}}}, "two groups": nil, "two groups, advanced": nil}
	for n := range Rows {
		games["two groups"] = append(games["two groups"], gameKind{2, Basic, rowNumbered(n)})
		games["two groups, advanced"] = append(games["two groups, advanced"], gameKind{2, Advanced, rowNumbered(n)})
	}
	for name, list := range games {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, 9))
			for _, g := range list {
				checkRounds(t, g, 12, r)
			}
		})
	}
}

func checkRounds(t *testing.T, g gameKind, positions int, r *rand.Rand) {
	w := randomWorth(g, r)
	s := newSolver(w)
	all := kept(w)
	for range positions {
		p := w.positionAt(all[r.IntN(len(all))])
		pop := popperState(r.IntN(popperStates))
		trap := traps[r.IntN(len(traps))]
		s.lay(p, pop, trap)
		ref := refereeFor(w, trap)
		for k := range s.game.joints {
			j := &s.game.joints[k]
			start := sides(w, p, &s.game, j)
			for card := backyard; card <= trashCan; card++ {
				require.InDelta(t, ref.run(start, pop, card, j.saved), j.on(card), 1e-12,
					"%+v popper %d trap %d card %d raids %+v", p, pop, trap, card, start)
			}
		}
	}
}
