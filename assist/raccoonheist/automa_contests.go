package raccoonheist

import (
	"sync"

	"tablemate/assist/session"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

// Contests pairs every kind of simulated raccoons with every level of the Owner,
// with one group and with two, in a row with the Backyard in the middle. The habits
// of a level are worked out once for all raccoons.
func (Flow) Contests() []session.Contest {
	row := [5]parts.Location{parts.Kitchen, parts.LivingRoom, parts.Backyard, parts.Basement, parts.TrashCan}
	var out []session.Contest
	for groups, name := range []string{1: "one", 2: "two"} {
		if groups == 0 {
			continue
		}
		habits := habitsOf(owner.Match{Groups: groups, Goal: owner.Basic, Order: row})
		for _, raccoons := range []owner.Raccoons{owner.Random, owner.Greedy, owner.Best} {
			for _, level := range owner.Levels {
				out = append(out, session.Contest{
					Table:    "raccoonheist.contest." + name,
					People:   "raccoonheist.raccoons." + string(raccoons),
					Opponent: "raccoonheist.level." + string(level),
					Prepare:  func() session.PlayGame { return games(habits[level]().Arena(raccoons)) },
				})
			}
		}
	}
	return out
}

// habitsOf returns what works out the habits of each level when they are first asked
// for; any number of goroutines may ask.
func habitsOf(m owner.Match) map[owner.Level]func() *owner.Habits {
	of := func(level owner.Level) func() *owner.Habits {
		m := m
		m.Level = level
		return sync.OnceValue(func() *owner.Habits { return owner.NewHabits(m) })
	}
	exact := of(owner.Exact)
	return map[owner.Level]func() *owner.Habits{
		owner.Easy:   of(owner.Easy),
		owner.Middle: sync.OnceValue(func() *owner.Habits { return exact().Whimsical() }),
		owner.Exact:  exact,
	}
}

// games plays in an arena, which does not change.
func games(a *owner.Arena) session.PlayGame {
	return func(from session.Chance) (bool, int) { return a.Play(from) }
}
