package journal

import (
	"encoding/json"
	"fmt"
	"strings"

	"tablemate/tables/strictjson"
)

// Kept is a note of what the owner's box holds from now on because of a report, so that it
// can be taken back with the report. It is written before the box is.
type Kept struct {
	ID   string          `json:"id"`
	Was  json.RawMessage `json:"was,omitempty"`  // what the box held before, nil for nothing
	Is   json.RawMessage `json:"is,omitempty"`   // likewise, from now on
	Back bool            `json:"back,omitempty"` // the report was struck out: Is is what had been there
	Line int             `json:"-"`              // of the note
}

// keptNote begins the note.
const keptNote = "--box "

// Note is the text of the note.
func (k Kept) Note() string {
	text, err := strictjson.Write(k)
	if err != nil {
		panic(fmt.Sprint("no JSON: ", err)) // Was and Is are what strictjson.Write gave
	}
	return keptNote + string(text)
}

// IsKeptNote reads the note; false where it is another one.
func IsKeptNote(note string) (k Kept, ok bool) {
	text, found := strings.CutPrefix(note, keptNote)
	return k, found && strictjson.Read([]byte(text), &k) == nil
}

// Kept is the last of the notes, false where there is none.
func (r *Record) Kept() (Kept, bool) {
	for i := len(r.Lines) - 1; i >= 0; i-- {
		if k, ok := IsKeptNote(r.Lines[i].Note); ok {
			k.Line = r.Lines[i].N
			return k, true
		}
	}
	return Kept{}, false
}
