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
	// Height is the number of lines of the screen, or 0 if the output is not a screen.
	Height int
	// Familiar is set after people have seen this table once. The first view has more explanations
	// than later ones.
	Familiar bool

	// Topic lists the rules that the present question is about, the most important first. A lookup
	// shows them. If Topic is nil, a lookup shows the list of session.Flow.Here.
	Topic []tables.RuleID

	Secrets Secrets // seals and opens secrets
	// Told has the secret answers of people, by kind of answer. They stay in memory until the
	// sitting ends, and are never written to the disk. Use the method Private to read them.
	Told     map[string]string
	unveiled int // secrets may be read if this is greater than 0

	Loop
}

// Loop has fields that only the loop of package session sets: what people have seen, and whether
// the last dice were the app's and the last command was an undo.
type Loop struct {
	AppRolled bool // whether the app rolled the last dice
	// Undone is set after an undo. Automatic actions are then offered to people, because repeating
	// them automatically would cancel the undo.
	Undone bool

	Sight   Sight            // the part of the table that people have seen
	Book    *tables.Rulebook // the rulebook for the texts of warnings
	Settles bool             // whether people can make a house rule that waives a rule
	// Later stores an action that a person types on their own phone while everybody is asked
	// another question.
	Later   func(name string, did any)
	Held    []tables.RuleID // rules that the setup breaks and people agreed to break
	Settled []tables.RuleID // rules of Held that people waived permanently
}

// Person is a person at a table and one seat that they play.
type Person struct {
	Name string
	Seat rules.Seat
}

// Unveil allows sealed and private answers to be read until the returned function is called. Call
// it only if everybody may now know the secret, or if only its owner sees the screen.
func (t *UI) Unveil() (veil func()) {
	t.unveiled++
	return func() { t.unveiled-- }
}

// Alone asks one person questions on their own phone, while everybody is asked another question. It
// returns false if the phone is not connected. If `talk` returns ErrElsewhere, the question to
// everybody ends, so that the person's action can be recorded.
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

// Private returns the secret answers. It panics unless Unveil has allowed secrets to be read.
func (t *UI) Private() map[string]string {
	t.MayRead()
	return t.Told
}

// OnTopic returns a function that calls `take`. While `take` asks its questions, the field Topic of
// the UI lists these rules.
func OnTopic[T any](t *UI, rules []tables.RuleID, take func() (T, error)) func() (T, error) {
	return func() (T, error) {
		before := t.Topic
		t.Topic = rules
		defer func() { t.Topic = before }()
		return take()
	}
}

// Dice are the app's own dice. All dice rolled between two actions are recorded as one roll of the
// app.
type Dice interface {
	// Habit returns who rolls the dice at this table. The people at the table choose one of
	// AskDice, AppDice and TableDice.
	Habit() Habit
	// Roll rolls some dice with the given number of sides. Each result is from 0 to sides-1. All
	// dice of one action have the same number of sides.
	Roll(dice, sides int) []int
}

// Habit says who rolls the dice at this table: the app, or people with their own dice.
type Habit string

// The habits. With AskDice, Enter makes the app roll, and people may type the faces of their own
// dice instead. With AppDice the app rolls without asking. With TableDice, people always type the
// faces of their own dice.
const (
	AskDice   Habit = "ask"
	AppDice   Habit = "app"
	TableDice Habit = "table"
)

// Box stores the cards of the printed game that the rulebook does not contain. People typed them
// in, and each card has an id.
type Box interface {
	Find(id string, into any) bool
	Learn(id string, what any) error
	Forget(id string) error // returns nil if the id is unknown
	IDs() []string
}

// Sight is what people have seen of the table. If Sight has its zero value, the table is drawn.
type Sight struct {
	View string // the view that was drawn last
	Told bool   // whether sentences have described all changes since then
}

// ShowLaidOut shows the whole table while people set it up, even if a part scrolls off the screen.
// The table is then not drawn again when play begins.
func (t *UI) ShowLaidOut(view func(*UI) string) {
	first := *t
	first.Height, first.Familiar = 0, false
	t.Desk.Say(view(&first))
	t.Familiar = true
	t.Sight = Sight{View: view(t)}
}

// wiped is the number of empty lines that scroll all text off a screen of unknown height.
const wiped = 60

// Wipe clears the screen. If the terminal supports it, Wipe also deletes the lines that have
// scrolled off the screen.
func (t *UI) Wipe() {
	t.Desk.Say(strings.Repeat("\n", max(wiped, t.Height)))
	if t.Height > 0 {
		t.Desk.Say("\x1b[3J\x1b[2J\x1b[H")
	}
	t.Sight = Sight{}
}

// Fits reports whether a line fits into the width of the screen.
func (t *UI) Fits(line string) bool { return t.Width <= 0 || paint.Width(line) <= t.Width }

// Beside returns a copy of t whose width is reduced by the width of a text.
func (t *UI) Beside(text string) *UI {
	beside := *t
	if t.Width > 0 {
		beside.Width = max(1, t.Width-paint.Width(text))
	}
	return &beside
}

// Secrets makes the secret choices of an automated opponent and seals people's secret words. Each
// choice or word has a label, a text. At one table, Secrets always makes the same choice for the
// same label. One choice reveals nothing about the choice for another label. Therefore a label must
// contain everything that the choice depends on.
type Secrets interface {
	// Choose returns a random index; the probability of each index is proportional to its weight.
	Choose(label string, weights []float64) (int, error)
	// Hide returns the seal of a word, a salted hash. It also returns a box: the encrypted word,
	// which Open decrypts. The parameter `moment` is a label from session.Moment.
	Hide(moment, word string) (seal, box string, err error)
	// Keep is like Hide, but for a word that a person chose. It uses a random label, because with a
	// fixed label two boxes would reveal whether their words are equal.
	Keep(word string) (seal, box string, err error)
	// Open decrypts the word in a box, and returns the word and its salt. It panics unless
	// UI.Unveil has allowed secrets to be read.
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

// Warn prints the sentence of an error. If the error has no sentence, Warn returns it.
func (t *UI) Warn(err error) error {
	text, ok := Sentence(t.Words, err)
	if !ok {
		return err
	}
	t.Desk.Say(t.Paint.Warning("! " + tables.Capital(text)))
	return nil
}
