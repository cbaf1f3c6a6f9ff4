package session

import (
	"cmp"
	"errors"
	"reflect"
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/jsonpatch"
	"tablemate/assist/schema"
	"tablemate/rules"
)

// turn is one standing line. What was done in it is read when somebody asks, for
// a table can be resumed without. Before is the table that it was done over,
// known only where the line does not tell what followed and the rules do.
type turn[S, A any] struct {
	line   *journal.Line
	did    A
	read   bool
	before *S
}

// look is shown a turn with the tables before and after it.
type look[S, A any] func(before, after S, t turn[S, A]) error

// replayed is the state that a record leads to, and its standing turns.
type replayed[S, A any] struct {
	turns []turn[S, A]
	state S
}

// last returns the record and the state that it leads to, for who asks for no turn of it.
func (def *game[U, S, A]) last(r Reading) (record *journal.Record, s S, err error) {
	if record, err = r.record(); err != nil {
		return nil, s, err
	}
	if s, err = def.opening(record.Header); err != nil {
		return record, s, err
	}
	st, err := def.walkFrom(s, record, nil, false)
	return record, st.state, err
}

// read returns the record, its turns and the state that they lead to.
func (def *game[U, S, A]) read(r Reading) (*journal.Record, replayed[S, A], error) {
	record, err := r.record()
	if err != nil {
		return nil, replayed[S, A]{}, err
	}
	st, err := def.replay(record)
	return record, st, err
}

// replay returns the table after everything that stands in a record. A line with a
// patch changes the table as it was recorded; of one without, as other programs
// write them, the rules tell what follows. A *Fault names the line
// that is no line of this game.
func (def *game[U, S, A]) replay(r *journal.Record) (replayed[S, A], error) {
	return def.walk(r, nil)
}

// walk replays a record and shows each standing turn with the tables before and
// after it, where somebody looks.
func (def *game[U, S, A]) walk(r *journal.Record, look look[S, A]) (replayed[S, A], error) {
	opening, err := def.opening(r.Header)
	if err != nil {
		return replayed[S, A]{}, err
	}
	return def.walkFrom(opening, r, look, true)
}

// walkFrom is walk where the table is known as it was laid out, and keeps the turns only
// where somebody asks for them. Of a table that cannot be, it names the line that brings
// it about, which a look at each turn finds.
func (def *game[U, S, A]) walkFrom(
	opening S, r *journal.Record, look look[S, A], keep bool,
) (replayed[S, A], error) {
	st, err := def.walkOnce(opening, r, look, keep)
	if fault, is := errors.AsType[*Fault](err); is && fault.ID == unboundedID && look == nil {
		look = func(S, S, turn[S, A]) error { return nil }
		_, at := def.walkOnce(opening, r, look, false)
		err = cmp.Or(at, err)
	}
	return st, err
}

func (def *game[U, S, A]) walkOnce(
	opening S, r *journal.Record, look look[S, A], keep bool,
) (st replayed[S, A], err error) {
	if keep {
		st.turns = make([]turn[S, A], 0, r.Turns())
	}
	at := opening
	if look != nil {
		if err := def.bounded(1, at); err != nil {
			return st, err
		}
	}
	for line := range r.Standing() {
		t := turn[S, A]{line: line}
		if look != nil || line.Patch == nil {
			t, err = def.seen(&at, line, look, keep)
		} else if err = jsonpatch.Apply(&at, line.Patch); err != nil {
			err = unreadable(line.N, "patch", err)
		}
		if err != nil {
			return st, err
		}
		if keep {
			st.turns = append(st.turns, t)
		}
	}
	st.state = at
	return st, def.boundedWhole(r.Last(), at)
}

// seen takes the table past one line and shows it, where somebody looks.
func (def *game[U, S, A]) seen(at *S, line *journal.Line, look look[S, A], keep bool) (turn[S, A], error) {
	t, err := def.turn(line)
	if err != nil {
		return t, err
	}
	before := *at
	if err := def.boundedLine(line); err != nil {
		return t, err
	}
	if line.Patch == nil {
		if err := def.bounded(line.N, before); err != nil {
			return t, err
		}
		if keep {
			kept := before
			t.before = &kept
		}
		after, _ := def.Rules.Apply(before, t.did)
		*at = after
	} else if err := jsonpatch.Apply(at, line.Patch); err != nil {
		return t, unreadable(line.N, "patch", err)
	}
	if look == nil {
		return t, nil
	}
	if err := def.bounded(line.N, *at); err != nil {
		return t, err
	}
	return t, look(before, *at, t)
}

// did returns the action of a turn.
func (def *game[U, S, A]) did(t turn[S, A]) (A, error) {
	if t.read {
		return t.did, nil
	}
	t, err := def.turn(t.line)
	return t.did, err
}

// happened returns what came about of an action, where its line leaves to the rules
// what followed, and notes of the rest.
func (def *game[U, S, A]) happened(t turn[S, A], did A) (A, []rules.Note) {
	if game, ok := def.Rules.(rules.Interrupted[S, A]); ok && t.before != nil {
		return game.Happened(*t.before, did)
	}
	return did, nil
}

// turn reads one line.
func (def *game[U, S, A]) turn(line *journal.Line) (turn[S, A], error) {
	t := turn[S, A]{line: line, read: true}
	var err error
	if line.Patch == nil {
		err = def.foreign(line)
	}
	if err == nil {
		t.did, err = def.Actions.Decode(line.Did)
	}
	if err != nil {
		return t, unreadable(line.N, "report", err)
	}
	return t, nil
}

// foreign returns a *Misfit in a line without notes and patch, as other programs
// write them.
func (def *game[U, S, A]) foreign(line *journal.Line) error {
	if seats := def.lists()[reflect.TypeFor[rules.Seat]()]; seats != nil {
		if misfit := schema.Word(seats, "by", string(line.By)); misfit != nil {
			return misfit
		}
	}
	return schema.Checker(def.lists()).Action(def.Actions.Type, line.Did)
}

// auto reports whether an automated opponent made a turn by itself.
func (def *game[U, S, A]) auto(t turn[S, A]) bool {
	if t.before != nil {
		return def.automated(*t.before, t.line.By)
	}
	return t.line.Auto
}

// notes returns the notes of a turn.
func (def *game[U, S, A]) notes(t turn[S, A]) ([]rules.Note, error) {
	if t.before != nil {
		_, notes := def.Rules.Apply(*t.before, t.did)
		_, rest := def.happened(t, t.did)
		return append(notes, rest...), nil
	}
	return readNotes(t.line.N, t.line.Notes)
}

// reasons returns the reasons of a decision, nil if nobody decided.
func (def *game[U, S, A]) reasons(t turn[S, A]) ([]rules.Note, error) {
	switch {
	case t.before == nil:
		return readNotes(t.line.N, t.line.Why)
	case def.automated(*t.before, t.line.By):
		return def.Rules.(rules.Automa[S, A]).Decide(*t.before, t.line.By).Reasons, nil
	}
	return def.Account(*t.before, t.did), nil
}

// on is the place of the turn on a line, -1 when none stands there.
func (st replayed[S, A]) on(line int) int {
	return slices.IndexFunc(st.turns, func(t turn[S, A]) bool { return t.line.N == line })
}
