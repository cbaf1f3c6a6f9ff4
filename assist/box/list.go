package box

import (
	"cmp"
	"slices"

	"github.com/goccy/go-yaml"

	"tablemate/tables"
)

// Known is one thing in the list.
type Known struct {
	ID   string
	Name tables.Text
	From Source
	Kind string // in a game of several kinds
}

// Source says where a thing is known from.
type Source string

// What the rulebook names may still want its price or its number read off the
// real card.
const (
	Printed Source = "printed"
	Partly  Source = "partly"
	Learned Source = "learned"
)

// List returns what the rulebook names, then what people added, kind by kind.
func (b *Box) List() []Known {
	var all []Known
	for _, p := range b.shape.Printed {
		from := Partly
		switch {
		case b.index(p.ID) >= 0:
			from = Learned
		case p.Whole:
			from = Printed
		}
		all = append(all, Known{ID: p.ID, Name: p.Name, From: from})
	}
	named, kinds := len(all), b.shape.Names()
	for _, t := range b.things {
		if !slices.ContainsFunc(all[:named], func(k Known) bool { return k.ID == t.id }) {
			all = append(all, Known{t.id, nameIn(t), Learned, t.kind})
		}
	}
	slices.SortStableFunc(all[named:], func(a, c Known) int {
		return cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, c.Kind))
	})
	return all
}

// nameIn returns the name or title of an entry; its id where it has none.
func nameIn(t thing) tables.Text {
	var entry struct{ Name, Title tables.Text }
	if yaml.NodeToValue(t.node, &entry) != nil {
		return tables.Text{En: t.id, Ru: t.id}
	}
	return tables.Text{
		En: cmp.Or(entry.Name.En, entry.Name.Ru, entry.Title.En, entry.Title.Ru, t.id),
		Ru: cmp.Or(entry.Name.Ru, entry.Name.En, entry.Title.Ru, entry.Title.En, t.id),
	}
}
