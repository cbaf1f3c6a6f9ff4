package owner

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

type tally struct {
	Games  int
	Wins   int // games won by the raccoons
	Rounds int
	Rate   float64
}

func simulate(a *Arena, games int, src Source) tally {
	t := tally{Games: games}
	for range games {
		won, rounds := a.Play(src)
		t.Rounds += rounds
		if won {
			t.Wins++
		}
	}
	t.Rate = float64(t.Wins) / float64(games)
	return t
}

func newArena(r Raccoons, l Level) *Arena { return NewHabits(l, Match{1, Basic, anyOrder}).Arena(r) }

func TestSimulatedGamesEndAsOftenAsTheValuesSay(t *testing.T) {
	longtest.SkipShort(t)
	for _, l := range Levels {
		t.Run(string(l), func(t *testing.T) {
			w := Measure(l, 1, Basic, anyOrder)
			played := simulate(newArena(Best, l), 60_000, rand.NewPCG(1, 2))
			require.InDelta(t, w.Best, played.Rate, 0.008) // four standard errors
		})
	}
}

func TestTheSameSourcePlaysTheSameGames(t *testing.T) {
	for _, kind := range []Raccoons{Random, Best} {
		a := newArena(kind, Exact)
		require.Equal(t, simulate(a, 500, rand.NewPCG(5, 5)), simulate(a, 500, rand.NewPCG(5, 5)))
	}
}

func BenchmarkSimulate(b *testing.B) {
	for _, kind := range []Raccoons{Random, Greedy, Best} {
		b.Run(fmt.Sprint(kind), func(b *testing.B) {
			a := newArena(kind, Exact)
			src := rand.NewPCG(1, 1)
			for b.Loop() {
				a.Play(src)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
