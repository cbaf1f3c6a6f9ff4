package raccoonheist

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("raccoonheist."+id, args...)
}

func (t phrases) place(l parts.Location) string { return t.placed("place", l) }

func (t phrases) into(l parts.Location) string { return t.placed("into", l) }
func (t phrases) at(l parts.Location) string   { return t.placed("at", l) }

func (t phrases) placed(form string, l parts.Location) string {
	if _, known := placeLetters[l]; !known {
		return "?"
	}
	return t.say(form + "." + string(l))
}

func (a prompter) choice(list []rules.Noun) string { return strings.Join(a.keys(list...), " · ") }

func (t phrases) colour(c string) string {
	if _, known := colourLetters[c]; known {
		return t.say("colour." + c)
	}
	return c
}

func (a prompter) seat(seat rules.Seat) string {
	switch {
	case seat == rules.Nobody:
		return ""
	case seat == rules.Cardboard || seat == game.SeatRaccoons:
		return a.say("seat." + string(seat))
	case seat == game.SeatOwner && a.state.Owner.Keeper == game.App:
		return a.say("seat.app")
	case seat == game.SeatOwner && a.state.Owner.Name != "":
		return a.state.Owner.Name
	case seat == game.SeatOwner:
		return a.say("seat.owner")
	}
	if g := a.state.GroupOf(seat); g != nil {
		return a.groupName(g)
	}
	for n := 1; n <= parts.Colours; n++ {
		if seat == game.Seat(n) { // the state has no such group, so its name is unknown
			return a.say("seat.number", tables.Args{"number": n})
		}
	}
	return string(seat)
}

func (a prompter) groupName(g *game.Group) string {
	colour := a.colour(g.Colour)
	switch {
	case g.Name == "" && colour == "":
		return a.say("seat.number", tables.Args{"number": a.number(g)})
	case g.Name == "":
		return colour
	case a.state.Mode.InGroups() && colour != "":
		return g.Name + "-" + colour
	case a.state.Mode.InGroups():
		return g.Name + " " + strconv.Itoa(a.number(g))
	}
	return g.Name
}

func (a prompter) number(g *game.Group) int {
	return 1 + slices.IndexFunc(a.state.Groups, func(o game.Group) bool { return o.Seat == g.Seat })
}

func (a prompter) seats(list []rules.Seat) string { return talk.NameAll(list, a.seat) }

func (a prompter) painted(g *game.Group, text string) string {
	switch g.Colour {
	case "red":
		return a.Paint.Red(text)
	case "blue":
		return a.Paint.Blue(text)
	}
	return text
}

// percent says "0" only for an impossible event, and "100" only for a certain one.
func percent(p float64) string {
	switch n := math.Round(p * 100); {
	case p > 0 && n == 0:
		return "<1"
	case p < 1 && n == 100:
		return ">99"
	default:
		return strconv.Itoa(int(n))
	}
}
