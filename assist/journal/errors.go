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

// What names one kind of error. It is itself an error, so that errors.Is(err, journal.Busy)
// finds it in a *FileError or a *LineError.
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
	NoEntry       What = "no-entry"   // neither a turn nor another entry
	NoLink        What = "no-link"    // earlier lines have hashes, this one has none
	WrongLink     What = "wrong-link" // its hash of the previous line was miswritten
	Changed       What = "changed"    // the hash in the next line is that of another text
	NothingToUndo What = "nothing-to-undo"
	NothingToRedo What = "nothing-to-redo"
	TooMuch       What = "too-much" // more than any record holds
)

// LineError is about the first line of a record that cannot be trusted. Later lines were not
// read, and the file was not changed.
type LineError struct {
	Path  string
	Line  int
	What  What
	Field string // of UnknownField, FieldTwice and WrongValue
	Other int    // the line that an undo or redo names
}

func (e *LineError) on(line int) *LineError {
	if e != nil {
		e.Line = line
	}
	return e
}

// Error returns the error for a log. People are told the sentence of Message.
func (e *LineError) Error() string {
	text := fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.What)
	if e.Field != "" {
		text += fmt.Sprintf(" %q", e.Field)
	}
	return text
}

// Unwrap gives the What.
func (e *LineError) Unwrap() error { return e.What }

// Message returns the id of the sentence and its arguments.
func (e *LineError) Message() (string, tables.Args) {
	return "journal." + string(e.What), tables.Args{
		"file": filepath.Base(e.Path), "line": e.Line, "before": e.Line - 1, "field": e.Field, "other": e.Other,
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
	Newer      What = "newer"    // a later version of this program wrote it
	Older      What = "older"    // of a format that is not read any more
	NotFile    What = "not-file" // a pipe or a device
	TooBig     What = "too-big"

	Busy     What = "busy"  // another program is writing it
	Taken    What = "taken" // a new table may not replace an old one
	Full     What = "full"
	ReadOnly What = "read-only"
	Denied   What = "denied"
	Unsaved  What = "unsaved" // any other reason why a line was not saved
	// Uncertain means that a line was written, but could be neither synced nor removed again.
	Uncertain What = "uncertain"
	Moved     What = "moved"   // the file was renamed, replaced or removed while it was being written
	Altered   What = "altered" // another program has written into it

	movedLost   What = "moved-lost" // moved, and the record could not be saved in another file
	alteredLost What = "altered-lost"

	NoSeed    What = "no-seed"    // the secret seed file is missing
	WrongSeed What = "wrong-seed" // the seed is not the one that was committed
	SeedOpen  What = "seed-open"  // the committed seed is still closed, already open, or missing
	NoFolder  What = "no-folder"  // the system names no folder for tables
)

// FileError is about a file that cannot be used, read or written.
type FileError struct {
	Path  string
	What  What
	Err   error  // the system's reason, if any
	Saved string // for Moved and Altered: the file with everything reported; "" if there is none
}

// Error returns the error for a log. People are told the sentence of Message.
func (e *FileError) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("%s: %s: %v", e.Path, e.What, e.Err)
	}
	return fmt.Sprintf("%s: %s", e.Path, e.What)
}

// Unwrap gives the What and the system's reason.
func (e *FileError) Unwrap() []error {
	if e.Err == nil {
		return []error{e.What}
	}
	return []error{e.What, e.Err}
}

// Message returns the id of the sentence and its arguments.
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

// readError returns why a file could not be read.
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

// writeError returns why a file could not be written.
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
