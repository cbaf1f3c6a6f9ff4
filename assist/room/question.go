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
	Besides    []Row    // what may be said besides, by what is typed for it
	Whose      []string // the seats that are asked, nil for all
	Except     string   // the seat that may not answer, because it wants to have it confirmed
	Moment     string   // tells questions apart that read the same
	Own        []Own    // of seats that may answer in any order
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

// Row is one answer on offer: what is typed for it, and what it is called.
type Row struct{ Key, Label string }

// Own is what one seat is asked while others are asked the like. Without a text it is what the
// seat may tap besides, whoever is asked.
type Own struct {
	Seat, Text, Help string
	Moment           string // tells questions apart that read the same
	Buttons          Buttons
}

// Buttons are answers to tap. Without Ways each piece of the grid is an answer. With them a
// way is chosen first, in which Piece stands for what is tapped then.
type Buttons struct {
	Plain []Row // whole answers
	Ways  []Row
	Grid  []Line
	Many  bool // any number of pieces, which are one answer
}

// Line is a line of a grid.
type Line struct {
	Label, Note string
	Pieces      []Row
}

// Piece stands in a way for the piece that is tapped.
const Piece = "…"

// Some reports whether there is anything to tap.
func (b Buttons) Some() bool { return len(b.Plain)+len(b.Ways)+len(b.Grid) > 0 }

// asks reports whether a seat is asked.
func (q *Question) asks(seat string) bool { return len(q.Whose) == 0 || slices.Contains(q.Whose, seat) }

// has reports whether a reply may answer the question as far as its shape goes.
func (q *Question) has(r Reply) bool {
	return r.Row == 0 || r.Row > 0 && r.Row <= len(q.Rows) && (q.Shape == Menu || q.Shape == YesNo)
}

// key tells a question from every other one.
func (q *Question) key() string {
	return fmt.Sprintf("%q %q %v %q %q", q.Moment, q.Text, q.Rows, q.Whose, q.Except)
}

func (o *Own) key() string { return fmt.Sprintf("%q %q %q", o.Seat, o.Moment, o.Text) }
