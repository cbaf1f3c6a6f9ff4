package journal

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	"tablemate/assist/chance"
	"tablemate/tables/strictjson"
)

// Kept is a note about a change in the owner's box, the file of typed-in cards. It is written
// before the change. If people undo the report that caused the change, the note is used to restore
// the box.
type Kept struct {
	ID   string          `json:"id"`
	Was  json.RawMessage `json:"was,omitempty"`  // the value before the change; nil if there was none
	Is   json.RawMessage `json:"is,omitempty"`   // the value after the change; nil if there is none
	Back bool            `json:"back,omitempty"` // whether an undo caused the change
	Line int             `json:"-"`              // the line of the note
}

const keptNote = "--box "

// Note returns the text of the note.
func (k Kept) Note() string {
	text, err := strictjson.Write(k)
	if err != nil {
		panic(fmt.Sprint("no JSON: ", err)) // impossible: the fields Was and Is have valid JSON
	}
	return keptNote + string(text)
}

// IsKeptNote parses a note about the box.
func IsKeptNote(note string) (k Kept, ok bool) {
	text, found := strings.CutPrefix(note, keptNote)
	return k, found && strictjson.Read([]byte(text), &k) == nil
}

// Kept returns the last note about the box.
func (r *Record) Kept() (Kept, bool) {
	for i := len(r.Lines) - 1; i >= 0; i-- {
		if k, ok := IsKeptNote(r.Lines[i].Note); ok {
			k.Line = r.Lines[i].N
			return k, true
		}
	}
	return Kept{}, false
}

// Copy marks a record as a what-if copy, in which people try other moves than in the real game.
type Copy struct {
	Of    string `json:"of" jsonschema:"the table that was copied"`
	Line  int    `json:"line" jsonschema:"the last line of that table that was looked at"`
	Head  string `json:"head" jsonschema:"the code of that record when it was copied"`
	Lines int    `json:"lines" jsonschema:"how many lines of this file were copied, the header among them"`
}

// IsCopy reports whether the record is a what-if copy.
func (h Header) IsCopy() bool { return h.Copy != nil }

// CopiesIn returns the folder for saved what-if copies of the tables in dir.
func CopiesIn(dir string) string { return filepath.Join(dir, "whatif") }

// CopyTo creates a what-if copy with the turns up to line `until`. Turns that are struck out are
// not copied. The copy has a new dice seed, because the old seed would reveal future rolls. Rolls
// of the app are copied as rolls with real dice. The errors are those of Create.
func (r *Record) CopyTo(path, name string, until int, seed chance.Seed) error {
	h := r.Header
	h.Table = name
	var lines []Line
	for l := range r.Standing() {
		if l.N <= until {
			lines = append(lines, copied(*l))
		}
	}
	h.Copy = &Copy{Of: r.Header.Table, Line: until, Head: r.Code(r.Header.Lang), Lines: len(lines) + 1}
	w, err := Create(path, h, seed)
	if err != nil {
		return err
	}
	defer w.Close()
	return w.appendAll(lines)
}

func copied(l Line) Line {
	l.N, l.Prev, l.Struck = 0, "", 0
	l.From, l.Ruled = "", ""
	if l.Roll.Source == chance.App {
		l.Roll = Roll{Source: chance.Table}
	}
	return l
}
