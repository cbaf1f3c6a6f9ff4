package infiltrators

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"tablemate/assist/chance"
	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
)

// contests pairs each kind of simulated agents with the missions.
func contests() []session.Contest {
	var out []session.Contest
	for _, trial := range advice.Trials() {
		for _, people := range []struct {
			name string
			play func() mission
		}{
			{"random", func() mission { return byRules(trial.Setup, advice.Random) }},
			{"plain", func() mission { return onBits(trial.Setup) }},
			{"advised", func() mission { return byRules(trial.Setup, advice.Advised) }},
		} {
			out = append(out, session.Contest{
				Table:    "infiltrators.contest." + trial.Name,
				People:   "infiltrators.people." + people.name,
				Opponent: "infiltrators.opponent",
				Timed:    func() func(int, session.Chance) (int, int) { return missions(people.play) },
				Interval: chance.Interval,
			})
		}
	}
	return out
}

// mission plays one mission with cards shuffled by random.
type mission func(random func(int) int) (won bool, turns int)

// byRules is a mission of such agents that the rules play.
func byRules(u game.Setup, player advice.Player) mission {
	players := slices.Repeat([]advice.Player{player}, len(u.Players))
	return func(random func(int) int) (bool, int) {
		played, err := advice.Play(u, players, random)
		return err == nil && played.Won, played.Turns
	}
}

// onBits is a mission of plain agents, of which very many can be played.
func onBits(u game.Setup) mission {
	quick, err := advice.NewQuick(u)
	if err != nil {
		return func(func(int) int) (bool, int) { return false, 0 }
	}
	return quick.Play
}

// missions returns what plays a number of missions on all cores, and tells how many were
// won and in how many turns. Each mission has a number of its own that its cards follow
// from, so that the cores do not matter.
func missions(begin func() mission) func(int, session.Chance) (int, int) {
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
				play := begin()
				for seed := range seeds {
					if over, took := play(rand.New(rand.NewPCG(seed, 0)).IntN); over {
						won.Add(1)
						turns.Add(int64(took))
					}
				}
			})
		}
		all.Wait()
		return int(won.Load()), int(turns.Load())
	}
}
