package raccoonheist

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// dog asks what the Dog's die shows, or rolls it.
func (a asking) dog() (game.Action, error) {
	return a.die(a.say("ask.dog"))
}

// die asks for one die.
func (a asking) die(text string) (game.Action, error) {
	if a.Dice.Habit() == session.AppDice {
		return a.thrown(), nil
	}
	q := desk.Question{Text: a.say("ask.die", tables.Args{"text": text})}
	if a.Dice.Habit() == session.AskDice {
		q.Default = a.word("roll")
	}
	did, err := a.anytime().Ask(q, nil, line{Given: game.Fell{}, As: "die"}, line{Given: game.Fell{}, As: "*roll"})
	if fell, ok := did.(game.Fell); ok && fell.Face == 0 && err == nil {
		return a.thrown(), nil
	}
	return did, err
}

// thrown is the app's own die.
func (a asking) thrown() game.Action {
	return game.Fell{Face: a.Dice.Roll(1, parts.DieSides)[0] + 1}
}

// trap asks a human Owner for the Trap. Where it may not lie is not offered.
func (a asking) trap() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.trap", tables.Args{"name": a.seat(game.SeatOwner)}), Help: a.choice(a.open(game.Trap{}))}
	return a.reader().Ask(q, nil, line{Given: game.Trap{}, As: "place"})
}

// hide waits for a human Owner's card, which stays on the table: typed here it
// would scroll past everybody.
func (a asking) hide() (game.Action, error) {
	word := a.word("ready")
	q := desk.Question{Text: a.say("ask.hide", tables.Args{"name": a.seat(game.SeatOwner)}), Default: word}
	return a.reader().Ask(q, unread("ready", tables.Args{"word": word}), line{Given: game.Hide{}, As: "*ready"})
}
