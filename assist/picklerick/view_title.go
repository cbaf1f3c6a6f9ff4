package picklerick

import (
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Title returns the line above a view: mode, turn and the counters that decide, in
// short words where the long ones are wider than the screen.
func (Flow) Title(t *session.UI, s game.State) string {
	long := phrases{t}.title(s, "")
	if t.Width <= 0 || paint.Width(long) <= t.Width {
		return long
	}
	return phrases{t}.title(s, "-short")
}

func (t phrases) title(s game.State, form string) string {
	var pieces []string
	if s.Mode.Alone() || form == "" {
		pieces = append(pieces, t.say("title.mode-"+string(s.Mode)+form))
	}
	pieces = append(pieces,
		t.say("title.turn", tables.Args{"turn": (s.Turn.Number + 1) / 2}),
		t.say("title.rick", tables.Args{"health": s.Rick.Health, "deck": s.Cards.Deck}),
		t.say("title.stack", tables.Args{"stack": s.Stack}),
		t.say("title.operatives"+form, tables.Args{"on": len(s.Operatives), "all": parts.Operatives}),
	)
	if s.Jaguar.Status == game.InPlay {
		pieces = append(pieces, t.say("title.jaguar", tables.Args{"health": s.Jaguar.Health}))
	}
	if s.Russian != nil {
		pieces = append(pieces, t.say("title.russians"+form, tables.Args{"deck": s.Russian.Deck}))
	}
	return strings.Join(pieces, " · ")
}
