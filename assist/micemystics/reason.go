package micemystics

import (
	"tablemate/assist/session"
	"tablemate/rules"
)

// Reason is a sentence for one step of an automated decision.
func (Flow) Reason(_ *session.Talk, r rules.Reason) string { return string(r.Rule) }
