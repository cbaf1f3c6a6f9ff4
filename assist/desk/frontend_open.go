package desk

import (
	"bufio"
	"io"

	"golang.org/x/term"

	"tablemate/assist/paint"
	"tablemate/tables/words"
)

// Look is how a desk looks and speaks.
type Look struct {
	Words *words.Words
	Paint paint.Paint
	Plain bool // lines even on a terminal: when asked for, and where TERM is dumb
	Echo  Echo // of plain lines
	// Size returns the columns and lines of the screen, which may change between two
	// questions. Sentences are never broken where it is nil.
	Size func() (columns, lines int)
}

// Terminal is one end of what may be a terminal, as a file is. An input with a method
// Waiting() has it called before a menu or a line waits for the next key.
type Terminal interface {
	io.ReadWriter
	Fd() uintptr
}

// Open is the desk for a process's input and output: menus where both are a
// terminal, and plain lines everywhere else. In a menu Ctrl-C is
// ErrInterrupted; between prompts, and in plain lines, it is a signal to the
// process, whose answer should Close the desk first.
func Open(in, out Terminal, look Look) *Asker {
	typing := term.IsTerminal(int(in.Fd()))
	if typing && !look.Plain && term.IsTerminal(int(out.Fd())) {
		return New(newMenus(in, out, look.Paint), look.Words).withSize(look.Size)
	}
	if !typing {
		look.Echo = WithEcho
	}
	asker := NewLine(in, out, look)
	if typing {
		asker.frontend.(*lineFrontend).waiting = func() bool { return waiting(in.Fd()) }
	}
	return asker
}

// NewLine is a desk of plain lines. It reads in through one buffer, so there
// must be no second desk on the same input.
func NewLine(in io.Reader, out io.Writer, look Look) *Asker {
	frontend := &lineFrontend{in: bufio.NewReader(in), out: out, echo: look.Echo, paint: look.Paint}
	return New(frontend, look.Words).withSize(look.Size)
}
