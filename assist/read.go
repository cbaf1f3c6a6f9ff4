package assist

import (
	"tablemate/assist/micemystics"
	"tablemate/assist/picklerick"
	"tablemate/assist/session"
)

// Read asks for one thing of a game's real box that the rulebook does not name,
// and keeps it in t's box. It gives the thing's name, "" for a game whose box
// holds nothing to be read off.
func Read(game string, t *session.Talk) (string, error) {
	switch game {
	case "picklerick":
		return picklerick.ReadCard(t)
	case "micemystics":
		return micemystics.ReadThing(t)
	}
	return "", nil
}
