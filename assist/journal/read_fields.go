package journal

import (
	"bytes"
	"encoding/json"
	"time"
	"unicode/utf8"

	"tablemate/assist/chance"
	"tablemate/rules/jsonscan"
	"tablemate/tables"
)

// scanner reads the fields of one line. An action is stepped over as it is written, and
// the games decode it when they need it.
type scanner struct{ jsonscan.Scanner }

// field is one field of an object, with the function that reads its value.
type field[T any] struct {
	name string
	read func(*scanner, *T) bool
}

// The fields in the order in which they are written. A field that is not listed is
// an error: it may change what a line means.
var (
	headerFields = []field[Header]{
		{"tablemate", func(s *scanner, h *Header) bool { return s.IntValue(&h.Version) }},
		{"game", func(s *scanner, h *Header) bool { return s.StringValue(&h.Game) }},
		{"edition", func(s *scanner, h *Header) bool { return s.StringValue(&h.Edition) }},
		{"table", func(s *scanner, h *Header) bool { return s.StringValue(&h.Table) }},
		{"copy", func(s *scanner, h *Header) bool { return s.copyValue(&h.Copy) }},
		{"lang", func(s *scanner, h *Header) bool { return s.StringValue((*string)(&h.Lang)) }},
		{"setup", func(s *scanner, h *Header) bool { h.Setup = s.Raw(); return h.Setup != nil }},
		{"waived", func(s *scanner, h *Header) bool { return s.ruleIDs(&h.Waived) }},
		{"dice", func(s *scanner, h *Header) bool { return s.hashValue(&h.Dice) }},
		{"state", func(s *scanner, h *Header) bool { h.State = s.Raw(); return h.State != nil }},
		{"at", func(s *scanner, h *Header) bool { return s.timeValue(&h.At) }},
	}
	lineFields = []field[Line]{
		{"n", func(s *scanner, l *Line) bool { return s.IntValue(&l.N) && l.N > 0 }},
		{"by", func(s *scanner, l *Line) bool { return s.StringValue((*string)(&l.By)) }},
		{"auto", func(s *scanner, l *Line) bool { return s.BoolValue(&l.Auto) }},
		{"did", func(s *scanner, l *Line) bool { return s.objectValue(&l.Did) }},
		{"notes", func(s *scanner, l *Line) bool { l.Notes = s.Raw(); return l.Notes != nil }},
		{"patch", func(s *scanner, l *Line) bool { l.Patch = s.Raw(); return l.Patch != nil }},
		{"waived", func(s *scanner, l *Line) bool { return s.ruleIDs(&l.Waived) }},
		{"roll", func(s *scanner, l *Line) bool { return decodeFields(s, &l.Roll, rollFields) == nil && l.Roll.valid() }},
		{"why", func(s *scanner, l *Line) bool { l.Why = s.Raw(); return l.Why != nil }},
		{"undo", func(s *scanner, l *Line) bool { return s.IntValue(&l.Undo) && l.Undo > 0 }},
		{"redo", func(s *scanner, l *Line) bool { return s.IntValue(&l.Redo) && l.Redo > 0 }},
		{"seed", func(s *scanner, l *Line) bool { return s.hashValue(&l.Seed) }},
		{"dice", func(s *scanner, l *Line) bool { return s.hashValue(&l.Dice) }},
		{"note", func(s *scanner, l *Line) bool { return s.StringValue(&l.Note) && l.Note != "" }},
		{"at", func(s *scanner, l *Line) bool { return s.timeValue(&l.At) }},
		{"prev", func(s *scanner, l *Line) bool { return s.hashValue(&l.Prev) }},
	}
	rollFields = []field[Roll]{
		{"source", func(s *scanner, r *Roll) bool { return s.StringValue((*string)(&r.Source)) }},
		{"n", func(s *scanner, r *Roll) bool { return s.IntValue(&r.N) }},
		{"again", func(s *scanner, r *Roll) bool { return s.BoolValue(&r.Again) }},
	}
)

// decodeLine decodes a whole line; it returns how many values stand in it, and nil
// or what is wrong with it.
func decodeLine[T any](text []byte, into *T, known []field[T]) (values int, wrong *LineError) {
	if !utf8.Valid(text) {
		return 0, &LineError{What: NotText}
	}
	s := &scanner{jsonscan.Scanner{Text: text}}
	if wrong := decodeFields(s, into, known); wrong != nil {
		return s.Values, wrong
	}
	key, twice := s.Twice()
	switch {
	case !s.AtEnd():
		wrong = &LineError{What: NotJSON}
	case twice:
		wrong = &LineError{What: FieldTwice, Field: key}
	}
	return s.Values, wrong
}

// decodeFields decodes the next object. Fields mostly come in the order
// of known, so the search for a name begins behind the last one found.
func decodeFields[T any](s *scanner, into *T, known []field[T]) (wrong *LineError) {
	var seen uint
	next := 0
	whole := s.Object(func(key []byte) bool {
		i := fieldIndex(known, key, next)
		switch {
		case i < 0:
			wrong = &LineError{What: UnknownField, Field: string(key)}
		case seen&(1<<i) != 0:
			wrong = &LineError{What: FieldTwice, Field: string(key)}
		case !known[i].read(s, into):
			wrong = &LineError{What: WrongValue, Field: string(key)}
		}
		seen |= 1 << max(i, 0)
		next = i + 1
		return wrong == nil
	})
	if wrong != nil && (wrong.What != WrongValue || json.Valid(s.Text)) {
		return wrong
	}
	if !whole {
		return &LineError{What: NotJSON}
	}
	return nil
}

func fieldIndex[T any](known []field[T], key []byte, next int) int {
	for step := range known {
		i := (next + step) % len(known)
		if known[i].name == string(key) {
			return i
		}
	}
	return -1
}

// objectValue reads a raw object: null or a bare word is no action.
func (s *scanner) objectValue(into *json.RawMessage) bool {
	if s.Peek() != '{' {
		return false
	}
	*into = s.Raw()
	return *into != nil
}

func (s *scanner) ruleIDs(into *[]tables.RuleID) bool {
	return s.List(func() bool {
		var id string
		ok := s.StringValue(&id)
		*into = append(*into, tables.RuleID(id))
		return ok
	})
}

// hashValue reads 64 hexadecimal digits.
func (s *scanner) hashValue(into *string) bool {
	if !s.StringValue(into) || len(*into) != 64 {
		return false
	}
	return len(bytes.TrimLeft([]byte(*into), "0123456789abcdef")) == 0
}

func (s *scanner) timeValue(into *time.Time) bool {
	var text string
	if !s.StringValue(&text) {
		return false
	}
	at, err := time.Parse(time.RFC3339, text)
	*into = at
	return err == nil
}

// valid reports whether the roll is numbered if it is the app's, and not if it is
// people's own.
func (r Roll) valid() bool {
	switch r.Source {
	case chance.App:
		return r.N > 0
	case chance.Table:
		return r.N == 0
	}
	return false
}
