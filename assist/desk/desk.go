package desk

import "errors"

// Desk asks questions and tells people things. Every question may return ErrBack, ErrElsewhere,
// ErrQuit, ErrEnd, ErrInterrupted, or the error of an aside.
type Desk interface {
	// Choose asks for one of options and returns its index.
	Choose(q Question, options []Option) (int, error)
	// Pick asks for any number of options, also none, and returns their indexes in rising
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
	// Beside lets one seat alone be asked and told on its own phone, while all others go on;
	// false where that phone is not there. ErrElsewhere from talk leaves the question that
	// all are asked.
	Beside(seat string, talk func(Desk) error) bool
	// Ahead puts words before those that were typed ahead. They answer the next questions.
	Ahead(typed string)
	// Hold takes back the words that were typed ahead. They answer nothing, unless they are put
	// ahead again.
	Hold() string
	// WithAsides is the same desk, on which asides are answered.
	WithAsides(Asides) Desk
}

// Question is a question and the way its answer is read.
type Question struct {
	Text    string // what is asked
	Default string // what Enter takes: a key, a number, "y" or "n", or text; none when empty
	Needed  bool   // Pick without a default offers no Enter
	Help    string // one more line of help, or ""
	// Example is a valid answer, shown after two invalid ones. If it is empty the default, the
	// first option or the lowest number is shown.
	Example string
	// Parse returns an error in the user's language for an invalid written answer.
	Parse func(string) error
	// Rest takes all words that were typed or none: for names and notes, and for answers whose
	// beginning would have another meaning.
	Rest bool
	// Layouts reads what cannot be read as it stands as the same keys, more than one, write it
	// in the other layout of the keyboard.
	Layouts bool
	// Leaves returns the part of an answer that is put before the next questions. An answer
	// typed ahead is told without it.
	Leaves func(answer string) string
	// Fresh takes nothing that was typed before the question was seen.
	Fresh bool
	// Second wants somebody else to answer than the phone that led here.
	Second  bool
	Buttons Buttons // what may be tapped on a phone
	Own     []Own   // what others are asked at the same time, and the seat itself
}

// Option is one of several answers.
type Option struct {
	// Keys are the shorthands in both languages, without blanks; the first is
	// shown. They may differ in case alone. An option without keys is known by
	// its number.
	Keys   []string
	Label  string
	Also   []string // its other names, for example in the other language
	Hidden bool     // understood when typed, but not listed
	Whole  bool     // taken by a whole key alone, never by a word of its label
}

// The errors of a question that was not answered.
var (
	// ErrBack wants the question before this one.
	ErrBack = errors.New("back")
	// ErrElsewhere leaves a question because the input answers another one. The input is then
	// used for the next question.
	ErrElsewhere = errors.New("an answer to another question")
	// ErrQuit means that people want to leave the table. Everything recorded stays recorded.
	ErrQuit = errors.New("quit")
	// ErrInterrupted is Ctrl-C.
	ErrInterrupted = errors.New("interrupted")
	// ErrEnd is the end of the input. It is ErrQuit too, and its sentence
	// names the question that stayed unanswered.
	ErrEnd = errors.New("end of input")
)

// errResized leaves a prompt because the screen has another size now.
var errResized = errors.New("resized")

// errRang leaves a prompt after its waiting time.
var errRang = errors.New("rang")

// errStopped leaves a prompt because the program shall stop until it is continued.
var errStopped = errors.New("stopped")

// errLeft leaves a prompt of a terminal because its question was answered elsewhere.
var errLeft = errors.New("answered elsewhere")

// ended is an ErrEnd with its sentence.
type ended struct{ sentence string }

func (e ended) Error() string   { return e.sentence }
func (e ended) Unwrap() []error { return []error{ErrEnd, ErrQuit} }
