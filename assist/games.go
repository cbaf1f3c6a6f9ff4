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
)

// Games lists the games in shelf order. The list is made once and must not be changed.
func Games() []session.Game { return games() }

var games = sync.OnceValue(func() []session.Game {
	return []session.Game{picklerick.Game(), raccoonheist.Game(), micemystics.Game(), infiltrators.Game(), chezguevara.Game()}
})
