package room

import (
	"fmt"
	"slices"
)

// Question is what is asked of the seats.
type Question struct {
	Text, Help string
	Shape      Shape
	Rows       []Row
	Enter      string // what Enter takes, "" for nothing
	Buttons    Buttons
	Besides    []Row    // commands that may be given instead of an answer
	Whose      []string // the seats that are asked, nil for all
	Except     string   // the seat that may not answer, because it asks others to confirm
	Moment     string   // differs between questions with the same text
	Own        []Own    // questions to single seats, which may answer in any order
}

// Shape is what kind of answer is wanted.
type Shape uint8

// The shapes of an answer.
const (
	Free    Shape = iota // something typed
	Menu                 // one row
	Several              // any number of rows
	YesNo                // one of two rows
)

// Row is one answer on offer: what is typed for it, and its label.
type Row struct{ Key, Label string }

// Own is the question to one seat while other seats have similar questions. Without a Text it
// only holds the buttons of a seat that is not asked.
type Own struct {
	Seat, Text, Help string
	Moment           string // differs between questions with the same text
	Buttons          Buttons
}

// Buttons are answers to tap. Without Ways each piece of the grid is an answer. With Ways people
// tap a way first, and then the piece that replaces Piece in its key.
type Buttons struct {
	Plain []Row // whole answers
	Ways  []Row
	Grid  []Line
	Many  bool // one answer may have several pieces
}

// Line is a line of a grid.
type Line struct {
	Label, Note string
	Pieces      []Row
}

// Piece is the placeholder in a way for the piece that is tapped.
const Piece = "…"

// Some reports whether there is anything to tap.
func (b Buttons) Some() bool { return len(b.Plain)+len(b.Ways)+len(b.Grid) > 0 }

// asks reports whether a seat is asked.
func (q *Question) asks(seat string) bool { return len(q.Whose) == 0 || slices.Contains(q.Whose, seat) }

// has reports whether the question has the row of a reply. Any typed reply is allowed.
func (q *Question) has(r Reply) bool {
	return r.Row == 0 || r.Row > 0 && r.Row <= len(q.Rows) && (q.Shape == Menu || q.Shape == YesNo)
}

// key returns a text that differs between different questions.
func (q *Question) key() string {
	return fmt.Sprintf("%q %q %v %q %q", q.Moment, q.Text, q.Rows, q.Whose, q.Except)
}

func (o *Own) key() string { return fmt.Sprintf("%q %q %q", o.Seat, o.Moment, o.Text) }
