package cmd

import (
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

// givenFor reads what the flags say of a game: the mode, the people, the house
// rules. A *wrongUse where they cannot be, before anything is asked.
func (o playOptions) givenFor(game session.Game) (g session.Given, err error) {
	if g.House, err = o.houseRules(game); err != nil {
		return g, err
	}
	modes := game.Modes(o.ownBox(game))
	if g.Mode = strings.TrimSpace(o.mode); g.Mode != "" {
		if modes, err = o.modeNamed(modes, g.Mode); err != nil {
			return g, err
		}
		g.Mode = modes[0].Name
	}
	if g.Players, err = o.people(game, modes); err != nil {
		return g, err
	}
	if fits := seating(modes, len(g.Players)); g.Mode == "" && len(modes) > 1 && len(fits) == 1 {
		g.Mode = fits[0].Name // no other mode seats so many
	}
	return g, nil
}

// modeNamed returns the mode that --mode means, as a list of one.
func (o playOptions) modeNamed(modes []session.Mode, typed string) ([]session.Mode, error) {
	var names, called []string // each mode by its name; by all its names
	var modeOf []int
	for i, m := range modes {
		names = append(names, m.Name)
		for _, name := range append(m.Also, m.Name) {
			called, modeOf = append(called, name), append(modeOf, i)
		}
	}
	if i, ok := pick(strings.ReplaceAll(typed, " ", "-"), called); ok {
		return modes[modeOf[i] : modeOf[i]+1], nil
	}
	wrong := misuse(o.command, "cmd.bad-mode", tables.Args{"mode": typed, "modes": strings.Join(names, ", ")})
	wrong.near = nearest(typed, names)
	return nil, wrong
}

// people reads --players: everybody has a name of their own, and a seat.
func (o playOptions) people(game session.Game, modes []session.Mode) ([]string, error) {
	var names []string
	for _, said := range o.players {
		name := strings.TrimSpace(tables.Plain(said, maxPlayer))
		if slices.ContainsFunc(names, func(other string) bool { return strings.EqualFold(other, name) }) {
			return nil, misuse(o.command, "cmd.player-twice", oneArg("name", name))
		}
		if name != "" {
			names = append(names, name)
		}
	}
	most := seats(modes)
	if len(names) <= most || len(modes) == 0 {
		return names, nil
	}
	args := tables.Args{"title": o.titleOf(game.About().Game), "mode": o.mode, "people": len(names), "most": most,
		"names": strings.Join(names[:most], ",")}
	return nil, misuse(o.command, "cmd.many-players", args)
}

// seats returns how many people the roomiest of these modes seats.
func seats(modes []session.Mode) int {
	most := 0
	for _, m := range modes {
		most = max(most, m.Players)
	}
	return most
}

// seating returns the modes that seat so many people.
func seating(modes []session.Mode, people int) []session.Mode {
	var fits []session.Mode
	for _, m := range modes {
		if m.Players >= people {
			fits = append(fits, m)
		}
	}
	return fits
}

// houseRules reads --house: name=value settles what the rulebook leaves open, and
// PR-SPEND-03=waived plays without a rule.
func (o playOptions) houseRules(game session.Game) (rules.House, error) {
	house := rules.House{}
	for _, said := range o.house {
		name, value, _ := strings.Cut(said, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if _, twice := house[name]; twice {
			return nil, misuse(o.command, "cmd.house-twice", oneArg("name", name))
		}
		known := func(id tables.RuleID) bool { _, ok := game.About().Rulebook.Entry(id); return ok }
		if (rules.House{name: value}).Verify(game.About().Switches, known) == nil {
			house[name] = value
			continue
		}
		return nil, o.misuseOfHouse(game, name, value)
	}
	return house, nil
}

// misuseOfHouse says what would be right: the values of a known name, else the
// names.
func (o playOptions) misuseOfHouse(game session.Game, name, value string) error {
	var names []string
	for _, sw := range game.About().Switches {
		if names = append(names, sw.Name); sw.Name == name {
			wrong := misuse(o.command, "cmd.bad-house-value", tables.Args{"name": name, "value": value, "values": strings.Join(sw.Values, ", ")})
			wrong.near = nearest(value, sw.Values)
			return wrong
		}
	}
	for _, e := range game.About().Rulebook.Entries() {
		names = append(names, string(e.ID))
	}
	wrong := misuse(o.command, "cmd.bad-house", tables.Args{"name": name, "prefix": game.About().Rulebook.Prefix})
	wrong.near = nearest(name, names)
	return wrong
}
