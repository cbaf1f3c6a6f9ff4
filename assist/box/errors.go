package box

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/goccy/go-yaml/token"

	"tablemate/tables"
)

// Fault is a line of the file that is wrong, or a file that cannot be used.
type Fault struct {
	Path         string
	Line, Column int    // 0 if the fault is about the whole file
	ID           string // of the sentence
	Args         tables.Args
	Cause        error // what is wrong inside a text, if the text has its own faults
}

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Cause }

func faultAt(at *token.Token, id string, pairs ...any) *Fault {
	f := &Fault{ID: id, Args: tables.Args{}}
	if at != nil && at.Position != nil {
		f.Line, f.Column = at.Position.Line, at.Position.Column
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		f.Args[pairs[i].(string)] = pairs[i+1]
	}
	return f
}

// byPlace compares two faults by line and column.
func byPlace(x, y *Fault) int {
	return cmp.Or(cmp.Compare(x.Line, y.Line), cmp.Compare(x.Column, y.Column))
}

// Error returns the fault for a log. People read the sentence of Message instead.
func (f *Fault) Error() string { return fmt.Sprintf("%s:%d:%d: %s", f.Path, f.Line, f.Column, f.ID) }

// Message returns the id of the sentence and its arguments.
func (f *Fault) Message() (string, tables.Args) {
	args := tables.Args{"file": f.Path, "name": filepath.Base(f.Path), "line": f.Line, "column": f.Column}
	for name, value := range f.Args {
		args[name] = value
	}
	return f.ID, args
}

func cause(err error) tables.Args { return tables.Args{"cause": err.Error()} }

// writeError returns the fault for a file that could not be written.
func writeError(path string, err error) *Fault {
	if errors.Is(err, fs.ErrPermission) {
		return &Fault{Path: path, ID: "box.denied"}
	}
	return &Fault{Path: path, ID: "box.unsaved", Args: cause(err)}
}
