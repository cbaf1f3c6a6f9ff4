package picklerick

import (
	"reflect"

	"tablemate/tables/card"
)

// Shape describes the cards that people may save. A cost with a joker is an error (PR-DICE-10).
func Shape() card.Shape {
	return card.Shape{
		Game:  "picklerick",
		Kinds: []card.Kind{{Of: Card{}}},
		Lists: map[reflect.Type][]string{
			reflect.TypeFor[Symbol](): card.Words(Symbols...),
			reflect.TypeFor[Colour](): card.Words(NoColour, Red, Blue, Grey),
			reflect.TypeFor[Edge]():   card.Words("", Open, Wall, Vent),
			reflect.TypeFor[Place]():  card.Words(append([]Place{Corridor}, Places...)...),
			reflect.TypeFor[Effect](): card.Words(Effects...),
			reflect.TypeFor[Side]():   card.Words(AnySide, RickSide, RussiansSide),
		},
		Instead: map[string]string{string(Joker): "card-joker"},
		Printed: printed(),
	}
}

// Wrong adds an error to s for an invalid cost or range.
func (c Card) Wrong(s *card.Slips) {
	if cost := c.Cost; cost != nil {
		s.Unless(cost.X != Joker, "card-joker", "cost", "x")
		s.Unless((cost.X == "") == (cost.XMax == 0), "card-x", "cost", "x")
	}
	s.Unless(c.Range == nil || c.Range.Min <= c.Range.Max, "card-range", "range")
}

func printed() []card.Printed {
	all := make([]card.Printed, 0, len(Cards))
	for _, c := range Cards {
		whole := c.Cost != nil && c.Amount != Unread && c.Effect != Other
		all = append(all, card.Printed{ID: c.ID, Name: c.Name, Whole: whole})
	}
	return all
}
