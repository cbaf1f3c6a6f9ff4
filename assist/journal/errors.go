package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"runtime"
	"syscall"

	"tablemate/assist/disk"
	"tablemate/tables"
)

// A `What` is the kind of an error or of a Discrepancy. To check the kind of a *FileError or
// *LineError, use errors.Is, as in errors.Is(err, journal.Busy).
type What string

func (w What) Error() string { return string(w) }

// The errors of one line.
const (
	NotJSON       What = "not-json"
	NotText       What = "not-text" // bytes that are not UTF-8
	UnknownField  What = "unknown-field"
	FieldTwice    What = "field-twice"
	WrongValue    What = "wrong-value"
	WrongNumber   What = "wrong-number"
	NoEntry       What = "no-entry"   // the fields of the line fit no kind of line, or more than one kind
	NoLink        What = "no-link"    // the line has no hash, although earlier lines have one
	WrongLink     What = "wrong-link" // some digits of the line's hash are wrong
	Changed       What = "changed"    // the line does not match the hash in the next line
	NothingToUndo What = "nothing-to-undo"
	NothingToRedo What = "nothing-to-redo"
	TooMuch       What = "too-much" // more data than any game needs
)

// LineError describes the first invalid line of a record. Later lines were not read.
type LineError struct {
	Path  string
	Line  int
	What  What
	Field string // the invalid field, if What is UnknownField, FieldTwice or WrongValue
	Other int    // the line that an invalid undo or redo refers to
}

// Error returns the error as text for a log. For people, use Message.
func (e *LineError) Error() string {
	text := fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.What)
	if e.Field != "" {
		text += fmt.Sprintf(" %q", e.Field)
	}
	return text
}

// Unwrap returns the kind of the error.
func (e *LineError) Unwrap() error { return e.What }

// Message returns the id of a sentence for people, and the arguments of this sentence.
func (e *LineError) Message() (string, tables.Args) {
	return "journal." + string(e.What), tables.Args{
		"file": filepath.Base(e.Path), "line": e.Line, "before": e.Line - 1, "field": e.Field, "other": e.Other,
	}
}

// The errors of a whole file.
const (
	Missing    What = "missing"
	Unreadable What = "unreadable"
	IsFolder   What = "is-folder"
	Empty      What = "empty"
	Unfinished What = "unfinished" // the first line is incomplete
	Mark       What = "mark"       // the file begins with a byte order mark
	Binary     What = "binary"
	NotOurs    What = "not-ours"
	Newer      What = "newer"    // a later version of this program wrote the file
	Older      What = "older"    // the file has a format that is no longer supported
	NotFile    What = "not-file" // the path is a pipe or a device
	TooBig     What = "too-big"

	Busy     What = "busy"  // another program is writing the file
	Taken    What = "taken" // a new table must not overwrite an existing one
	Full     What = "full"
	ReadOnly What = "read-only"
	Denied   What = "denied"
	Unsaved  What = "unsaved" // the line was not saved, for a reason that is not in this list
	// Uncertain means that a line could be neither synced nor removed.
	Uncertain What = "uncertain"
	Moved     What = "moved"   // the file was renamed, replaced or removed during play
	Altered   What = "altered" // another program has changed the file

	movedLost   What = "moved-lost" // like Moved, but the record could not be saved in another file
	alteredLost What = "altered-lost"

	NoSeed    What = "no-seed"    // the secret file with the seed is missing
	WrongSeed What = "wrong-seed" // the seed does not match the recorded commitment
	SeedOpen  What = "seed-open"  // from Reveal: there is no secret seed; from Seal: the old seed is still secret
	NoFolder  What = "no-folder"  // the folder for tables is unknown
)

// FileError describes a file that cannot be used, read or written.
type FileError struct {
	Path  string
	What  What
	Err   error  // the system's error, or nil
	Saved string // for Moved and Altered: the new file with the whole record; "" if there is none
}

// Error returns the error as text for a log. For people, use Message.
func (e *FileError) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("%s: %s: %v", e.Path, e.What, e.Err)
	}
	return fmt.Sprintf("%s: %s", e.Path, e.What)
}

// Unwrap returns the kind of the error, and the system's error if there is one.
func (e *FileError) Unwrap() []error {
	if e.Err == nil {
		return []error{e.What}
	}
	return []error{e.What, e.Err}
}

// Message returns the id of a sentence for people, and the arguments of this sentence.
func (e *FileError) Message() (string, tables.Args) {
	cause := ""
	if e.Err != nil {
		cause = e.Err.Error()
	}
	what := e.What
	switch {
	case e.Saved == "" && what == Moved:
		what = movedLost
	case e.Saved == "" && what == Altered:
		what = alteredLost
	}
	return "journal." + string(what), tables.Args{
		"file": filepath.Base(e.Path), "folder": filepath.Dir(e.Path), "path": e.Path, "cause": cause, "saved": e.Saved,
	}
}

func readError(path string, err error) *FileError {
	what := Unreadable
	switch {
	case errors.Is(err, fs.ErrNotExist):
		what = Missing
	case errors.Is(err, disk.ErrNotFile):
		what = NotFile
	}
	return &FileError{Path: path, What: what, Err: err}
}

func writeError(path string, err error) *FileError {
	what := Unsaved
	switch {
	case isFull(err):
		what = Full
	case errors.Is(err, syscall.EROFS):
		what = ReadOnly
	case errors.Is(err, fs.ErrPermission):
		what = Denied
	}
	return &FileError{Path: path, What: what, Err: err}
}

func isFull(err error) bool {
	const windowsDiskFull = syscall.Errno(112)
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) ||
		runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull)
}
