package rules

import (
	"slices"

	"tablemate/tables"
)

// Await is one kind of event that a game may wait for, such as a die roll or a choice.
type Await[N ~string] struct {
	For     N
	Answers []string      // the kinds of actions that report the event
	First   tables.RuleID // the rule that is broken if any other action comes while the game waits
	Unasked tables.RuleID // the rule that is broken if the event is reported while the game does not wait for it
}

// Awaits lists the events that a game may wait for. Each method has an argument `now`, the kind of
// event that the game waits for. If `now` is empty, the game waits for nothing.
type Awaits[N ~string] []Await[N]

// Of returns the Await for `now`, or the zero Await.
func (a Awaits[N]) Of(now N) Await[N] {
	if i := slices.IndexFunc(a, func(one Await[N]) bool { return one.For == now }); i >= 0 {
		return a[i]
	}
	return Await[N]{}
}

// Answered reports whether an action of this kind reports the event `now`.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that is broken if an action of this kind reports an event other than
// `now`. If there is no such rule, the result is "".
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

// BrokenRule returns the rule that is broken if an action of this kind comes while the game waits
// for `now`. If there is no such rule, the result is "".
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
