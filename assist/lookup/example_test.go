package lookup_test

import (
	"fmt"

	"tablemate/assist/lookup"
	"tablemate/tables"
	"tablemate/tables/raccoonheist"
)

// A rule is found by a part of a word in either language.
func ExampleBook_Find() {
	book := lookup.New(raccoonheist.Rulebook())
	for _, query := range []string{"dog leftmost", "хлопушка от кубика подвала"} {
		found := book.Find(query)
		fmt.Println(found[0].ID, found[0].Text.In(tables.English))
	}
	// Output:
	// RH-DOG-01 A roll of 1–5 puts the Dog on the large card at that position, counting from the left.
	// RH-BAS-10 If the Owner is not in the Basement, everyone there rolls, whether or not somebody has the popper: it does not protect from the Basement die.
}
