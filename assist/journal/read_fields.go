package journal

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"

	"tablemate/assist/chance"
	"tablemate/tables"
)

// field is one field of an object and how to read it.
type field[T any] struct {
	name string
	read func(*scan, *T) bool
}

// The fields in the order in which they are written. A field that is not
// listed is damage: it may change what a line means.
var (
	headerFields = []field[Header]{
		{"tablemate", func(s *scan, h *Header) bool { return s.int(&h.Version) }},
		{"game", func(s *scan, h *Header) bool { return s.string(&h.Game) }},
		{"edition", func(s *scan, h *Header) bool { return s.string(&h.Edition) }},
		{"table", func(s *scan, h *Header) bool { return s.string(&h.Table) }},
		{"lang", func(s *scan, h *Header) bool { return s.string((*string)(&h.Lang)) }},
		{"setup", func(s *scan, h *Header) bool { h.Setup = s.raw(); return h.Setup != nil }},
		{"dice", func(s *scan, h *Header) bool { return s.hash(&h.Dice) }},
		{"state", func(s *scan, h *Header) bool { h.State = s.raw(); return h.State != nil }},
		{"events", func(s *scan, h *Header) bool { h.Events = s.raw(); return h.Events != nil }},
		{"at", func(s *scan, h *Header) bool { return s.time(&h.At) }},
	}
	lineFields = []field[Line]{
		{"n", func(s *scan, l *Line) bool { return s.int(&l.N) && l.N > 0 }},
		{"by", func(s *scan, l *Line) bool { return s.string((*string)(&l.By)) }},
		{"auto", func(s *scan, l *Line) bool { return s.bool(&l.Auto) }},
		{"did", func(s *scan, l *Line) bool { return s.report(&l.Did) }},
		{"notes", func(s *scan, l *Line) bool { l.Notes = s.raw(); return l.Notes != nil }},
		{"patch", func(s *scan, l *Line) bool { l.Patch = s.raw(); return l.Patch != nil }},
		{"events", func(s *scan, l *Line) bool { l.Events = s.raw(); return l.Events != nil }},
		{"waived", func(s *scan, l *Line) bool { return s.rules(&l.Waived) }},
		{"roll", func(s *scan, l *Line) bool { return fields(s, &l.Roll, rollFields) == nil && l.Roll.sound() }},
		{"why", func(s *scan, l *Line) bool { l.Why = s.raw(); return l.Why != nil }},
		{"undo", func(s *scan, l *Line) bool { return s.int(&l.Undo) && l.Undo > 0 }},
		{"redo", func(s *scan, l *Line) bool { return s.int(&l.Redo) && l.Redo > 0 }},
		{"seed", func(s *scan, l *Line) bool { return s.hash(&l.Seed) }},
		{"dice", func(s *scan, l *Line) bool { return s.hash(&l.Dice) }},
		{"note", func(s *scan, l *Line) bool { return s.string(&l.Note) && l.Note != "" }},
		{"at", func(s *scan, l *Line) bool { return s.time(&l.At) }},
		{"prev", func(s *scan, l *Line) bool { return s.hash(&l.Prev) }},
	}
	rollFields = []field[Roll]{
		{"source", func(s *scan, r *Roll) bool { return s.string((*string)(&r.Source)) }},
		{"n", func(s *scan, r *Roll) bool { return s.int(&r.N) }},
		{"again", func(s *scan, r *Roll) bool { return s.bool(&r.Again) }},
	}
)

// object decodes a whole line, or says what is wrong with it.
func object[T any](text []byte, into *T, known []field[T]) *Damage {
	if !utf8.Valid(text) {
		return &Damage{What: NotText}
	}
	s := &scan{text: text}
	if wrong := fields(s, into, known); wrong != nil {
		return wrong
	}
	if s.peek(); s.at < len(text) {
		return &Damage{What: NotJSON}
	}
	return nil
}

// fields decodes the object that comes next. Fields mostly come in the order
// of known, so the search for a name begins behind the last one found.
func fields[T any](s *scan, into *T, known []field[T]) (wrong *Damage) {
	var seen uint
	next := 0
	whole := s.object(func(key []byte) bool {
		i := find(known, key, next)
		switch {
		case i < 0:
			wrong = &Damage{What: UnknownField, Field: string(key)}
		case seen&(1<<i) != 0:
			wrong = &Damage{What: FieldTwice, Field: string(key)}
		case !known[i].read(s, into):
			wrong = &Damage{What: WrongValue, Field: string(key)}
		}
		seen |= 1 << max(i, 0)
		next = i + 1
		return wrong == nil
	})
	if wrong != nil && (wrong.What != WrongValue || json.Valid(s.text)) {
		return wrong
	}
	if !whole {
		return &Damage{What: NotJSON}
	}
	return nil
}

func find[T any](known []field[T], key []byte, next int) int {
	for step := range known {
		i := (next + step) % len(known)
		if known[i].name == string(key) {
			return i
		}
	}
	return -1
}

// report is a raw object: null or a bare word is no report.
func (s *scan) report(into *json.RawMessage) bool {
	if s.peek() != '{' {
		return false
	}
	*into = s.raw()
	return *into != nil
}

func (s *scan) rules(into *[]tables.RuleID) bool {
	return s.list(func() bool {
		var id string
		ok := s.string(&id)
		*into = append(*into, tables.RuleID(id))
		return ok
	})
}

// hash is 64 hexadecimal digits.
func (s *scan) hash(into *string) bool {
	if !s.string(into) || len(*into) != 64 {
		return false
	}
	return len(bytes.TrimLeft([]byte(*into), "0123456789abcdef")) == 0
}

// sound: the app's rolls are numbered, people's own are not.
func (r Roll) sound() bool {
	switch r.Source {
	case chance.App:
		return r.N > 0
	case chance.Table:
		return r.N == 0
	}
	return false
}
