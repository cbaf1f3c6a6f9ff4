package raccoonheist

import (
	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
)

// tale is how a record reads as a tale. The seals are proved by the raw lines.
var tale = session.TaleSpec[game.State, game.Action]{
	Quiet:  []string{"hide", "keep", "leave"},
	Silent: []string{"hidden", "hidden-check", "matches", "matches-check", "round", "warned"},
}
