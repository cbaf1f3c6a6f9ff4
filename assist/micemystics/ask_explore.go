package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (c mouseMenu) askExplore() (game.Action, error) {
	ways := c.exits()
	offers := make([]offer, len(ways), len(ways)+1)
	for i, ways := range ways {
		label := c.say("explore.exit", tables.Args{"exit": ways[0].Exit, "room": c.room(ways[0].Into)})
		take := func() (game.Action, error) { return c.askArrival(ways) }
		offers[i] = offer{Option: desk.Option{Label: label}, Take: take}
	}
	for _, r := range c.toTurn() {
		label := c.say("explore.turn", tables.Args{"room": c.room(r.ID)})
		take := func() (game.Action, error) { return c.askTurned(r) }
		offers = append(offers, offer{Option: desk.Option{Label: label}, Take: take})
	}
	flips, more := c.mayFlip(), c.moreTiles()
	if len(offers) == 1 && !flips && !more {
		return offers[0].Take()
	}
	switch {
	case len(offers) == 0 && flips && !more:
		return c.askFlip()
	case len(offers) == 0 && !flips && more:
		return c.askNewTile()
	}
	flip := desk.Option{Keys: c.Letters(flipLetters), Label: c.say("explore.flip")}
	flip.Hidden = !flips && (more || len(offers) > 0)
	unknown := desk.Option{Keys: c.Own("new", "новый"), Label: c.say("explore.new"), Hidden: !more && len(offers) > 0}
	offers = append(offers, offer{Option: flip, Take: c.askFlip},
		offer{Option: unknown, Take: c.askNewTile})
	q := desk.Question{Text: c.say("explore.where")}
	isNew := func(w []game.Explore) bool { return !c.state.Room(w[0].Into).Visited && c.mayExplore(w[0].Into) }
	if unseen := slices.IndexFunc(ways, isNew); unseen >= 0 {
		q.Default = strconv.Itoa(unseen + 1)
	}
	return talk.Menu(c.UI, q, offers)
}

func (c mouseMenu) mayExplore(room string) bool {
	return slices.ContainsFunc(c.legal, func(a game.Action) bool {
		e, ok := a.(game.Explore)
		return ok && e.Into == room
	})
}

// exits groups the legal moves by exit and destination. If there are no such moves, exits returns
// one move to each tile side whose colour may match the mouse's tile side. But if the mouse's tile
// has a map and may be turned over, exits returns nil.
func (c mouseMenu) exits() [][]game.Explore {
	var out [][]game.Explore
	for _, l := range c.legal {
		e, ok := l.(game.Explore)
		if !ok || e.Exit == "" && c.isOtherSide(e.Into) {
			continue
		}
		i := slices.IndexFunc(out, func(o []game.Explore) bool { return o[0].Exit == e.Exit && o[0].Into == e.Into })
		if i < 0 {
			i, out = len(out), append(out, nil)
		}
		out[i] = append(out[i], e)
	}
	if here := c.state.Room(c.mouse.At.Room); len(out) > 0 || here != nil && here.Mapped() && c.mayFlip() {
		return out
	}
	for i := range c.state.Rooms {
		if r := &c.state.Rooms[i]; r.ID != c.mouse.At.Room && !c.isOtherSide(r.ID) && !c.otherColour(r) {
			out = append(out, []game.Explore{{Mouse: c.mouse.Name(), Into: r.ID}})
		}
	}
	return out
}

func (c mouseMenu) otherColour(r *game.Room) bool {
	here := c.state.Room(c.mouse.At.Room)
	return here != nil && here.Side != "" && r.Side != "" && r.Side != here.Side
}

// toTurn returns the tiles that mice can enter only after people turn them over (MM-EXP-06). The
// upper side of such a tile does not match the colour of the mouse's tile side, and the back of the
// tile is unknown. If the mouse's space has no exit on the map, toTurn returns nil.
func (c mouseMenu) toTurn() []*game.Room {
	here := c.state.Room(c.mouse.At.Room)
	if here == nil {
		return nil
	}
	if space, on := here.Map.Space(c.mouse.At.Space); on && len(space.Exits) == 0 {
		return nil
	}
	var out []*game.Room
	for i := range c.state.Rooms {
		r := &c.state.Rooms[i]
		told := func(o game.Room) bool { return o.Tile == r.Tile && o.Side == here.Side }
		if r.Tile != here.Tile && !r.Beneath && c.otherColour(r) && !slices.ContainsFunc(c.state.Rooms, told) {
			out = append(out, r)
		}
	}
	return out
}

// askTurned asks for the name of a tile's back, and returns the action that moves the mouse onto
// this back.
func (c mouseMenu) askTurned(r *game.Room) (game.Action, error) {
	side, err := c.askBack(r, c.state.Room(c.mouse.At.Room).Side)
	if err != nil {
		return nil, err
	}
	return c.enterTile(side, true)
}

// askBack asks for the name of a tile's back, which has the given colour.
func (c mouseMenu) askBack(r *game.Room, colour parts.Side) (parts.Tile, error) {
	side := parts.Tile{Tile: r.Tile, Side: colour}
	q := desk.Question{Text: c.say("explore.turned", tables.Args{"room": c.room(r.ID)}), Rest: true}
	q.Default = c.say("explore.turned-name", tables.Args{"room": c.room(r.ID)})
	name, err := c.Desk.Write(q)
	if err != nil {
		return side, err
	}
	known, ok := entryNamed[parts.Tile](c.phrases, name)
	if ok && known.Tile == r.Tile {
		return known, nil
	}
	nameCard(&side, c.freeID(name), inBothLanguages(name))
	c.keepInBox(side.ID, side)
	return side, nil
}

