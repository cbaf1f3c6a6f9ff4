package infiltrators

import (
	"reflect"

	"tablemate/tables/card"
)

// Shape describes the possible contents of a box of the game: missions of the mission book, and
// missions that people invent. Package rules/infiltrators decides whether a mission can be played.
func Shape() card.Shape {
	return card.Shape{
		Game:  "infiltrators",
		Kinds: []card.Kind{{Of: Mission{}}},
		Lists: map[reflect.Type][]string{
			reflect.TypeFor[Specials](): card.Words("", NoSpecials, SpecialsInDeck, SpecialsByText),
			reflect.TypeFor[Order]():    card.Words("", Clockwise, Counterclockwise, OrderByText),
		},
	}
}
