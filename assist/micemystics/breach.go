package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// Breach is the sentence of a warning, with the names and numbers that matter
// at that moment.
func (Flow) Breach(t *session.Talk, s game.State, _ game.Action, v rules.Violation) string {
	a := asking{talk{t}, s}
	for _, id := range breachIDs(v) {
		if a.Words.Has("micemystics.breach." + id) {
			return capital(a.say("breach."+id, a.spell(v.Note)))
		}
	}
	return ""
}

// breachIDs are the ids of a breach's sentence, the most special first: a rule
// that is broken in several ways has several, and so have its levels.
func breachIDs(v rules.Violation) []string {
	rule := string(v.Rule)
	var out []string
	if v.ID != "" {
		out = append(out, rule+"-"+v.ID, v.ID)
	}
	if v.Level != rules.Against {
		out = append(out, rule+"-"+string(v.Level))
	}
	return append(out, rule)
}
