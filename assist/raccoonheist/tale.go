package raccoonheist

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

var tale = session.TaleSpec[game.State, game.Action]{
	Quiet:  []string{"hide", "keep", "leave"},
	Silent: []string{"hidden", "hidden-check", "matches", "matches-check", "round", "warned"},
}

// Turn returns the present round, in which all groups act.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadRound(t, s.Round.Number, rules.Nobody, "")
}

var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return strings.ReplaceAll(string(s.Mode), "_", "-"), phrases{t}.say("title.mode-" + string(s.Mode))
	},
	Level:    skillOf,
	Seats:    seatsOf,
	Counters: counters,
	Counted: []session.Counted{
		{Note: "fed", What: "taken", By: "seat", N: "count"},
		{Note: "caught-" + string(game.ByOwner), What: "lost-owner", By: "seat", N: "count"},
		{Note: "caught-" + string(game.ByTrap), What: "lost-trap", By: "seat", N: "count"},
		{Note: "caught-" + string(game.ByBasement), What: "lost-basement", By: "seat", N: "count"},
		{Note: "popper-taken", What: "popper", By: "seat"},
		{Note: "caught-" + string(game.ByOwner), What: "caught", Side: game.SeatOwner, N: "count"},
		{Note: "caught-" + string(game.ByTrap), What: "trapped", Side: game.SeatOwner, N: "count"},
	},
}

func skillOf(t *talk.UI, s game.State) (name, said string) {
	if s.Owner.Keeper != game.App {
		return "", ""
	}
	return string(s.Owner.Level), phrases{t}.say("level." + string(s.Owner.Level))
}

func seatsOf(s game.State) []rules.Seat {
	out := tables.Each(s.Groups, func(g game.Group) rules.Seat { return g.Seat })
	if s.Owner.Keeper == game.Person {
		out = append(out, game.SeatOwner)
	}
	return out
}

func counters(s game.State) []session.Counter {
	var out []session.Counter
	for i := range s.Groups {
		g := &s.Groups[i]
		out = append(out, session.Counter{What: "food", Seat: g.Seat, Value: g.Food, Most: parts.FoodToWin},
			session.Counter{What: "free", Seat: g.Seat, Value: g.Uncaught(), Most: g.Total()})
	}
	return out
}
