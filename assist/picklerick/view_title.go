package picklerick

import (
	"strings"

	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Title returns the line above a view: mode, turn and the counters that decide.
func (Flow) Title(t *session.UI, s game.State) string {
	w := phrases{t}
	pieces := []string{
		w.say("title.mode-" + string(s.Mode)),
		w.say("title.turn", tables.Args{"turn": (s.Turn.Number + 1) / 2}),
		w.say("title.rick", tables.Args{"health": s.Rick.Health, "deck": s.Cards.Deck}),
		w.say("title.stack", tables.Args{"stack": s.Stack}),
		w.say("title.operatives", tables.Args{"on": len(s.Operatives), "all": parts.Operatives}),
	}
	if s.Jaguar.Status == game.InPlay {
		pieces = append(pieces, w.say("title.jaguar", tables.Args{"health": s.Jaguar.Health}))
	}
	if s.Russian != nil {
		pieces = append(pieces, w.say("title.russians", tables.Args{"deck": s.Russian.Deck}))
	}
	return strings.Join(pieces, " · ")
}
