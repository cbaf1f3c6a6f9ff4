package journal

import (
	"bytes"
	"encoding/json"

	"tablemate/rules/jsonscan"
	"tablemate/tables"
)

// plain returns a line with every text in it made plain, so that no name in a file
// does anything to a terminal or pads every row. What is hashed is the line itself.
// A line that is no JSON is left to the decoder.
func plain(line []byte) []byte {
	if !mayBeUnplain(line) {
		return line
	}
	var out []byte
	done := 0 // how much of line is in out
	for at := 0; at < len(line); at++ {
		if line[at] != '"' {
			continue
		}
		s := &jsonscan.Scanner{Text: line, At: at}
		if !s.SkipString() {
			return line
		}
		var text string
		if json.Unmarshal(line[at:s.At], &text) != nil {
			return line
		}
		if now := tables.Plain(text, longest(line[:at])); now != text {
			quoted, _ := json.Marshal(now)
			out = append(append(out, line[done:at]...), quoted...)
			done = s.At
		}
		at = s.At - 1
	}
	if done == 0 {
		return line
	}
	return append(out, line[done:]...)
}

// longest is how many letters of a text are read that follows these bytes: a note
// may be a sentence, everything else is a name.
func longest(before []byte) int {
	if bytes.HasSuffix(before, []byte(`"note":`)) {
		return tables.MaxText
	}
	return tables.MaxName
}

// mayBeUnplain reports whether a line may hold a text that is not plain: it escapes
// something, has a byte that controls a terminal or begins a letter that might, or
// is long between two quotes.
func mayBeUnplain(line []byte) bool {
	quote := 0
	for at, c := range line {
		switch c {
		case '"':
			if at-quote > tables.MaxName {
				return true
			}
			quote = at
		case '\\', 0x7f, 0xc2, 0xd8, 0xe2, 0xef, 0xf3:
			return true
		}
	}
	return false
}
