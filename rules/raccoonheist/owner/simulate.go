package owner

import "tablemate/rules/wilson"

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
	t.Low, t.High = wilson.Interval(t.Wins, games)
	return t
}
