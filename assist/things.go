package assist

import (
	"tablemate/assist/lookup"
	"tablemate/assist/picklerick"
	"tablemate/assist/session"
)

// Things are what lies in a game's box and bears a name: the cards that its
// rulebook names, and those that its owner read off. A nil box holds none of
// these.
func Things(game string, kept session.Box) []lookup.Thing {
	if game == "picklerick" {
		return picklerick.Things(kept)
	}
	return nil
}
