package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// explore asks where a mouse leads the others: through an exit, or to the other
// side of the tile. The only way there is is not asked for.
func (c can) explore() (game.Action, error) {
	exits := c.exits()
	options := make([]desk.Option, len(exits))
	for i, e := range exits {
		options[i] = desk.Option{Label: c.say("explore.exit", tables.Args{"exit": e.Exit, "room": c.room(e.Into)})}
	}
	flip := desk.Option{Keys: c.Letters("fп"), Label: c.say("explore.flip"), Hidden: !c.may("flip")}
	if c.may("flip") && !c.may("explore") {
		return game.Flip{Mouse: c.mouse.Name()}, nil
	}
	at := 0
	if len(exits) != 1 || c.may("flip") {
		var err error
		if at, err = c.Desk.Choose(desk.Question{Text: c.say("explore.where")}, append(options, flip)); err != nil {
			return nil, err
		}
	}
	if at == len(exits) {
		return game.Flip{Mouse: c.mouse.Name()}, nil
	}
	return c.arrive(exits[at])
}

// exits are the ways out that break nothing; where the rules see none, every
// other tile side of the chapter.
func (c can) exits() []game.Explore {
	var out []game.Explore
	for _, l := range c.legal {
		e, ok := l.(game.Explore)
		known := func(o game.Explore) bool { return o.Exit == e.Exit && o.Into == e.Into }
		if ok && !slices.ContainsFunc(out, known) {
			out = append(out, game.Explore{Mouse: e.Mouse, Exit: e.Exit, Into: e.Into})
		}
	}
	if len(out) > 0 {
		return out
	}
	for i := range c.state.Rooms {
		if r := &c.state.Rooms[i]; r.ID != c.mouse.At.Room {
			out = append(out, game.Explore{Mouse: c.mouse.Name(), Into: r.ID})
		}
	}
	return out
}

// arrive asks on which space at the exit the mice stand, where a map shows
// several.
func (c can) arrive(e game.Explore) (game.Action, error) {
	spaces := c.beyond(e)
	switch len(spaces) {
	case 0:
		return e, nil
	case 1:
		e.To = spaces[0]
		return e, nil
	}
	options := make([]desk.Option, len(spaces))
	for i, id := range spaces {
		options[i] = desk.Option{Keys: []string{string(id)}, Label: c.place(game.Spot{Room: e.Into, Space: id})}
	}
	i, err := c.Desk.Choose(desk.Question{Text: c.say("explore.to", tables.Args{"room": c.room(e.Into)}), Default: string(spaces[0])}, options)
	e.To = spaces[i]
	return e, err
}

// beyond are the spaces at which the mice may arrive.
func (c can) beyond(e game.Explore) []box.SpaceID {
	var out []box.SpaceID
	for _, l := range c.legal {
		o, ok := l.(game.Explore)
		if ok && o.Exit == e.Exit && o.Into == e.Into && o.To != "" && !slices.Contains(out, o.To) {
			out = append(out, o.To)
		}
	}
	return out
}
