package rules

import (
	"cmp"
	"errors"
	"maps"
	"reflect"
	"slices"

	"tablemate/tables"
)

// Validator finds states that are impossible or break a printed rule. It is used at the start, in
// play and after a correction.
type Validator[S any] struct {
	Book *Book
	// Checks call `found` for each problem. Put general checks first, because Verify returns only
	// one problem.
	Checks []func(s *S, found func(*Problem))
	// The function After applies a correction with its consequences, and returns the new state. If
	// After is nil, corrections have no consequences.
	After func(s S, c Correction) (S, error)
	// Nowhere is the rule that a violation names if the *Problem names no rule. It is also used if a
	// correction fails with an error that is no *Problem.
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

// Verify returns the first *Problem that is impossible on a real table. If there is none, it
// returns the first *Problem that breaks a rule.
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

// Breaches returns, as violations, the problems that are possible on a real table.
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

// Corrects returns one violation for each rule that a correction newly breaks. The argument
// "problem" of a violation contains the id of the *Problem. If the correction fails, Corrects
// returns one violation.
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
