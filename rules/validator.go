package rules

import (
	"cmp"
	"errors"
	"maps"
	"reflect"
	"slices"

	"tablemate/tables"
)

// Validator says what no table can show: of a position that people begin with,
// of one that another program asks about, of every table that play leads to, and
// of what people correct.
type Validator[S any] struct {
	Book *Book
	// Checks tell everything that is wrong, the most general first.
	Checks []func(s *S, found func(*Problem))
	// After is the table after a correction, where more than its changes follow
	// from it, or a *Problem of the correction itself; nil where nothing does.
	After func(s S, c Correction) (S, error)
	// Nowhere is the rule that breaks who corrects what no table has, and whatever
	// has no rule of its own.
	Nowhere tables.RuleID
}

// With is the same with more that no table can show.
func (v Validator[S]) With(checks ...func(*S) *Problem) Validator[S] {
	v.Checks = slices.Clone(v.Checks)
	for _, check := range checks {
		v.Checks = append(v.Checks, func(s *S, found func(*Problem)) { found(check(s)) })
	}
	return v
}

// Verify is the first *Problem of a table that no real one can show, else the first
// that only contradicts the rules; nil where there is none. Each check may rely on
// what those before it found impossible.
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

// Breaches lists what contradicts the rules on a table that a real one can show.
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

// Corrects judges a correction: what is wrong after it and was not before, each
// rule once. A breach mentions its problem, and what that mentions.
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
