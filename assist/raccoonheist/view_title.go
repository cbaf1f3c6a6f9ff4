package raccoonheist

import (
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
)

// Title returns the line above a view: mode, round and who plays the Owner.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	owner := a.say("title.person", tables.Args{"name": a.seat(game.SeatOwner)})
	switch {
	case s.Owner.Keeper == game.App:
		owner = a.say("title.app-" + string(s.Owner.Level))
	case s.Owner.Name == "":
		owner = a.say("title.nameless")
	}
	return strings.Join([]string{
		a.say("title.mode-" + string(s.Mode)), a.say("title.round", tables.Args{"round": s.Round.Number}), owner,
	}, " · ")
}
