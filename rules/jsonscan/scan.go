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

	twice  string // a key that stands twice in one object
	repeat bool   // whether there is one
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

// Object calls value for each key of the next object, with its escapes read. The call
// must step over the value and report whether it could.
func (s *Scanner) Object(value func(key []byte) bool) bool {
	if !s.Take('{') {
		return false
	}
	if s.Take('}') {
		return true
	}
	var few [usualKeys][]byte // that need no memory of their own
	keys := few[:0]
	var known map[string]bool // where they are many
	for {
		s.Peek()
		from := s.At + 1
		if !s.SkipString() {
			return false
		}
		key := s.plain(s.Text[from : s.At-1])
		switch {
		case known[string(key)] || slices.ContainsFunc(keys, func(k []byte) bool { return bytes.Equal(k, key) }):
			s.twice, s.repeat = string(key), true
		case known != nil:
			known[string(key)] = true
		case len(keys) == manyKeys:
			known, keys = setOf(append(keys, key)), nil
		default:
			keys = append(keys, key)
		}
		if !s.Take(':') || !value(key) {
			return false
		}
		if !s.Take(',') {
			return s.Take('}')
		}
	}
}

// An object mostly has few keys; up to manyKeys they are compared one by one.
const usualKeys, manyKeys = 12, 32

func setOf(keys [][]byte) map[string]bool {
	set := make(map[string]bool, 2*len(keys))
	for _, k := range keys {
		set[string(k)] = true
	}
	return set
}

// plain returns the key that was read last, with its escapes read.
func (s *Scanner) plain(key []byte) []byte {
	if bytes.IndexByte(key, '\\') < 0 {
		return key
	}
	var plain string
	if json.Unmarshal(s.Text[s.At-len(key)-2:s.At], &plain) != nil {
		return key
	}
	return []byte(plain)
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
