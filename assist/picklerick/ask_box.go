package picklerick

import (
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// Read asks for a card of the real box that the rulebook does not name, keeps
// it and returns its name.
func (Flow) Read(s *talk.UI) (string, error) {
	t := phrases{s}
	sides := []parts.Side{parts.RickSide, parts.RussiansSide}
	side, err := talk.ChooseOne(s, desk.Question{Text: t.Words.Say("box.card-whose")}, sides,
		func(_ int, side parts.Side) desk.Option {
			return desk.Option{Label: t.seat(rules.Seat(side))}
		})
	if err != nil {
		return "", err
	}
	a := prompter{t, game.State{Turn: game.Turn{Side: rules.Seat(side)}}}
	card, anew, err := a.newCard()
	if err != nil {
		return "", err
	}
	card, _, err = a.readOff(card, anew)
	return t.cardName(card), err
}
