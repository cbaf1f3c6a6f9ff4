package micemystics

import (
	"reflect"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// way is a walk and the table after it.
type way struct {
	path  []parts.SpaceID
	after game.State
}

// mostWays bounds how many equally good ways to one space are told apart.
const mostWays = 4

// ways are the cheapest walks of a mouse to each space that it can reach, by the
// rules' own word: step by step, as long as nothing must be told in between.
func (a prompter) ways(mouse game.Name) map[parts.SpaceID][]way {
	found := map[parts.SpaceID][]way{}
	open := []way{{after: a.state}}
	for len(open) > 0 {
		from := open[0]
		open = open[1:]
		at := from.after.At(mouse)
		if len(from.path) > 0 && !slices.ContainsFunc(found[at.Space], func(w way) bool { return reflect.DeepEqual(w.path, from.path) }) {
			continue // a cheaper way was found since
		}
		for _, id := range a.near(at) {
			next, ok := a.tread(mouse, from, id)
			if !ok || id == a.state.At(mouse).Space || slices.Contains(from.path, id) {
				continue
			}
			if kept, goesOn := better(found[id], next); goesOn {
				found[id] = kept
				if len(next.after.Waits) == 0 && !next.after.Turn.Halted {
					open = append(open, next)
				}
			}
		}
	}
	return found
}

// near are the spaces beside a spot, the other end of the hook and line too.
func (a prompter) near(at game.Spot) []parts.SpaceID {
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

// tread is a way with one more step, where the rules allow it.
func (a prompter) tread(mouse game.Name, from way, to parts.SpaceID) (way, bool) {
	var step game.Action = game.Move{Mouse: mouse, Path: []parts.SpaceID{to}}
	if breaches, _ := rules.Judge(game.Game{}, from.after, step); len(breaches) > 0 {
		return way{}, false
	}
	after, _ := game.Game{}.Apply(from.after, step)
	return way{append(slices.Clone(from.path), to), after}, true
}

// better adds a way to those that are as cheap and short, or replaces dearer
// and longer ones; false where it is no good.
func better(known []way, w way) ([]way, bool) {
	if len(known) == 0 {
		return []way{w}, true
	}
	have := known[0]
	switch left, had := w.after.Turn.Points, have.after.Turn.Points; {
	case left > had, left == had && len(w.path) < len(have.path):
		return []way{w}, true
	case left < had, len(w.path) > len(have.path), len(known) == mostWays:
		return known, false
	}
	return append(slices.Clone(known), w), true
}

// differing are the ways that do not lead to the same table.
func (a prompter) differing(ways []way) []way {
	var out []way
	for _, w := range ways {
		if !slices.ContainsFunc(out, func(o way) bool { return reflect.DeepEqual(o.after, w.after) }) {
			out = append(out, w)
		}
	}
	return out
}

// anyWay is a shortest walk over whatever borders there are; only the goal where
// none leads there.
func (c can) anyWay(goal parts.SpaceID) []parts.SpaceID {
	from := map[parts.SpaceID]parts.SpaceID{c.mouse.At.Space: ""}
	open := []parts.SpaceID{c.mouse.At.Space}
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		for _, id := range c.near(game.Spot{Room: c.mouse.At.Room, Space: at}) {
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
