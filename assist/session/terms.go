package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Mode is one way of playing a game.
type Mode struct {
	Name    string   // on the command line
	Also    []string // other names that people may use
	Players int      // how many people may sit at the table
}

// TaleSpec says how a record is told turn by turn. The zero TaleSpec tells the notes of each
// action, and the action itself if there are none.
type TaleSpec[S, A any] struct {
	// Own are the sentences of an action before those of its notes, nil for none.
	Own func(*talk.UI, Transition[S, A]) []string
	// Idle is who did nothing by an action, "" for other actions; IdleTold is the one
	// sentence for all of a turn.
	Idle     func(*talk.UI, Transition[S, A]) string
	IdleTold func(t *talk.UI, who []string) string
	// Quiet lists kinds of actions that are not told without notes, Joined those that are told
	// on the line of the previous action.
	Quiet, Joined []string
	// Apart reports whether an action of a joined kind begins a new line anyway.
	Apart func(Transition[S, A]) bool
	// Retold reports whether an action repeats and extends the previous one, and so replaces
	// it.
	Retold func(Transition[S, A]) bool
	// Silent lists notes that a tale leaves out, Next those that belong to the turn that begins
	// with them, by their ids.
	Silent, Next []string
	// Flat puts indented sentences on one line with the others.
	Flat bool
}

// Transition is one standing action with the tables before and after it, and what followed.
type Transition[S, A any] struct {
	By            rules.Seat
	Did           A
	Before, After S
	Notes         []rules.Note
}

// SummarySpec says what a summary contains. Its names are message ids of <game>.minutes.
type SummarySpec[S any, A rules.Kinded] struct {
	// Mode is how the game is played, as on the command line and in words.
	Mode func(*talk.UI, S) (name, said string)
	// Level returns the level of the automated opponent, "" if there is none, and its name in
	// words. It is nil if there is only one level.
	Level func(*talk.UI, S) (name, said string)
	// Seats are those of people, or of the mice that they lead together.
	Seats func(S) []rules.Seat
	// Counters returns the numbers whose course is shown.
	Counters func(S) []Counter
	// Counted are the notes that are counted.
	Counted []Counted
	// Side returns the seat whose deed a noun is; nil if that is the seat of this name.
	Side func(S, rules.Noun) rules.Seat
	// Mended returns for whom the latest report was made, Nobody where nobody knew, and who it
	// really was, if an action says so; nil where none does.
	Mended func(A) (from, to rules.Seat, ok bool)
}

// Counter is a number on the table.
type Counter struct {
	What  string
	Seat  rules.Seat // the owner of the clock; Nobody if there is only one clock
	Value int
	Most  int  // the largest value; 0 where there is no limit
	Race  bool // the greatest one leads
	Slow  bool // it runs down by itself, so no turn reports it
}

// Counted is what counts as a deed: a note, a kind of action, or by how much a counter
// falls.
type Counted struct {
	Note   string
	Kind   string
	Falls  string
	What   string
	Side   rules.Seat // the seat that always does this, if there is one
	By     string     // the argument that names the seat; without it and Side, the seat that acted
	OnTurn bool       // the seat on turn did it, whoever reported it
	N      string     // the argument that holds the number, a number or a list; one if empty
}

// Ending is how a game ended.
type Ending struct {
	Winner rules.Seat      // rules.Nobody where nobody won
	By     []tables.RuleID // the rules that decided
}

// Reviewer looks at each standing action of a finished game. Afterwards it returns what people
// may learn from the game: a title, and a line for each thing.
type Reviewer[S any, A rules.Kinded] struct {
	Look func(before, after S, did A)
	Tell func(t *talk.UI, end S) []string
}

// Choice is one thing that may be done now, in words, with what would follow.
type Choice struct {
	Text    string
	Follows []string
}

// SeatSheet is what everybody may know about what a seat works out alone. A page that has it
// needs no other data.
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
	Seen  bool // by everybody: no player can hold it
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

// Redraw is whether the table is drawn after an action.
type Redraw int

// Sentences that say "all" are never addressed to one player; the start of a turn always is.
const (
	RedrawIfChanged Redraw = iota
	RedrawNever
	RedrawAlways
)
