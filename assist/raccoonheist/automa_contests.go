package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

// contests pairs every kind of simulated raccoons with every level of the Owner,
// with one group and with two, in a row with the Backyard in the middle.
func contests() []session.Contest {
	row := [5]parts.Location{parts.Kitchen, parts.LivingRoom, parts.Backyard, parts.Basement, parts.TrashCan}
	var out []session.Contest
	for groups, name := range []string{1: "one", 2: "two"} {
		if groups == 0 {
			continue
		}
		for _, raccoons := range []owner.Raccoons{owner.Random, owner.Greedy, owner.Best} {
			for _, level := range owner.Levels {
				m := owner.Match{Level: level, Raccoons: raccoons, Groups: groups, Goal: owner.Basic, Order: row}
				out = append(out, session.Contest{
					Table:    "raccoonheist.contest." + name,
					People:   "raccoonheist.raccoons." + string(raccoons),
					Opponent: "raccoonheist.level." + string(level),
					Prepare:  func() func(int, session.Chance) int { return games(m) },
					Interval: owner.Wilson,
				})
			}
		}
	}
	return out
}

func games(m owner.Match) func(int, session.Chance) int {
	arena := owner.NewArena(m)
	return func(games int, from session.Chance) int { return owner.Simulate(arena, games, from).Wins }
}
