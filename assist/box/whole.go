package box

import (
	"reflect"
	"slices"

	"tablemate/tables"
	"tablemate/tables/card"
)

// whole is what a check of a game finds between the entries of the file.
func (b *Box) whole(check func([]any, *card.Slips)) []*Fault {
	if check == nil {
		return nil
	}
	cards := make([]any, len(b.things))
	for i, t := range b.things {
		cards[i] = t.value
	}
	var found card.Slips
	check(cards, &found)
	var all []*Fault
	for _, slip := range found.All {
		s := slips{node: b.things[slip.Card].node}
		s.put(slip)
		all = append(all, s.found...)
	}
	return b.placed(all)
}

// Doubts is what may be right in the box and looks like a slip: words that lead
// to nothing that is known yet, and what the game knows besides. Nothing of it
// keeps anybody from playing.
func (b *Box) Doubts() []*Fault {
	all := b.whole(b.shape.Doubts)
	for _, t := range b.things {
		if t.value == nil {
			continue
		}
		s := slips{node: t.node}
		card.Walk(reflect.ValueOf(t.value), func(at []string, f card.Field, v reflect.Value) {
			if f.Kinds != nil && v.Kind() == reflect.String && !b.known(v.String(), f.Kinds) {
				s.add("box.unknown", at, tables.Args{"kind": f.Kinds[0]})
			}
		})
		all = append(all, b.placed(s.found)...)
	}
	slices.SortStableFunc(all, inText)
	return all
}

// known says that something of a kind answers to an id, or that nothing needs to.
func (b *Box) known(id string, kinds []string) bool {
	thing := func(t thing) bool { return t.id == id && t.kind == kinds[0] }
	return id == "" || slices.Contains(kinds[1:], id) || slices.ContainsFunc(b.things, thing)
}
