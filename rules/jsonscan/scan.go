// Package jsonscan steps through JSON without decoding it, and notes what a decoder
// passes over: a key that stands twice in one object, and how many values there are.
package jsonscan

import (
	"bytes"
	"encoding/json"
	"slices"
)

// Scanner steps through one text of JSON. The standard decoder reads each nested value
// twice to hand it out raw; a scanner skips it once, and who needs it decodes it.
type Scanner struct {
	Text   []byte
	At     int  // how far it came
	Values int  // that were read so far
	Deep   bool // whether a value lies deeper than anything on a table

	keys   [][]byte // of the objects around, innermost last
	twice  string   // a key that stands twice in one object
	repeat bool     // whether there is one
}

// MaxDepth is how deep values may be nested: nothing on a table needs a tenth, and a
// line of brackets cannot exhaust the stack.
const MaxDepth = 200

// Twice returns a key that stands twice in one object, false where there is none.
func (s *Scanner) Twice() (key string, found bool) { return s.twice, s.repeat }

// AtEnd reports whether nothing but blanks is left.
func (s *Scanner) AtEnd() bool { return s.Peek() == 0 && s.At == len(s.Text) }

// Whole steps over the next value, and reports whether it is JSON.
func (s *Scanner) Whole() bool { return s.skip(0) }

// Peek returns the next byte that is not blank, 0 at the end.
func (s *Scanner) Peek() byte {
	for ; s.At < len(s.Text); s.At++ {
		switch c := s.Text[s.At]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	return 0
}

// Take steps over c if it comes next.
func (s *Scanner) Take(c byte) bool {
	if s.Peek() != c || c == 0 {
		return false
	}
	s.At++
	return true
}

// Raw returns the next value as it is written, nil when it is not JSON.
func (s *Scanner) Raw() json.RawMessage {
	s.Peek()
	from := s.At
	if !s.skip(0) {
		return nil
	}
	return json.RawMessage(s.Text[from:s.At:s.At])
}

func (s *Scanner) skip(depth int) bool {
	c := s.Peek()
	s.Values++
	switch {
	case depth > MaxDepth:
		s.Deep = true
		return false
	case c == '"':
		return s.SkipString()
	case c == '{':
		return s.Object(func([]byte) bool { return s.skip(depth + 1) })
	case c == '[':
		return s.List(func() bool { return s.skip(depth + 1) })
	case c == '-' || '0' <= c && c <= '9':
		return s.skipNumber()
	}
	return s.Word("true") || s.Word("false") || s.Word("null")
}

// Object calls value for each key of the next object, without its quotes. The call
// must step over the value and report whether it could.
func (s *Scanner) Object(value func(key []byte) bool) bool {
	if !s.Take('{') {
		return false
	}
	if s.Take('}') {
		return true
	}
	outside := len(s.keys)
	defer func() { s.keys = s.keys[:outside] }()
	var known map[string]bool
	for {
		s.Peek()
		from := s.At + 1
		if !s.SkipString() {
			return false
		}
		key := s.Text[from : s.At-1]
		known = s.noteKey(key, outside, known)
		if !s.Take(':') || !value(key) {
			return false
		}
		if !s.Take(',') {
			return s.Take('}')
		}
	}
}

// manyKeys is how many keys are compared one by one.
const manyKeys = 32

// noteKey remembers a key of the object whose keys begin at outside, and notes one
// that the object has already. An object of many keys gets a set of them.
func (s *Scanner) noteKey(key []byte, outside int, known map[string]bool) map[string]bool {
	if bytes.IndexByte(key, '\\') >= 0 {
		var plain string
		if json.Unmarshal(s.Text[s.At-len(key)-2:s.At], &plain) == nil {
			key = []byte(plain)
		}
	}
	mine := s.keys[outside:]
	if known == nil && len(mine) == manyKeys {
		known = make(map[string]bool)
		for _, k := range mine {
			known[string(k)] = true
		}
	}
	if known[string(key)] || known == nil && slices.ContainsFunc(mine, func(k []byte) bool { return bytes.Equal(k, key) }) {
		s.twice, s.repeat = string(key), true
	}
	if known != nil {
		known[string(key)] = true
		return known
	}
	if s.keys == nil {
		s.keys = make([][]byte, 0, manyKeys/2)
	}
	s.keys = append(s.keys, key)
	return nil
}

// List calls value for each value of the next list. The call must step over the value and
// report whether it could.
func (s *Scanner) List(value func() bool) bool {
	if !s.Take('[') {
		return false
	}
	if s.Take(']') {
		return true
	}
	for {
		if !value() {
			return false
		}
		if !s.Take(',') {
			return s.Take(']')
		}
	}
}

// SkipString steps over the text that comes next.
func (s *Scanner) SkipString() bool {
	if s.At >= len(s.Text) || s.Text[s.At] != '"' {
		return false
	}
	for s.At++; s.At < len(s.Text); s.At++ {
		switch c := s.Text[s.At]; {
		case c == '"':
			s.At++
			return true
		case c < ' ':
			return false
		case c == '\\':
			if !s.skipEscape() {
				return false
			}
		}
	}
	return false
}

// skipEscape steps onto the last letter of an escape.
func (s *Scanner) skipEscape() bool {
	s.At++
	if s.At >= len(s.Text) {
		return false
	}
	switch s.Text[s.At] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return true
	case 'u':
		for range 4 {
			s.At++
			if s.At >= len(s.Text) || !isHex(s.Text[s.At]) {
				return false
			}
		}
		return true
	}
	return false
}

// skipNumber leaves the grammar of numbers to the standard library.
func (s *Scanner) skipNumber() bool {
	from, plain := s.At, true // digits only
	for ; s.At < len(s.Text); s.At++ {
		switch c := s.Text[s.At]; {
		case '0' <= c && c <= '9':
		case c == '-', c == '+', c == '.', c == 'e', c == 'E':
			plain = false
		default:
			return plain && (s.Text[from] != '0' || s.At == from+1) || json.Valid(s.Text[from:s.At])
		}
	}
	return json.Valid(s.Text[from:s.At])
}

// Word steps over w if it comes next.
func (s *Scanner) Word(w string) bool {
	end := s.At + len(w)
	if end > len(s.Text) || string(s.Text[s.At:end]) != w {
		return false
	}
	s.At = end
	return true
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}
