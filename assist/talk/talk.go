// Package talk connects a game with people: it asks questions, parses answers, and converts notes
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

// UI has everything that a game needs to ask questions and to print sentences.
type UI struct {
	Desk  desk.Desk
	Words *words.Words
	Paint paint.Paint
	Dice  Dice
	Box   Box
	Width int // the number of columns of the screen
	// Height is the number of lines of the screen, or 0 without a screen.
	Height int
	// Familiar means that people have already seen this table. If it is false, the view explains
	// more.
	Familiar bool

	// Topic lists the rules of the present question, the most important first. If Topic is nil, a
	// lookup of rules uses the list from session.Flow.Here.
	Topic []tables.RuleID

	Secrets Secrets
	// The map `Told` holds people's secret answers. A key names the kind of answer and the seat.
	// Games read the map with the method Private. Never write the answers to the disk.
	Told     map[string]string
	unveiled int // secrets may be read if this is greater than 0

	Loop
}

// Loop has fields that games must not set. They belong to the loop of package session.
type Loop struct {
	AppRolled bool // the app rolled the last dice
	// Undone is set after an undo. People are then asked even where the app would act by itself.
	// Otherwise the app could at once repeat the undone action.
	Undone bool

	Sight   Sight
	Book    *tables.Rulebook // for the texts of warnings
	Settles bool             // people can make a house rule that waives a rule
	// The function Later stores an action that a person chose on their own phone while everybody
	// was asked another question.
	Later   func(name string, did any)
	Held    []tables.RuleID // broken rules that people agreed to break
	Settled []tables.RuleID // broken rules that people waived permanently
}

// Person has the name of a person and one of the seats that this person plays.
type Person struct {
	Name string
	Seat rules.Seat
}

// Unveil allows secrets to be read until `veil` is called. Call it only if everybody may now know
// the secret, or if only its owner sees the screen.
func (t *UI) Unveil() (veil func()) {
	t.unveiled++
	return func() { t.unveiled-- }
}

// Alone asks one person on their own phone, while everybody is asked another question. If the phone
// is not connected, Alone returns false. If `talk` returns ErrElsewhere, the other question ends
// too, but only if it is the first question of an action.
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

// MayRead panics unless Unveil has allowed secrets to be read.
func (t *UI) MayRead() {
	if t.unveiled == 0 {
		panic("a secret is read at a shared screen")
	}
}

// Private returns the secret answers, or panics like MayRead.
func (t *UI) Private() map[string]string {
	t.MayRead()
	return t.Told
}

// OnTopic returns a function that sets the field Topic while `take` runs.
func OnTopic[T any](t *UI, rules []tables.RuleID, take func() (T, error)) func() (T, error) {
	return func() (T, error) {
		before := t.Topic
		t.Topic = rules
		defer func() { t.Topic = before }()
		return take()
	}
}

// Dice are the app's own dice. Dice rolled between two actions are recorded as one roll.
type Dice interface {
	// Habit returns who rolls the dice at this table.
	Habit() Habit
	// Roll returns results from 0 to sides-1. All dice of one action have the same number of sides.
	Roll(dice, sides int) []int
}

// Habit says who rolls the dice at a table.
type Habit string

// The habits. With AskDice, people type the faces of their own dice, or press Enter to let the app
// roll. With AppDice the app rolls without asking. With TableDice, people always type the faces.
const (
	AskDice   Habit = "ask"
	AppDice   Habit = "app"
	TableDice Habit = "table"
)

// Box stores cards that people typed in, because the rulebook does not contain them.
type Box interface {
	Find(id string, into any) bool
	Learn(id string, what any) error
	Forget(id string) error // returns nil if the id is unknown
	IDs() []string
}

// Sight is what people have seen of the table. If it is zero, the table is drawn before the next
// question.
type Sight struct {
	View string // drawn last
	Told bool   // sentences have described all changes since View was drawn
}

// ShowLaidOut shows the whole table during the setup. The table is then not drawn again when play
// begins.
func (t *UI) ShowLaidOut(view func(*UI) string) {
	first := *t
	first.Height, first.Familiar = 0, false
	t.Desk.Say(view(&first))
	t.Familiar = true
	t.Sight = Sight{View: view(t)}
}

// wiped is the number of empty lines that clear a screen of unknown height.
const wiped = 60

// Wipe clears the screen and, if the terminal can, the lines that scrolled off it.
func (t *UI) Wipe() {
	t.Desk.Say(strings.Repeat("\n", max(wiped, t.Height)))
	if t.Height > 0 {
		t.Desk.Say("\x1b[3J\x1b[2J\x1b[H")
	}
	t.Sight = Sight{}
}

// Fits reports whether a line fits into the width of the screen.
func (t *UI) Fits(line string) bool { return t.Width <= 0 || paint.Width(line) <= t.Width }

// Beside returns a copy of t that is narrower by the width of a text.
func (t *UI) Beside(text string) *UI {
	beside := *t
	if t.Width > 0 {
		beside.Width = max(1, t.Width-paint.Width(text))
	}
	return &beside
}

// Secrets makes the secret choices of an automated opponent and seals people's secret words. With
// the same label, Choose always makes the same choice. This choice reveals nothing about the
// choices for other labels. Therefore a label must contain everything that the choice depends on.
type Secrets interface {
	// Choose returns a random index, with probabilities proportional to the weights.
	Choose(label string, weights []float64) (int, error)
	// Hide returns a seal and a box for a word. The seal is a salted hash of the word. The box
	// contains the encrypted word. `moment` is a label from session.Moment.
	Hide(moment, word string) (seal, box string, err error)
	// Keep is like Hide, but for a word that a person chose. Keep uses a random label, so that two
	// boxes do not reveal whether their words are equal.
	Keep(word string) (seal, box string, err error)
	// Open decrypts the word in a box, and returns its salt too. It panics unless UI.Unveil has
	// allowed secrets to be read.
	Open(seal, box string) (word, salt string, err error)
}

// SentenceError is an error that has a sentence in the table's language.
type SentenceError interface {
	error
	Message() (string, tables.Args)
}

// Sentence returns the sentence of an error, and whether it has one.
func Sentence(w *words.Words, err error) (string, bool) {
	told, ok := errors.AsType[SentenceError](err)
	if !ok {
		return "", false
	}
	id, args := told.Message()
	if cause, ok := Sentence(w, schema.MisfitOf(errors.Unwrap(told))); ok {
		args["cause"] = strings.TrimSuffix(cause, ".") // the outer sentence ends with its own full stop
	}
	return w.Say(id, args), true
}

// Warn prints the sentence of an error, or returns the error if it has none.
func (t *UI) Warn(err error) error {
	text, ok := Sentence(t.Words, err)
	if !ok {
		return err
	}
	t.Desk.Say(t.Paint.Warning("! " + tables.Capital(text)))
	return nil
}
