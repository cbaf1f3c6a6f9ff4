package chance

import (
	"math"
)

// maxOutcomes is how many outcomes are still counted one by one: 20 six-sided
// dice have 53,130, which takes no time that people notice. Beyond maxExactDice the
// curve is as good, and the count would leave the range of a float.
const (
	maxOutcomes  = 60_000
	maxExactDice = 500
)

// isCountable reports whether every outcome of the dice can be enumerated.
func isCountable(dice, faces int) bool {
	return dice <= maxExactDice && outcomes(dice, faces) <= maxOutcomes
}

// outcomes returns in how many ways dice can spread over faces, or some number
// above maxOutcomes where there are more.
func outcomes(dice, faces int) int {
	ways := 1
	for i := 1; i < faces && ways <= maxOutcomes; i++ {
		ways = ways * (dice + i) / i
	}
	return ways
}

// chiSquare is Pearson's statistic; infinite where a face fell that cannot fall.
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

// degrees returns the degrees of freedom: how many faces can fall, less one.
func degrees(odds []float64) int {
	free := -1
	for _, p := range odds {
		if p > 0 {
			free++
		}
	}
	return free
}

// exactTail is the probability, under odds, of all outcomes at least as uneven as
// faces.
func exactTail(faces []int, odds []float64) float64 {
	c := enumeration{odds: odds, try: make([]int, len(odds)), expected: make([]float64, len(odds))}
	for _, n := range faces {
		c.dice += n
	}
	for i, p := range odds {
		c.expected[i] = p * float64(c.dice)
	}
	// Outcomes that are equally uneven must not fall apart by rounding.
	c.least = chiSquare(faces, c.expected) * (1 - 1e-9)
	c.spread(0, c.dice, 1)
	return min(c.sum, 1)
}

// enumeration visits every outcome of some dice.
type enumeration struct {
	odds, expected []float64
	try            []int
	dice           int
	least, sum     float64
}

// spread tries every count of a face and recurs for the next face with the dice
// left; p is the probability of the counts so far.
func (c *enumeration) spread(face, left int, p float64) {
	if face == len(c.odds)-1 {
		c.try[face] = left
		if chiSquare(c.try, c.expected) >= c.least {
			c.sum += p * math.Pow(c.odds[face], float64(left))
		}
		return
	}
	for n := 0; n <= left; n++ {
		c.try[face] = n
		c.spread(face+1, left-n, p)
		// one more die of this face: left-n ways to pick it, n+1 counted twice
		p *= c.odds[face] * float64(left-n) / float64(n+1)
	}
}

// chiSquareTail is the probability that a chi-square variable with free degrees
// exceeds x: the upper incomplete gamma function, by its series where that is
// quick and by its continued fraction elsewhere.
func chiSquareTail(x float64, free int) float64 {
	if math.IsInf(x, 1) {
		return 0
	}
	if free < 1 || x <= 0 {
		return 1
	}
	a, x := float64(free)/2, x/2
	lg, _ := math.Lgamma(a)
	scale := math.Exp(a*math.Log(x) - x - lg)
	if x < a+1 {
		return 1 - scale*gammaSeries(a, x)
	}
	return scale * gammaFraction(a, x)
}

func gammaSeries(a, x float64) float64 {
	term := 1 / a
	sum := term
	for n := 1.0; term > sum*1e-15; n++ {
		term *= x / (a + n)
		sum += term
	}
	return sum
}

// gammaFraction evaluates the continued fraction by Lentz's method.
func gammaFraction(a, x float64) float64 {
	const tiny = 1e-300
	b := x + 1 - a
	c, d := 1/tiny, 1/b
	h := d
	for n := 1.0; n < 1000; n++ {
		an := -n * (n - a)
		b += 2
		d = 1 / (an*d + b)
		c = b + an/c
		h *= d * c
		if math.Abs(d*c-1) < 1e-15 {
			break
		}
	}
	return h
}
