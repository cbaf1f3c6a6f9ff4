package raccoonheist

import (
	"fmt"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Breach is the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *session.Talk, s game.State, _ game.Action, v rules.Violation) string {
	a := asking{talk{t}, s}
	if _, over := v.Args["over"]; over {
		return a.say("breach.over")
	}
	rule := "breach." + string(v.Rule)
	for _, id := range []string{rule + "-" + v.ID, rule + "-" + fmt.Sprint(v.Args["report"]), rule} {
		if a.Words.Has("raccoonheist." + id) {
			return a.say(id, a.spell(v.Note))
		}
	}
	return ""
}
