package box

import (
	"reflect"
	"slices"
	"strconv"

	"tablemate/tables/card"
)

// whole is what a check of a game finds between the entries of the file.
func (b *Box) whole(check func([]card.Entry, *card.Slips)) []*Fault {
	if check == nil {
		return nil
	}
	entries := make([]card.Entry, len(b.things))
	for i, t := range b.things {
		entries[i] = card.Entry{Kind: t.kind, ID: t.id, Value: t.value}
	}
	var found card.Slips
	check(entries, &found)
	var all []*Fault
	for _, slip := range found.All {
		s := slips{node: b.things[slip.Entry].node}
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
		if t.value != nil {
			s := slips{node: t.node}
			b.strangers(&s, reflect.ValueOf(t.value), card.Fields(reflect.TypeOf(t.value)))
			all = append(all, b.placed(s.found)...)
		}
	}
	slices.SortStableFunc(all, inText)
	return all
}

// strangers doubts ids to which nothing of their kind answers.
func (b *Box) strangers(s *slips, in reflect.Value, fields []card.Field, at ...string) {
	for _, f := range fields {
		v, path := f.Of(in), append(slices.Clone(at), f.Name)
		switch {
		case f.Kinds != nil && v.Kind() == reflect.String:
			b.stranger(s, v.String(), f, path)
		case f.Kinds != nil:
			for i := range v.Len() {
				b.stranger(s, v.Index(i).String(), f, append(path, strconv.Itoa(i)))
			}
		case f.Inner() != nil && v.Kind() == reflect.Slice:
			for i := range v.Len() {
				b.strangers(s, v.Index(i), f.Inner(), append(path, strconv.Itoa(i))...)
			}
		}
	}
}

func (b *Box) stranger(s *slips, id string, f card.Field, path []string) {
	known := slices.ContainsFunc(b.things, func(t thing) bool { return t.id == id && t.kind == f.Kinds[0] })
	if id != "" && !known && !slices.Contains(f.Kinds[1:], id) {
		s.add("box.unknown", path, map[string]any{"kind": f.Kinds[0]})
	}
}
