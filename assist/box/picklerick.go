package box

import (
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	cards "tablemate/tables/picklerick"
)

// shape says what is wrong with an entry as a thing of one game.
type shape func(ast.Node) []*Fault

// shapeOf is the shape of a game's things; nil where nothing is known of them.
func shapeOf(game string) shape {
	switch game {
	case "picklerick":
		return cardFaults
	}
	return nil
}

// cardFaults holds an entry against what a card of Pickle Rick can be.
func cardFaults(node ast.Node) []*Fault {
	var card cards.Card
	if err := yaml.NodeToValue(node, &card, yaml.Strict()); err != nil {
		f := faultOf(err, node)
		if f.ID == "box.unknown-field" && f.Args["field"] == string(cards.Joker) {
			f.ID = "box.card-joker" // PR-DICE-10
		}
		return []*Fault{f}
	}
	s := &slips{node: node}
	s.unless(card.Name.En != "" || card.Name.Ru != "", "box.no-name", "name")
	s.unless(slices.Contains([]cards.Side{cards.AnySide, cards.RickSide, cards.RussiansSide}, card.Side), "box.card-side", "side")
	s.unless(slices.Contains(cards.Effects, card.Effect), "box.card-effect", "effect")
	s.count("amount", card.Amount)
	s.count("targets", card.Targets)
	s.count("draws", card.Draws)
	if card.Cost != nil {
		s.cost(*card.Cost)
	}
	if reach := card.Range; reach != nil {
		s.unless(0 <= reach.Min && reach.Min <= reach.Max && reach.Max <= most, "box.card-range", "range")
	}
	return s.found
}

// most is more than any card of any game counts.
const most = 99

// slips collects what is wrong with one entry.
type slips struct {
	node  ast.Node
	found []*Fault
}

func (s *slips) unless(right bool, id string, path ...string) {
	if !right {
		at := fieldAt(s.node, path...)
		s.found = append(s.found, fault(at, id, "field", path[len(path)-1], "value", at.Value))
	}
}

// count holds a number against what a card may count. The library takes half a
// number for a whole one.
func (s *slips) count(name string, n int, in ...string) {
	path := append(in, name)
	_, half := nodeAt(s.node, path...).(*ast.FloatNode)
	s.unless(0 <= n && n <= most && !half, "box.card-count", path...)
}

// cost holds a price against the symbols that cards print: no card asks for a
// joker (PR-DICE-10).
func (s *slips) cost(c cards.Cost) {
	s.count("movement", c.Movement, "cost")
	s.count("card", c.Card, "cost")
	s.count("tools", c.Tools, "cost")
	s.count("gun", c.Gun, "cost")
	s.count("any", c.Any, "cost")
	s.count("x_max", c.XMax, "cost")
	s.unless(c.X != cards.Joker, "box.card-joker", "cost", "x")
	s.unless(c.X == "" || slices.Contains(cards.Symbols, c.X), "box.card-symbol", "cost", "x")
	s.unless((c.X == "") == (c.XMax == 0), "box.card-x", "cost", "x")
}
