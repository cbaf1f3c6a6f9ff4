package rules

import (
	"cmp"
	"maps"
	"reflect"
	"slices"

	"tablemate/tables"
)

// Validator says what no table can show: of a position that people begin with,
// of one that another program asks about, of every table that play leads to, and
// of what people correct.
type Validator[S any] struct {
	Book Book
	// Checks tell everything that is wrong, the most general first.
	Checks []func(s *S, found func(*Problem))
	// After is the table after a correction, where more than its changes follow
	// from it; nil where nothing does.
	After func(s S, c Correction) (S, error)
	// Nowhere is the rule that breaks who corrects what no table has, and whatever
	// has no rule of its own.
	Nowhere tables.RuleID
}

// Verify is the first *Problem of a table, nil where there is none.
func (v Validator[S]) Verify(s *S) error {
	if all := v.problems(s); len(all) > 0 {
		return all[0]
	}
	return nil
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
	if err != nil {
		return []Violation{*v.Book.Impossible(v.Nowhere, nil)}
	}
	before := v.problems(s)
	var out []Violation
	for _, p := range v.problems(&after) {
		args := Args{"problem": Noun{Kind: "problem", ID: p.ID}}
		maps.Copy(args, p.Args)
		breach := v.Book.breach(cmp.Or(p.Rule, v.Nowhere), cmp.Or(p.Level, Impossible), args)
		was := func(b *Problem) bool { return reflect.DeepEqual(b, p) }
		told := func(o Violation) bool { return o.Rule == breach.Rule }
		if !slices.ContainsFunc(before, was) && !slices.ContainsFunc(out, told) {
			out = append(out, *breach)
		}
	}
	return out
}
