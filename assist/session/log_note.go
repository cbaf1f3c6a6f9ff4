package session

import (
	"tablemate/assist/journal"
	"tablemate/tables"
)

// noteText returns a note of the record in words: one that the app made says what it
// is about, any other stands as it was written.
func noteText(t *UI, note string) string {
	if a, ok := journal.IsAmendNote(note); ok {
		return t.Words.Say("amend.log", tables.Args{"line": a.Line, "count": a.Kept})
	}
	if line, agreed, ok := journal.IsAgreedNote(note); ok {
		return t.Words.Say("undo.log-"+string(agreed), tables.Args{"line": line})
	}
	return note
}
