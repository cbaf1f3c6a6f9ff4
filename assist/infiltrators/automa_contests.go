package infiltrators

import (
	"math"

	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	parts "tablemate/tables/infiltrators"
)

// contests pairs each kind of simulated agents with the missions: the first for
// three, the others for two and five.
func contests() []session.Contest {
	var out []session.Contest
	for _, table := range []struct {
		name, mission string
		agents        int
	}{
		{"first", parts.Training1, 3},
		{"second-two", parts.Training2, 2}, {"second-five", parts.Training2, 5},
		{"third-two", parts.Training3, 2}, {"third-five", parts.Training3, 5},
	} {
		u := game.Setup{Mission: table.mission, Players: make([]game.Player, table.agents)}
		u.Suits = likelySuits[:missionNamed(nil, table.mission).Suits]
		for _, people := range []struct {
			name   string
			player advice.Player
		}{{"random", advice.Random}, {"plain", advice.Plain}, {"advised", advice.Advised}} {
			out = append(out, session.Contest{
				Table:    "infiltrators.contest." + table.name,
				People:   "infiltrators.people." + people.name,
				Opponent: "infiltrators.opponent",
				Prepare:  func() func(int, session.Chance) int { return missions(u, people.player) },
				Interval: wilson,
			})
		}
	}
	return out
}

// missions returns what plays a number of missions with such agents and tells how
// many they won.
func missions(u game.Setup, player advice.Player) func(int, session.Chance) int {
	players := make([]advice.Player, len(u.Players))
	for i := range players {
		players[i] = player
	}
	return func(games int, from session.Chance) (won int) {
		random := func(n int) int { return int(from.Uint64() % uint64(n)) }
		for range games {
			if played, err := advice.Play(u, players, random); err == nil && played.Won {
				won++
			}
		}
		return won
	}
}

// wilson returns the bounds that hold the true rate in 95 of 100 cases.
func wilson(won, games int) (low, high float64) {
	const z = 1.96
	n := float64(games)
	p := float64(won) / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
