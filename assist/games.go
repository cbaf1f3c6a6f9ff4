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

// games are those of the shelf, once one was wanted.
var games struct {
	made sync.Once
	list []session.Game
}

// Games lists the games in shelf order. The list is made once and must not be changed.
func Games() []session.Game {
	games.made.Do(func() {
		games.list = []session.Game{picklerick.Game(), raccoonheist.Game(), micemystics.Game(), infiltrators.Game(), chezguevara.Game()}
	})
	return games.list
}
