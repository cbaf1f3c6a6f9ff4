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
	Enter      string // the answer of Enter; "" for none
	Buttons    Buttons
	Besides    []Row    // commands that may be sent instead of an answer
	Whose      []string // the seats that are asked; nil for all
	Except     string   // the seat that must not answer; another seat must confirm its answer
	Moment     string   // an id that distinguishes questions with the same text
	Own        []Own    // separate questions to single seats, which may answer in any order
}

// Shape is the kind of answer that a question needs.
type Shape uint8

// The shapes of an answer.
const (
	Free    Shape = iota // typed text
	Menu                 // one row
	Several              // any number of rows
	YesNo                // one of two rows
)

// Row is one possible answer: the text to type and its label.
type Row struct{ Key, Label string }

// Own is a question to one seat while other seats are asked similar questions. If the field Text is
// empty, the seat is not asked, and Own has only the buttons for this seat.
type Own struct {
	Seat, Text, Help string
	Moment           string // an id that distinguishes questions with the same text
	Buttons          Buttons
}

// Buttons are answers that can be tapped. A way is an answer whose key has a gap, such as "guess
// …". If there are Ways, people tap a way, and then a piece of the Grid that fills the gap. If
// there are no Ways, each piece is an answer.
type Buttons struct {
	Plain []Row // complete answers
	Ways  []Row
	Grid  []Line
	Many  bool // whether an answer may contain several pieces
}

// Line is a line of a grid.
type Line struct {
	Label, Note string
	Pieces      []Row
}

// Piece marks the gap in a key such as "guess …". The key of the tapped piece replaces this mark.
const Piece = "…"

// Some reports whether there are any buttons.
func (b Buttons) Some() bool              { return len(b.Plain)+len(b.Ways)+len(b.Grid) > 0 }
func (q *Question) asks(seat string) bool { return len(q.Whose) == 0 || slices.Contains(q.Whose, seat) }

// The method has reports whether a reply's row number is valid. Typed replies are always valid.
func (q *Question) has(r Reply) bool {
	return r.Row == 0 || r.Row > 0 && r.Row <= len(q.Rows) && (q.Shape == Menu || q.Shape == YesNo)
}

// key returns a text that distinguishes the question from other questions.
func (q *Question) key() string {
	return fmt.Sprintf("%q %q %v %q %q", q.Moment, q.Text, q.Rows, q.Whose, q.Except)
}

func (o *Own) key() string { return fmt.Sprintf("%q %q %q", o.Seat, o.Moment, o.Text) }
