// Package talk is how a game talks to people: it asks questions, reads answers, and turns notes
// into sentences.
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

// UI is what a game uses to ask people and to tell them things.
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

	// Topic lists the rules that the present question is about, the most likely first. If it is
	// nil, the game lists the rules of the moment.
	Topic []tables.RuleID

	Secrets Secrets // what is secret until it is shown
	// Told holds secret answers by kind. They stay in memory until the sitting ends, and are never
	// written to the disk. Use Private to read them.
	Told     map[string]string
	unveiled int // secrets may be read while this is above 0

	Loop
}

// Loop is set only by the loop of package session: what people know, and what has just happened.
type Loop struct {
	AppRolled bool // the last dice were rolled by the app
	// Undone is set after an undo: automatic actions are then offered instead of repeated.
	Undone bool

	Sight   Sight            // what people have seen of the table
	Book    *tables.Rulebook // the rulebook that warnings cite
	Settles bool             // whether rules can be waived for good
	// Later stores an action that a person reports in a dialog on their own phone, while all are
	// asked something else.
	Later   func(name string, did any)
	Held    []tables.RuleID // rules that the setup breaks with people's consent
	Settled []tables.RuleID // the rules of Held that people waive for good
}

// Person is somebody at a table, with the seat that this person plays.
type Person struct {
	Name string
	Seat rules.Seat
}

// Unveil allows reading sealed and private things until the returned function is called. Use it
// only for the owner of a secret, when nobody else looks, or for the line that shows the secret to
// all. Otherwise the shared screen would depend on a secret.
func (t *UI) Unveil() (veil func()) {
	t.unveiled++
	return func() { t.unveiled-- }
}

// Alone asks and tells one person on their own phone, while all are asked something else. It
// returns false if that phone is not present. If talk returns ErrElsewhere, the question for all is
// left, so that the report can be recorded.
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

// MayRead panics unless Unveil allows secrets to be read.
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

// OnTopic returns take with rules as the topic of every question in it.
func OnTopic[T any](t *UI, rules []tables.RuleID, take func() (T, error)) func() (T, error) {
	return func() (T, error) {
		before := t.Topic
		t.Topic = rules
		defer func() { t.Topic = before }()
		return take()
	}
}

// Dice are the app's own dice. Every roll between two actions is recorded as a roll of the app.
type Dice interface {
	// Habit returns what people chose for this table: AskDice, AppDice or TableDice.
	Habit() Habit
	// Roll rolls dice with this many sides; each result is 0 to sides-1. All dice for one
	// action have the same number of sides.
	Roll(dice, sides int) []int
}

// Habit says who usually rolls at this table. Every roll still allows both.
type Habit string

// The habits. With AskDice, Enter rolls, and faces that people type count as the table's dice. With
// AppDice the app rolls without asking. With TableDice people always type the faces.
const (
	AskDice   Habit = "ask"
	AppDice   Habit = "app"
	TableDice Habit = "table"
)

// Box is what an owner's real box holds beyond the rulebook. It stores cards that people typed in
// once, as JSON by id.
type Box interface {
	Find(id string, into any) bool
	Learn(id string, what any) error
	Forget(id string) error // returns nil if the id is unknown
	IDs() []string
}

// Sight is what people have seen of the table. With the zero Sight the table is drawn.
type Sight struct {
	View string // the view that was drawn last
	Told bool   // whether sentences have described the changes since
}

// ShowLaidOut shows the whole table while people lay it out, even on a low screen. The table is not
// drawn again when play begins.
func (t *UI) ShowLaidOut(view func(*UI) string) {
	first := *t
	first.Height, first.Familiar = 0, false
	t.Desk.Say(view(&first))
	t.Familiar = true
	t.Sight = Sight{View: view(t)}
}

// wiped is the number of lines that push all text off a screen of unknown height.
const wiped = 60

// Wipe clears the screen. If the terminal supports it, Wipe also clears the text that has scrolled
// away.
func (t *UI) Wipe() {
	t.Desk.Say(strings.Repeat("\n", max(wiped, t.Height)))
	if t.Height > 0 {
		t.Desk.Say("\x1b[3J\x1b[2J\x1b[H")
	}
	t.Sight = Sight{}
}

// Fits reports whether a line is no wider than the screen.
func (t *UI) Fits(line string) bool { return t.Width <= 0 || paint.Width(line) <= t.Width }

// Beside returns a copy of t with the width that remains next to a text.
func (t *UI) Beside(text string) *UI {
	beside := *t
	if t.Width > 0 {
		beside.Width = max(1, t.Width-paint.Width(text))
	}
	return &beside
}

// Secrets draws and seals what nobody may know yet: choices of an automated opponent, and what one
// person told in private. A label identifies a choice. The same label at the same table always
// gives the same result, and reveals nothing about other labels. It must contain everything that
// the choice depends on.
type Secrets interface {
	// Choose returns the index of a random choice by weight.
	Choose(label string, weights []float64) (int, error)
	// Hide seals a word. It also locks the word in a box that Open can open. The label moment is a
	// result of session.Moment.
	Hide(moment, word string) (seal, box string, err error)
	// Keep seals a word of a person. It uses a random label, because reusing a label would reveal
	// whether two words are equal, and the XOR of two words.
	Keep(word string) (seal, box string, err error)
	// Open returns the word in a box, and the salt that opens its seal. It panics unless UI.Unveil
	// allows secrets to be read.
	Open(seal, box string) (word, salt string, err error)
}

// SentenceError is an error that people read as a sentence in the table's language.
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
		args["cause"] = strings.TrimSuffix(cause, ".") // the outer sentence has its own full stop
	}
	return w.Say(id, args), true
}

// Warn tells people an error. If the error has no sentence, Warn returns it.
func (t *UI) Warn(err error) error {
	text, ok := Sentence(t.Words, err)
	if !ok {
		return err
	}
	t.Desk.Say(t.Paint.Warning("! " + tables.Capital(text)))
	return nil
}