// People may add tile sides if the chapter lists fewer than two tile sides.
func (c mouseMenu) moreTiles() bool { return len(c.state.Chapter.Rooms) < 2 }

func (c mouseMenu) askNewTile() (game.Action, error) {
	name, err := c.Desk.Write(desk.Question{Text: c.say("explore.name"), Help: c.say("explore.name-help"), Rest: true})
	if err != nil {
		return nil, err
	}
	_, known := entryNamed[parts.Tile](c.phrases, name)
	side, err := readOffNew[parts.Tile](c.phrases, name)
	if err != nil {
		return nil, err
	}
	// A mouse enters only tile sides of the same colour, so the saved colour is wrong.
	if known && c.otherColour(&game.Room{Side: side.Side}) {
		if err := c.askTileLine(name, &side); err != nil {
			return nil, err
		}
		c.keepInBox(side.ID, side)
	}
	return c.enterTile(side, false)
}

// `beneath` is true if the side is the back of a tile in play.
func (c mouseMenu) enterTile(side parts.Tile, beneath bool) (game.Action, error) {
	return c.exploreNew(game.Learn{Tile: c.roomOf(side, beneath)})
}

func (c mouseMenu) roomOf(side parts.Tile, beneath bool) *game.Room {
	room := c.roomFor(parts.RoomPlan{Tile: side.ID})
	room.Tile, room.Side, room.Name = side.Tile, side.Side, game.Label(side.Name)
	room.Beneath = beneath
	return &room
}

func (c mouseMenu) exploreNew(tile game.Learn) (game.Action, error) {
	next, _ := game.Game{}.Apply(c.state, tile)
	there := mouseMenu{prompter{c.phrases, next}, game.Game{}.Legal(next), c.mouse}
	ways := []game.Explore{{Mouse: c.mouse.Name(), Into: tile.Tile.ID}}
	for _, to := range there.exits() {
		if to[0].Into == tile.Tile.ID {
			ways = to
		}
	}
	did, err := there.askArrival(ways)
	if e, ok := did.(game.Explore); ok {
		e.Learn = &tile
		did = e
	}
	return did, err
}

func (c mouseMenu) isOtherSide(room string) bool {
	here, there := c.state.Room(c.mouse.At.Room), c.state.Room(room)
	return here != nil && there != nil && here.ID != there.ID && here.Tile == there.Tile
}

// mayFlip reports whether the menu offers to turn over the mouse's tile. On a tile without a map,
// the app cannot check all rules of this move. The menu then offers the move if the state has the
// other side of the tile. On a flip space of a map, the other side may still be unknown.
func (c mouseMenu) mayFlip() bool {
	here := c.state.Room(c.mouse.At.Room)
	if here == nil || c.may(game.Flip{}) {
		return here != nil
	}
	space, on := here.Map.Space(c.mouse.At.Space)
	return !here.Mapped() && c.knowsBack() || on && space.Flip != parts.NoFlip && !c.knowsBack()
}

func (c mouseMenu) knowsBack() bool {
	return slices.ContainsFunc(c.state.Rooms, func(r game.Room) bool { return c.isOtherSide(r.ID) })
}

// askFlip turns over the mouse's tile. If the other side is unknown, it first asks for this side,
// and queues the keys for the flip.
func (c mouseMenu) askFlip() (game.Action, error) {
	here := c.state.Room(c.mouse.At.Room)
	if here == nil || c.knowsBack() {
		return c.flipAction(), nil
	}
	var colour parts.Side
	if i := slices.Index(parts.Sides, here.Side); i >= 0 {
		colour = parts.Sides[len(parts.Sides)-1-i]
	}
	side, err := c.askBack(here, colour)
	if err != nil {
		return nil, err
	}
	keys := c.Letters(exploreLetters)[0]
	if c.moreTiles() || !here.Mapped() || c.may(game.Explore{}) {
		keys += " " + c.Letters(flipLetters)[0]
	}
	c.Desk.Ahead(keys)
	return game.Learn{Tile: c.roomOf(side, true)}, nil
}

// flipAction returns a legal flip. If there is none, it returns an illegal flip, for which the app
// prints a warning.
func (c mouseMenu) flipAction() game.Action {
	for _, l := range c.legal {
		if f, ok := l.(game.Flip); ok {
			return f
		}
	}
	return game.Flip{Mouse: c.mouse.Name()}
}

func (c mouseMenu) askArrival(ways []game.Explore) (game.Action, error) {
	q := desk.Question{
		Text:    c.say("explore.to", tables.Args{"room": c.room(ways[0].Into)}),
		Default: string(ways[0].To),
	}
	option := func(_ int, e game.Explore) desk.Option {
		return desk.Option{Keys: []string{string(e.To)}, Label: c.place(game.Spot{Room: e.Into, Space: e.To})}
	}
	if len(ways) == 1 {
		return ways[0], c.takeNamed(q, option(0, ways[0]))
	}
	return talk.ChooseOne(c.UI, q, ways, option)
}
