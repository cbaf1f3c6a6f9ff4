package micemystics

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablemate/tables"
)

// MapFault is one thing in the text of a map that cannot be. Line and column
// count from 1.
type MapFault struct {
	Line, Column int
	ID           string // of the sentence that says so
	Args         tables.Args
}

// Error names the fault for a log; people are told by Message.
func (f *MapFault) Error() string { return fmt.Sprintf("map:%d:%d: %s", f.Line, f.Column, f.ID) }

// Message returns the sentence for people: its id and what it mentions.
func (f *MapFault) Message() (string, tables.Args) {
	args := tables.Args{"row": f.Line, "at": f.Column}
	for name, value := range f.Args {
		args[name] = value
	}
	return f.ID, args
}

// MapFaults are all faults of one text, in its order.
type MapFaults []*MapFault

// Error lists them for a log.
func (f MapFaults) Error() string {
	all := make([]string, len(f))
	for i, one := range f {
		all[i] = one.Error()
	}
	return strings.Join(all, "; ")
}

// Unwrap returns the faults one by one.
func (f MapFaults) Unwrap() []error {
	all := make([]error, len(f))
	for i, one := range f {
		all[i] = one
	}
	return all
}

// addFault notes a fault at a token, with its arguments in pairs of name and
// value.
func (r *mapParser) addFault(at token, id string, pairs ...any) {
	args := tables.Args{}
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i].(string)] = fmt.Sprint(pairs[i+1])
	}
	r.faults = append(r.faults, &MapFault{Line: at.line, Column: at.column, ID: id, Args: args})
}

// sort sorts the faults by their place in the text.
func (f MapFaults) sort() {
	slices.SortStableFunc(f, func(a, b *MapFault) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}
