package picklerick

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// readCard asks for a card of the real box that the rulebook does not name, keeps
// it and returns its name.
func readCard(s *session.UI) (string, error) {
	t := phrases{s}
	sides := []parts.Side{parts.RickSide, parts.RussiansSide}
	options := make([]desk.Option, len(sides))
	for i, side := range sides {
		options[i] = desk.Option{Label: t.seat(rules.Seat(side))}
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.Words.Say("box.card-whose")}, options)
	if err != nil {
		return "", err
	}
	a := prompter{t, game.State{Turn: game.Turn{Side: rules.Seat(sides[i])}}}
	card, err := a.newCard()
	if err != nil {
		return "", err
	}
	card, _, err = a.readOff(card)
	return t.cardName(card), err
}
