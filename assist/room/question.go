package room

import (
	"fmt"
	"slices"
)

// Question is a question to all seats or to some of them.
type Question struct {
	Text, Help string
	Shape      Shape
	Rows       []Row
	Enter      string // the answer that the Enter key gives; "" if it gives none
	Buttons    Buttons
	Besides    []Row    // commands that may be sent instead of an answer
	Whose      []string // the seats that are asked; nil for all
	Except     string   // a seat that may not choose the first row: another seat must confirm its action
	Moment     string   // equal texts with different Moments are different questions
	Own        []Own    // separate questions to single seats, in any order
}

// Shape is the kind of answer that a question needs.
type Shape uint8

const (
	Free    Shape = iota // typed text
	Menu                 // one row
	Several              // any number of rows
	YesNo                // one of two rows
)

// Row is one possible answer: the text to type and its label.
type Row struct{ Key, Label string }

// Own is a question to one seat while other seats are asked similar questions. If Text is empty,
// the seat is not asked, but its phone shows the buttons.
type Own struct {
	Seat, Text, Help string
	Moment           string // as in Question
	Buttons          Buttons
}

// Buttons are answers that can be tapped. An answer in Ways has a gap in its key, such as "guess
// …". A tapped piece of the Grid fills the gap. If there are no Ways, each piece is a complete
// answer.
type Buttons struct {
	Plain []Row // complete answers
	Ways  []Row
	Grid  []Line
	Many  bool // an answer may contain several pieces
}

// Line is a line of a grid.
type Line struct {
	Label, Note string
	Pieces      []Row
}

// Piece marks the gap in the key of an answer in Buttons.Ways.
const Piece = "…"

// Some reports whether there are any buttons.
func (b Buttons) Some() bool              { return len(b.Plain)+len(b.Ways)+len(b.Grid) > 0 }
func (q *Question) asks(seat string) bool { return len(q.Whose) == 0 || slices.Contains(q.Whose, seat) }

func (q *Question) has(r Reply) bool {
	return r.Row == 0 || r.Row > 0 && r.Row <= len(q.Rows) && (q.Shape == Menu || q.Shape == YesNo)
}

func (q *Question) key() string {
	return fmt.Sprintf("%q %q %v %q %q", q.Moment, q.Text, q.Rows, q.Whose, q.Except)
}

func (o *Own) key() string { return fmt.Sprintf("%q %q %q", o.Seat, o.Moment, o.Text) }
