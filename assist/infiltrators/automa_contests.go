package infiltrators

import (
	"math/rand/v2"
	"slices"

	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
)

// Contests pairs each kind of simulated agents with the missions.
func (Flow) Contests() []session.Contest {
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
				Prepare:  func() session.PlayGame { return people.play().shuffled },
				Timed:    true,
			})
		}
	}
	return out
}

// mission plays one mission with cards shuffled by random.
type mission func(random func(int) int) (won bool, turns int)

// shuffled plays a mission with cards shuffled by chance.
func (m mission) shuffled(from session.Chance) (won bool, turns int) {
	return m(rand.New(from).IntN)
}

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
