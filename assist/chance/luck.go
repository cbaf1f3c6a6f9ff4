package chance

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"tablemate/tables"
)

// Luck compares the dice results of one source with the expected results.
type Luck struct {
	Source   Source
	Faces    []int     // how often each face was rolled
	Expected []float64 // how often each face is expected
	// P estimates the probability that fair dice give results at least as uneven as Faces. Without
	// rolls, P is 1.
	P float64
}

// Judge compares dice results with the expected results. faces[i] is the number of times that face
// i was rolled. sides[i] is the number of sides of one die that show face i.
func Judge(source Source, faces, sides []int) Luck {
	luck := Luck{Source: source, Faces: faces, P: 1}
	rolled := luck.Rolled()
	luck.Expected = expected(rolled, sides)
	if rolled > 0 {
		luck.P = estimate(luck, sides)
	}
	return luck
}

func expected(dice int, sides []int) []float64 {
	all, out := 0, make([]float64, len(sides))
	for _, n := range sides {
		all += n
	}
	for i, n := range sides {
		out[i] = float64(dice) * float64(n) / float64(max(all, 1))
	}
	return out
}

// P is estimated from simulated games with fair dice. The standard error of the estimate is at most
// 0.005. A simulated game has at most mostDice dice, because more dice would hardly change the
// distribution.
const (
	games    = 10_000
	mostDice = 300
)

// estimate returns the p-value of a Monte Carlo test, or 0 if an impossible face was rolled. The
// count atLeast includes the real game, so it begins at 1. The seed is fixed, so the same rolls
// always give the same p-value.
func estimate(l Luck, sides []int) float64 {
	observed := chiSquare(l.Faces, l.Expected)
	if math.IsInf(observed, 1) {
		return 0
	}
	var die []int // the face on each side of the die
	for face, n := range sides {
		die = append(die, slices.Repeat([]int{face}, n)...)
	}
	dice := min(l.Rolled(), mostDice)
	fair, mean, tally := rand.NewPCG(1, 5), expected(dice, sides), make([]int, len(sides))
	atLeast := 1
	for range games {
		clear(tally)
		for range dice {
			side, _ := bits.Mul64(fair.Uint64(), uint64(len(die)))
			tally[die[side]]++
		}
		if chiSquare(tally, mean) >= observed-1e-9 { // the constant allows for rounding errors
			atLeast++
		}
	}
	return float64(atLeast) / (games + 1)
}

// chiSquare returns Pearson's chi-squared statistic. If an impossible face was rolled, it returns
// infinity.
func chiSquare(faces []int, expected []float64) float64 {
	sum := 0.0
	for i, e := range expected {
		off := float64(faces[i]) - e
		switch {
		case e > 0:
			sum += off * off / e
		case faces[i] > 0:
			return math.Inf(1)
		}
	}
	return sum
}

// Rolled returns the number of dice that were rolled.
func (l Luck) Rolled() int {
	sum := 0
	for _, n := range l.Faces {
		sum += n
	}
	return sum
}

// With fair dice, P is below unevenLimit in one of 20 games, and below rareLimit in one of 100.
const (
	unevenLimit = 0.05
	rareLimit   = 0.01
)

// Verdict is a judgement about the results of dice.
type Verdict string

const (
	None   Verdict = "none" // no dice were rolled
	Even   Verdict = "even"
	Uneven Verdict = "uneven"
	Rare   Verdict = "rare"
)

// Verdict returns the judgement about this luck.
func (l Luck) Verdict() Verdict {
	switch {
	case l.Rolled() == 0:
		return None
	case l.P < rareLimit:
		return Rare
	case l.P < unevenLimit:
		return Uneven
	}
	return Even
}

// Message returns the id and the arguments of a sentence about the luck.
func (l Luck) Message() (string, tables.Args) {
	args := tables.Args{}
	if l.Rolled() > 0 {
		args = tables.Args{"count": l.Rolled(), "often": l.often(), "percent": int(math.Round(l.P * 100))}
	}
	return "chance.luck-" + string(l.Verdict()) + "-" + string(l.Source), args
}

func (l Luck) often() int {
	if l.P < 0.001 {
		return 0
	}
	return int(math.Round(l.P * 1000))
}
