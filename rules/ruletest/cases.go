package ruletest

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// Kind is the result that a case expects of its last action.
type Kind string

const (
	// Allowed marks an action for which Check returns no violation.
	Allowed Kind = "allowed"
	// Refused marks an action that breaks the rules in the list Breaks, and no others.
	Refused Kind = "refused"
	// Follows marks a legal action. The case checks its notes or the new state.
	Follows Kind = "follows"
)

// Case tests one rule with the last action in When. The actions before the last one must be legal.
type Case[S any, A rules.Kinded] struct {
	Rule    tables.RuleID
	Kind    Kind
	Name    string        // a description without the rule id
	About   tables.RuleID // the open question of the rulebook that the case tests, if any
	Example tables.RuleID // the example in the rulebook that the case reproduces, if any
	Given   S
	When    []A             // empty if the position itself is tested
	Breaks  []tables.RuleID // all rules that the last action must break; nil means only the rule in Rule
	Level   rules.Level     // the level of the violation of Rule; "" means rules.Against
	Args    rules.Args      // expected arguments of the violation; other arguments are not checked
	Notes   []rules.Note    // all expected notes of the last action, in order; if nil, notes are not checked
	// Then checks the state and notes after the last action.
	Then func(t *testing.T, after S, notes []rules.Note)
}

// Constructors returns one constructor for each kind of case.
func Constructors[S any, A rules.Kinded]() (
	allowed, refused, follows func(rule tables.RuleID, name string, given S, when ...A) Case[S, A],
) {
	of := func(kind Kind) func(tables.RuleID, string, S, ...A) Case[S, A] {
		return func(rule tables.RuleID, name string, given S, when ...A) Case[S, A] {
			return Case[S, A]{Rule: rule, Kind: kind, Name: name, Given: given, When: when}
		}
	}
	return of(Allowed), of(Refused), of(Follows)
}

// Breaking returns c with the list of all rules that the last action breaks.
func (c Case[S, A]) Breaking(ids ...tables.RuleID) Case[S, A] {
	c.Breaks = ids
	return c
}

// The method At returns c with the expected level of the violation, such as rules.Unusual.
func (c Case[S, A]) At(level rules.Level) Case[S, A] {
	c.Level = level
	return c
}

// Telling returns c with one expected argument of the violation.
func (c Case[S, A]) Telling(name string, value any) Case[S, A] {
	c.Args = rules.Args{name: value}
	return c
}

// Noting returns c with the complete list of expected notes.
func (c Case[S, A]) Noting(notes ...rules.Note) Case[S, A] {
	c.Notes = notes
	return c
}

// Leaving returns c with a check of the state after the last action.
func (c Case[S, A]) Leaving(then func(t *testing.T, after S)) Case[S, A] {
	c.Then = func(t *testing.T, after S, _ []rules.Note) { then(t, after) }
	return c
}

// The method In returns c with the id of the example that the case reproduces.
func (c Case[S, A]) In(example tables.RuleID) Case[S, A] {
	c.Example = example
	return c
}

// Title returns the name of the subtest.
func (c Case[S, A]) Title() string {
	return string(c.proves()) + "/" + string(c.Kind) + "/" + c.Name
}

func (c Case[S, A]) proves() tables.RuleID { return cmp.Or(c.About, c.Rule) }

// Run runs all cases.
func Run[U, S any, A rules.Kinded](t *testing.T, g rules.Game[U, S, A], cases []Case[S, A]) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Title(), func(t *testing.T) { runCase(t, g, c) })
	}
}

func runCase[U, S any, A rules.Kinded](t *testing.T, g rules.Game[U, S, A], c Case[S, A]) {
	given, s := snapshot(c.Given), c.Given
	var notes []rules.Note
	for i, a := range c.When {
		found := g.Check(s, a)
		if i == len(c.When)-1 {
			c.judge(t, found)
		} else {
			require.Empty(t, found, "action %d, %s, is not clean", i+1, a.Kind())
		}
		s, notes = g.Apply(s, a)
	}
	require.True(t, c.Kind != Follows || c.Notes != nil || c.Then != nil, "nothing is said to follow")
	if c.Notes != nil {
		require.Equal(t, c.Notes, notes)
	}
	if c.Then != nil {
		c.Then(t, s, notes)
	}
	require.Equal(t, string(given), string(snapshot(c.Given)), "the position before was changed")
}

func (c Case[S, A]) judge(t require.TestingT, found []rules.Violation) {
	if c.Kind != Refused {
		require.Empty(t, found)
		return
	}
	var told []tables.RuleID
	under := false
	for _, v := range found {
		told = append(told, v.Rule)
		if v.Rule == c.Rule || slices.Contains(v.Also, c.Rule) {
			under = true
			require.Equal(t, cmp.Or(c.Level, rules.Against), v.Level, "the level of %s", v.Rule)
			for name, value := range c.Args {
				require.Equal(t, value, v.Args[name], "%s of %s", name, v.Rule)
			}
		}
	}
	require.ElementsMatch(t, c.broken(), told)
	require.True(t, under, "%s is not among the rules told", c.Rule)
}

func (c Case[S, A]) broken() []tables.RuleID {
	switch {
	case c.Kind != Refused:
		return nil
	case c.Breaks == nil:
		return []tables.RuleID{c.Rule}
	}
	return c.Breaks
}

type Tried struct {
	Rule    tables.RuleID
	Kind    Kind
	Name    string
	Example tables.RuleID
}

func TriedOf[S any, A rules.Kinded](cases []Case[S, A]) []Tried {
	out := make([]Tried, len(cases))
	for i, c := range cases {
		out[i] = Tried{c.proves(), c.Kind, c.Name, c.Example}
	}
	return out
}
