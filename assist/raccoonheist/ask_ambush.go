package raccoonheist

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
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
		q.Default = a.Own("roll", "бросок")[0]
	}
	did, err := a.answered(q, func(typed string) (game.Action, error) {
		n, err := readDie(typed)
		return game.Fell{Face: n}, err
	})
	if fell, ok := did.(game.Fell); ok && fell.Face == 0 && err == nil {
		return a.thrown(), nil
	}
	return did, err
}

// thrown is the app's own die.
func (a asking) thrown() game.Action {
	return game.Fell{Face: a.Dice.Roll(1, box.DieSides)[0] + 1}
}

// trap asks a human Owner for the Trap. Where it may not lie is not offered.
func (a asking) trap() (game.Action, error) {
	var open []box.Location
	for _, did := range (game.Game{}).Legal(a.state) {
		if t, ok := did.(game.Trap); ok {
			open = append(open, t.Location)
		}
	}
	q := desk.Question{Text: a.say("ask.trap", tables.Args{"name": a.seat(game.SeatOwner)}), Help: a.choice(a.inRow(open))}
	return session.Written(a.Talk, q, func(typed string) (game.Action, error) {
		l, err := readPlace(typed)
		return game.Trap{Location: l}, err
	})
}

// inRow is a list of locations in the order of the row.
func (a asking) inRow(list []box.Location) []box.Location {
	var out []box.Location
	for _, l := range a.state.Row {
		for _, wanted := range list {
			if l == wanted {
				out = append(out, l)
			}
		}
	}
	return out
}

// hide waits for a human Owner's card, which stays on the table: typed here it
// would scroll past everybody.
func (a asking) hide() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.hide", tables.Args{"name": a.seat(game.SeatOwner)}), Default: a.Own(readyWords...)[0]}
	return session.Written(a.Talk, q, func(typed string) (game.Action, error) {
		if is(typed, readyWords) {
			return game.Hide{}, nil
		}
		return nil, unread("ready", tables.Args{"word": a.Own(readyWords...)[0]})
	})
}
