package session

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"strings"

	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Decided is the move that an automated seat chooses, in JSON for other programs.
type Decided struct {
	Seat    rules.Seat        `json:"seat" jsonschema:"who plays by itself"`
	Action  json.RawMessage   `json:"action" jsonschema:"what it does, as it would be recorded"`
	Open    []json.RawMessage `json:"open" jsonschema:"all actions that the rules hold equal; where there are several, people choose"`
	Reasons []rules.Note      `json:"reasons" jsonschema:"why, step by step: each names its rule"`
}

// TextPlan is for plans of a type that a game defines. Lines returns the plan as text.
type TextPlan interface{ Lines(*talk.UI) []string }

// Automa implements [Game].
func (def *game[U, S, A]) Automa(r Reading, to io.Writer) (err error) {
	t := r.talk()
	defer recoverFault(t, &err)
	text, err := r.text()
	if err != nil {
		return err
	}
	var asked PlanRequest
	if def.Owns() != nil && strictjson.Read(text, &asked) == nil && asked.Position != nil {
		text = asked.Position
	}
	s, err := def.position(text)
	if err != nil {
		return err
	}
	plan, err := def.plannedFor(s, asked.Own)
	if err != nil {
		return err
	}
	if r.Format == JSON {
		return write(to, plan)
	}
	lines := def.spoken(t, s, plan)
	if len(lines) == 0 {
		lines = []string{t.Words.Say("session.idle")}
	}
	_, err = fmt.Fprintln(to, strings.Join(lines, "\n"))
	return err
}

// PlanRequest is a position and the secret information of one seat.
type PlanRequest struct {
	Position json.RawMessage `json:"position"`
	Own      json.RawMessage `json:"own"`
}

// plannedFor uses only public information if `own` is nil.
func (def *game[U, S, A]) plannedFor(s S, own json.RawMessage) (any, error) {
	if own == nil {
		return def.planned(s)
	}
	if err := schema.Checker(def.lists()).Read(own, reflect.New(def.Owns()).Interface()); err != nil {
		return nil, &Fault{Line: 1, ID: "session.bad-state", Err: err}
	}
	plan, err := def.PlanFor(s, own)
	return plan, def.asFault(s, err)
}

func (def *game[U, S, A]) planned(s S) (any, error) {
	plan, err := def.Plan(s)
	if plan == nil && err == nil {
		return def.decide(s)
	}
	return plan, def.asFault(s, err)
}

func (def *game[U, S, A]) spoken(t *talk.UI, s S, plan any) []string {
	switch plan := plan.(type) {
	case TextPlan:
		return plan.Lines(t)
	case []Decided:
		var lines []string
		for _, d := range plan {
			lines = append(lines, def.decided(t, s, d)...)
		}
		return lines
	case Decided:
		return def.decided(t, s, plan)
	}
	return nil
}

func (def *game[U, S, A]) decided(t *talk.UI, s S, d Decided) []string {
	lines := []string{t.Paint.Title(def.moved(t, s, d.Action))}
	for _, other := range d.Open {
		if len(d.Open) > 1 {
			lines = append(lines, "  "+t.Words.Say("session.open", tables.Args{"move": def.moved(t, s, other)}))
		}
	}
	for i, r := range d.Reasons {
		lines = append(lines, def.reason(t, s, i+1, r))
	}
	return lines
}

func (def *game[U, S, A]) moved(t *talk.UI, s S, move json.RawMessage) string {
	did, err := def.Actions.Decode(move)
	if err != nil {
		return string(move)
	}
	return def.Flow.Report(t, s, did)
}

// position returns the state in a text, and rejects unknown fields. The text is the JSON of a
// state, or the JSON that Show writes.
func (def *game[U, S, A]) position(text []byte) (S, error) {
	var s S
	var shown Position
	if bytes.Contains(text, []byte(`"state"`)) && strictjson.Read(text, &shown) == nil && shown.State != nil &&
		shown.Game == def.Book.Game {
		text = shown.State
	}
	err := def.sized(text)
	if err == nil {
		err = schema.Checker(def.lists()).ReadPart(text, &s)
	}
	if err != nil {
		return s, &Fault{Line: 1, ID: "session.bad-state", Err: err}
	}
	return s, def.sound(s)
}

// The method `sound` returns an error if a state is impossible. A decision in such a state would be
// misleading.
func (def *game[U, S, A]) sound(s S) error {
	counted, ok := def.Rules.(rules.Sound[S])
	if !ok {
		return nil
	}
	if err := rules.Refused(counted.Unsound(s)); err != nil {
		return &Fault{Line: 1, ID: "session.unsound", Err: def.asFault(s, err)}
	}
	return nil
}

func (def *game[U, S, A]) faultOf(seat rules.Seat, s S, id string) *Fault {
	named := func(t *talk.UI) tables.Args { return tables.Args{"seat": def.Flow.Name(t, s, seat)} }
	return &Fault{Line: 1, ID: id, Args: tables.Args{"seat": string(seat)}, names: named}
}

func (def *game[U, S, A]) decide(s S) (Decided, error) {
	seat := def.Rules.Next(s)
	automa, ok := def.Rules.(rules.Automa[S, A])
	if !ok || !automa.Automated(s, seat) {
		return Decided{}, def.faultOf(seat, s, "session.not-automated")
	}
	d := automa.Decide(s, seat)
	if any(d.Action) == nil {
		return Decided{}, def.faultOf(seat, s, "session.undecided")
	}
	action, err := def.Actions.Encode(d.Action)
	if err != nil {
		return Decided{}, err
	}
	open, err := encodeAll(def.Actions, d.Open)
	return Decided{seat, action, open, d.Reasons}, err
}
