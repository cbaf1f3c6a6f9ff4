package owner

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// gap measures how far the strategies x and y are from the optimum. It also estimates the value of
// the game. If both strategies are optimal, the gap is 0 and the value is exact.
func gap(a [][]float64, x, y []float64) (gap, value float64) {
	best, worst := math.Inf(-1), math.Inf(1)
	for i := range a {
		sum := 0.0
		for j := range y {
			sum += a[i][j] * y[j]
		}
		best = max(best, sum)
	}
	for j := range a[0] {
		sum := 0.0
		for i := range x {
			sum += a[i][j] * x[i]
		}
		worst = min(worst, sum)
	}
	return best - worst, (best + worst) / 2
}

var entries = map[string]func(*rand.Rand) float64{
	"plain":           func(r *rand.Rand) float64 { return r.Float64() },
	"many ties":       func(r *rand.Rand) float64 { return float64(r.IntN(3)) },
	"zeros and ones":  func(r *rand.Rand) float64 { return float64(r.IntN(2)) },
	"mostly zero":     func(r *rand.Rand) float64 { return max(0, r.Float64()*5-4) },
	"below nought":    func(r *rand.Rand) float64 { return r.Float64()*20 - 15 },
	"uneven scales":   func(r *rand.Rand) float64 { return math.Pow(10, -6*r.Float64()) * float64(r.IntN(2)) },
	"all of one size": func(r *rand.Rand) float64 { return 0.25 },
}

func TestBothStrategiesProveEachOtherOptimal(t *testing.T) {
	for name, entry := range entries {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 1))
			var s simplex
			for range 3000 {
				a := randomGame(r, entry)
				value, ok := s.solve(len(a), len(a[0]), func(i, j int) float64 { return a[i][j] })
				require.True(t, ok)
				g, v := gap(a, s.x, s.y)
				require.Less(t, g, 1e-12*max(1, s.scale), "%v", a)
				require.InDelta(t, v, value, 1e-12*max(1, s.scale))
			}
		})
	}
}

func randomGame(r *rand.Rand, entry func(*rand.Rand) float64) [][]float64 {
	a := make([][]float64, 1+r.IntN(5))
	n := 1 + r.IntN(35)
	for i := range a {
		for range n {
			a[i] = append(a[i], entry(r))
		}
	}
	return a
}

func BenchmarkMatrixGame(b *testing.B) {
	for _, n := range []int{6, 12, 35} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r := rand.New(rand.NewPCG(7, 3))
			var games [64][5][35]float64
			for g := range games {
				for i := range 5 {
					for j := range n {
						games[g][i][j] = r.Float64()
					}
				}
			}
			var s simplex
			k := 0
			for b.Loop() {
				g := &games[k%64]
				k++
				s.solve(5, n, func(i, j int) float64 { return g[i][j] })
			}
		})
	}
}
