package micemystics

import (
	"reflect"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// walk is a way of a mouse and the state after it.
type walk struct {
	path  []parts.SpaceID
	after game.State
}

// maxWalks bounds how many equally good ways to one space are told apart.
const maxWalks = 4

// cheapestWalks returns, for each space that a mouse can reach, the cheapest ways
// there by the rules' own judgement: step by step, as long as nothing must be
// asked in between.
func (a prompter) cheapestWalks(mouse game.Name) map[parts.SpaceID][]walk {
	found := map[parts.SpaceID][]walk{}
	open := []walk{{after: a.state}}
	for len(open) > 0 {
		from := open[0]
		open = open[1:]
		at := from.after.At(mouse)
		if len(from.path) > 0 && !slices.ContainsFunc(found[at.Space], func(w walk) bool { return reflect.DeepEqual(w.path, from.path) }) {
			continue // a cheaper way was found since
		}
		for _, id := range a.adjacentSpaces(at) {
			next, ok := a.extendWalk(mouse, from, id)
			if !ok || id == a.state.At(mouse).Space || slices.Contains(from.path, id) {
				continue
			}
			if kept, goesOn := keepCheapest(found[id], next); goesOn {
				found[id] = kept
				if len(next.after.Waits) == 0 && !next.after.Turn.Halted {
					open = append(open, next)
				}
			}
		}
	}
	return found
}

// adjacentSpaces returns the spaces beside a spot, and the other end of the hook
// and line.
func (a prompter) adjacentSpaces(at game.Spot) []parts.SpaceID {
	r := a.roomOf(at.Room)
	if r == nil {
		return nil
	}
	var out []parts.SpaceID
	for _, l := range r.Map.Around(at.Space) {
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

// extendWalk returns a way with one more step, and false where the rules forbid
// it.
func (a prompter) extendWalk(mouse game.Name, from walk, to parts.SpaceID) (walk, bool) {
	var step game.Action = game.Move{Mouse: mouse, Path: []parts.SpaceID{to}}
	if breaches, _ := rules.Judge(game.Game{}, from.after, step); len(breaches) > 0 {
		return walk{}, false
	}
	after, _ := game.Game{}.Apply(from.after, step)
	return walk{append(slices.Clone(from.path), to), after}, true
}

// keepCheapest adds a way to those that are as cheap and short, or replaces
// dearer and longer ones; false if it is neither.
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

// distinctOutcomes returns the ways that lead to different states.
func (a prompter) distinctOutcomes(ways []walk) []walk {
	var out []walk
	for _, w := range ways {
		if !slices.ContainsFunc(out, func(o walk) bool { return reflect.DeepEqual(o.after, w.after) }) {
			out = append(out, w)
		}
	}
	return out
}

// shortestWalk returns a shortest way over whatever borders there are, and the
// goal alone if none leads there.
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
	if len(path) == 0 {
		path = []parts.SpaceID{goal}
	}
	return path
}
