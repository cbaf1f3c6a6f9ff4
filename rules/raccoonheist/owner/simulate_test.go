package owner

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

var anyOrder = laidOut(rowNumbered(32))

func TestSimulatedGamesEndAsOftenAsTheValuesSay(t *testing.T) {
	for _, l := range Levels {
		t.Run(string(l), func(t *testing.T) {
			w := Measure(l, 1, Basic, anyOrder)
			tally := Simulate(NewArena(Match{l, Best, 1, Basic, anyOrder}), 60_000, rand.NewPCG(1, 2))
			require.InDelta(t, w.Best, tally.Rate, 0.008) // four standard errors
			require.Less(t, tally.Low, tally.Rate+1e-12)
			require.Less(t, tally.Rate, tally.High+1e-12)
		})
	}
}

func TestTheSameSourcePlaysTheSameGames(t *testing.T) {
	a := NewArena(Match{Exact, Random, 1, Basic, anyOrder})
	require.Equal(t, Simulate(a, 500, rand.NewPCG(5, 5)), Simulate(a, 500, rand.NewPCG(5, 5)))
}

// TestLevelsAgainstRaccoons prints how often each kind of raccoons wins.
func TestLevelsAgainstRaccoons(t *testing.T) {
	for groups := 1; groups <= 2; groups++ {
		if groups == 2 && !*long {
			continue
		}
		for _, l := range Levels {
			for _, kind := range []Raccoons{Random, Greedy, Best} {
				tally := Simulate(NewArena(Match{l, kind, groups, Basic, anyOrder}), 20_000, rand.NewPCG(3, 4))
				t.Logf("%d groups, %s Owner, %s raccoons: %.4f [%.4f, %.4f], %.1f rounds",
					groups, l, kind, tally.Rate, tally.Low, tally.High, float64(tally.Rounds)/float64(tally.Games))
			}
		}
	}
}

// BenchmarkSimulate plays games of one group; a game is one operation.
func BenchmarkSimulate(b *testing.B) {
	for _, kind := range []Raccoons{Random, Greedy, Best} {
		b.Run(fmt.Sprint(kind), func(b *testing.B) {
			a := NewArena(Match{Exact, kind, 1, Basic, anyOrder})
			src := rand.NewPCG(1, 1)
			for b.Loop() {
				a.Play(src)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
