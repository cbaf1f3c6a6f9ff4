package session

import (
	"tablemate/assist/desk"
	"tablemate/assist/paint"
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
	// Height is how many lines the screen has; 0 where nothing scrolls away.
	Height int
	// Familiar is set once people have seen this table: a first view says more than later ones.
	Familiar bool

	AppRolled bool // the dice that fell last were the app's
	// Undone is set right after an undo: what usually goes without saying is asked,
	// because an action that nobody was asked for would come back at once.
	Undone bool

	// Topic lists the rules that the question at hand is about, most likely first; nil
	// where those of the moment will do.
	Topic []tables.RuleID

	Secrets Secrets // sealed until they are shown
	// Told is what people told behind the screen, by what it is: in memory until they get
	// up, and never written. It is read by Private.
	Told     map[string]string
	unveiled int // above 0 what is secret may be read

	sight   sight            // of the table, as far as people know it
	book    *tables.Rulebook // whose rules are cited
	settles bool             // rules can be waived for good
	held    []tables.RuleID  // rules that the setup breaks and people hold to
	settled []tables.RuleID  // those of them that people waive for good
}

// Unveil lets be read what is sealed and what one person told, until the function is
// called that it returns: behind the screen of the one whose it is, or for the line of the
// record that shows it. Anything else at a shared screen would depend on it.
func (t *UI) Unveil() (veil func()) {
	t.unveiled++
	return func() { t.unveiled-- }
}

// mayRead panics at a shared screen.
func (t *UI) mayRead() {
	if t.unveiled == 0 {
		panic("a secret is read at a shared screen")
	}
}

// Private returns what people told behind the screen.
func (t *UI) Private() map[string]string {
	t.mayRead()
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

// Dice are the app's own dice, for people who want them rolled. Everything
// rolled between two actions is recorded as the app's.
type Dice interface {
	// Habit is what people chose for this table: AskDice, AppDice or TableDice.
	Habit() Habit
	// Roll throws dice of so many sides; each result is 0 to sides-1. All dice
	// thrown for one action have the same number of sides.
	Roll(dice, sides int) []int
}

// Habit is who usually rolls at this table. Both ways stay open at every roll.
type Habit string

// With AskDice, Enter rolls and typed faces are the table's; with AppDice the
// app rolls by itself; with TableDice people always type what fell.
const (
	AskDice   Habit = "ask"
	AppDice   Habit = "app"
	TableDice Habit = "table"
)

// Box is what this owner's real box holds beyond what the rulebook prints:
// cards read off once and remembered as JSON by id.
type Box interface {
	Find(id string, into any) bool
	Learn(id string, what any) error
	Forget(id string) error // nil where it was not known
	IDs() []string
}

// Given is what people said on the command line instead of at the prompts.
type Given struct {
	Mode    string
	Players []string
	House   rules.House
}

// Flow leads people through one game: it turns what they say into actions and
// notes into sentences. It decides nothing. Whatever error the desk
// returns it hands on as it is: undo and pause come that way. Whatever only
// tells (Tell to Name) asks nothing: a recorded game is read without a desk.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks what people decide before the first turn, less what is given,
	// and walks them through laying out the box.
	Setup(t *UI, g Given) (U, error)
	// Ask is the next action of the seat that is awaited in s.
	Ask(t *UI, s S) (A, error)
	// Decided offers people the ties of an automated move, or just takes it.
	Decided(t *UI, s S, d rules.Decision[A]) (A, error)
	// Fix asks what the table really shows.
	Fix(t *UI, s S) (A, error)
	// Tell is a sentence about what followed from an action, over the table after
	// it; "" when it goes without saying.
	Tell(t *UI, s S, n rules.Note) string
	// Report is a short phrase for an action at a table, as undo and the log name it.
	Report(t *UI, s S, a A) string
	// View draws the table.
	View(t *UI, s S) string
	// Title is the line above a view: mode, turn and the counters that matter.
	Title(t *UI, s S) string
	// Breach is the sentence of a warning; "" takes the rule's own text.
	Breach(t *UI, s S, a A, v rules.Violation) string
	// Reason is a sentence for one step of an automated decision over a table.
	Reason(t *UI, s S, n rules.Note) string
	// Here lists the rules that matter at this moment, most likely first.
	Here(s S) []tables.RuleID
	// Name is how people at the table call a seat.
	Name(t *UI, s S, seat rules.Seat) string
}
