package infiltrators

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
)

// contests pairs each kind of simulated agents with the missions.
func contests() []session.Contest {
	var out []session.Contest
	for _, trial := range advice.Trials() {
		for _, people := range []struct {
			name   string
			player advice.Player
		}{{"random", advice.Random}, {"plain", advice.Plain}, {"advised", advice.Advised}} {
			out = append(out, session.Contest{
				Table:    "infiltrators.contest." + trial.Name,
				People:   "infiltrators.people." + people.name,
				Opponent: "infiltrators.opponent",
				Timed:    func() func(int, session.Chance) (int, int) { return missions(trial.Setup, people.player) },
				Interval: wilson,
			})
		}
	}
	return out
}

// missions returns what plays a number of missions with such agents, on all cores, and
// tells how many they won and in how many turns. Each mission has a number of its own
// that its cards follow from, so that the cores do not matter.
func missions(u game.Setup, player advice.Player) func(int, session.Chance) (int, int) {
	players := make([]advice.Player, len(u.Players))
	for i := range players {
		players[i] = player
	}
	return func(games int, from session.Chance) (int, int) {
		seeds := make(chan uint64, games)
		for range games {
			seeds <- from.Uint64()
		}
		close(seeds)
		var won, turns atomic.Int64
		var all sync.WaitGroup
		for range min(games, runtime.GOMAXPROCS(0)) {
			all.Go(func() {
				for seed := range seeds {
					cards := rand.New(rand.NewPCG(seed, 0))
					if played, err := advice.Play(u, players, cards.IntN); err == nil && played.Won {
						won.Add(1)
						turns.Add(int64(played.Turns))
					}
				}
			})
		}
		all.Wait()
		return int(won.Load()), int(turns.Load())
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
