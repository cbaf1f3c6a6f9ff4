package micemystics

import (
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// namedCard is a card that people named: its place in a list, or a new name.
type namedCard struct {
	at     int
	new    string
	unsure bool // nobody said that it is new
}

// askCardByName asks for a card by its name. One that nobody knows is read off if
// people mean it; a plus before its name says so at once.
func (t phrases) askCardByName(q desk.Question, find func(string) (at int, several string)) (namedCard, error) {
	for {
		card, err := talk.Written(t.UI, q, func(typed string) (namedCard, error) { return readCardName(typed, find) })
		if err != nil || !card.unsure {
			return card, err
		}
		now, err := t.Desk.Confirm(desk.Question{Text: t.say("learn.card-new", tables.Args{"name": card.new}), Default: "y"})
		if err != nil || now {
			return card, err
		}
	}
}
