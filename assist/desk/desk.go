package desk

import "errors"

// Desk asks people questions and tells them things. Every question may return ErrBack,
// ErrElsewhere, ErrQuit, ErrEnd, ErrInterrupted, or the error of an aside.
type Desk interface {
	// Choose asks for one of options and returns its index.
	Choose(q Question, options []Option) (int, error)
	// Pick asks for any number of options, including none, and returns their indexes in rising
	// order. People type "34", "3 4" or "3,4", and Enter for none, unless q.Needed is set.
	Pick(q Question, options []Option) ([]int, error)
	// Number asks for a whole number from low to high.
	Number(q Question, low, high int) (int, error)
	// Confirm asks yes or no; its defaults are "y" and "n" in both languages.
	Confirm(q Question) (bool, error)
	// Write asks for free text.
	Write(q Question) (string, error)
	// Say prints lines.
	Say(lines ...string)
	// Show prints what draw returns and keeps it in view: on a terminal it is drawn again
	// before a question that would scroll it away.
	Show(draw func() []string)
	// Retitle prints the new title of a table that people have seen, or the whole table if it
	// is out of view.
	Retitle(title string, draw func() []string)
	// Beside talks to one seat on its own phone, while the game continues for all others. It
	// returns false if that phone is not present. If talk returns ErrElsewhere, the question that
	// all are asked is left.
	Beside(seat string, talk func(Desk) error) bool
	// Ahead puts words before those that were typed ahead. All these words answer the next
	// questions.
	Ahead(typed string)
	// Hold removes the words that were typed ahead, and returns them. Ahead can put them back.
	Hold() string
	// WithAsides returns the same desk with these asides.
	WithAsides(Asides) Desk
}

// Question is a question and the way its answer is read.
type Question struct {
	Text    string // what is asked
	Default string // what Enter takes: a key, a number, "y" or "n", or text; "" if it takes nothing
	Needed  bool   // for Pick: without a default, Enter does not take "none"
	Help    string // one more line of help, or ""
	// Example is a valid answer, shown after two invalid ones. If it is empty the default, the
	// first option or the lowest number is shown.
	Example string
	// Parse returns an error in the user's language for an invalid written answer.
	Parse func(string) error
	// Rest takes all typed words as one answer. It is for names and notes, and for answers whose
	// beginning alone would have another meaning.
	Rest bool
	// Layouts reads an answer that is not understood again, as if the same keys were typed in the
	// other keyboard layout. It needs more than one key.
	Layouts bool
	// Leaves returns the part of an answer that is kept for the next questions. When an answer that
	// was typed ahead is printed, this part is left out.
	Leaves func(answer string) string
	// Fresh ignores what was typed before people saw the question.
	Fresh bool
	// Second asks anybody but the phone whose answer led to this question.
	Second  bool
	Buttons Buttons // what may be tapped on a phone
	Own     []Own   // private questions that are shown to single seats at the same time
}

// Option is one of several answers.
type Option struct {
	// Keys are the shorthands in both languages, without blanks. The first one is shown. They may
	// differ in case only. An option without keys gets its number as key.
	Keys   []string
	Label  string
	Also   []string // its other names, for example in the other language
	Hidden bool     // understood when typed, but not listed
	Whole  bool     // matched only by a whole key or label, not by a word of its label
}

// The errors of a question that was not answered.
var (
	// ErrBack asks for the previous question again.
	ErrBack = errors.New("back")
	// ErrElsewhere leaves a question because the input answers another question. The input is then
	// used for the next question.
	ErrElsewhere = errors.New("an answer to another question")
	// ErrQuit means that people want to leave the table. Everything recorded stays recorded.
	ErrQuit = errors.New("quit")
	// ErrInterrupted means that Ctrl-C was pressed.
	ErrInterrupted = errors.New("interrupted")
	// ErrEnd means that the input has ended. It is also an ErrQuit. Its sentence names the question
	// that was not answered.
	ErrEnd = errors.New("end of input")
)

// errResized leaves a prompt because the screen has changed its size.
var errResized = errors.New("resized")

// errRang leaves a prompt because its waiting time is over.
var errRang = errors.New("rang")

// errStopped leaves a prompt because the program is to be stopped, as by Ctrl-Z.
var errStopped = errors.New("stopped")

// errLeft leaves the prompt of a terminal because its question was answered elsewhere.
var errLeft = errors.New("answered elsewhere")

// ended is an ErrEnd with its sentence.
type ended struct{ sentence string }

func (e ended) Error() string   { return e.sentence }
func (e ended) Unwrap() []error { return []error{ErrEnd, ErrQuit} }
