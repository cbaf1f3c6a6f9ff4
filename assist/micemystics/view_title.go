package micemystics

import (
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Title returns the line above a view: chapter, round, and the two counters that
// decide, the hourglass and the minions' cheese.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	parts := []string{
		a.localName(s.Chapter.Name, s.Chapter.ID),
		a.say("title.round", tables.Args{"round": s.Round}),
		a.say("title.hourglass", tables.Args{"page": s.Hourglass, "end": s.End}),
		a.say("title.wheel", tables.Args{"cheese": s.Wheel, "full": parts.FullWheel}),
	}
	if parts[0] == "" {
		parts = parts[1:]
	}
	return strings.Join(parts, " · ")
}
