package chezguevara

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// course is what is told of a whole evening.
var course = session.SummarySpec[game.State, game.Action]{
	Mode:     func(*talk.UI, game.State) (name, said string) { return modeName, "" },
	Seats:    seatsOf,
	Counters: counters,
	Counted: []session.Counted{
		{Kind: game.Recruit{}.Kind(), What: "recruited"},
		{Note: "looted", What: "looted", By: "seat", N: "cards"},
		{Note: "done", What: "activities", By: "seat"},
		{Note: "raid", What: "raids", By: "seat"},
		{Note: "exposed", What: "exposures", By: "seat"},
		{Note: "convicted", What: "convicted", By: "seat"},
		{Note: "revenge", What: "revenges", By: "seat"},
		{Kind: game.Cancel{}.Kind(), What: "cancelled"},
		{Note: "abused", What: "abuses", By: "seat"},
		{Note: "promoted", What: "promoted", By: "seat"},
		{Note: "demoted", What: "demoted", By: "seat"},
		{Note: "wounded", What: "wounds", By: "seat"},
	},
}

// seatsOf returns the seats of the players.
func seatsOf(s game.State) []rules.Seat {
	var out []rules.Seat
	for i := range s.Players {
		out = append(out, s.Players[i].Seat)
	}
	return out
}

// counters returns the slack of each player, who race for the goal, and the deck.
func counters(s game.State) []session.Counter {
	var out []session.Counter
	for i := range s.Players {
		p := &s.Players[i]
		out = append(out, session.Counter{What: "slack", Seat: p.Seat, Value: s.Total(p.Seat), Most: s.Goal(), Race: true})
	}
	return append(out, session.Counter{What: "deck", Value: s.Deck, Most: parts.LifeCards, Slow: true})
}
