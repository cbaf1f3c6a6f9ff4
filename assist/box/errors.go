package box

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"

	"github.com/goccy/go-yaml/token"

	"tablemate/tables"
)

// Fault is an error in a box's file. It concerns one place in the file, or the whole file.
type Fault struct {
	Path         string
	Line, Column int    // 0 for a fault of the whole file
	ID           string // the id of the sentence that describes the fault
	Args         tables.Args
	Cause        error // a syntax error inside a value, such as the map of a tile; otherwise nil
}

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Cause }

func faultAt(at *token.Token, id string, args tables.Args) *Fault {
	f := &Fault{ID: id, Args: args}
	if at != nil {
		f.Line, f.Column = at.Position.Line, at.Position.Column
	}
	return f
}

func byPlace(x, y *Fault) int {
	return cmp.Or(cmp.Compare(x.Line, y.Line), cmp.Compare(x.Column, y.Column))
}

// Error returns the fault as text for a log. For people, use Message.
func (f *Fault) Error() string { return fmt.Sprintf("%s:%d:%d: %s", f.Path, f.Line, f.Column, f.ID) }

// Message returns the id of the sentence and its arguments.
func (f *Fault) Message() (string, tables.Args) {
	args := tables.Args{"file": f.Path, "name": filepath.Base(f.Path), "line": f.Line, "column": f.Column}
	maps.Copy(args, f.Args)
	return f.ID, args
}

func cause(err error) tables.Args { return tables.Args{"cause": err.Error()} }

func writeError(path string, err error) *Fault {
	if errors.Is(err, fs.ErrPermission) {
		return &Fault{Path: path, ID: "box.denied"}
	}
	return &Fault{Path: path, ID: "box.unsaved", Args: cause(err)}
}
