package box

import (
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	cards "tablemate/tables/picklerick"
)

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

// printedCards are the cards that the rulebook names. It may leave a price or a
// number to the real card.
func printedCards(b *Box) []Known {
	var all []Known
	for _, c := range cards.Cards {
		known := Known{ID: c.ID, Name: c.Name, From: Printed}
		switch {
		case b.at(c.ID) >= 0:
			known.From = Learned
		case c.Cost == nil || c.Amount == cards.Unread || c.Effect == cards.Other:
			known.From = Partly
		}
		all = append(all, known)
	}
	return all
}
