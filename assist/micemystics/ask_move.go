package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askMove asks where a mouse goes: over spaces of a map, or to a place of which
// people say what matters.
func (c mouseMenu) askMove() (game.Action, error) {
	r := c.roomOf(c.mouse.At.Room)
	if r == nil || !r.Mapped() {
		return c.askStop()
	}
	said := tables.Args{"name": c.figure(c.mouse.Name()), "from": string(c.mouse.At.Space)}
	q := desk.Question{Text: c.say("move.path", said), Help: c.say("move.path-help"), Rest: true}
	path, err := talk.Written(c.UI, q, func(typed string) ([]parts.SpaceID, error) { return readPath(typed, r) })
	switch {
	case err != nil:
		return nil, err
	case len(path) == 1:
		return c.walkTo(path[0])
	}
	return game.Move{Mouse: c.mouse.Name(), Path: c.upToTrap(path)}, nil
}

// upToTrap returns a path up to its first mousetrap, and says so where it went on: the
// test comes before any further step (MM-TRAP-01).
func (c mouseMenu) upToTrap(path []parts.SpaceID) []parts.SpaceID {
	traps := c.roomOf(c.mouse.At.Room).Traps
	i := slices.IndexFunc(path, func(id parts.SpaceID) bool { return slices.Contains(traps, id) })
	if i < 0 || i == len(path)-1 {
		return path
	}
	c.Desk.Say(c.say("move.trap", tables.Args{"name": c.figure(c.mouse.Name()), "space": string(path[i]), "rest": pathText(path[i+1:])}))
	return path[:i+1]
}

// askStop asks where a mouse stops on a tile that nobody has mapped. Enter answers
// nothing, because a point would be gone by mistake.
func (c mouseMenu) askStop() (game.Action, error) {
	who := c.others(c.mouse.Name())
	said := c.placeArgs(who)
	said["name"] = c.figure(c.mouse.Name())
	q := desk.Question{Text: c.say("move.stop", said), Help: c.say(stopHelp(c.state.Round), said), Rest: true}
	t, err := talk.Written(c.UI, q, func(typed string) (typedPlace, error) {
		return c.readPlace(typed, c.mouse.At.Room, who)
	})
	return game.Move{Mouse: c.mouse.Name(), To: &t.Place, Points: t.points, Over: t.over}, err
}

// stopHelp returns the sentence that teaches how a stop is typed: later on only the
// letters of whoever is there.
func stopHelp(round int) string {
	if round > taughtRounds {
		return "move.stop-brief"
	}
	return "move.stop-help"
}

// placeArgs returns the letters of a place without a map, for a sentence.
func (a prompter) placeArgs(who []game.Name) tables.Args {
	marks := a.codes(a.Words.Lang()).marks
	there := a.listed(who)
	if _, lies := a.hookEnd(a.roomInPlay()); lies {
		there += " · " + a.Own("end", "конец")[0] + " (" + a.item(parts.Hook) + ")"
	}
	first := ""
	if len(who) > 0 {
		first = a.keysOf(who)[0][0]
	}
	return tables.Args{
		"who": there, "first": first, "own": a.Own("own", "своя")[0], "water": marks[waterMark], "trap": marks[trapMark], "wide": marks[wideMark],
		"yellow": marks[yellowMark], "red": marks[redMark],
	}
}

// walkTo walks to a space of the map by the cheapest way that the rules allow.
// Ways that differ in what happens on them are offered; to a space that cannot
// be reached the shortest way is taken, for the rules to say why not.
func (c mouseMenu) walkTo(goal parts.SpaceID) (game.Action, error) {
	name := c.mouse.Name()
	if goal == c.mouse.At.Space {
		c.Desk.Say(c.say("move.stands", tables.Args{"name": c.figure(name), "space": string(goal)}))
		return nil, desk.ErrBack
	}
	ways := c.distinctOutcomes(c.cheapestWalks(name)[goal])
	switch len(ways) {
	case 0:
		return game.Move{Mouse: name, Path: c.upToTrap(c.shortestWalk(goal))}, nil
	case 1:
		return game.Move{Mouse: name, Path: ways[0].path}, nil
	}
	q := desk.Question{Text: c.say("move.ways", tables.Args{"goal": string(goal), "ways": len(ways)})}
	chosen, err := talk.ChooseOne(c.UI, q, ways, func(_ int, w walk) desk.Option {
		return desk.Option{Label: pathText(w.path)}
	})
	return game.Move{Mouse: name, Path: chosen.path}, err
}

// pathText returns the spaces of a way for people to read: 2 1 4.
func pathText(path []parts.SpaceID) string {
	words := make([]string, len(path))
	for i, id := range path {
		words[i] = string(id)
	}
	return strings.Join(words, " ")
}
