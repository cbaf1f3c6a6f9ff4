package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// Report is a short phrase for a report, as undo and the log name it.
func (Flow) Report(_ *session.Talk, a game.Action) string { return a.Kind() }
