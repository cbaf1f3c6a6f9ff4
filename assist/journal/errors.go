package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"runtime"
	"syscall"

	"tablemate/tables"
)

// What names one thing that can be wrong. It is an error of its own, so that
// errors.Is(err, journal.Busy) finds it in a *Trouble or a *Damage.
type What string

func (w What) Error() string { return string(w) }

// What can be wrong with one line.
const (
	NotJSON       What = "not-json"
	NotText       What = "not-text" // bytes that are no UTF-8
	UnknownField  What = "unknown-field"
	FieldTwice    What = "field-twice"
	WrongValue    What = "wrong-value"
	WrongNumber   What = "wrong-number"
	NoEntry       What = "no-entry"   // neither a turn nor anything else
	NoLink        What = "no-link"    // the lines before carry hashes, this one does not
	WrongLink     What = "wrong-link" // its note of the line before is itself miswritten
	Changed       What = "changed"    // the line after it remembers another text
	NothingToUndo What = "nothing-to-undo"
	NothingToRedo What = "nothing-to-redo"
)

// Damage is one line of a record that cannot be trusted. Nothing behind it was
// read, and nothing in the file was touched.
type Damage struct {
	Path  string
	Line  int
	What  What
	Field string // of UnknownField, FieldTwice and WrongValue
	Other int    // the line that an undo or redo names
}

func (d *Damage) on(line int) *Damage {
	if d != nil {
		d.Line = line
	}
	return d
}

// Error names the damage for a log; people are told by Message.
func (d *Damage) Error() string {
	text := fmt.Sprintf("%s:%d: %s", d.Path, d.Line, d.What)
	if d.Field != "" {
		text += fmt.Sprintf(" %q", d.Field)
	}
	return text
}

// Unwrap gives the What.
func (d *Damage) Unwrap() error { return d.What }

// Message is the sentence for people: its id and what it mentions.
func (d *Damage) Message() (string, tables.Args) {
	return "journal." + string(d.What), tables.Args{
		"file": filepath.Base(d.Path), "line": d.Line, "before": d.Line - 1, "field": d.Field, "other": d.Other,
	}
}

// What can be wrong with a whole file.
const (
	Missing    What = "missing"
	Unreadable What = "unreadable"
	IsFolder   What = "is-folder"
	Empty      What = "empty"
	Unfinished What = "unfinished" // its first line was never written to the end
	Mark       What = "mark"       // begins with a byte order mark
	Binary     What = "binary"
	NotOurs    What = "not-ours"
	Newer      What = "newer" // a later version of this program wrote it

	Busy     What = "busy"  // another program is writing it
	Taken    What = "taken" // a new table may not replace an old one
	Full     What = "full"
	ReadOnly What = "read-only"
	Denied   What = "denied"
	Unsaved  What = "unsaved" // any other reason why a line was not saved

	NoSeed    What = "no-seed"    // the secret seed file is gone
	WrongSeed What = "wrong-seed" // the seed is not the one that was committed
	SeedOpen  What = "seed-open"  // the committed seed is still closed, or already open
	NoFolder  What = "no-folder"  // nowhere to keep tables
)

// Trouble is a file that cannot be used, read or written.
type Trouble struct {
	Path string
	What What
	Err  error // the system's reason, where there is one
}

// Error names the trouble for a log; people are told by Message.
func (t *Trouble) Error() string {
	if t.Err != nil {
		return fmt.Sprintf("%s: %s: %v", t.Path, t.What, t.Err)
	}
	return fmt.Sprintf("%s: %s", t.Path, t.What)
}

// Unwrap gives the What and the system's reason.
func (t *Trouble) Unwrap() []error {
	if t.Err == nil {
		return []error{t.What}
	}
	return []error{t.What, t.Err}
}

// Message is the sentence for people: its id and what it mentions.
func (t *Trouble) Message() (string, tables.Args) {
	cause := ""
	if t.Err != nil {
		cause = t.Err.Error()
	}
	return "journal." + string(t.What), tables.Args{
		"file": filepath.Base(t.Path), "folder": filepath.Dir(t.Path), "path": t.Path, "cause": cause,
	}
}

// reading sorts the reasons why a file was not read.
func reading(path string, err error) *Trouble {
	what := Unreadable
	if errors.Is(err, fs.ErrNotExist) {
		what = Missing
	}
	return &Trouble{Path: path, What: what, Err: err}
}

// saving sorts the reasons why a file was not written.
func saving(path string, err error) *Trouble {
	what := Unsaved
	switch {
	case isFull(err):
		what = Full
	case errors.Is(err, syscall.EROFS):
		what = ReadOnly
	case errors.Is(err, fs.ErrPermission):
		what = Denied
	}
	return &Trouble{Path: path, What: what, Err: err}
}

func isFull(err error) bool {
	const windowsDiskFull = syscall.Errno(112)
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) ||
		runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull)
}
