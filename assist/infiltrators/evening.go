package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

// course is what is told of a whole evening.
var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return modeOf(s.Mission), titleOf(s.Mission, t.Words.Lang())
	},
	Seats:    seatsOf,
	Counters: counters,
	Counted: []session.Counted{
		{Kind: game.Detain{}.Kind(), What: "detained"},
		{Kind: game.Hint{}.Kind(), What: "hints"},
		{Kind: game.Exchange{}.Kind(), What: "exchanges"},
		{Kind: game.Wait{}.Kind(), What: "waits"},
		{Kind: game.Eliminate{}.Kind(), What: "guesses"},
		{Note: "right", What: "right", OnTurn: true},
		{Note: "wrong", What: "wrong", OnTurn: true},
	},
}

// seatsOf returns the seats of the agents.
func seatsOf(s game.State) []rules.Seat {
	return tables.Each(s.Agents, func(a game.Agent) rules.Seat { return a.Seat })
}

// counters returns the suspects that are left, the bullets, those of them that nobody is
// needed for, and the cards in HQ.
func counters(s game.State) []session.Counter {
	spare := s.Spare()
	if s.Gun() != rules.Nobody {
		spare++ // the answer tells whether this bullet was needed
	}
	return []session.Counter{
		{What: "suspects", Value: s.Remaining(), Slow: true},
		{What: "bullets", Value: s.Bullets, Slow: true},
		{What: "spare", Value: max(0, spare)},
		{What: "hq", Value: s.HQ, Slow: true},
	}
}
