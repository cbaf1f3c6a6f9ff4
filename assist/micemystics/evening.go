package micemystics

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// course is what is told of a whole evening.
var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return s.Chapter.ID, phrases{t}.localName(s.Chapter.Name, s.Chapter.ID)
	},
	Seats:    seatsOf,
	Counters: counters,
	Side:     sideOf,
	Counted: []session.Counted{
		{Note: "defeated", What: "defeated", By: "by"},
		{Kind: game.Attack{}.Kind(), What: "attacks"},
		{Note: "drawn", What: "found"},
		{Note: "explored", What: "explored", By: "mouse"},
		{Note: "grew", What: "grew", By: "mouse"},
		{Note: "hurt", What: "wounds", By: "figure", N: "count"},
		{Note: "poisoned", What: "wounds", By: "figure", N: "count"},
		{Note: "captured", What: "captured", By: "mouse"},
		{Note: "captured", What: "captures", Side: game.SeatMinions},
		{Note: "surge", What: "surges", Side: game.SeatMinions},
	},
}

// seatsOf returns the seats of the mice.
func seatsOf(s game.State) []rules.Seat {
	var out []rules.Seat
	for i := range s.Mice {
		out = append(out, game.Seat(s.Mice[i].Name()))
	}
	return out
}

// sideOf returns the seat of a mouse, nobody's for a minion: what they do one by one is
// not told.
func sideOf(s game.State, figure rules.Noun) rules.Seat {
	for i := range s.Mice {
		if s.Mice[i].Hero.ID == figure.ID {
			return game.Seat(s.Mice[i].Name())
		}
	}
	return rules.Nobody
}

// counters returns the health of each mouse, the minions on the board, the hourglass and
// the cheese wheel of the minions.
func counters(s game.State) []session.Counter {
	var out []session.Counter
	for i := range s.Mice {
		m := &s.Mice[i]
		if m.Hero.Life > 0 {
			left := max(0, m.Hero.Life-m.Wounds-m.Poison)
			if m.Captured {
				left = 0
			}
			out = append(out, session.Counter{What: "health", Seat: game.Seat(m.Name()), Value: left, Most: m.Hero.Life})
		}
	}
	return append(out,
		session.Counter{What: "minions", Value: len(s.Minions)},
		session.Counter{What: "hourglass", Value: s.Hourglass, Most: s.End},
		session.Counter{What: "wheel", Value: s.Wheel, Most: parts.FullWheel, Slow: true},
	)
}
