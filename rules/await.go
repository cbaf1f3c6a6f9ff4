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
	First   tables.RuleID // the rule that any other action breaks while the game waits for this event
	Unasked tables.RuleID // the rule that people break if they report this event although the game does not wait for it
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

// Answered reports whether actions of this kind tell the game the result of the event `now`.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that an action of this kind breaks if it reports an event other than
// `now`. The game waits only for `now`. If the action breaks no such rule, it returns "".
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

// BrokenRule returns the rule that an action of this kind breaks while the game waits for the event
// `now`. Actions that report `now` break no rule, so BrokenRule returns "" for them.
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
