package owner

import "math"

// Tally is how many simulated games the raccoons won, with the 95% confidence
// interval of Wilson.
type Tally struct {
	Games  int     `json:"games"`
	Wins   int     `json:"wins"` // of the raccoons
	Rounds int     `json:"rounds"`
	Rate   float64 `json:"rate"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// Simulate plays so many games.
func Simulate(a *Arena, games int, src Source) Tally {
	t := Tally{Games: games}
	for range games {
		won, rounds := a.Play(src)
		t.Rounds += rounds
		if won {
			t.Wins++
		}
	}
	t.Rate = float64(t.Wins) / float64(games)
	t.Low, t.High = Wilson(t.Wins, games)
	return t
}

// Wilson is the interval that holds the true rate in 95 of 100 cases.
func Wilson(wins, games int) (low, high float64) {
	const z = 1.959963984540054
	n, p := float64(games), float64(wins)/float64(games)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
