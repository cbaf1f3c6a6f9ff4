package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Mode is one way of playing a game.
type Mode struct {
	Name    string   // on the command line
	Also    []string // what else people may call it
	Players int      // how many people may sit at the table
}

// TaleSpec is how the record of a game reads as a tale of the evening. What it leaves out
// is told by the zero Tale: of each action its notes, and where they say nothing the
// action itself.
type TaleSpec[S, A any] struct {
	// Own are the sentences of an action before those of its notes, nil for none.
	Own func(*talk.UI, Transition[S, A]) []string
	// Idle is who did nothing by an action, "" for other actions; IdleTold is the one
	// sentence for all of a turn.
	Idle     func(*talk.UI, Transition[S, A]) string
	IdleTold func(t *talk.UI, who []string) string
	// Quiet are the actions that go without saying where their notes are silent, Joined
	// those that go on in the line before, by their kinds.
	Quiet, Joined []string
	// Apart reports whether an action of a joined kind begins a line all the same.
	Apart func(Transition[S, A]) bool
	// Retold reports whether an action says again what the one before it said, and more:
	// it takes its place.
	Retold func(Transition[S, A]) bool
	// Silent are the notes that a tale leaves out, Next those that belong to the turn
	// that begins with them, by their ids.
	Silent, Next []string
	// Flat tells what a game indents in one line with the rest.
	Flat bool
}

// Transition is one standing action with the tables before and after it, and what followed.
type Transition[S, A any] struct {
	By            rules.Seat
	Did           A
	Before, After S
	Notes         []rules.Note
}

// SummarySpec is what a game brings for its evenings. What it names are messages of
// minutes.<game>.
type SummarySpec[S any, A rules.Kinded] struct {
	// Mode is how the game is played, as on the command line and in words.
	Mode func(*talk.UI, S) (name, said string)
	// Level is how well the automated opponent plays, "" where none plays, and in words;
	// nil where there is one level.
	Level func(*talk.UI, S) (name, said string)
	// Seats are those of people, or of the mice that they lead together.
	Seats func(S) []rules.Seat
	// Counters are the numbers whose course is told.
	Counters func(S) []Counter
	// Counted are the notes that are counted.
	Counted []Counted
	// Side is whose deed it is that a noun did or suffered; nil where it is the seat of
	// that name.
	Side func(S, rules.Noun) rules.Seat
}

// Counter is a number on the table.
type Counter struct {
	What  string
	Seat  rules.Seat // whose it is; Nobody where there is only one
	Value int
	Most  int  // as much as there is or is needed; 0 where nothing bounds it
	Race  bool // the greatest one leads
	Slow  bool // it runs down by itself: no turn is told of it
}

// Counted is what counts as a deed: a note, a kind of action, or by how much a counter
// falls.
type Counted struct {
	Note   string
	Kind   string
	Falls  string
	What   string
	Side   rules.Seat // whose deed it is, where it is always the same
	By     string     // the argument that says whose; without it and Side who acted
	OnTurn bool       // whose turn it is did it, whoever told it
	N      string     // the argument that says how many, a number or a list; without it one
}

// Ending is how a game ended.
type Ending struct {
	Winner rules.Seat      // rules.Nobody where nobody won
	By     []tables.RuleID // the rules that decided
}

// Reviewer looks at each standing action of a game that is over, and tells afterwards
// what people may learn from it.
type Reviewer[S any, A rules.Kinded] struct {
	Look func(before, after S, did A)
	Tell func(t *talk.UI, end S) []string
}

// Choice is one thing that may be done now, in words, with what would follow.
type Choice struct {
	Text    string
	Follows []string
}

// SeatSheet is what everybody may know of what a seat alone works out: a page that has it
// needs nobody else for the rest.
type SeatSheet struct {
	Cards    []SheetCard `json:"-"`
	Lies     []string    `json:"lies"` // by own card, and in it by hint: 1 upright, 0 sideways
	Upright  string      `json:"upright"`
	Sideways string      `json:"sideways"`
	Notes    []string    `json:"-"`
}

// SheetCard is one card of the deck.
type SheetCard struct {
	Row   string // the suit
	Label string
	Name  string
	Seen  bool // by all: it can be nobody's own
}

// Rows returns the cards row by row, with their places among all.
func (m *SeatSheet) Rows() [][]SheetPlace {
	var rows [][]SheetPlace
	for i, c := range m.Cards {
		if i == 0 || m.Cards[i-1].Row != c.Row {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], SheetPlace{c, i})
	}
	return rows
}

// SheetPlace is a card with its place.
type SheetPlace struct {
	SheetCard
	At int
}

// Timed is a Flow of a game that has to be finished in time. The time that people
// take at a question is recorded before their answer, in a turn of its own that
// nobody reported. It stands still between two sittings, and while the app asks what
// a slip needs: about a breach, and in a correction.
type Timed[S, A any] interface {
	Runs(S) bool        // whether time passes at this table now
	Next(S) int         // how many seconds from now something happens by itself, 0 for never
	Gone(S) int         // the seconds that the table says have passed
	Tick(seconds int) A // says that so many have passed
}

// Telling is a Flow whose sentences say what changes within a turn, so that the table is
// drawn only where it asks for that. Without it the table is drawn where it looks different.
type Telling[S, A any] interface {
	Redraw(t *talk.UI, before S, did A, after S) Redraw
}

// Redraw is whether the table is drawn after an action.
type Redraw int

// Where sentences say all, never; where a turn begins, always.
const (
	RedrawIfChanged Redraw = iota
	RedrawNever
	RedrawAlways
)

// Outside is a Flow of a game that leads to something outside its record: what the mice
// bring into the next chapter stands in the owner's box. The game says what the box shall
// hold; the loop notes it, has the box hold it, and takes it back when the report that led
// to it is struck out.
type Outside[S any] interface {
	// Leads reports whether a table leads to something outside.
	Leads(s S) bool
	// Lead asks what is open about it, and returns what the box shall hold, and its id.
	Lead(t *talk.UI, s S) (id string, what any, err error)
	// Blank returns a pointer to an empty thing of the kind that Lead gives.
	Blank() any
}
