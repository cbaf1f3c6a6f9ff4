package rules

import (
	"slices"

	"tablemate/tables"
)

// Await is one kind of thing that a table may wait for: a die, a card that was
// drawn, somebody's choice.
type Await[N ~string] struct {
	For     N
	Answers []string      // the kinds of actions that tell it
	First   tables.RuleID // broken by doing something else before it is told
	Unasked tables.RuleID // broken by telling it while it is not awaited
}

// Awaits are the things that a game may wait for. "" is nothing. A kind of action is
// asked for by one rule at most.
type Awaits[N ~string] []Await[N]

// Of returns what is awaited, the zero Await for nothing.
func (a Awaits[N]) Of(now N) Await[N] {
	for i := range a {
		if a[i].For == now {
			return a[i]
		}
	}
	return Await[N]{}
}

// Answered reports whether a kind of action tells what is awaited.
func (a Awaits[N]) Answered(now N, kind string) bool {
	return slices.Contains(a.Of(now).Answers, kind)
}

// UnaskedRule returns the rule that a kind of action breaks because it tells what nobody
// awaits, "" where it breaks none.
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

// BrokenRule returns the rule that a kind of action breaks by its moment, "" where it
// breaks none: it tells what nobody awaits, or something else is to be told
// first.
func (a Awaits[N]) BrokenRule(now N, kind string) tables.RuleID {
	if unasked := a.UnaskedRule(now, kind); unasked != "" || a.Answered(now, kind) {
		return unasked
	}
	return a.Of(now).First
}
