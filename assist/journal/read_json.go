package journal

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"time"
)

// scanner reads one line of JSON. The standard decoder reads each nested value
// twice to hand it out raw; the scanner skips an action once, and the games decode
// it when they need it.
type scanner struct {
	text   []byte
	at     int
	values int      // that were read so far
	keys   [][]byte // of the objects around, innermost last
	twice  string   // a key that stands twice in one object
}

// peek returns the next byte that is not blank, 0 at the end.
func (s *scanner) peek() byte {
	for ; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	return 0
}

// take steps over c if it comes next.
func (s *scanner) take(c byte) bool {
	if s.peek() != c || c == 0 {
		return false
	}
	s.at++
	return true
}

// raw returns the next value as it is written, nil when it is not JSON.
func (s *scanner) raw() json.RawMessage {
	s.peek()
	from := s.at
	if !s.skip(0) {
		return nil
	}
	return json.RawMessage(s.text[from:s.at:s.at])
}

func (s *scanner) skip(depth int) bool {
	c := s.peek()
	s.values++
	switch {
	case depth > maxDepth:
		return false
	case c == '"':
		return s.skipString()
	case c == '{':
		return s.object(func([]byte) bool { return s.skip(depth + 1) })
	case c == '[':
		return s.list(func() bool { return s.skip(depth + 1) })
	case c == '-' || '0' <= c && c <= '9':
		return s.skipNumber()
	}
	return s.word("true") || s.word("false") || s.word("null")
}

// object calls value for each key of the next object, without its quotes. The call
// must step over the value and report whether it could.
func (s *scanner) object(value func(key []byte) bool) bool {
	if !s.take('{') {
		return false
	}
	if s.take('}') {
		return true
	}
	outside := len(s.keys)
	defer func() { s.keys = s.keys[:outside] }()
	var known map[string]bool
	for {
		s.peek()
		from := s.at + 1
		if !s.skipString() {
			return false
		}
		key := s.text[from : s.at-1]
		known = s.noteKey(key, outside, known)
		if !s.take(':') || !value(key) {
			return false
		}
		if !s.take(',') {
			return s.take('}')
		}
	}
}

// manyKeys is how many keys are compared one by one.
const manyKeys = 32

// noteKey remembers a key of the object whose keys begin at outside, and notes one
// that the object has already. An object of many keys gets a set of them.
func (s *scanner) noteKey(key []byte, outside int, known map[string]bool) map[string]bool {
	if bytes.IndexByte(key, '\\') >= 0 {
		var plain string
		if json.Unmarshal(s.text[s.at-len(key)-2:s.at], &plain) == nil {
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
		s.twice = string(key)
	}
	if known != nil {
		known[string(key)] = true
		return known
	}
	s.keys = append(s.keys, key)
	return nil
}

func (s *scanner) list(value func() bool) bool {
	if !s.take('[') {
		return false
	}
	if s.take(']') {
		return true
	}
	for {
		if !value() {
			return false
		}
		if !s.take(',') {
			return s.take(']')
		}
	}
}

func (s *scanner) skipString() bool {
	if s.at >= len(s.text) || s.text[s.at] != '"' {
		return false
	}
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case c == '"':
			s.at++
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
func (s *scanner) skipEscape() bool {
	s.at++
	if s.at >= len(s.text) {
		return false
	}
	switch s.text[s.at] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return true
	case 'u':
		for range 4 {
			s.at++
			if s.at >= len(s.text) || !isHex(s.text[s.at]) {
				return false
			}
		}
		return true
	}
	return false
}

// skipNumber leaves the grammar of numbers to the standard library.
func (s *scanner) skipNumber() bool {
	from, plain := s.at, true // digits only
	for ; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case '0' <= c && c <= '9':
		case c == '-', c == '+', c == '.', c == 'e', c == 'E':
			plain = false
		default:
			return plain && (s.text[from] != '0' || s.at == from+1) || json.Valid(s.text[from:s.at])
		}
	}
	return json.Valid(s.text[from:s.at])
}

func (s *scanner) word(w string) bool {
	end := s.at + len(w)
	if end > len(s.text) || string(s.text[s.at:end]) != w {
		return false
	}
	s.at = end
	return true
}

func (s *scanner) stringValue(into *string) bool {
	raw := s.raw()
	if len(raw) < 2 || raw[0] != '"' {
		return false
	}
	for _, c := range raw {
		if c == '\\' {
			return json.Unmarshal(raw, into) == nil
		}
	}
	*into = string(raw[1 : len(raw)-1])
	return true
}

func (s *scanner) intValue(into *int) bool {
	n, err := strconv.Atoi(string(s.raw()))
	*into = n
	return err == nil
}

func (s *scanner) boolValue(into *bool) bool {
	*into = s.peek() == 't'
	return s.word("true") || s.word("false")
}

func (s *scanner) timeValue(into *time.Time) bool {
	var text string
	if !s.stringValue(&text) {
		return false
	}
	at, err := time.Parse(time.RFC3339, text)
	*into = at
	return err == nil
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}
