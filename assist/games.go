// Package assist is the shelf: the games that tablemate knows, in the order in
// which they stand there. Each game's package leads people through one of them.
package assist

import (
	"sync"

	"tablemate/assist/chezguevara"
	"tablemate/assist/infiltrators"
	"tablemate/assist/micemystics"
	"tablemate/assist/picklerick"
	"tablemate/assist/raccoonheist"
	"tablemate/assist/session"
	"tablemate/tables"
)

// Games lists the games in shelf order. The list is made once and must not be changed.
var Games = sync.OnceValue(func() []session.Game {
	return session.Shelve(
		picklerick.Game(),
		raccoonheist.Game(),
		infiltrators.Game(),
		micemystics.Game(),
		chezguevara.Game(),
	)
})

// Rulebooks lists the rulebooks of the games.
func Rulebooks() []tables.Rulebook { return Games()[0].About().Shelf }
