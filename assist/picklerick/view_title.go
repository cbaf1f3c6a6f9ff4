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
	w := phrases{t}
	long := w.title(s, w.say("title.mode-"+string(s.Mode)), "title.operatives", "title.russians")
	if t.Width <= 0 || paint.Width(long) <= t.Width {
		return long
	}
	mode := ""
	if s.Mode.Alone() {
		mode = w.say("title.short-" + string(s.Mode))
	}
	return w.title(s, mode, "title.operatives-short", "title.russians-short")
}

func (t phrases) title(s game.State, mode, operatives, russians string) string {
	var pieces []string
	if mode != "" {
		pieces = append(pieces, mode)
	}
	pieces = append(pieces,
		t.say("title.turn", tables.Args{"turn": (s.Turn.Number + 1) / 2}),
		t.say("title.rick", tables.Args{"health": s.Rick.Health, "deck": s.Cards.Deck}),
		t.say("title.stack", tables.Args{"stack": s.Stack}),
		t.say(operatives, tables.Args{"on": len(s.Operatives), "all": parts.Operatives}),
	)
	if s.Jaguar.Status == game.InPlay {
		pieces = append(pieces, t.say("title.jaguar", tables.Args{"health": s.Jaguar.Health}))
	}
	if s.Russian != nil {
		pieces = append(pieces, t.say(russians, tables.Args{"deck": s.Russian.Deck}))
	}
	return strings.Join(pieces, " · ")
}
