package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
)

// course is what is told of a whole evening.
var course = session.Course[game.State, game.Action]{
	Mode: func(t *session.UI, s game.State) (name, said string) {
		return modeOf(s.Mission), titleOf(s.Mission, t.Words.Lang())
	},
	Seats:    seatsOf,
	Counters: counters,
	Deeds: []session.Counted{
		{Kind: game.Detain{}.Kind(), What: "detained"},
		{Kind: game.Hint{}.Kind(), What: "hints"},
		{Kind: game.Exchange{}.Kind(), What: "exchanges"},
		{Kind: game.Wait{}.Kind(), What: "waits"},
		{Kind: game.Eliminate{}.Kind(), What: "guesses"},
		{Note: "right", What: "right"},
		{Note: "wrong", What: "wrong"},
	},
}

// seatsOf returns the seats of the agents.
func seatsOf(s game.State) []rules.Seat {
	var out []rules.Seat
	for _, a := range s.Agents {
		out = append(out, a.Seat)
	}
	return out
}

// counters returns the suspects that are left, the bullets, and the cards in HQ.
func counters(s game.State) []session.Counter {
	return []session.Counter{
		{What: "suspects", Value: s.Remaining()},
		{What: "bullets", Value: s.Bullets},
		{What: "hq", Value: s.HQ, Slow: true},
	}
}
