package desk

import (
	"bufio"
	"io"
	"time"

	"golang.org/x/term"

	"tablemate/assist/paint"
	"tablemate/tables/words"
)

// Frontend shows prompts and reads replies: on a terminal, through a pipe, or from
// a test's script.
type Frontend interface {
	// Ask puts one question and returns the reply. Its errors are ErrInterrupted, io.EOF,
	// errResized, errRang, or a failure of the terminal.
	Ask(Prompt) (Reply, error)
	// Tell prints lines.
	Tell(lines ...string)
	// Show prints lines that should stay in view. It calls draw when it prints them.
	Show(draw func() []string)
	// Retitle is Tell for the title alone if people still see what draw returned, else Show.
	Retitle(title []string, draw func() []string)
	// Forget drops the keys that were pressed before now, and reports whether
	// there were any.
	Forget() bool
	// Close restores the terminal. It may be called at any time.
	Close() error
}

// Prompt is a question as people see it.
type Prompt struct {
	Text, Help string
	Lead       []string // the beginning of a long question, above its text
	Shape      Shape
	Rows       []Row                    // the options; none if any text is an answer
	Focus      int                      // the row under the cursor of a menu, or -1
	Match      func(typed string) []int // the rows that typed fits
	Enter      string                   // says what Enter takes; "" if it takes nothing
	Complaint  string                   // why the last answer would not do
	Example    string                   // a valid answer, or ""
	Listed     bool                     // the rows are already printed above
	Columns    int                      // of the screen; 0 if it does not matter
	Hint       string                   // the words that work at this prompt, or ""
	Alarm      time.Duration            // the time after which the prompt is left; 0 for never
}

// Row is one option on offer.
type Row struct{ Key, Label string }

// Shape is what kind of answer a prompt wants.
type Shape uint8

// The shapes of an answer.
const (
	Free    Shape = iota // something typed
	Menu                 // one row
	Several              // any number of rows, typed
	YesNo                // one of two short rows
)

// Reply is what people answered: a typed line, empty for Enter alone, or the row
// that they walked to, counted from 1.
type Reply struct {
	Typed string
	Row   int
}

// Look says how a desk looks, and its language.
type Look struct {
	Words *words.Words
	Paint paint.Paint
	Plain bool // lines even on a terminal: when asked for, and where TERM is dumb
	Echo  Echo // of plain lines
	// Size returns the columns and lines of the screen, which may change between two questions.
	// If it is nil, sentences are never wrapped.
	Size func() (columns, lines int)
}

// Terminal is an input or output that may be a terminal, for example a file. The method
// Waiting() of an input, if it has one, is called before a menu or a line waits for the next
// key.
type Terminal interface {
	io.ReadWriter
	Fd() uintptr
}

// Open returns a desk for the input and output of a process: menus if both are a terminal, else
// plain lines. In a menu Ctrl-C is ErrInterrupted. Between prompts and in plain lines it is a
// signal to the process, whose handler should Close the desk first.
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
		lines := asker.frontend.(*lineFrontend)
		lines.waiting = func() bool { return waiting(in.Fd()) }
		lines.gone = func() bool { return !term.IsTerminal(int(in.Fd())) }
	}
	return asker
}

// NewLine returns a desk of plain lines. It buffers its input, so there must be no second desk
// on the same input.
func NewLine(in io.Reader, out io.Writer, look Look) *Asker {
	frontend := &lineFrontend{in: bufio.NewReader(in), out: out, echo: look.Echo, paint: look.Paint}
	return New(frontend, look.Words).withSize(look.Size)
}
