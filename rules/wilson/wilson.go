// Package wilson has the interval of Wilson for a share that was measured in games.
package wilson

import "math"

// Interval returns the bounds that hold the true share in 95 cases of 100, after so many
// wins in so many games; 0 and 1 where nothing was played.
func Interval(won, games int) (low, high float64) {
	if games < 1 {
		return 0, 1
	}
	const z = 1.959963984540054
	n := float64(games)
	p := float64(won) / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
