package desk

import "errors"

// Desk asks people questions and prints lines for them. Every question may return ErrBack,
// ErrElsewhere, ErrQuit, ErrEnd, ErrInterrupted, an error of the terminal, or an error that a
// function in Asides returned.
type Desk interface {
	// Choose asks people to choose one of the options, and returns its index.
	Choose(q Question, options []Option) (int, error)
	// Pick asks people to choose any number of options, and returns their indexes in rising
	// order. If q.Needed is true, they must choose at least one. People type "34", "3 4" or
	// "3,4".
	Pick(q Question, options []Option) ([]int, error)
	// Number asks for a whole number from low to high.
	Number(q Question, low, high int) (int, error)
	// Confirm asks a yes-or-no question. In both languages, q.Default is "y" or "n".
	Confirm(q Question) (bool, error)
	// Write asks for a text, which q.Parse may reject.
	Write(q Question) (string, error)
	// Say prints lines.
	Say(lines ...string)
	// Show prints the lines that `draw` returns. A terminal keeps them in view.
	Show(draw func() []string)
	// Retitle prints the new title of a table, or the whole table if it has scrolled away.
	Retitle(title string, draw func() []string)
	// Beside asks one seat questions on its own phone, while the game continues for everybody else.
	// It returns false if the phone is not connected. If `talk` returns ErrElsewhere, and the
	// question to everybody else begins an action, that question ends.
	Beside(seat string, talk func(Desk) error) bool
	// Privately calls `ask`. The questions of `ask` are for the person called `name`. They appear
	// only at the shared screen, and no phone shows them. Privately returns ErrBack if the
	// terminal's input has ended.
	Privately(name string, ask func() error) error
	// Ahead inserts words before the words that were typed ahead. The next questions use the
	// inserted words first.
	Ahead(typed string)
	// Hold removes the words typed ahead, and returns them. Ahead can restore them.
	Hold() string
	// WithAsides returns a desk that calls the given functions for asides. An aside is a command
	// that people type instead of an answer.
	WithAsides(Asides) Desk
}

// Question has the text of a question, and settings for parsing the answer.
type Question struct {
	Text    string
	Default string // the answer that Enter gives: a key, a number, "y", "n" or a text; "" for none
	Needed  bool   // for Pick: people must choose at least one option
	Twice   bool   // for Pick: an option that is named twice is returned twice
	Help    string // a line of help, or ""
	// Example is shown after the second invalid answer at the terminal. On the phone of an asked
	// seat, it is shown after the first. If Example is not a valid answer, the default is shown
	// instead. If the default is not valid either, the first option or the lowest number is shown.
	Example string
	// Parse returns an error in the user's language for an invalid written answer.
	Parse func(string) error
	// Same gets two beginnings of one line, and reports whether both mean the same answer. If they
	// do, the longer beginning is used. Same may be nil.
	Same func(short, long string) bool
	// Alone reports whether a text is an answer only if no other words follow it. Alone may be nil.
	Alone func(typed string) bool
	// If Rest is true, the whole line is one answer. This is for names and notes, and for answers
	// whose first word alone would be a different answer.
	Rest bool
	// If Layouts is true, an answer of two or more letters may be typed in the other keyboard
	// layout.
	Layouts bool
	// The function Leaves returns the end of an answer that the next questions use. If "566"
	// answers three questions about dice, Leaves("566") is "6 6".
	Leaves func(answer string) string
	// If Fresh is true, words typed before the question was shown are dropped.
	Fresh bool
	// If Second is true, the question confirms the previous answer. If that answer came from a
	// phone, another person must confirm it: that phone can give any answer but the first option.
	Second  bool
	Buttons Buttons // for phones
	Own     []Own   // questions to single seats; each replaces this question on the phone of its seat
}

// Option is one possible answer.
type Option struct {
	// Keys are short words without blanks, in both languages. The first is shown. Keys that differ
	// only in case are allowed. If a listed option has no keys, its key is its row number. But if
	// any option of the question has a number as a key, the label is used instead of the row
	// number.
	Keys   []string
	Label  string
	Also   []string // more names that people can type, for example in the other language
	Hidden bool     // can be typed but is not listed
	Whole  bool     // only a whole key or name matches, not one word of a name
}

// The errors of questions that end without an answer.
var (
	// ErrBack asks the previous question again.
	ErrBack = errors.New("back")
	// ErrElsewhere means that the typed line answers another question. The next question uses the
	// line.
	ErrElsewhere = errors.New("an answer to another question")
	// ErrQuit means that people leave the table. The record keeps all actions.
	ErrQuit = errors.New("quit")
	// ErrInterrupted means that Ctrl-C was pressed.
	ErrInterrupted = errors.New("interrupted")
	// ErrEnd means that the input has ended. A question then returns an error that wraps both
	// ErrEnd and ErrQuit. The text of the error names the question.
	ErrEnd = errors.New("end of input")
)

// errResized ends a prompt after the screen size has changed.
var errResized = errors.New("resized")

// errRang ends a prompt after its waiting time.
var errRang = errors.New("rang")

// errStopped ends a prompt because the program must stop, for example after Ctrl-Z.
var errStopped = errors.New("stopped")

// errLeft ends a prompt at the terminal, for example because a phone has answered the question.
var errLeft = errors.New("answered elsewhere")

type ended struct{ sentence string }

func (e ended) Error() string   { return e.sentence }
func (e ended) Unwrap() []error { return []error{ErrEnd, ErrQuit} }
