package journal

import "fmt"

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

// IsAgreedNote reads the note of what was agreed of all that was shown from a line on.
func IsAgreedNote(note string) (line int, agreed Agreed, ok bool) {
	_, err := fmt.Sscanf(note, agreedNote, &line, &agreed)
	return line, agreed, err == nil && (agreed == AsBefore || agreed == Anew)
}

// Strike records an undo back to a line, and what was agreed at it. Errors are those
// of Append.
func (w *Writer) Strike(line int, at Line, agreed Agreed) error {
	undo := at
	undo.Undo = line
	return w.appendAll(append(agreedAt(line, at, agreed), undo))
}

// Agree records what was agreed of a result that was shown on a line. Errors are those of
// Append.
func (w *Writer) Agree(line int, at Line, agreed Agreed) error {
	return w.appendAll(agreedAt(line, at, agreed))
}

// agreedAt is the note of what was agreed; none where nobody was asked.
func agreedAt(line int, at Line, agreed Agreed) []Line {
	if agreed == NotAsked {
		return nil
	}
	at.Note = fmt.Sprintf(agreedNote, line, agreed)
	return []Line{at}
}
