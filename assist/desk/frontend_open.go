package desk

import (
	"bufio"
	"io"
	"os"

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
	Width int  // columns of the screen; sentences are never broken where it is 0
}

// Open is the desk for a process's input and output: menus where both are a
// terminal, and plain lines everywhere else. In a menu Ctrl-C is
// ErrInterrupted; between prompts, and in plain lines, it is a signal to the
// process, whose answer should Close the desk first.
func Open(in, out *os.File, look Look) *Asker {
	typing := term.IsTerminal(int(in.Fd()))
	if typing && !look.Plain && term.IsTerminal(int(out.Fd())) {
		return New(newMenus(in, out, look.Paint), look.Words).withWidth(look.Width)
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
	return New(frontend, look.Words).withWidth(look.Width)
}
