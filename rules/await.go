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
	First   tables.RuleID // the rule that an action breaks if it comes before the report of the awaited event
	Unasked tables.RuleID // the rule that a report of this event breaks if the event is not awaited
}

// Awaits lists the events that a game may wait for. The empty name means that no event is awaited.
type Awaits[N ~string] []Await[N]

// Of returns the Await for the event `now`. If the list does not contain this event, it returns the
// zero Await.
func (a Awaits[N]) Of(now N) Await[N] {
	if i := slices.IndexFunc(a, func(one Await[N]) bool { return one.For == now }); i >= 0 {
		return a[i]
	}
	return Await[N]{}
}

// Answered reports whether an action of the given kind reports the awaited event `now`.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that an action of the given kind breaks because it reports an event
// that is not awaited. `now` is the event that is awaited. If the action breaks no such rule,
// UnaskedRule returns "".
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

// BrokenRule returns the rule that an action of the given kind breaks while the event `now` is
// awaited. Such an action reports an event that is not awaited, or it comes before the report of
// the awaited event. If the action breaks no such rule, BrokenRule returns "".
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
