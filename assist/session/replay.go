package session

import (
	"cmp"
	"errors"
	"reflect"

	"tablemate/assist/journal"
	"tablemate/assist/jsonpatch"
	"tablemate/assist/schema"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// replayed is the state that a record leads to, and its standing turns.
type replayed[S, A any] struct {
	turns []turn[S, A]
	state S
}

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

// opening returns the first state: as recorded, or what the setup gives.
func (def *game[U, S, A]) opening(header journal.Header) (S, error) {
	if header.State == nil {
		_, s, err := def.start(header)
		return s, err
	}
	var s S
	if err := def.own(header); err != nil {
		return s, err
	}
	if err := strictjson.Read(header.State, &s); err != nil {
		return s, unreadable(1, "setup", err)
	}
	return s, nil
}

// own returns a *Fault for the record of another game.
func (def *game[U, S, A]) own(header journal.Header) error {
	if header.Game == def.Book.Game {
		return nil
	}
	return &Fault{Line: 1, ID: "session.other-game", Args: tables.Args{"game": header.Game, "want": def.Book.Game}}
}

// start reads the setup and lays the table out by it.
func (def *game[U, S, A]) start(header journal.Header) (setup U, opening S, err error) {
	if err := def.own(header); err != nil {
		return setup, opening, err
	}
	if header.Setup == nil {
		return setup, opening, &Fault{Line: 1, ID: "session.no-opening"}
	}
	if setup, err = def.setup(header); err != nil {
		return setup, opening, err
	}
	opening, _, err = def.Rules.Start(setup)
	var problem *rules.Problem
	if errors.As(err, &problem) {
		err = &Fault{Line: 1, ID: "session.no-setup", Err: def.setupCannotBe(setup, problem)}
	}
	return setup, opening, err
}
