package rules

import (
	"cmp"
	"errors"
	"maps"
	"reflect"
	"slices"

	"tablemate/tables"
)

// Validator finds the problems of a state. A problem is something that is impossible on a real
// table, or that breaks a printed rule. A Validator is used at the start, in play and after a
// correction.
type Validator[S any] struct {
	Book *Book
	// Checks call `found` for each problem. Put general checks first, because Verify returns only
	// one problem.
	Checks []func(s *S, found func(*Problem))
	// The function After applies a correction with its consequences, and returns the new state. If
	// After is nil, corrections have no consequences.
	After func(s S, c Correction) (S, error)
	// Nowhere is the rule of a violation in two cases: the *Problem names no rule, or a correction
	// fails with an error of another type.
	Nowhere tables.RuleID
}

// With returns a copy of v with additional checks.
func (v Validator[S]) With(checks ...func(*S) *Problem) Validator[S] {
	v.Checks = slices.Clone(v.Checks)
	for _, check := range checks {
		v.Checks = append(v.Checks, func(s *S, found func(*Problem)) { found(check(s)) })
	}
	return v
}

// Verify returns the first *Problem with the level Impossible. If there is none, it returns the
// first *Problem of any level.
func (v Validator[S]) Verify(s *S) error {
	var doubted error
	for i := range v.Checks {
		for _, p := range (Validator[S]{Checks: v.Checks[i : i+1]}).problems(s) {
			if p.Refused() {
				return p
			}
			doubted = cmp.Or(doubted, error(p))
		}
	}
	return doubted
}

// Breaches skips the problems with the level Impossible, and converts each other problem to a
// violation.
func (v Validator[S]) Breaches(s *S) []Violation {
	var out []Violation
	for _, p := range v.problems(s) {
		if !p.Refused() {
			out = append(out, *v.breach(p))
		}
	}
	return out
}

func (v Validator[S]) problems(s *S) []*Problem {
	var all []*Problem
	for _, check := range v.Checks {
		check(s, func(p *Problem) {
			if p != nil {
				all = append(all, p)
			}
		})
	}
	return all
}

// Corrects finds the problems that a correction causes, and returns one violation for each rule
// that they break. The violation has an argument "problem", a Noun with the id of the *Problem. If
// the correction itself fails with an error, Corrects returns one violation. If this error is not a
// *Problem, the violation has no arguments.
func (v Validator[S]) Corrects(s *S, c Correction) []Violation {
	corrected := v.After
	if corrected == nil {
		corrected = func(s S, c Correction) (S, error) { return Corrected(s, c.Changes) }
	}
	after, err := corrected(*s, c)
	var p *Problem
	switch {
	case errors.As(err, &p):
		return []Violation{*v.breach(p)}
	case err != nil:
		return []Violation{*v.Book.Impossible(v.Nowhere, nil)}
	}
	before := v.problems(s)
	var out []Violation
	for _, p := range v.problems(&after) {
		breach := v.breach(p)
		was := func(b *Problem) bool { return reflect.DeepEqual(b, p) }
		told := func(o Violation) bool { return o.Rule == breach.Rule }
		if !slices.ContainsFunc(before, was) && !slices.ContainsFunc(out, told) {
			out = append(out, *breach)
		}
	}
	return out
}

func (v Validator[S]) breach(p *Problem) *Violation {
	args := Args{"problem": Noun{Kind: "problem", ID: p.ID}}
	maps.Copy(args, p.Args)
	return v.Book.breach(cmp.Or(p.Rule, v.Nowhere), cmp.Or(p.Level, Impossible), args)
}
