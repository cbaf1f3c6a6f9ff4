package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// move asks where a mouse goes: over spaces of a map, or to a place of which
// people say what matters.
func (c can) move() (game.Action, error) {
	r := c.roomOf(c.mouse.At.Room)
	if r == nil || !r.Mapped() {
		return c.moveUnmapped()
	}
	said := tables.Args{"name": c.figure(c.mouse.Name()), "from": string(c.mouse.At.Space)}
	q := desk.Question{Text: c.say("move.path", said), Help: c.say("move.path-help"), Rest: true}
	path, err := session.Written(c.UI, q, func(typed string) ([]parts.SpaceID, error) { return readPath(typed, r) })
	switch {
	case err != nil:
		return nil, err
	case len(path) == 1:
		return c.goTo(path[0])
	}
	return game.Move{Mouse: c.mouse.Name(), Path: path}, nil
}

// moveUnmapped asks where a mouse stops on a tile that nobody has mapped.
func (c can) moveUnmapped() (game.Action, error) {
	who := c.others(c.mouse.Name())
	said := c.placeArgs(who)
	said["name"], said["own"] = c.figure(c.mouse.Name()), c.Own("own", "своя")[0]
	q := desk.Question{Text: c.say("move.stop", said), Help: c.say(stopHelp(c.state.Round), said), Default: c.Own("own", "своя")[0], Rest: true}
	t, err := session.Written(c.UI, q, func(typed string) (told, error) { return c.readPlace(typed, c.mouse.At.Room, who) })
	return game.Move{Mouse: c.mouse.Name(), To: &t.Place, Points: t.points, Over: t.over}, err
}

// stopHelp is the sentence that teaches how a stop is typed: later on only the
// letters of whoever is there.
func stopHelp(round int) string {
	if round > taught {
		return "move.stop-brief"
	}
	return "move.stop-help"
}

// placeArgs are the letters of a place without a map, for a sentence.
func (a prompter) placeArgs(who []game.Name) tables.Args {
	letter := func(letters string) string { return a.Letters(letters)[0] }
	return tables.Args{
		"who": a.listed(who, placeLetters), "water": letter(waterLetters), "trap": letter(trapLetters), "wide": letter(wideLetters),
		"yellow": letter(yellowLetters), "red": letter(redLetters),
	}
}

// others are the other figures on a figure's tile side.
func (a prompter) others(f game.Name) []game.Name {
	return slices.DeleteFunc(a.inRoom(a.state.At(f).Room), func(o game.Name) bool { return o == f })
}

// inRoom are the figures on a tile side: mice first, Brodie last.
func (a prompter) inRoom(room string) []game.Name {
	return append(a.miceIn(room), a.foesIn(room)...)
}

func (a prompter) miceIn(room string) []game.Name {
	var out []game.Name
	for i := range a.state.Mice {
		if m := &a.state.Mice[i]; m.OnBoard() && m.At.Room == room {
			out = append(out, m.Name())
		}
	}
	return out
}

func (a prompter) foesIn(room string) []game.Name {
	var out []game.Name
	for i := range a.state.Minions {
		if m := &a.state.Minions[i]; m.At.Room == room {
			out = append(out, m.Name)
		}
	}
	if a.state.Cat != nil && a.state.Cat.Room == room {
		out = append(out, game.Brodie)
	}
	return out
}

// goTo walks to a space of the map by the cheapest way that the rules allow.
// Ways that differ in what happens on them are offered; to a space that cannot
// be reached the shortest way is taken, for the rules to say why not.
func (c can) goTo(goal parts.SpaceID) (game.Action, error) {
	name := c.mouse.Name()
	ways := c.differing(c.ways(name)[goal])
	switch len(ways) {
	case 0:
		return game.Move{Mouse: name, Path: c.anyWay(goal)}, nil
	case 1:
		return game.Move{Mouse: name, Path: ways[0].path}, nil
	}
	q := desk.Question{Text: c.say("move.ways", tables.Args{"goal": string(goal), "ways": len(ways)})}
	chosen, err := session.ChooseOne(c.UI, q, ways, func(_ int, w way) desk.Option { return desk.Option{Label: pathText(w.path)} })
	return game.Move{Mouse: name, Path: chosen.path}, err
}

func pathText(path []parts.SpaceID) string {
	words := make([]string, len(path))
	for i, id := range path {
		words[i] = string(id)
	}
	return strings.Join(words, " ")
}
