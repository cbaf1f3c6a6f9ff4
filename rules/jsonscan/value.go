package jsonscan

import (
	"encoding/json"
	"strconv"
)

// StringValue reads a text, without decoding what has no escapes.
func (s *Scanner) StringValue(into *string) bool {
	raw := s.Raw()
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

// IntValue reads a whole number.
func (s *Scanner) IntValue(into *int) bool {
	n, err := strconv.Atoi(string(s.Raw()))
	*into = n
	return err == nil
}

// BoolValue reads true or false.
func (s *Scanner) BoolValue(into *bool) bool {
	*into = s.Peek() == 't'
	return s.Word("true") || s.Word("false")
}

// Value reads what the standard decoder would make of any value: most are single texts
// and numbers, for which it need not be set up.
func (s *Scanner) Value(into *any) bool {
	var err error
	switch c := s.Peek(); {
	case c == '"':
		var text string
		read := s.StringValue(&text)
		*into = text
		return read
	case c == '-' || '0' <= c && c <= '9':
		*into, err = strconv.ParseFloat(string(s.Raw()), 64)
	default:
		err = json.Unmarshal(s.Raw(), into)
	}
	return err == nil
}
