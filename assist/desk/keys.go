package desk

import (
	"bytes"
	"io"
	"time"
	"unicode/utf8"
)

// keys is the input of a terminal. Successive prompts read it key by key.
type keys interface {
	io.Reader
	Fd() uintptr
	begin(alarm time.Duration) // starts a prompt that may wait for this time; 0 for ever
	drain() bool               // drops the keys pressed so far, and reports whether there were any
	stop()                     // stops the program until it is continued
	over() bool                // reports whether the terminal has ended and every key was read
}

const (
	escape     = 0x1b
	ctrlC      = 0x03
	ctrlD      = 0x04
	ctrlZ      = 0x1a
	finalBytes = "ABCDHF" // arrows, Home and End, after ESC [ and ESC O
)

// cutKey removes one key from the front of a terminal's input. It returns the key in the form that
// the prompts know, and the number of bytes used. The key is empty if it is unknown. The number is
// 0 if the key is incomplete. If all is true, no more input will follow.
func cutKey(sent []byte, all bool) (key []byte, took int) {
	switch {
	case sent[0] == escape:
		return cutEscape(sent, all)
	case sent[0] == ctrlD:
		// survey would end a menu on Ctrl-D, on any row or on none
		return []byte{ctrlC}, 1
	case !utf8.FullRune(sent) && !all:
		return nil, 0
	}
	r, size := utf8.DecodeRune(sent)
	if r == utf8.RuneError && size == 1 {
		return nil, 1
	}
	return sent[:size], size
}

// cutEscape handles input that begins with ESC: a sequence, or a letter with Alt.
func cutEscape(sent []byte, all bool) (key []byte, took int) {
	switch {
	case len(sent) == 1 && !all:
		return nil, 0
	case len(sent) == 1 || sent[1] < ' ':
		return nil, 1 // Esc alone has no meaning; the next byte is a separate key
	case sent[1] == '[':
		return cutSequence(sent, all)
	case sent[1] == 'O' && len(sent) > 2:
		if bytes.IndexByte([]byte(finalBytes), sent[2]) >= 0 {
			return sent[:3], 3
		}
		if sent[2] < ' ' || sent[2] > '~' {
			return nil, 2
		}
		return nil, 3
	}
	_, letter := cutKey(sent[1:], all)
	if letter == 0 {
		return nil, 0
	}
	return nil, 1 + letter
}

// cutSequence handles ESC [ … up to the letter that ends it.
func cutSequence(sent []byte, all bool) (key []byte, took int) {
	end := 2
	for end < len(sent) && sent[end] >= ' ' && sent[end] < '@' {
		end++
	}
	switch {
	case end == len(sent) && all:
		return nil, end
	case end == len(sent):
		return nil, 0
	case sent[end] < ' ' || sent[end] > '~':
		return nil, end // interrupted by a real key
	case end == 2 && sent[end] == '[': // F1 to F5 on a Linux console: ESC [ [ A
		return nil, min(end+2, len(sent))
	}
	return canonical(sent[:end+1]), end + 1
}

// canonical returns a key sequence in the form that the prompts know, or nil for an unknown key.
// Home and End have several forms.
func canonical(sequence []byte) []byte {
	switch string(sequence[2:]) {
	case "A", "B", "C", "D", "H", "F", "3~":
		return sequence
	case "1~", "7~":
		return []byte("\x1b[H")
	case "4~", "8~":
		return []byte("\x1b[F")
	}
	return nil
}
