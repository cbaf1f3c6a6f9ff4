package box

import (
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	mice "tablemate/tables/micemystics"
)

// miceShape is the box of Mice and Mystics: things of several kinds, each with
// "kind:" beside the fields of its type in tables/micemystics.
func miceShape() shape {
	return shape{
		entry: miceFaults, whole: miceMisfits, doubts: miceDoubts, kind: miceKind,
		kinds: miceKinds(), only: []string{string(mice.CatKind), string(mice.DieKind)},
	}
}

func miceKinds() []string {
	var all []string
	for _, k := range mice.Kinds {
		all = append(all, string(k))
	}
	return all
}

// miceKind is the kind of a Go value, or of what a pointer leads to.
func miceKind(what any) string {
	switch what.(type) {
	case mice.Hero, *mice.Hero:
		return string(mice.HeroKind)
	case mice.Minion, *mice.Minion:
		return string(mice.MinionKind)
	case mice.Cat, *mice.Cat:
		return string(mice.CatKind)
	case mice.Search, *mice.Search:
		return string(mice.SearchKind)
	case mice.Ability, *mice.Ability:
		return string(mice.AbilityKind)
	case mice.Encounter, *mice.Encounter:
		return string(mice.EncounterKind)
	case mice.Tile, *mice.Tile:
		return string(mice.TileKind)
	case mice.Chapter, *mice.Chapter:
		return string(mice.ChapterKind)
	case mice.Die, *mice.Die:
		return string(mice.DieKind)
	case mice.Campaign, *mice.Campaign:
		return string(mice.CampaignKind)
	}
	return ""
}

// miceFaults holds an entry against what a thing of its kind can be.
func miceFaults(node ast.Node) []*Fault {
	s := &slips{node: node}
	kind := kindOf(node)
	choice(s, kind, miceKinds(), kindField)
	if slices.Contains(miceShape().only, kind) {
		s.unless(fieldAt(node, "id").Value == kind, "box.only-one", "id")
	}
	s.numerals(node)
	if len(s.found) == 0 {
		s.thing(mice.Kind(kind))
	}
	return s.found
}

// thing holds the fields of an entry against its kind.
func (s *slips) thing(kind mice.Kind) {
	switch kind {
	case mice.HeroKind:
		judge(s, (*slips).hero)
	case mice.MinionKind:
		judge(s, (*slips).minion)
	case mice.CatKind:
		judge(s, (*slips).cat)
	case mice.SearchKind:
		judge(s, (*slips).search)
	case mice.AbilityKind:
		judge(s, (*slips).ability)
	case mice.EncounterKind:
		judge(s, (*slips).encounter)
	case mice.TileKind:
		s.mapText()
		judge(s, (*slips).tile)
	case mice.ChapterKind:
		judge(s, (*slips).chapter)
	case mice.DieKind:
		judge(s, (*slips).die)
	case mice.CampaignKind:
		judge(s, (*slips).campaign)
	}
}

// judge reads an entry as a thing and holds its values against what they can be.
func judge[T any](s *slips, values func(*slips, T)) {
	if len(s.found) > 0 {
		return
	}
	var what T
	if err := yaml.NodeToValue(miceShape().fields(s.node), &what, yaml.Strict()); err != nil {
		s.found = append(s.found, faultOf(err, s.node))
		return
	}
	values(s, what)
}

// numerals finds words that the library reads as other numbers than they look
// like: 010 would become 8.
func (s *slips) numerals(node ast.Node) {
	ast.Walk(walker(func(n ast.Node) {
		switch t := n.GetToken(); {
		case n.Type() != ast.IntegerType:
		case t.Type == token.OctetIntegerType, t.Type == token.HexIntegerType, t.Type == token.BinaryIntegerType, strings.Contains(t.Value, "_"):
			s.found = append(s.found, fault(t, "box.quote", "field", t.Value, "value", t.Value))
		}
	}), node)
}

// walker looks at every node of an entry.
type walker func(ast.Node)

// Visit implements ast.Visitor.
func (w walker) Visit(n ast.Node) ast.Visitor {
	w(n)
	return w
}
