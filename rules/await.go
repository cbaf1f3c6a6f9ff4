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
	Unasked tables.RuleID // the rule that a report of this event breaks while the event is not awaited
}

// Awaits lists the events that a game may wait for. The empty name means that no event is awaited.
type Awaits[N ~string] []Await[N]

// Of returns the Await of an event, or the zero Await.
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

// UnaskedRule returns the rule that an action of this kind breaks by reporting an event that is not
// awaited. It returns "" if there is no such rule.
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

// BrokenRule returns the rule that an action of this kind breaks now, or "". Either the action
// reports an event that is not awaited, or another event must be reported first.
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
