package chezguevara

import (
	"slices"
	"strings"

	"tablemate/rules"
)

// applyCorrect makes the table what people see. What no table can show changes nothing.
func (r *resolver) applyCorrect(a Correct) {
	impossible := func(v rules.Violation) bool { return v.Level == rules.Impossible }
	if slices.ContainsFunc(validator.Corrects(&r.State, a.Correction), impossible) {
		return
	}
	after, err := corrected(r.State, a.Correction)
	if err != nil {
		return
	}
	over := r.Result != nil
	r.Table = after.Table.clone()
	if over && r.Result == nil { // people go on after the end
		r.Claims = nil
		return
	}
	r.judge()
}

// shown lists what lies on the table; all else follows from what was said.
var shown = []string{"players", "middle", "deck", "discard", "turn", "result"}

// corrected returns the state with another table. The error is rules.ErrNoPlace for what
// nobody sees on it.
func corrected(s State, c rules.Correction) (State, error) {
	for _, change := range c.Changes {
		root, _, _ := strings.Cut(strings.TrimPrefix(change.Path, "/"), "/")
		if !slices.Contains(shown, root) {
			return s, rules.ErrNoPlace
		}
	}
	after, err := rules.Corrected(s.Table, c.Changes)
	s.Table = after
	return s, err
}
