package picklerick

import (
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Title returns the line above a view: mode, turn and the counters that decide, in
// short words where the long ones are wider than the screen, then without the mode, then
// without the operatives, which the board shows too.
func (Flow) Title(t *talk.UI, s game.State) string {
	w := phrases{t}
	mode := ""
	if s.Mode.Alone() {
		mode = w.say("title.short-" + string(s.Mode))
	}
	title := ""
	for _, words := range []titleWords{
		{w.say("title.mode-" + string(s.Mode)), "title.operatives", "title.russians"},
		{mode, "title.operatives-short", "title.russians-short"},
		{"", "title.operatives-short", "title.russians-short"},
		{"", "", "title.russians-short"},
	} {
		if title = w.title(s, words); t.Width <= 0 || paint.Width(title) <= t.Width {
			break
		}
	}
	return title
}

// titleWords are the words of a title that may be short or left out.
type titleWords struct{ mode, operatives, russians string }

func (t phrases) title(s game.State, words titleWords) string {
	var pieces []string
	if words.mode != "" {
		pieces = append(pieces, words.mode)
	}
	pieces = append(pieces,
		t.say("title.turn", tables.Args{"turn": (s.Turn.Number + 1) / 2}),
		t.say("title.rick", tables.Args{"health": s.Rick.Health, "deck": s.Cards.Deck}),
		t.say("title.stack", tables.Args{"stack": s.Stack}),
	)
	if words.operatives != "" {
		pieces = append(pieces, t.say(words.operatives, tables.Args{"on": len(s.Operatives), "all": parts.Operatives}))
	}
	if s.Jaguar.Status == game.InPlay {
		pieces = append(pieces, t.say("title.jaguar", tables.Args{"health": s.Jaguar.Health}))
	}
	if s.Russian != nil {
		pieces = append(pieces, t.say(words.russians, tables.Args{"deck": s.Russian.Deck}))
	}
	return strings.Join(pieces, " · ")
}
