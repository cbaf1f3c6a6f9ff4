package session

import (
	"encoding/json"

	"tablemate/rules"
	"tablemate/tables/strictjson"
)

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

// encodeNotes returns notes as they are recorded, nil for none.
func encodeNotes(notes []rules.Note) (json.RawMessage, error) {
	if len(notes) == 0 {
		return nil, nil
	}
	return compact(notes)
}

// readNotes reads notes as they are recorded.
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

// encodeAll returns actions as they are recorded.
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

// compact returns a value as one line of JSON, in which angle brackets stay as
// they are.
func compact(v any) (json.RawMessage, error) { return strictjson.Write(v) }
