package picklerick

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// course is what is told of a whole evening.
var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return string(s.Mode), phrases{t}.say("title.mode-" + string(s.Mode))
	},
	Seats:    seatsOf,
	Counters: counters,
	Counted: []session.Counted{
		{Note: "killed", What: "kills", Side: game.SeatRick},
		{Note: "wounded-jaguar", What: "jaguar-damage", Side: game.SeatRick, N: "damage"},
		{Kind: game.Reveal{}.Kind(), What: "tiles", Side: game.SeatRick},
		{Note: "drew-rick", What: "drawn", Side: game.SeatRick, N: "count"},
		{Note: "played-rick", What: "played", Side: game.SeatRick},
		{Falls: "health", What: "damage", Side: game.SeatRussians},
		{Note: "summoned", What: "summoned", Side: game.SeatRussians, N: "count"},
		{Note: "drew-russians", What: "drawn", Side: game.SeatRussians, N: "count"},
		{Note: "played-russians", What: "played", Side: game.SeatRussians},
	},
}

// seatsOf returns the seats that people play.
func seatsOf(s game.State) []rules.Seat {
	if s.Mode.Alone() {
		return []rules.Seat{game.SeatRick}
	}
	return []rules.Seat{game.SeatRick, game.SeatRussians}
}

// counters returns Rick's health, his enemies, and what runs out.
func counters(s game.State) []session.Counter {
	out := []session.Counter{
		{What: "health", Value: s.Rick.Health, Most: parts.FullHealth},
		{What: "operatives", Value: len(s.Operatives), Most: parts.Operatives},
		{What: "deck", Value: s.Cards.Deck, Most: parts.DeckSize},
		{What: "stack", Value: s.Stack},
	}
	if s.Jaguar.Status == game.InPlay {
		out = append(out, session.Counter{What: "jaguar", Value: s.Jaguar.Health, Most: parts.FullHealth})
	}
	return out
}
