package micemystics

import (
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (c mouseMenu) askMove() (game.Action, error) {
	r := c.state.Room(c.mouse.At.Room)
	if r == nil || !r.Mapped() {
		return c.askStop()
	}
	said := tables.Args{"name": c.figure(c.mouse.Name()), "from": string(c.mouse.At.Space)}
	q := desk.Question{Text: c.say("move.path", said), Help: c.say("move.path-help"), Rest: true}
	q.Example = string(r.Map.Spaces[0].ID)
	path, err := talk.Written(c.UI, q, func(typed string) ([]parts.SpaceID, error) { return readPath(typed, r) })
	switch {
	case err != nil:
		return nil, err
	case len(path) == 1:
		return c.walkTo(path[0])
	}
	return game.Move{Mouse: c.mouse.Name(), Path: c.upToTrap(path)}, nil
}

// upToTrap cuts a path after its first mousetrap, where the mouse must roll before the next step
// (MM-TRAP-01).
func (c mouseMenu) upToTrap(path []parts.SpaceID) []parts.SpaceID {
	traps := c.state.Room(c.mouse.At.Room).Traps
	i := slices.IndexFunc(path, func(id parts.SpaceID) bool { return slices.Contains(traps, id) })
	if i < 0 || i == len(path)-1 {
		return path
	}
	said := tables.Args{"name": c.figure(c.mouse.Name()), "space": string(path[i]), "rest": pathText(path[i+1:])}
	c.Desk.Say(c.say("move.trap", said))
	return path[:i+1]
}

// askStop asks where a mouse stops on an unmapped tile. The question has no default, because a
// wrong default could cost a movement point.
func (c mouseMenu) askStop() (game.Action, error) {
	who := c.others(c.mouse.Name())
	said := c.placeArgs(c.mouse.At.Room, who)
	said["name"] = c.figure(c.mouse.Name())
	help := "move.stop-help"
	if c.state.Round > taughtRounds {
		help = "move.stop-brief" // this help text explains only empty spaces and spaces with figures
	}
	q := desk.Question{Text: c.say("move.stop", said), Help: c.say(help, said), Rest: true}
	q.Example = "2 " + c.Own("own", "своя")[0]
	t, err := talk.Written(c.UI, q, func(typed string) (typedPlace, error) {
		return c.readPlace(typed, c.mouse.At.Room, who)
	})
	return game.Move{Mouse: c.mouse.Name(), To: &t.Place, Points: t.points, Over: t.over}, err
}

// placeArgs returns what people may type for a place on a tile.
func (a prompter) placeArgs(room string, who []game.Name) tables.Args {
	marks := a.codes(a.Words.Lang()).marks
	there := a.listed(who)
	if _, lies := a.hookEnd(room); lies {
		there += " · " + a.Own("end", "конец")[0] + " (" + a.item(parts.Hook) + ")"
	}
	first := ""
	if len(who) > 0 {
		first = a.keysOf(who)[0][0]
	}
	return tables.Args{
		"who": there, "first": first, "own": a.Own("own", "своя")[0], "water": marks[waterMark],
		"trap": marks[trapMark], "wide": marks[wideMark],
		"yellow": marks[yellowMark], "red": marks[redMark],
	}
}

// walkTo returns the cheapest legal move to a space. If several cheapest moves have different
// results, people choose. If the space is out of reach, walkTo returns a move along the shortest
// path, so that a warning can name the broken rule.
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

func pathText(path []parts.SpaceID) string {
	words := make([]string, len(path))
	for i, id := range path {
		words[i] = string(id)
	}
	return strings.Join(words, " ")
}

// walk is a path of a mouse, and the state at its end.
type walk struct {
	path  []parts.SpaceID
	after game.State
}

// maxWalks is the maximum number of paths to one space.
const maxWalks = 4

// cheapestWalks returns the cheapest paths to each reachable space. A path ends where a rule stops
// the mouse or people must answer a question.
func (a prompter) cheapestWalks(mouse game.Name) map[parts.SpaceID][]walk {
	found := map[parts.SpaceID][]walk{}
	open := []walk{{after: a.state}}
	for len(open) > 0 {
		from := open[0]
		open = open[1:]
		at := from.after.At(mouse)
		kept := func(w walk) bool { return slices.Equal(w.path, from.path) }
		if len(from.path) > 0 && !slices.ContainsFunc(found[at.Space], kept) {
			continue // a cheaper or shorter path has replaced this path
		}
		for _, id := range a.adjacentSpaces(at) {
			next, ok := a.extendWalk(mouse, from, id)
			if !ok {
				continue
			}
			if kept, goesOn := keepCheapest(found[id], next); goesOn {
				found[id] = kept
				if len(next.after.Waits) == 0 {
					open = append(open, next)
				}
			}
		}
	}
	return found
}

// The two ends of "hook and line" are neighbours.
func (a prompter) adjacentSpaces(at game.Spot) []parts.SpaceID {
	var out []parts.SpaceID
	for _, l := range a.state.Room(at.Room).Map.Around(at.Space) {
		out = append(out, l.B)
	}
	for _, l := range a.state.Laid {
		switch {
		case l.Item != parts.Hook || l.At.Room != at.Room:
		case l.At == at:
			out = append(out, l.To)
		case l.To == at.Space:
			out = append(out, l.At.Space)
		}
	}
	return out
}

func (a prompter) extendWalk(mouse game.Name, from walk, to parts.SpaceID) (walk, bool) {
	var step game.Action = game.Move{Mouse: mouse, Path: []parts.SpaceID{to}}
	if breaches, _ := rules.Judge(game.Game{}, from.after, step); len(breaches) > 0 {
		return walk{}, false
	}
	after, _ := game.Game{}.Apply(from.after, step)
	return walk{append(slices.Clone(from.path), to), after}, true
}

// keepCheapest adds the path `w` to known paths of the same cost and length. A cheaper or shorter
// `w` replaces them. The second result says whether `w` was kept.
func keepCheapest(known []walk, w walk) ([]walk, bool) {
	if len(known) == 0 {
		return []walk{w}, true
	}
	have := known[0]
	switch left, had := w.after.Turn.Points, have.after.Turn.Points; {
	case left > had, left == had && len(w.path) < len(have.path):
		return []walk{w}, true
	case left < had, len(w.path) > len(have.path), len(known) == maxWalks:
		return known, false
	}
	return append(slices.Clone(known), w), true
}

func (a prompter) distinctOutcomes(ways []walk) []walk {
	var out []walk
	for _, w := range ways {
		if !slices.ContainsFunc(out, func(o walk) bool { return reflect.DeepEqual(o.after, w.after) }) {
			out = append(out, w)
		}
	}
	return out
}

// The path may break rules of movement. If no path leads to the goal, shortestWalk returns only the
// goal.
func (c mouseMenu) shortestWalk(goal parts.SpaceID) []parts.SpaceID {
	from := map[parts.SpaceID]parts.SpaceID{c.mouse.At.Space: ""}
	open := []parts.SpaceID{c.mouse.At.Space}
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		for _, id := range c.adjacentSpaces(game.Spot{Room: c.mouse.At.Room, Space: at}) {
			if _, seen := from[id]; !seen {
				from[id], open = at, append(open, id)
			}
		}
	}
	var path []parts.SpaceID
	for at, ok := goal, true; ok && at != "" && at != c.mouse.At.Space; at, ok = from[at] {
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}
