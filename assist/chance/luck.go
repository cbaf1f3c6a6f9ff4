package chance

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"tablemate/tables"
)

// Luck compares the dice of one source in a game with the expected results.
type Luck struct {
	Source   Source
	Faces    []int     // how often each face was rolled
	Expected []float64 // how often it is rolled on average
	// P is the estimated probability that fair dice fall at least as unevenly. It is 1 if there
	// were no rolls.
	P float64
}

// Judge compares how often each face was rolled with the number of sides that show it. Both lists
// are in the same order.
func Judge(source Source, faces, sides []int) Luck {
	luck := Luck{Source: source, Faces: faces, P: 1}
	rolled := luck.Rolled()
	luck.Expected = expected(rolled, sides)
	if rolled > 0 {
		luck.P = estimate(luck, sides)
	}
	return luck
}

// expected returns how often each face is rolled on average with this number of dice.
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

// An estimate simulates games with fair dice. Its standard error is at most 0.005. It uses at most
// mostDice dice in a game, because with more the distribution hardly changes.
const (
	games    = 10_000
	mostDice = 300
)

// estimate returns the p-value of a Monte Carlo test, which counts the real game as one of the
// simulated ones. The simulated dice have a fixed seed, so that a game always gets the same value.
func estimate(l Luck, sides []int) float64 {
	observed := chiSquare(l.Faces, l.Expected)
	if math.IsInf(observed, 1) {
		return 0
	}
	var die []int // the face on each side
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
		if chiSquare(tally, mean) >= observed-1e-9 { // sums of fractions differ by rounding
			atLeast++
		}
	}
	return float64(atLeast) / (games + 1)
}

// chiSquare returns Pearson's statistic; it is infinite if an impossible face was rolled.
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

// Report judges the app's dice and the table's dice separately, so that loaded dice of one
// source are not hidden by fair ones of the other.
func Report(app, table, sides []int) [2]Luck {
	return [2]Luck{Judge(App, app, sides), Judge(Table, table, sides)}
}

// The limits of the verdicts. Fair dice fall below the first limit in one of 20 games, and below
// the second in one of 100.
const (
	unevenLimit = 0.05
	rareLimit   = 0.01
)

// Verdict is a judgement about some dice.
type Verdict string

// The verdicts.
const (
	None   Verdict = "none" // no dice were rolled
	Even   Verdict = "even"
	Uneven Verdict = "uneven"
	Rare   Verdict = "rare"
)

// Verdict returns the verdict about these dice.
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

// Message returns the id of the sentence about this luck and its arguments.
func (l Luck) Message() (string, tables.Args) {
	args := tables.Args{}
	if l.Rolled() > 0 {
		args = tables.Args{"count": l.Rolled(), "often": l.often(), "percent": int(math.Round(l.P * 100))}
	}
	return "chance.luck-" + string(l.Verdict()) + "-" + string(l.Source), args
}

// often returns P in thousandths, for people. It returns 0 if P is below 0.001.
func (l Luck) often() int {
	if l.P < 0.001 {
		return 0
	}
	return int(math.Round(l.P * 1000))
}
