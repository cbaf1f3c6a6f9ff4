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
	ID   string // of the sentence that says so
	Args tables.Args
	Err  error

	names func(*talk.UI) tables.Args // what it mentions, as people call it; nil where it mentions nothing
}

// Error names the fault for a log; people are told by Message.
func (f *Fault) Error() string {
	text := fmt.Sprintf("line %d: %s", f.Line, f.ID)
	if f.Err != nil {
		text += ": " + f.Err.Error()
	}
	return text
}

// Unwrap gives the reason.
func (f *Fault) Unwrap() error { return f.Err }

// Message returns the sentence for people: its id and what it mentions.
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

// localize puts what the faults in an error mention into the names of the table.
func localize(t *talk.UI, err error) {
	for ; err != nil; err = errors.Unwrap(err) {
		if f, ok := err.(*Fault); ok && f.names != nil && t.Words != nil {
			f.Args = talk.MergeArgs(f.names(t), f.Args)
		}
	}
}

// recoverFault turns what the rules stumble over in a record or a position of another
// program into a sentence. Rules may rely on tables that play leads to; a file may
// hold any.
func recoverFault(t *talk.UI, err *error) {
	if stumbled := recover(); stumbled != nil {
		*err = &Fault{ID: "session.no-table", Err: fmt.Errorf("%v", stumbled)}
	}
	localize(t, *err)
}
