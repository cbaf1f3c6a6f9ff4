package session

import (
	"cmp"
	"encoding/json"
	"errors"
	"reflect"
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/jsonpatch"
	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables/strictjson"
)

// turn is one recorded action that is not struck out. The field `did` is set only if `read` is
// true. If `read` is false, the method `did` of `game` decodes the action. The field `before` is
// set only for a line without a patch. It is the state from which the rules compute the result of
// the line.
type turn[S, A any] struct {
	line   *journal.Line
	did    A
	read   bool
	before *S
}

// look is a function that walk calls for each turn.
type look[S, A any] func(before, after S, t turn[S, A]) error

// A past is a recorded game.
type past[U, S any, A rules.Kinded] struct {
	*game[U, S, A]
	talk    *talk.UI
	journal *journal.Record
	turns   []turn[S, A] // nil until walk is called with `keep` set
	state   S            // the current state; until walk is called, the state after the setup
}

// atOpening returns a game without turns, in the state after the setup.
func (def *game[U, S, A]) atOpening(t *talk.UI, record *journal.Record) (*past[U, S, A], error) {
	opening, err := def.opening(record.Header)
	return &past[U, S, A]{game: def, talk: t, journal: record, state: opening}, err
}

func (def *game[U, S, A]) replay(t *talk.UI, record *journal.Record) (*past[U, S, A], error) {
	p, err := def.atOpening(t, record)
	if err == nil {
		err = p.walk(nil, true)
	}
	return p, err
}

// walk replays the record and calls `look` for each turn. If `keep` is true, it stores the turns.
// If a line has no patch, another program wrote it, and the rules compute its result. If a line
// cannot be decoded or leads to an impossible state, walk returns a *Fault. If `look` is nil and
// all lines have patches, walk checks only the last state.
func (p *past[U, S, A]) walk(look look[S, A], keep bool) error {
	opening := p.state
	err := p.walkOnce(look, keep)
	if fault, is := errors.AsType[*Fault](err); is && fault.ID == unboundedID && look == nil {
		p.state = opening
		err = cmp.Or(p.walkOnce(func(S, S, turn[S, A]) error { return nil }, false), err)
	}
	return err
}

func (p *past[U, S, A]) walkOnce(look look[S, A], keep bool) (err error) {
	if keep {
		p.turns = make([]turn[S, A], 0, p.journal.Turns())
	}
	if look != nil {
		if err := p.bounded(1, p.state); err != nil {
			return err
		}
	}
	for line := range p.journal.Standing() {
		t := turn[S, A]{line: line}
		if look != nil || line.Patch == nil {
			t, err = p.seen(&p.state, line, look, keep)
		} else if err = jsonpatch.Apply(&p.state, line.Patch); err != nil {
			err = unreadable(line.N, "patch", err)
		}
		if err != nil {
			return err
		}
		if keep {
			p.turns = append(p.turns, t)
		}
	}
	return p.boundedWhole(p.journal.Last(), p.state)
}

func (def *game[U, S, A]) seen(at *S, line *journal.Line, look look[S, A], keep bool) (turn[S, A], error) {
	t, err := def.turn(line)
	if err != nil {
		return t, err
	}
	before := *at
	if err := unbounded(line.N, cmp.Or(def.sized(line.Patch), def.sized(line.Did))); err != nil {
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

func (def *game[U, S, A]) did(t turn[S, A]) (A, error) {
	if t.read {
		return t.did, nil
	}
	t, err := def.turn(t.line)
	return t.did, err
}

// The method `happened` returns the part of an action that really happened, and notes about the
// rest. For example, an interrupted move of 3 steps may have ended after 1. For a turn with a
// patch, `happened` returns the whole action.
func (def *game[U, S, A]) happened(t turn[S, A], did A) (A, []rules.Note) {
	if game, ok := def.Rules.(rules.Interrupted[S, A]); ok && t.before != nil {
		return game.Happened(*t.before, did)
	}
	return did, nil
}

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

// The method `foreign` checks a line without a patch, which another program wrote.
func (def *game[U, S, A]) foreign(line *journal.Line) error {
	if seats := def.lists()[reflect.TypeFor[rules.Seat]()]; seats != nil {
		if misfit := schema.Word(seats, "by", string(line.By)); misfit != nil {
			return misfit
		}
	}
	return schema.Checker(def.lists()).Action(def.Actions.Type, line.Did)
}

func (def *game[U, S, A]) auto(t turn[S, A]) bool {
	if t.before != nil {
		return def.automated(*t.before, t.line.By)
	}
	return t.line.Auto
}

func (def *game[U, S, A]) notes(t turn[S, A]) ([]rules.Note, error) {
	if t.before != nil {
		_, notes := def.Rules.Apply(*t.before, t.did)
		_, rest := def.happened(t, t.did)
		return append(notes, rest...), nil
	}
	return readNotes(t.line.N, t.line.Notes)
}

func (def *game[U, S, A]) reasons(t turn[S, A]) ([]rules.Note, error) {
	switch {
	case t.before == nil:
		return readNotes(t.line.N, t.line.Why)
	case def.automated(*t.before, t.line.By):
		return def.Rules.(rules.Automa[S, A]).Decide(*t.before, t.line.By).Reasons, nil
	}
	return def.Account(*t.before, t.did), nil
}

func readNotes(line int, text json.RawMessage) ([]rules.Note, error) {
	if text == nil {
		return nil, nil
	}
	var notes []rules.Note
	if err := strictjson.Read(text, &notes); err != nil {
		return nil, unreadable(line, "report", err)
	}
	return notes, nil
}

// The method `on` returns the index of the turn with this line number, or -1.
func (p *past[U, S, A]) on(line int) int {
	return slices.IndexFunc(p.turns, func(t turn[S, A]) bool { return t.line.N == line })
}
