package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// story is what stands in a record, read as this game.
type story[S, A, E any] struct {
	layout []E
	turns  []turn[S, A, E]
	now    S
}

// turn is one standing line: what was reported over which table, and what
// followed.
type turn[S, A, E any] struct {
	line   journal.Line
	before S
	did    A
	events []E
}

// replay folds what stands. A line without events has those that the rules
// give now. A *Fault names the line that is no line of this game.
func (h Hosted[U, S, A, E]) replay(r *journal.Record) (story[S, A, E], error) {
	var st story[S, A, E]
	layout, err := h.layout(r.Header)
	if err != nil {
		return st, err
	}
	st.layout = layout
	st.now = rules.FoldAll(h.Rules, st.now, layout)
	for line := range r.Standing() {
		t, err := h.turn(st.now, *line)
		if err != nil {
			return st, err
		}
		st.turns = append(st.turns, t)
		st.now = rules.FoldAll(h.Rules, st.now, t.events)
	}
	return st, nil
}

// turn reads one line over the table before it.
func (h Hosted[U, S, A, E]) turn(before S, line journal.Line) (turn[S, A, E], error) {
	t := turn[S, A, E]{line: line, before: before}
	var err error
	if line.Events == nil {
		err = h.foreign(line)
	}
	if err == nil {
		t.did, err = h.Actions.Decode(line.Did)
	}
	if err != nil {
		return t, unreadable(line.N, "report", err)
	}
	if line.Events == nil {
		t.events = h.Rules.Apply(before, t.did)
		return t, nil
	}
	t.events, err = h.decodeEvents(line.N, line.Events)
	return t, err
}

// foreign is a *Misfit in a line that names no consequences, as other programs
// write them.
func (h Hosted[U, S, A, E]) foreign(line journal.Line) error {
	if seats := h.Lists[reflect.TypeFor[rules.Seat]()]; seats != nil {
		if misfit := word(seats, "by", string(line.By)); misfit != nil {
			return misfit
		}
	}
	return form{lists: h.Lists}.kind(h.Actions.Type, line.Did)
}

// layout is the opening: as recorded, or what the setup gives.
func (h Hosted[U, S, A, E]) layout(header journal.Header) ([]E, error) {
	if header.Game != h.Book.Game {
		return nil, &Fault{Line: 1, ID: "session.other-game", Args: tables.Args{"game": header.Game, "want": h.Book.Game}}
	}
	if len(header.Events) > 0 {
		return h.decodeEvents(1, header.Events)
	}
	return h.start(header)
}

func (h Hosted[U, S, A, E]) start(header journal.Header) ([]E, error) {
	if header.Setup == nil {
		return nil, &Fault{Line: 1, ID: "session.no-opening"}
	}
	var setup U
	strict := form{lists: h.Lists}
	if err := strict.check(reflect.TypeFor[U](), header.Setup); err != nil {
		return nil, unreadable(1, "setup", err)
	}
	if err := strictly(header.Setup, &setup); err != nil {
		return nil, unreadable(1, "setup", err)
	}
	layout, err := h.Rules.Start(setup)
	var problem *rules.Problem
	if errors.As(err, &problem) {
		return nil, &Fault{Line: 1, ID: problemID(problem), Args: problem.Args, Err: err}
	}
	return layout, err
}

func (h Hosted[U, S, A, E]) decodeEvents(line int, raw []json.RawMessage) ([]E, error) {
	events := make([]E, len(raw))
	for i, text := range raw {
		var err error
		if events[i], err = h.Events.Decode(text); err != nil {
			return nil, unreadable(line, "event", err)
		}
	}
	return events, nil
}

func encodeAll[T rules.Kinded](k rules.Kinds[T], all []T) ([]json.RawMessage, error) {
	out := make([]json.RawMessage, len(all))
	for i, v := range all {
		text, err := k.Encode(v)
		if err != nil {
			return nil, err
		}
		out[i] = text
	}
	return out, nil
}

// strictly decodes exactly one value; a field that v does not have is an error.
func strictly(text []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		return err
	}
	if dec.More() {
		return errors.New("more than one value")
	}
	return nil
}

// compact is v as one line of JSON in which angle brackets stay as they are.
func compact(v any) (json.RawMessage, error) {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(v)
	return bytes.TrimSpace(text.Bytes()), err
}
