package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Mode is one of a game's modes.
type Mode struct {
	Name    string   // the name on the command line
	Also    []string // further names that people may type
	Players int      // the largest number of players
}

// TaleSpec controls the tale. The tale retells a recorded game in sentences, grouped by turn. With
// the zero TaleSpec, the tale has the sentences for the notes of each action. For an action without
// such sentences, it has the phrase from Flow.Report.
type TaleSpec[S, A any] struct {
	// `Own` returns sentences about an action. The tale prints them before the sentences of the
	// action's notes. `Own` may be nil.
	Own func(*talk.UI, Transition[S, A]) []string
	// If a player or piece does nothing in this action, Idle returns its name. An example is a rat
	// that neither moves nor attacks. Otherwise Idle returns "". IdleTold returns one sentence
	// about all who did nothing in a turn.
	Idle     func(*talk.UI, Transition[S, A]) string
	IdleTold func(t *talk.UI, who []string) string
	// Quiet lists the kinds of actions that are left out if they have no sentences. Joined lists
	// the kinds whose sentences continue the line of the previous action.
	Quiet, Joined []string
	// If the kind of an action is in Joined, Apart reports whether the action begins a new line
	// anyway.
	Apart func(Transition[S, A]) bool
	// Retold reports whether an action repeats the previous action. If it does, the tale leaves out
	// the previous line of the turn, but only if that line is a single sentence.
	Retold func(Transition[S, A]) bool
	// Silent lists the notes that the tale leaves out. Next lists the notes that the tale prints
	// under the next turn.
	Silent, Next []string
	// If Flat is set, the tale removes the indent, the colours and a leading "! " from the
	// sentences of notes, and adds full stops. Several such sentences can then stand on one line.
	Flat bool
}

// Transition is one action that is not struck out.
type Transition[S, A any] struct {
	By            rules.Seat
	Did           A
	Before, After S
	Notes         []rules.Note
}

// SummarySpec defines the contents of a summary. The prefix "<game>.minutes." and a name such as
// Counter.What together are the id of a sentence.
type SummarySpec[S any, A rules.Kinded] struct {
	// Mode returns the mode of the game: its name on the command line and its name for people.
	Mode func(*talk.UI, S) (name, said string)
	// Level returns the id of the automated opponent's level, and the level's name for people.
	// Without an automated opponent, both are "". Level is nil if there is only one level.
	Level func(*talk.UI, S) (name, said string)
	// Seats returns the players' seats, or the heroes that the players control together.
	Seats func(S) []rules.Seat
	// Counters returns the numbers for the curves of the summary.
	Counters func(S) []Counter
	// Counted lists what the summary counts for each seat, such as steps.
	Counted []Counted
	// If a note names a thing, such as a hero or a card, Side returns the seat that the thing
	// belongs to. If Side is nil, the thing's id is the seat.
	Side func(S, rules.Noun) rules.Seat
	// Mended reports whether an action corrects the seat of an earlier action. `from` is the wrong
	// seat, or Nobody if the seat was unknown. `to` is the seat that really made the earlier
	// action. The earlier action is the last one with the seat `from`. Mended may be nil.
	Mended func(A) (from, to rules.Seat, ok bool)
	// Turning lists the ids of notes that make a turning point.
	Turning []string
}

// Counter is a number on the table, with its present value.
type Counter struct {
	What  string
	Seat  rules.Seat // the owner; Nobody for a common number
	Value int
	Most  int  // the largest value; 0 for no limit
	Race  bool // whether the seat with the greatest value leads a race
	Slow  bool // whether the number changes by itself; such changes are no turning points
}

// Counted says what the summary counts: a note, a kind of action, or the decrease of a counter. If
// Side, By and OnTurn are not set, a count belongs to the acting seat, or to the counter's owner.
type Counted struct {
	Note   string
	Kind   string
	Falls  string
	What   string
	Side   rules.Seat // the fixed seat that the counts belong to; empty if there is none
	By     string     // the name of the note's argument that says to whom the count belongs
	OnTurn bool       // whether a note's count belongs to the seat on turn, even if another seat acted
	N      string     // the note's argument with the count: a number, or a list to be measured; if "", the count is 1
}

// Ending is the winner of a game and the rules that decided it.
type Ending struct {
	Winner rules.Seat      // rules.Nobody if nobody won
	By     []tables.RuleID // the rules that decided the game
}

// Reviewer reviews a finished game. Look is called for each action that is not struck out. Tell
// returns the review: a title, and a line for each insight.
type Reviewer[S any, A rules.Kinded] struct {
	Look func(before, after S, did A)
	Tell func(t *talk.UI, end S) []string
}

// Choice is an action that is allowed now, as text, with its consequences.
type Choice struct {
	Text    string
	Follows []string
}

// SeatSheet has public facts for the phone of one player, who can deduce secrets from them.
type SeatSheet struct {
	Cards []SheetCard `json:"-"`
	// Lies has one text for each possible secret card. The text has one digit for each hint card: 1
	// if the hint card must lie upright, and 0 if not.
	Lies     []string `json:"lies"`
	Upright  string   `json:"upright"`
	Sideways string   `json:"sideways"`
	Notes    []string `json:"-"`
}

// SheetCard is one card of the deck.
type SheetCard struct {
	Row   string // the suit
	Label string
	Name  string
	Seen  bool // whether everybody has seen the card, so that no player can hold it
}

// Rows returns the cards in rows by suit, each with its index in the deck.
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

// SheetPlace is a card with its index in the deck.
type SheetPlace struct {
	SheetCard
	At int
}

// Redraw decides whether the table is drawn after an action.
type Redraw int

// The values of Redraw.
const (
	RedrawIfChanged Redraw = iota
	RedrawNever
	RedrawAlways
)
