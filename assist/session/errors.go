package session

import (
	"errors"
	"fmt"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Fault is the error that this game cannot read a record or a position.
type Fault struct {
	Line int
	ID   string // of the sentence
	Args tables.Args
	Err  error

	names func(*talk.UI) tables.Args // its arguments as people call them; nil if there are none
}

// Error returns the fault for a log. People are told the sentence of Message.
func (f *Fault) Error() string {
	text := fmt.Sprintf("line %d: %s", f.Line, f.ID)
	if f.Err != nil {
		text += ": " + f.Err.Error()
	}
	return text
}

// Unwrap gives the reason.
func (f *Fault) Unwrap() error { return f.Err }

// Message returns the id of the sentence and its arguments.
func (f *Fault) Message() (string, tables.Args) {
	args := tables.Args{"line": f.Line}
	for name, value := range f.Args {
		args[name] = value
	}
	if f.Err != nil {
		args["cause"] = f.Err.Error()
	}
	return f.ID, args
}

// unreadable returns the fault of a line in which something cannot be read.
func unreadable(line int, what string, err error) *Fault {
	id := "session.bad-" + what
	if errors.Is(err, rules.ErrUnknownKind) {
		id = "session.unknown-" + what
	}
	return &Fault{Line: line, ID: id, Err: err}
}

// cannotBe returns a problem of a setup or a position as a fault with a sentence.
// The kernel's own problems name no area.
func cannotBe(p *rules.Problem) *Fault {
	f := &Fault{
		Line: 1,
		ID:   p.ID,
		Args: talk.Spell(p.Args, func(n rules.Noun) talk.Forms { return talk.Forms{"": n.ID} }),
		Err:  p,
	}
	if !strings.Contains(p.ID, ".") {
		f.ID = "session.problem-" + p.ID
	}
	if p.Rule != "" {
		f.Args["rule"] = string(p.Rule)
	}
	return f
}

// localize puts the arguments of the faults in an error into the names of the table.
func localize(t *talk.UI, err error) {
	for ; err != nil; err = errors.Unwrap(err) {
		if f, ok := err.(*Fault); ok && f.names != nil && t.Words != nil {
			f.Args = talk.MergeArgs(f.names(t), f.Args)
		}
	}
}

// recoverFault turns a panic of the rules about a record or a position of another program into
// a sentence. The rules may rely on tables that come from play; a file may hold any table.
func recoverFault(t *talk.UI, err *error) {
	if stumbled := recover(); stumbled != nil {
		*err = &Fault{ID: "session.no-table", Err: fmt.Errorf("%v", stumbled)}
	}
	localize(t, *err)
}
