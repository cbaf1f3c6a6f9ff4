package desk

import "errors"

// Desk asks and tells. Every question may return ErrBack, ErrElsewhere, ErrQuit,
// ErrEnd or ErrInterrupted, or whatever the answer to an aside returned.
type Desk interface {
	// Choose asks for one of options and gives its place in the list.
	Choose(q Question, options []Option) (int, error)
	// Pick asks for any number of options, none too, and gives their places in
	// rising order. People type "34", "3 4" or "3,4", and Enter for none, unless some are needed.
	Pick(q Question, options []Option) ([]int, error)
	// Number asks for a whole number from low to high.
	Number(q Question, low, high int) (int, error)
	// Confirm asks yes or no; its defaults are "y" and "n" in both languages.
	Confirm(q Question) (bool, error)
	// Write asks for words of people's own.
	Write(q Question) (string, error)
	// Say tells lines as they are.
	Say(lines ...string)
	// Show tells what draw returns, and keeps it in view: on a terminal it is drawn
	// again before a question whose screen would be without it.
	Show(draw func() []string)
	// Retitle tells a new title of a table that people have seen, or shows the table
	// where it is out of view.
	Retitle(title string, draw func() []string)
	// Beside lets one seat alone be asked and told on its own phone, while all others go on;
	// false where that phone is not there. ErrElsewhere from talk leaves the question that
	// all are asked.
	Beside(seat string, talk func(Desk) error) bool
	// Ahead puts words before what was typed ahead: they answer the next questions.
	Ahead(typed string)
	// WithAsides is the same desk, on which asides are answered.
	WithAsides(Asides) Desk
}

// Question is what is asked, and how an answer to it is taken.
type Question struct {
	Text    string // what is asked
	Default string // what Enter takes: a key, a number, "y" or "n", or text; none when empty
	Needed  bool   // Pick offers no Enter where there is no default
	Help    string // one more line, where it is useful
	// Example is an answer that may be typed, shown once two would not do. What stands for
	// it where it is empty: the default, the first option, the lowest number.
	Example string
	// Parse says in the user's language what is wrong with a written answer.
	Parse func(string) error
	// Rest takes all the words that were typed or none of them: for names and
	// notes, and wherever a shorter answer would mean something else.
	Rest bool
	// Leaves returns what of an answer is put before the next questions: an answer that
	// was typed ahead is told without it.
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
	Also   []string // its other names, as in the other language
	Hidden bool     // understood when typed, but not listed
	Whole  bool     // taken by a whole key alone, never by a word of its label
}

// The ways in which a question may be left unanswered.
var (
	// ErrBack wants the question before this one.
	ErrBack = errors.New("back")
	// ErrElsewhere leaves a question whose answer belongs to another one: what was typed
	// answers the next question.
	ErrElsewhere = errors.New("an answer to another question")
	// ErrQuit wants to leave the table; everything recorded stays recorded.
	ErrQuit = errors.New("quit")
	// ErrInterrupted is Ctrl-C.
	ErrInterrupted = errors.New("interrupted")
	// ErrEnd is the end of the input. It is ErrQuit too, and its sentence
	// names the question that stayed unanswered.
	ErrEnd = errors.New("end of input")
)

// errResized leaves a prompt because the screen has another size now.
var errResized = errors.New("resized")

// errRang leaves a prompt because it has waited as long as it may.
var errRang = errors.New("rang")

// errStopped leaves a prompt because the program shall stop until it is continued.
var errStopped = errors.New("stopped")

// errLeft leaves a prompt of a terminal because its question was answered elsewhere.
var errLeft = errors.New("answered elsewhere")

// ended is an ErrEnd with its sentence.
type ended struct{ sentence string }

func (e ended) Error() string   { return e.sentence }
func (e ended) Unwrap() []error { return []error{ErrEnd, ErrQuit} }
