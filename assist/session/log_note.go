package session

import (
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// noteText returns a note of the record in words: one that the app made says what it
// is about, any other stands as it was written.
func noteText(t *talk.UI, note string) string {
	if a, ok := journal.IsAmendNote(note); ok {
		return t.Words.Say("amend.log", tables.Args{"line": a.Line, "count": a.Kept})
	}
	if line, agreed, ok := journal.IsAgreedNote(note); ok {
		return t.Words.Say("undo.log-"+string(agreed), tables.Args{"line": line})
	}
	if kept, ok := journal.IsKeptNote(note); ok {
		id := "session.outside-kept"
		if kept.Back {
			id = "session.outside-back"
		}
		return t.Words.Say(id, tables.Args{"id": kept.ID})
	}
	return note
}
