package infiltrators

import (
	"fmt"
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

// Title returns the line above a view: the mission, the turn, and the time left as
// far as it was told.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	name := s.Mission.Title.In(t.Words.Lang())
	if name == "" {
		name = a.say("title.mission", tables.Args{"mission": s.Mission.ID})
	}
	pieces := []string{name, a.say("title.turn", tables.Args{"turn": s.Turn.Number})}
	if s.Mission.Minutes > 0 {
		left := fmt.Sprintf("%d:%02d", s.Left()/60, s.Left()%60)
		pieces = append(pieces, a.say("title.left", tables.Args{"left": left}))
	}
	return strings.Join(pieces, " · ")
}
