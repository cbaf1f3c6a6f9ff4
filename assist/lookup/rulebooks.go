package lookup

import (
	"tablemate/tables"
	"tablemate/tables/chezguevara"
	"tablemate/tables/infiltrators"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
	"tablemate/tables/raccoonheist"
)

// Rulebooks lists the rulebooks that can be looked into, in shelf order: those
// of games that are not played here yet, too.
func Rulebooks() []tables.Rulebook {
	return []tables.Rulebook{
		picklerick.Rulebook(),
		raccoonheist.Rulebook(),
		infiltrators.Rulebook(),
		micemystics.Rulebook(),
		chezguevara.Rulebook(),
	}
}
