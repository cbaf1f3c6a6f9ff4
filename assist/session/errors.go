package session

import (
	"errors"
	"fmt"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Fault is an error with a sentence for people, for example about a record that a game cannot use.
type Fault struct {
	Line int
	ID   string // the id of the sentence
	Args tables.Args
	Err  error

	names func(*talk.UI) tables.Args // returns further arguments, such as players' names; may be nil
}

// Error returns the fault as text for a log. For people, use Message.
func (f *Fault) Error() string {
	text := fmt.Sprintf("line %d: %s", f.Line, f.ID)
	if f.Err != nil {
		text += ": " + f.Err.Error()
	}
	return text
}

// Unwrap returns the cause.
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

// unreadable returns the fault for a part of a line that cannot be decoded. `what` names this part,
// such as "report" or "patch".
func unreadable(line int, what string, err error) *Fault {
	id := "session.bad-" + what
	if errors.Is(err, rules.ErrUnknownKind) {
		id = "session.unknown-" + what
	}
	return &Fault{Line: line, ID: id, Err: err}
}

// cannotBe converts a problem of a setup or a position into a fault. The sentence uses the names in
// `s`.
func (def *game[U, S, A]) cannotBe(s S, p *rules.Problem) *Fault {
	f := &Fault{
		Line: 1,
		ID:   p.ID,
		Args: talk.Spell(p.Args, func(n rules.Noun) talk.Forms { return talk.Forms{"": n.ID} }),
		Err:  p,

		names: func(t *talk.UI) tables.Args { return def.Spell(t, s, p.Args) },
	}
	if !strings.Contains(p.ID, ".") {
		f.ID = "session.problem-" + p.ID
	}
	if p.Rule != "" {
		f.Args["rule"] = string(p.Rule)
	}
	return f
}

func localize(t *talk.UI, err error) {
	for ; err != nil; err = errors.Unwrap(err) {
		if f, ok := err.(*Fault); ok && f.names != nil && t.Words != nil {
			f.Args = talk.MergeArgs(f.names(t), f.Args)
		}
	}
}

// recoverFault converts a panic of the rules into a fault, and localizes any fault. The rules
// expect states that occur in play, but a file of another program can contain any state.
func recoverFault(t *talk.UI, err *error) {
	if stumbled := recover(); stumbled != nil {
		*err = &Fault{ID: "session.no-table", Err: fmt.Errorf("%v", stumbled)}
	}
	localize(t, *err)
}
