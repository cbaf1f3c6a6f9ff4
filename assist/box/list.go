package box

import (
	"cmp"
	"reflect"
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"tablemate/tables"
	"tablemate/tables/card"
)

// Known is one entry of the list that List returns.
type Known struct {
	ID   string
	Name tables.Text
	From Source
	Kind string // "" if the game has only one kind
}

// Source says where a card's values come from.
type Source string

// These are the values of Source. `Partly` means that the rulebook has only some of the card's
// values.
const (
	Printed Source = "printed"
	Partly  Source = "partly"
	Learned Source = "learned"
)

// List returns the cards that the rulebook names, and after them the added cards. Only the added
// cards are sorted by kind.
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

// kindField is used only if the game has several kinds of cards.
const kindField = "kind"

func (b *Box) kindOf(node ast.Node) string {
	if kind := child(node, kindField); kind != nil && len(b.shape.Kinds) > 1 {
		return kind.GetToken().Value
	}
	return ""
}

func idOf(node ast.Node) (string, error) {
	if plain, ok := child(node, "id").(*ast.StringNode); ok {
		return plain.Value, nil
	}
	var named struct {
		ID string `yaml:"id"`
	}
	err := yaml.NodeToValue(node, &named)
	return named.ID, err
}

// fieldsOf returns all fields of an entry except its kind. If the Go type has no field for the id,
// the id is left out too.
func fieldsOf(node ast.Node, kind card.Kind) ast.Node {
	all, ok := node.(*ast.MappingNode)
	if !ok || kind.Name == "" {
		return node
	}
	own := *all
	own.Values = slices.DeleteFunc(slices.Clone(all.Values), func(f *ast.MappingValueNode) bool {
		name := f.Key.GetToken().Value
		return name == kindField || name == "id" && kind.Alone
	})
	return &own
}

func decode(node ast.Node, kind card.Kind, into any) error {
	return yaml.NodeToValue(fieldsOf(node, kind), into, yaml.Strict())
}

func (b *Box) checkBetween(check func([]any, *card.Slips)) []*Fault {
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
		s := checker{node: b.things[slip.Card].node}
		s.put(slip)
		all = append(all, s.found...)
	}
	return b.placed(all)
}

// Doubts returns likely mistakes, which do not prevent play. These are references to unknown ids,
// and the mistakes that Shape.Doubts finds.
func (b *Box) Doubts() []*Fault {
	all := b.checkBetween(b.shape.Doubts)
	for _, t := range b.things {
		if t.value == nil {
			continue
		}
		s := checker{node: t.node}
		card.Walk(reflect.ValueOf(t.value), func(at []string, f card.Field, v reflect.Value) {
			if f.Kinds != nil && v.Kind() == reflect.String && !b.answers(v.String(), f.Kinds) {
				s.add("box.unknown", at, tables.Args{"kind": f.Kinds[0]})
			}
		})
		all = append(all, b.placed(s.found)...)
	}
	slices.SortStableFunc(all, byPlace)
	return all
}

// The method `answers` reports whether a card may refer to an id. It may do so if the id is empty,
// is in kinds[1:], or is the id of an entry of the kind kinds[0].
func (b *Box) answers(id string, kinds []string) bool {
	thing := func(t thing) bool { return t.id == id && t.kind == kinds[0] }
	return id == "" || slices.Contains(kinds[1:], id) || slices.ContainsFunc(b.things, thing)
}
