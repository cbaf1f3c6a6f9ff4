package chance

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// The []float64 slices contain the probability of each face. The loaded die shows a six in one of
// four rolls.
var (
	honest   = []float64{1. / 6, 1. / 6, 1. / 6, 1. / 6, 1. / 6, 1. / 6}
	loaded   = []float64{.15, .15, .15, .15, .15, .25}
	twoGuns  = []int{1, 1, 2, 1, 1}
	gunFalls = []float64{1. / 6, 1. / 6, 2. / 6, 1. / 6, 1. / 6}
)

func thrown(number int64, dice int, odds []float64) []int {
	tally := make([]int, len(odds))
	for _, fell := range Roll(SeedOf(number), 1, 1_000_000, dice) {
		at, face := float64(fell)/1_000_000, 0
		for face < len(odds)-1 && at > odds[face] {
			at -= odds[face]
			face++
		}
		tally[face]++
	}
	return tally
}

func judgements(games, dice int, odds []float64, sides []int) []float64 {
	var ps []float64
	known := map[float64]float64{}
	for g := range games {
		faces, uneven := thrown(int64(g), dice, odds), 0.0
		for i, n := range faces {
			uneven += float64(n*n) / float64(sides[i])
		}
		p, judged := known[uneven]
		if !judged {
			p = Judge(Table, faces, sides).P
			known[uneven] = p
		}
		ps = append(ps, p)
	}
	slices.Sort(ps)
	return ps
}

func share(ps []float64, border float64) float64 {
	at, _ := slices.BinarySearch(ps, math.Nextafter(border, 2))
	return float64(at) / float64(len(ps))
}

func distance(ps []float64) float64 {
	most := 0.0
	for i, p := range ps {
		n := float64(len(ps))
		most = max(most, float64(i+1)/n-p, p-float64(i)/n)
	}
	return most
}

func TestFairDiceGiveEveryPEquallyOften(t *testing.T) {
	longtest.SkipShort(t)
	const games, dice = 2000, 80
	for name, die := range map[string]struct {
		odds  []float64
		sides []int
	}{"six faces": {honest, fair(6)}, "a face on two sides": {gunFalls, twoGuns}} {
		ps := judgements(games, dice, die.odds, die.sides)
		// If all p-values are equally likely, the Kolmogorov-Smirnov distance for 2000 games is
		// below 0.0304 in 95 of 100 cases. Games with the same chi-squared value have the same
		// p-value. These equal p-values add at most 0.02 to the distance.
		off := distance(ps)
		t.Logf("%s: %d games of %d dice, Kolmogorov-Smirnov distance %.4f, p at most 0.05 in %.4f and 0.01 in %.4f of them",
			name, games, dice, off, share(ps, unevenLimit), share(ps, rareLimit))
		require.Less(t, off, 0.05, name)
		require.InDelta(t, unevenLimit, share(ps, unevenLimit), 0.015, name)
		require.InDelta(t, rareLimit, share(ps, rareLimit), 0.007, name)
	}
}

func TestFairDiceAreNeverAccusedTooOften(t *testing.T) {
	for _, dice := range []int{3, 12, 40} {
		ps := judgements(2000, dice, honest, fair(6))
		for _, border := range []float64{0.01, 0.05, 0.1, 0.2, 0.5} {
			allowed := border + 3*math.Sqrt(border*(1-border)/2000)
			require.LessOrEqual(t, share(ps, border), allowed, "P of %d dice up to %.2f", dice, border)
		}
	}
}

func TestALoadedDieIsCaught(t *testing.T) {
	longtest.SkipShort(t)
	for _, sample := range []struct {
		games, dice      int
		uneven, rareOnes float64 // minimum shares of games with p <= unevenLimit and with p <= rareLimit
	}{{200, 100, 0.25, 0.1}, {200, 600, 0.98, 0.93}} {
		ps := judgements(sample.games, sample.dice, loaded, fair(6))
		t.Logf("%d dice: p at most 0.05 in %.3f, at most 0.01 in %.3f of games", sample.dice, share(ps, unevenLimit), share(ps, rareLimit))
		require.GreaterOrEqual(t, share(ps, unevenLimit), sample.uneven, sample.dice)
		require.GreaterOrEqual(t, share(ps, rareLimit), sample.rareOnes, sample.dice)
	}
}

func TestAnEstimateIsNearTheSumOverAllOutcomes(t *testing.T) {
	for _, sides := range [][]int{fair(6), twoGuns, {1, 2, 3}, {5, 1}, {4}, {1, 0, 2}} {
		for _, dice := range []int{1, 2, 5, 7} {
			odds := expected(1, sides)
			faces := thrown(int64(dice), dice, odds)
			require.InDelta(t, oneByOne(faces, odds), Judge(Table, faces, sides).P, 0.02, "%v of %v", faces, sides)
		}
	}
}

func oneByOne(faces []int, odds []float64) (sum float64) {
	dice, mean := 0, make([]float64, len(odds))
	for _, n := range faces {
		dice += n
	}
	for i, p := range odds {
		mean[i] = p * float64(dice)
	}
	least, tally := chiSquare(faces, mean), make([]int, len(odds))
	var throw func(left int, p float64)
	throw = func(left int, p float64) {
		if left == 0 {
			if chiSquare(tally, mean) >= least-1e-9 {
				sum += p
			}
			return
		}
		for i, odd := range odds {
			if odd > 0 {
				tally[i]++
				throw(left-1, p*odd)
				tally[i]--
			}
		}
	}
	throw(dice, 1)
	return sum
}

func BenchmarkLuckOfALongEvening(b *testing.B) {
	faces := thrown(1, 500, honest)
	for range b.N {
		Judge(Table, faces, fair(6))
	}
}
