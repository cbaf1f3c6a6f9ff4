package raccoonheist

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func (a prompter) askDie(text string) (game.Action, error) {
	if a.Dice.Habit() == talk.AppDice {
		return a.appRoll(), nil
	}
	q := desk.Question{Text: a.say("ask.die", tables.Args{"text": text}), Example: "4"}
	q.Buttons.Plain = talk.Numbers(1, parts.DieSides)
	if a.Dice.Habit() == talk.AskDice {
		q.Default = a.word("roll")
	}
	q.Leaves = func(typed string) string { _, left := glued(typed); return left }
	r, left := a.anyTimeReader(), ""
	did, err := r.AskWith(q, func(typed string) (game.Action, error) {
		var die string
		die, left = glued(typed)
		return r.Read(die, nil, line{Given: game.Fell{}, As: "die"}, line{Given: game.Fell{}, As: "*roll"})
	})
	if err == nil && left != "" {
		a.Desk.Ahead(left)
	}
	if fell, ok := did.(game.Fell); ok && fell.Face == 0 && err == nil {
		return a.appRoll(), nil
	}
	return did, err
}

// glued splits dice that were typed without blanks: "56" becomes "5" and "6".
func glued(typed string) (first, left string) {
	sides := func(r rune) bool { return r >= '1' && r <= '0'+parts.DieSides }
	if len(typed) < 2 || strings.TrimFunc(typed, sides) != "" {
		return typed, ""
	}
	return typed[:1], strings.Join(strings.Split(typed[1:], ""), " ")
}

func (a prompter) appRoll() game.Action {
	return game.Fell{Face: a.Dice.Roll(1, parts.DieSides)[0] + 1}
}

func (a prompter) askTrap() (game.Action, error) {
	q := desk.Question{
		Text: a.say("ask.trap", tables.Args{"name": a.seat(game.SeatOwner)}),
		Help: a.choice(a.openPlaces(game.Trap{})),
	}
	return a.reader().Ask(q, nil, line{Given: game.Trap{}, As: "place"})
}

// awaitCard waits until a human Owner has chosen a card. People do not type the card, because the
// raccoons' players would see it on the screen.
func (a prompter) awaitCard() (game.Action, error) {
	word := a.word("ready")
	q := desk.Question{Text: a.say("ask.hide", tables.Args{"name": a.seat(game.SeatOwner)}), Default: word}
	return a.reader().Ask(q, unread("ready", tables.Args{"word": word}), line{Given: game.Hide{}, As: "*ready"})
}

// Fix asks for a correction, such as "ann food 5", "ann here 4", "trap k" or "popper off".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases: phrases{t}, state: s}
	r := a.reader()
	places := a.fromTheLeft()
	r.Nouns[game.NounPlace] = places
	return session.Fixing[game.State, game.Action]{
		Reader: r, Voice: voice, State: s, Places: game.Correctables, Dealt: "RH-SETUP-07",
		Read: map[string]session.TypedValue{"row": {
			Parse:   func(typed string) (any, error) { return a.readRow(typed) },
			Example: strings.Join(tables.Each(places.Each(), places.Key), " "),
		}},
		Take: map[string]func() (game.Action, error){"house": a.askHouse},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

func (a prompter) fromTheLeft() talk.Nouns {
	at := func(c talk.Called) int { return slices.Index(a.state.Row[:], parts.Location(c.ID)) }
	return slices.SortedFunc(slices.Values(a.places()), func(x, y talk.Called) int { return at(x) - at(y) })
}

func (a prompter) askHouse() (game.Action, error) {
	name, value, err := a.customOf(a.state.House).Settling(a.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}
