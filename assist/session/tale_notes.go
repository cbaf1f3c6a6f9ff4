package session

import (
	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// saidNote is a note of a record in words: what people agreed about an undo, that they
// amended a line, or what they wrote down.
type saidNote struct {
	line int
	text string
}

// saidNotes returns the notes that stand in a record, in their order.
func saidNotes(t *talk.UI, record *journal.Record) []saidNote {
	var said []saidNote
	inForce := record.InForce()
	for _, line := range record.Lines {
		_, amends := journal.IsAmendNote(line.Note)
		if line.Entry() == journal.Note && (!amends || inForce[line.N]) {
			said = append(said, saidNote{line.N, AsSentence(noteText(t, line.Note))})
		}
	}
	return said
}

// note adds the notes that stand before a line to the section that was told last, and
// returns the others.
func (told *tale) note(said []saidNote, before int, heading string) []saidNote {
	for len(said) > 0 && said[0].line < before {
		under := told.under(heading)
		under.add([]string{said[0].text}, false)
		under.closed = true
		said = said[1:]
	}
	return said
}
