package box

import (
	"github.com/goccy/go-yaml"

	"tablemate/tables"
	cards "tablemate/tables/picklerick"
)

// Known is one thing as a list shows it.
type Known struct {
	ID   string
	Name tables.Text
	From Source
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

// List is everything known of a game's box: what the rulebook names, then what
// people learned besides.
func (b *Box) List(game string) []Known {
	var all []Known
	named := map[string]bool{}
	if game == "picklerick" {
		for _, c := range cards.Cards {
			named[c.ID] = true
			all = append(all, Known{c.ID, c.Name, b.source(c)})
		}
	}
	for _, t := range b.things {
		if !named[t.id] {
			all = append(all, Known{t.id, nameIn(t), Learned})
		}
	}
	return all
}

func (b *Box) source(c cards.Card) Source {
	switch {
	case b.at(c.ID) >= 0:
		return Learned
	case c.Cost == nil || c.Amount == cards.Unread || c.Effect == cards.Other:
		return Partly
	}
	return Printed
}

// nameIn is what an entry is called; its id where it has no name.
func nameIn(t thing) tables.Text {
	var entry struct{ Name tables.Text }
	if yaml.NodeToValue(t.node, &entry) != nil || entry.Name == (tables.Text{}) {
		return tables.Text{En: t.id, Ru: t.id}
	}
	return entry.Name
}
