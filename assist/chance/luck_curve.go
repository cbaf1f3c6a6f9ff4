package chance

import "math"

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
