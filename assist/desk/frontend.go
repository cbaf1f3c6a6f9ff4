package desk

import "time"

// Frontend shows prompts and reads replies: on a terminal, through a pipe, or from
// a test's script.
type Frontend interface {
	// Ask puts one question and gives what was answered. Its errors are
	// ErrInterrupted, io.EOF, errResized, errRang, or what is wrong with the terminal.
	Ask(Prompt) (Reply, error)
	// Tell shows lines as they are.
	Tell(lines ...string)
	// Show tells lines that should stay in view, drawn as they are at that moment.
	Show(draw func() []string)
	// Retitle is Tell for a title alone where people still see what draw returns, else
	// Show.
	Retitle(title []string, draw func() []string)
	// Forget drops the keys that were pressed before now, and reports whether
	// there were any.
	Forget() bool
	// Close leaves the terminal as it was found. It may be called at any time.
	Close() error
}

// Prompt is one question as it stands before people.
type Prompt struct {
	Text, Help string
	Lead       []string // the beginning of a long question, above its text
	Shape      Shape
	Rows       []Row                    // what is on offer; none where the answer is free
	Focus      int                      // the row that the cursor of a menu stands on, -1 for none
	Match      func(typed string) []int // the rows that typed fits
	Enter      string                   // says what Enter takes; "" when it takes nothing
	Complaint  string                   // why the last answer would not do
	Listed     bool                     // the rows already stand above
	Columns    int                      // of the screen, 0 where they do not matter
	Hint       string                   // the words that are at hand; "" where none are
	Alarm      time.Duration            // after which the prompt is left, 0 for never
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
