package session

import (
	"encoding/json"
	"errors"
	"io"

	"tablemate/rules"
	"tablemate/tables"
)

// Decided is the decision of an automated seat as other programs read it.
type Decided struct {
	Seat    rules.Seat        `json:"seat"`
	Action  json.RawMessage   `json:"action"`
	Open    []json.RawMessage `json:"open"`
	Reasons []rules.Reason    `json:"reasons"`
}

// automa decides in the position read: a bare state, or what Show writes.
func (h Hosted[U, S, A, E]) automa(from io.Reader) (any, error) {
	text, err := io.ReadAll(from)
	if err != nil {
		return nil, err
	}
	s, err := h.position(text)
	if err != nil {
		return nil, err
	}
	if h.Plan == nil {
		return h.decide(s)
	}
	plan, err := h.Plan(s)
	var problem *rules.Problem
	if errors.As(err, &problem) {
		return nil, &Fault{Line: 1, ID: problemID(problem), Args: problem.Args, Err: err}
	}
	return plan, err
}

// position reads a state strictly. Pieces that do not add up are refused: a
// decision over a table that cannot be would only mislead.
func (h Hosted[U, S, A, E]) position(text []byte) (S, error) {
	var s S
	var shown Shown
	if strictly(text, &shown) == nil && shown.State != nil && shown.Game == h.Name {
		text = shown.State
	}
	if err := strictly(text, &s); err != nil {
		return s, &Fault{Line: 1, ID: "session.bad-state", Err: err}
	}
	if counted, ok := h.Rules.(rules.Sound[S]); ok {
		if unsound := counted.Unsound(s); unsound != "" {
			return s, &Fault{Line: 1, ID: "session.unsound", Args: tables.Args{"what": unsound}}
		}
	}
	return s, nil
}

func (h Hosted[U, S, A, E]) decide(s S) (any, error) {
	seat := h.Rules.Next(s)
	automa, ok := h.Rules.(rules.Automa[S, A])
	if !ok || !automa.Automated(s, seat) {
		return nil, &Fault{Line: 1, ID: "session.not-automated", Args: tables.Args{"seat": string(seat)}}
	}
	d := automa.Decide(s, seat)
	action, err := h.Actions.Encode(d.Action)
	if err != nil {
		return nil, err
	}
	open, err := encodeAll(h.Actions, d.Open)
	return Decided{seat, action, open, d.Reasons}, err
}
