package desk

import "errors"

// Desk asks people questions and prints lines for them. Every question may return ErrBack,
// ErrElsewhere, ErrQuit, ErrEnd, ErrInterrupted, or an error of a function in Asides.
type Desk interface {
	// Choose asks people to choose one of the options, and returns its index.
	Choose(q Question, options []Option) (int, error)
	// Pick asks people to choose any number of options, including none, and returns their indexes
	// in rising order. People type "34", "3 4" or "3,4". If q.Needed is not set, Enter chooses
	// none.
	Pick(q Question, options []Option) ([]int, error)
	// Number asks for a whole number from low to high.
	Number(q Question, low, high int) (int, error)
	// Confirm asks a yes-or-no question; q.Default is "y" or "n" in both languages.
	Confirm(q Question) (bool, error)
	// Write asks for free text.
	Write(q Question) (string, error)
	// Say prints lines.
	Say(lines ...string)
	// Show prints the lines that `draw` returns, and keeps them in view. On a terminal they are
	// printed again before a question would scroll them away.
	Show(draw func() []string)
	// Retitle prints the new title of a table that is in view. If the table has scrolled away, it
	// prints the whole table.
	Retitle(title string, draw func() []string)
	// Beside asks one seat questions on its own phone, while the game continues for everybody else.
	// It returns false if the phone is not connected. If `talk` returns ErrElsewhere, the question
	// that everybody is asked meanwhile ends with ErrElsewhere.
	Beside(seat string, talk func(Desk) error) bool
	// Privately is for questions at the shared screen that no phone may show. The parameter `name`
	// is the person who looks at the screen. If nobody is at the screen, Privately returns ErrBack.
	Privately(name string, ask func() error) error
	// Ahead adds words in front of the words typed ahead, which people typed before a question was
	// asked. The next questions use all these words as answers.
	Ahead(typed string)
	// Hold removes the words that were typed ahead, and returns them. Ahead can restore them.
	Hold() string
	// WithAsides returns the same desk, but with these functions for asides, the commands that
	// people type instead of an answer.
	WithAsides(Asides) Desk
}

// Question is a question with the options for parsing its answer.
type Question struct {
	Text    string // the text of the question
	Default string // the answer of Enter: a key, a number, "y", "n" or a text; "" for none
	Needed  bool   // for Pick: whether people must choose at least one option
	Help    string // a line of help, or ""
	// Example is a valid answer that is shown after two invalid answers. If Example is empty, the
	// default, the first option or the lowest number is shown.
	Example string
	// Parse returns an error in the user's language for an invalid written answer.
	Parse func(string) error
	// Same reports whether two written answers mean the same. If a line begins with both answers,
	// the desk takes the longer one. Same may be nil.
	Same func(short, long string) bool
	// If Rest is set, the whole typed line is one answer. Rest is needed for names, for notes, and
	// for answers whose first word alone would be another answer.
	Rest bool
	// If Layouts is set, answers of two or more letters may be in the other keyboard layout.
	Layouts bool
	// Leaves returns the end of an answer that answers the next questions. For example, if "566"
	// answers three questions about dice, Leaves("566") is "6 6".
	Leaves func(answer string) string
	// If Fresh is set, everything that was typed before the question was shown is ignored.
	Fresh bool
	// If Second is set, the phone whose answer led to this question cannot answer it.
	Second  bool
	Buttons Buttons // the buttons that a phone shows
	Own     []Own   // questions to single seats, which their phones show instead of this one
}

// Option is one possible answer.
type Option struct {
	// Keys are short words for the option in both languages, without blanks. The first key is
	// shown. Two keys may differ only in case. An option without keys gets its number as its key.
	Keys   []string
	Label  string
	Also   []string // other names, for example in the other language
	Hidden bool     // whether the option can be typed but is not listed
	Whole  bool     // whether only a whole key or label matches, not one word of the label
}

// The errors of questions that end without an answer.
var (
	// ErrBack means that the previous question must be asked again.
	ErrBack = errors.New("back")
	// ErrElsewhere means that the typed line answers another question. The next question then uses
	// the line.
	ErrElsewhere = errors.New("an answer to another question")
	// ErrQuit means that people want to leave the table. Everything that was recorded stays
	// recorded.
	ErrQuit = errors.New("quit")
	// ErrInterrupted means that Ctrl-C was pressed.
	ErrInterrupted = errors.New("interrupted")
	// ErrEnd means that the input has ended. For an ErrEnd, errors.Is(err, ErrQuit) is true too.
	// Its text is a sentence that names the unanswered question.
	ErrEnd = errors.New("end of input")
)

// errResized ends a prompt because the screen size has changed.
var errResized = errors.New("resized")

// errRang ends a prompt because its waiting time is over.
var errRang = errors.New("rang")

// errStopped ends a prompt because the program must stop, for example after Ctrl-Z.
var errStopped = errors.New("stopped")

// errLeft ends a terminal's prompt because a phone has answered its question.
var errLeft = errors.New("answered elsewhere")

// ended is an ErrEnd with a message for people.
type ended struct{ sentence string }

func (e ended) Error() string   { return e.sentence }
func (e ended) Unwrap() []error { return []error{ErrEnd, ErrQuit} }
