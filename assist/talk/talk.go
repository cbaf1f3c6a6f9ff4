// Package talk is how a game asks and tells: questions and answers, words for things, and
// sentences for notes.
package talk

import (
	"errors"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/schema"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// UI is what a flow asks and tells with.
type UI struct {
	Desk  desk.Desk
	Words *words.Words
	Paint paint.Paint
	Dice  Dice
	Box   Box
	Width int // columns of the screen
	// Height is the number of lines of the screen; 0 if nothing scrolls away.
	Height int
	// Familiar is set once people have seen this table. The first view explains more than later
	// ones.
	Familiar bool

	// Topic lists the rules of the present question, the most likely first; nil means the rules
	// of the moment.
	Topic []tables.RuleID

	Secrets Secrets // sealed until they are shown
	// Told holds secret answers by kind, in memory until the session ends and never written.
	// Private returns it.
	Told     map[string]string
	unveiled int // secrets may be read while this is above 0

	Loop
}

// Loop is set by the loop alone: what people know and what has just happened.
type Loop struct {
	AppRolled bool // the dice that fell last were the app's
	// Undone is set after an undo: automatic actions are offered instead of repeated.
	Undone bool

	Sight   Sight            // what people know of the table
	Book    *tables.Rulebook // whose rules are cited
	Settles bool             // rules can be waived for good
	// Later takes an action that somebody reports from a dialog beside the question of all.
	Later   func(name string, did any)
	Held    []tables.RuleID // rules that the setup breaks, and that people keep breaking
	Settled []tables.RuleID // those of them that people waive for good
}

// Person is somebody at a table, and the seat played.
type Person struct {
	Name string
	Seat rules.Seat
}

// Unveil allows reading sealed and private things until the returned function is called. It is
// used only behind a screen for their owner, or for the recorded line that shows them. Anything
// else on a shared screen would depend on a secret.
func (t *UI) Unveil() (veil func()) {
	t.unveiled++
	return func() { t.unveiled-- }
}

// Alone has one person asked and told on the own phone, beside the question of all; false where
// that phone is not there. ErrElsewhere from talk leaves that question for what was reported.
func (t *UI) Alone(name string, talk func(own *UI) error) bool {
	return t.Desk.Beside(name, func(d desk.Desk) error {
		own := *t
		own.Desk, own.unveiled = d, 0
		if s, ok := t.Secrets.(interface{ For(*UI) Secrets }); ok {
			own.Secrets = s.For(&own)
		}
		defer own.Unveil()()
		return talk(&own)
	})
}

// MayRead panics at a shared screen.
func (t *UI) MayRead() {
	if t.unveiled == 0 {
		panic("a secret is read at a shared screen")
	}
}

// Private returns the secret answers.
func (t *UI) Private() map[string]string {
	t.MayRead()
	return t.Told
}

// OnTopic returns take with rules as the topic of everything that it asks.
func OnTopic[T any](t *UI, rules []tables.RuleID, take func() (T, error)) func() (T, error) {
	return func() (T, error) {
		before := t.Topic
		t.Topic = rules
		defer func() { t.Topic = before }()
		return take()
	}
}

// Dice are the app's own dice. Everything rolled between two actions is recorded as the app's.
type Dice interface {
	// Habit is what people chose for this table: AskDice, AppDice or TableDice.
	Habit() Habit
	// Roll rolls dice with this many sides; each result is 0 to sides-1. All dice for one
	// action have the same number of sides.
	Roll(dice, sides int) []int
}

// Habit says who usually rolls at this table. Every roll still allows both.
type Habit string

// With AskDice Enter rolls, and typed faces are the table's. With AppDice the app rolls
// automatically. With TableDice people always type what fell.
const (
	AskDice   Habit = "ask"
	AppDice   Habit = "app"
	TableDice Habit = "table"
)

// Box is what this owner's real box holds beyond the rulebook: cards read off once and stored
// as JSON by id.
type Box interface {
	Find(id string, into any) bool
	Learn(id string, what any) error
	Forget(id string) error // nil if it was not known
	IDs() []string
}

// Sight is what people know of the table. The zero Sight is nothing: it is drawn.
type Sight struct {
	View string // that was drawn last
	Told bool   // sentences have told the changes since
}

// ShowLaidOut shows the table while people lay it out, whole even on a low screen. It is not
// shown again when they begin.
func (t *UI) ShowLaidOut(view func(*UI) string) {
	first := *t
	first.Height, first.Familiar = 0, false
	t.Desk.Say(view(&first))
	t.Familiar = true
	t.Sight = Sight{View: view(t)}
}

// wiped is how many lines are pushed off a screen whose height is not known.
const wiped = 60

// Wipe clears the screen, with what has scrolled away where a terminal knows how.
func (t *UI) Wipe() {
	t.Desk.Say(strings.Repeat("\n", max(wiped, t.Height)))
	if t.Height > 0 {
		t.Desk.Say("\x1b[3J\x1b[2J\x1b[H")
	}
	t.Sight = Sight{}
}

// Fits reports whether a line is no wider than the screen.
func (t *UI) Fits(line string) bool { return t.Width <= 0 || paint.Width(line) <= t.Width }

// Beside returns t with the width that remains beside a text.
func (t *UI) Beside(text string) *UI {
	beside := *t
	if t.Width > 0 {
		beside.Width = max(1, t.Width-paint.Width(text))
	}
	return &beside
}

// Secrets draws and seals what nobody may know yet, not even the people at the keyboard:
// choices of an automated opponent, and what one person told behind the screen. A label
// identifies a choice. The same label at the same table always gives the same result, and
// reveals nothing about other labels. It must contain everything that the choice depends on.
type Secrets interface {
	// Choose draws one of several by weight.
	Choose(label string, weights []float64) (int, error)
	// Hide seals a word, and locks it away for Open together with a label of Moment.
	Hide(moment, word string) (seal, box string, err error)
	// Keep seals a word that a person told. It uses a random label, because reusing a label
	// would reveal whether two words are equal, and the XOR of two words.
	Keep(word string) (seal, box string, err error)
	// Open gives the word in a box back with the salt that opens its seal. It panics
	// where people see the same screen, outside of UI.Unveil.
	Open(seal, box string) (word, salt string, err error)
}

// SentenceError is an error with a sentence in people's own language.
type SentenceError interface {
	error
	Message() (string, tables.Args)
}

// Sentence returns the sentence of an error, and whether it has one.
func Sentence(w *words.Words, err error) (string, bool) {
	var told SentenceError
	if !errors.As(err, &told) {
		return "", false
	}
	id, args := told.Message()
	if cause, ok := Sentence(w, schema.MisfitOf(errors.Unwrap(told))); ok {
		args["cause"] = strings.TrimSuffix(cause, ".") // the sentence around it ends it
	}
	return w.Say(id, args), true
}

// Warn tells an error, and returns it if it has no sentence.
func (t *UI) Warn(err error) error {
	text, ok := Sentence(t.Words, err)
	if !ok {
		return err
	}
	t.Desk.Say(t.Paint.Warning("! " + tables.Capital(text)))
	return nil
}
