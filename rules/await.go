package rules

import (
	"slices"

	"tablemate/tables"
)

// Await is one kind of event that a game may wait for, such as a die roll, a drawn card or a
// choice.
type Await[N ~string] struct {
	For     N
	Answers []string      // the kinds of actions that report the event
	First   tables.RuleID // the rule that any other action breaks while this event is awaited
	Unasked tables.RuleID // the rule that a report of this event breaks while it is not awaited
}

// Awaits lists the events that a game may wait for. The name "" means that none is awaited. Each
// kind of action reports at most one of them.
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

// Answered reports whether an action of this kind reports the awaited event.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that an action of this kind breaks if its event is not awaited. It
// returns "" if the action breaks no such rule.
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

// BrokenRule returns the rule that an action of this kind violates now, or "". It checks whether
// the action reports an event that is not awaited, and whether another event must be reported
// first.
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
