package chezguevara

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
)

// Now tells who may say what at this moment, those who may interrupt among them, and
// who is how near to the goal.
func (Flow) Now(t *talk.UI, s game.State) []session.Choice {
	a := prompter{phrases{t}, s}
	var out []session.Choice
	for _, line := range a.whoMay(rules.Nobody) {
		if rest, shut := strings.CutPrefix(line, "    "); shut && len(out) > 0 {
			last := &out[len(out)-1]
			last.Follows = append(last.Follows, rest)
			continue
		}
		out = append(out, session.Choice{Text: line})
	}
	for _, line := range a.near() {
		out = append(out, session.Choice{Text: line})
	}
	return out
}
