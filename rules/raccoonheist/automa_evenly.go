package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
)

// whyEvenly is the point of an Owner who prefers nothing.
const whyEvenly = "evenly"

// evenly leaves all open moves to chance alike.
func (s *State) evenly(rule tables.RuleID, open []Action) rules.Decision[Action] {
	mix := make([]float64, len(open))
	for i := range mix {
		mix[i] = 1 / float64(len(open))
	}
	return rules.Decision[Action]{
		Action:  open[0],
		Open:    open,
		Mix:     mix,
		Reasons: []rules.Reason{{Rule: rule, Point: whyEvenly, Args: []rules.Arg{{Name: "count", Value: len(open)}}}},
	}
}
