package rules

import (
	"slices"

	"tablemate/tables"
)

// Await is one kind of thing that a table may wait for, such as a die, a drawn card or a
// choice.
type Await[N ~string] struct {
	For     N
	Answers []string      // the kinds of actions that report it
	First   tables.RuleID // the rule that any other action breaks while this is awaited
	Unasked tables.RuleID // the rule that such a report breaks while this is not awaited
}

// Awaits lists the things that a game may wait for. The name "" means nothing. Each kind of
// action answers at most one of them.
type Awaits[N ~string] []Await[N]

// Of returns the Await of this name, or the zero Await for "".
func (a Awaits[N]) Of(now N) Await[N] {
	for i := range a {
		if a[i].For == now {
			return a[i]
		}
	}
	return Await[N]{}
}

// Answered reports whether an action of this kind answers what is awaited.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that an action of this kind breaks because its answer is not
// awaited now, or "".
func (a Awaits[N]) UnaskedRule(now N, kind string) tables.RuleID {
	if a.Answered(now, kind) {
		return ""
	}
	for i := range a {
		if a[i].Unasked != "" && slices.Contains(a[i].Answers, kind) {
			return a[i].Unasked
		}
	}
	return ""
}

// BrokenRule returns the rule that an action of this kind violates now, or "". It checks
// whether the action answers something that is not awaited, and whether something else must be
// reported first.
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
