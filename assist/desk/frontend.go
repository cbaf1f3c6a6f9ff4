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

// Frontend shows prompts and reads replies: on a terminal, through a pipe, or from
// a test's script.
type Frontend interface {
	// Ask asks one question and returns the reply. Its errors are ErrInterrupted, io.EOF,
	// errResized, errRang, or a failure of the terminal.
	Ask(Prompt) (Reply, error)
	// Tell prints lines.
	Tell(lines ...string)
	// Show prints lines that should stay in view. It calls draw when it prints them.
	Show(draw func() []string)
	// Retitle prints the title only if people still see what draw returned. Otherwise it prints
	// what draw returns, as Show does.
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
	Rows       []Row                    // the options; empty if any text is an answer
	Focus      int                      // the row under the cursor of a menu, or -1
	Match      func(typed string) []int // returns the rows that typed fits
	Enter      string                   // says what Enter takes; "" if it takes nothing
	Complaint  string                   // why the last answer was not accepted
	Example    string                   // a valid answer, or ""
	Listed     bool                     // the rows are already printed above
	Columns    int                      // the width of the screen; 0 if texts are not wrapped
	Likely     string                   // the label of what Enter takes
	EnterKey   string                   // like Enter, but with the key instead of the label
	Hint       string                   // the asides that are listed at this prompt, or ""
	Alarm      time.Duration            // the time after which the prompt is left; 0 for never

	// What only phones show.
	Words   []Word // the asides that are useful here
	Whose   []string
	Moment  string
	Except  string
	Own     []Own
	Buttons Buttons
}

// The types of what people may tap on a phone.
type (
	Row     = room.Row
	Buttons = room.Buttons
	Line    = room.Line
	Own     = room.Own
)

// Piece is a placeholder in [Buttons] for the piece that is tapped.
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

// Table names the terminal where a record names the phone through which an answer came.
const Table = room.Table

// Reply is what people answered: a typed line, empty for Enter alone, or the row that they chose,
// counted from 1.
type Reply struct {
	Typed string
	Row   int
	Speaker
	settled func(became, why string) // is called with the outcome of the reply; may be nil
}

// The outcomes of a reply.
const (
	answers = "answers" // it answered its question
	besides = "besides" // it was recorded, and the question is still open
	looks   = "looks"   // it only asked for information
	unread  = "unread"  // it was not understood; why says what is wrong
)

// settle reports the outcome of a reply.
func (r Reply) settle(became, why string) {
	if r.settled != nil {
		r.settled(became, why)
	}
}

// Look configures a desk: its appearance and its language.
type Look struct {
	Words *words.Words
	Paint paint.Paint
	Plain bool // plain lines even on a terminal, on request or because TERM is dumb
	Echo  Echo // whether plain lines echo the input
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
		return New(fitted{newMenus(in, out, look.Paint), look.Size}, look.Words)
	}
	if !typing {
		look.Echo = WithEcho
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

// NewLine returns a desk of plain lines. It buffers its input, so there must be no second desk
// on the same input.
func NewLine(in io.Reader, out io.Writer, look Look) *Asker {
	frontend := &lineFrontend{in: bufio.NewReader(in), out: out, echo: look.Echo, paint: look.Paint}
	return New(fitted{frontend, look.Size}, look.Words)
}
