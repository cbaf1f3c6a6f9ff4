package desk

import (
	"bytes"
	"io"
	"time"
	"unicode/utf8"
)

// The interface `keys` reads the input of a terminal key by key. All prompts of a desk share one
// reader.
type keys interface {
	io.Reader
	Fd() uintptr
	begin(alarm time.Duration) // starts a prompt that waits for at most this time; 0 for no limit
	drain() bool               // drops the keys pressed so far, and reports whether there were any
	stop()                     // stops the process until a shell continues it
	over() bool                // the input has ended and all keys were read
}

const (
	escape     = 0x1b
	ctrlC      = 0x03
	ctrlD      = 0x04
	ctrlZ      = 0x1a
	finalBytes = "ABCDHF" // the bytes that follow ESC O for arrows, Home and End
)

// cutKey returns the first key of the input in the form that prompts expect. The key is empty if
// prompts do not use it. `took` is the number of bytes that the key had in the input. If the key is
// incomplete, `took` is 0. If `all` is true, no more bytes will follow, so the key counts as
// complete.
func cutKey(sent []byte, all bool) (key []byte, took int) {
	switch {
	case sent[0] == escape:
		return cutEscape(sent, all)
	case sent[0] == ctrlD:
		// on Ctrl-D, survey would end a menu and choose an arbitrary row
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

func cutEscape(sent []byte, all bool) (key []byte, took int) {
	switch {
	case len(sent) == 1 && !all:
		return nil, 0
	case len(sent) == 1 || sent[1] < ' ':
		return nil, 1 // Esc alone is ignored
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

// cutSequence is cutKey for a sequence that begins with ESC [ and ends with a letter or ~.
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
		return nil, end // another key interrupted the sequence
	case end == 2 && sent[end] == '[': // F1 to F5 on a Linux console: ESC [ [ A
		return nil, min(end+2, len(sent))
	}
	return canonical(sent[:end+1]), end + 1
}

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
