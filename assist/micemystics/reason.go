package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

// Reason is a sentence for one step of an automated decision.
func (Flow) Reason(t *session.Talk, n rules.Note) string {
	return asking{talk: talk{t}}.reason(n)
}

// reason is the same over a table that knows its own names. Steps that nobody
// knows are told as none.
func (a asking) reason(n rules.Note) string {
	id := "reason." + n.ID
	if !a.Words.Has("micemystics." + id) {
		return string(n.Rule)
	}
	said := a.spell(n)
	if steps, told := n.Args["steps"].(int); told && steps > 0 {
		said["steps"] = a.say("n.steps", tables.Args{"count": steps})
	}
	return a.say(id, said)
}
