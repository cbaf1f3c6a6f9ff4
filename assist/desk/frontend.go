package desk

import (
	"bufio"
	"io"
	"time"

	"golang.org/x/term"

	"tablemate/assist/paint"
	"tablemate/assist/room"
	"tablemate/tables/words"
)

// Frontend shows prompts and returns replies.
type Frontend interface {
	// Ask asks one question. Its errors are ErrInterrupted, ErrBack, io.EOF, errResized, errRang,
	// errLeft, an error of the terminal, or the error that ended a dialog on a phone.
	Ask(Prompt) (Reply, error)
	// Tell prints lines.
	Tell(lines ...string)
	// Show prints the lines that `draw` returns, which should stay in view. It calls `draw` each
	// time it prints them.
	Show(draw func() []string)
	// Retitle prints the title if the table stays in view. Otherwise it is like Show.
	Retitle(title []string, draw func() []string)
	// Forget drops the keys pressed so far, and reports whether there were any.
	Forget() bool
	// Close restores the terminal. It may be called at any time.
	Close() error
}

// Prompt is a question in the form that a Frontend shows.
type Prompt struct {
	Text, Help string
	Lead       []string // the first lines of a long question
	Shape      Shape
	Rows       []Row                    // empty for a typed text or number
	Focus      int                      // the row under the cursor of a menu; -1 for none
	Match      func(typed string) []int // the rows that match a typed text
	Enter      string                   // the hint about the Enter key; "" if Enter is no answer
	Complaint  string                   // why the last answer was invalid
	Example    string                   // a valid answer, or ""
	Listed     bool                     // the rows are already printed above
	Columns    int                      // the width of the screen; 0 if texts are not wrapped
	Likely     string                   // the label of the answer that Enter gives
	EnterKey   string                   // like Enter, but with the answer's key instead of its label
	Hint       string                   // the commands shown with this prompt, or ""
	Alarm      time.Duration            // the longest waiting time; 0 for no limit

	// Only for phones:
	Words   []Word // the useful aside commands
	Whose   []string
	Moment  string
	Except  string
	Own     []Own
	Buttons Buttons
}

// Types of package room that describe what a phone shows.
type (
	Row     = room.Row
	Buttons = room.Buttons
	Line    = room.Line
	Own     = room.Own
)

// Piece is the sign "…". It marks a gap in the key of a button, such as "guess …". The button that
// is tapped next fills the gap.
const Piece = room.Piece

// Shape is the kind of answer that a prompt expects.
type Shape = room.Shape

// The shapes of an answer.
const (
	Free    = room.Free
	Menu    = room.Menu
	Several = room.Several
	YesNo   = room.YesNo
)

// Table is recorded instead of a seat's name if an answer came from the terminal.
const Table = "table"

// Reply is an answer. Typed is the typed line, or "" for Enter alone. Row is the chosen row,
// counted from 1.
type Reply struct {
	Typed string
	Row   int
	Speaker
	settled func(became, why string) // called with the result of the reply; may be nil
}

// The results of a reply.
const (
	answers = "answers" // the question is answered
	besides = "besides" // recorded, but the question still needs an answer
	looks   = "looks"   // only asked for information
	unread  = "unread"  // invalid; the argument `why` of `settled` is the reason
)

func (r Reply) settle(became, why string) {
	if r.settled != nil {
		r.settled(became, why)
	}
}

// Look configures a desk: its appearance and its language.
type Look struct {
	Words *words.Words
	Paint paint.Paint
	Plain bool // plain lines even on a terminal
	Echo  bool // with plain lines, print the input again, because a pipe does not show it
	// Size returns the present size of the screen. If it is nil, sentences are never wrapped.
	Size func() (columns, lines int)
}

// Terminal is an input or output that may be a terminal, such as os.Stdin. If an input has a method
// Waiting(), the method is called before a prompt waits for a key.
type Terminal interface {
	io.ReadWriter
	Fd() uintptr
}

// Open returns a desk with menus if input and output are terminals, else with plain lines. While a
// desk with menus asks a question, Ctrl-C ends the question with ErrInterrupted. At other times,
// Ctrl-C sends a signal to the process. The handler of this signal should call Close first.
func Open(in, out Terminal, look Look) *Asker {
	typing := term.IsTerminal(int(in.Fd()))
	if typing && !look.Plain && term.IsTerminal(int(out.Fd())) {
		return New(fitted{newMenus(in, out, look.Paint), look.Size}, look.Words)
	}
	if !typing {
		look.Echo = true
	}
	asker := NewLine(in, out, look)
	if typing {
		lines := asker.frontend.(fitted).Frontend.(*lineFrontend)
		lines.waiting = func() bool { return waiting(in.Fd()) }
		lines.drop = func() { dropTyped(in.Fd()) }
		lines.gone = func() bool { return !term.IsTerminal(int(in.Fd())) }
	}
	return asker
}

// NewLine returns a desk with plain lines. It buffers its input, so no second desk can use the same
// input.
func NewLine(in io.Reader, out io.Writer, look Look) *Asker {
	frontend := &lineFrontend{in: bufio.NewReader(in), out: out, echo: look.Echo, paint: look.Paint, hints: hints{}}
	return New(fitted{frontend, look.Size}, look.Words)
}
