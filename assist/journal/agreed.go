package journal

import (
	"fmt"

	"tablemate/assist/chance"
)

// Agreed is what people agreed when an undo crossed what fell or was turned up since.
type Agreed string

// What can be agreed; NotAsked where nothing lay on the way back.
const (
	NotAsked Agreed = ""
	AsBefore Agreed = "same"  // the same result stands
	Anew     Agreed = "again" // there will be a new one
)

// agreedNote is the text of the note before the undo.
const agreedNote = "--undo %d %s"

// IsAgreedNote reads the note of what was agreed at an undo back to a line.
func IsAgreedNote(note string) (line int, agreed Agreed, ok bool) {
	_, err := fmt.Sscanf(note, agreedNote, &line, &agreed)
	return line, agreed, err == nil && (agreed == AsBefore || agreed == Anew)
}

// Strike records an undo back to a line, and what was agreed at it. Errors are those
// of Append.
func (w *Writer) Strike(line int, at Line, agreed Agreed) error {
	undo, note := at, at
	undo.Undo, note.Note = line, fmt.Sprintf(agreedNote, line, agreed)
	if agreed == NotAsked {
		return w.Append(undo)
	}
	return w.appendAll([]Line{note, undo})
}

// Agreement is what was agreed at the last undo, NotAsked where that is settled: its
// dice have fallen since, or it was taken back. Table lists the turns it struck whose
// chance was people's own and that nothing was reported instead of yet, oldest first.
func (r *Record) Agreement() (agreed Agreed, table []*Line) {
	undo := 0
	for i := range r.Lines {
		switch l := &r.Lines[i]; l.Entry() {
		case Undo:
			undo, agreed = l.N, NotAsked
			if i > 0 {
				if line, what, ok := IsAgreedNote(r.Lines[i-1].Note); ok && line == l.Undo {
					agreed = what
				}
			}
		case Redo:
			undo, agreed = 0, NotAsked
		}
	}
	if agreed == NotAsked {
		return agreed, nil
	}
	for _, n := range r.struckBy(undo) {
		if l := &r.Lines[n-2]; l.Roll.Source == chance.Table {
			table = append(table, l)
		}
	}
	for _, at := range r.standing {
		l := &r.Lines[at]
		switch {
		case l.N < undo:
		case l.Roll.Source == chance.Table && len(table) > 0:
			table = table[1:]
		case l.Roll.Source == chance.App && agreed == Anew:
			return NotAsked, nil
		}
	}
	return agreed, table
}
