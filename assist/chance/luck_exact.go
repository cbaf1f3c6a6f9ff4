package chance

import (
	"math"
	"slices"
)

// Bounds of what is counted outcome by outcome: 500 six-sided dice take a fifth of a
// second. Beyond them the chi-square curve is as good, and the count would leave the
// range of a float.
const (
	maxExactDice = 500
	maxCounted   = 65_000_000
)

// isCountable reports whether the outcomes of the dice can be counted.
func isCountable(dice, faces int) bool {
	return dice <= maxExactDice && dice*outcomes(dice, (faces+1)/2) <= maxCounted
}

// outcomes returns in how many ways dice can spread over faces, or some number
// above maxCounted where there are more.
func outcomes(dice, faces int) int {
	ways := 1
	for i := 1; i < faces && ways <= maxCounted; i++ {
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
func degrees(sides []int) int {
	free := -1
	for _, n := range sides {
		if n > 0 {
			free++
		}
	}
	return free
}

// exactTail is the probability of all outcomes at least as uneven as faces, where
// each face has so many sides. Pearson's statistic grows with the sum of n²/sides over
// the faces; in whole numbers equally uneven outcomes are equal. The faces are counted
// in two halves, for every share of the dice that falls on the first.
func exactTail(faces, sides []int) float64 {
	all := 1
	for i, n := range sides {
		switch {
		case n > 0:
			all = all / divisor(all, n) * n
		case faces[i] > 0:
			return 0
		}
	}
	first, second := &half{}, &half{}
	dice, least := 0, 0
	for i, n := range sides {
		if n == 0 {
			continue
		}
		take := first
		if 2*i >= len(sides) {
			take = second
		}
		take.add(n, all/n)
		dice, least = dice+faces[i], least+faces[i]*faces[i]*(all/n)
	}
	share, sum := float64(first.all)/float64(first.all+second.all), 0.0
	for n := 0; n <= dice; n++ {
		if p := binomial(dice, n, share); p > negligible {
			second.tails(dice - n)
			first.least, first.other = least, second.found
			sum += p * first.spread(0, n, 0, 1)
		}
	}
	return min(sum, 1)
}

// negligible is a probability that changes no sum.
const negligible = 1e-22

// half is some of the faces of a die.
type half struct {
	sides, weights []int
	all, heavy     int       // the sides of these faces together, the greatest weight
	odds, last     []float64 // among these faces; powers of the odds of the last one

	found []float64 // the probability that the sum of weight·n² is so much or more
	least int       // what the sums of both halves are to reach together
	other []float64 // what is found of the other half; nil while this one is counted
}

func (h *half) add(sides, weight int) {
	h.sides, h.weights = append(h.sides, sides), append(h.weights, weight)
	h.all, h.heavy = h.all+sides, max(h.heavy, weight)
	h.odds, h.last = nil, []float64{1}
	for _, n := range h.sides {
		h.odds = append(h.odds, float64(n)/float64(h.all))
	}
}

// tails counts what dice do that fall on these faces.
func (h *half) tails(dice int) {
	most := h.heavy * dice * dice
	h.found = slices.Grow(h.found[:0], most+1)[:most+1]
	clear(h.found)
	h.spread(0, dice, 0, 1)
	for i := most - 1; i >= 0; i-- {
		h.found[i] += h.found[i+1]
	}
}

// spread tries every count of a face and recurs for the next face with the dice left;
// sum and p are those of the counts so far. It returns the probability that both halves
// reach what is least.
func (h *half) spread(face, left, sum int, p float64) (reached float64) {
	last := len(h.sides) - 1
	if face >= last {
		return h.end(left, sum, p)
	}
	for n := 0; n <= left; n++ {
		reached += h.spread(face+1, left-n, sum+h.weights[face]*n*n, p)
		// one more die of this face: left-n ways to pick it, n+1 counted twice
		p *= h.odds[face] * float64(left-n) / float64(n+1)
	}
	return reached
}

// end is spread for the last face, on which all dice left fall.
func (h *half) end(left, sum int, p float64) float64 {
	if last := len(h.sides) - 1; last >= 0 {
		for len(h.last) <= left {
			h.last = append(h.last, h.last[len(h.last)-1]*h.odds[last])
		}
		sum, p = sum+h.weights[last]*left*left, p*h.last[left]
	}
	if h.other == nil {
		h.found[sum] += p
		return 0
	}
	if rest := max(0, h.least-sum); rest < len(h.other) {
		return p * h.other[rest]
	}
	return 0
}

// binomial is the probability that n of dice fall where each falls with probability p.
func binomial(dice, n int, p float64) float64 {
	if p == 1 {
		return float64(n / max(dice, 1))
	}
	all, _ := math.Lgamma(float64(dice + 1))
	there, _ := math.Lgamma(float64(n + 1))
	rest, _ := math.Lgamma(float64(dice - n + 1))
	return math.Exp(all - there - rest + float64(n)*math.Log(p) + float64(dice-n)*math.Log(1-p))
}

func divisor(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
