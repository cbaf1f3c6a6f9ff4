package raccoonheist

import (
	"slices"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// Fix asks for a correction. What is corrected and to what may be typed on one
// line: "ann food 5", "ann here 4", "trap k", "popper off".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	r := a.reader()
	r.Nouns[game.NounPlace] = a.fromTheLeft()
	return session.Fixing[game.State, game.Action]{
		Reader: r, Voice: voice, State: s, Places: game.Correctables,
		Read: map[string]func(string) (any, error){"row": func(typed string) (any, error) { return a.readRow(typed) }},
		Take: map[string]func() (game.Action, error){"house": a.askHouse},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

// fromTheLeft lists the locations in the order of the row.
func (a prompter) fromTheLeft() talk.Nouns {
	at := func(c talk.Called) int { return slices.Index(a.state.Row[:], parts.Location(c.ID)) }
	return slices.SortedFunc(slices.Values(a.places()), func(x, y talk.Called) int { return at(x) - at(y) })
}

// askHouse changes how this table settles what the rulebook leaves open.
func (a prompter) askHouse() (game.Action, error) {
	name, value, err := a.customOf(a.state.House).Settling(a.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}
