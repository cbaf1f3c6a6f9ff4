package ruletest

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/cases"
)

// Change is how a position is seen otherwise: turned, mirrored, with other names. Nil
// leaves what it is about as it is.
type Change struct {
	Except func(cases.Case) bool                // where it does matter
	Field  func(name string) string             // of an object
	Word   func(word string) string             // a text
	List   func(field string, list []any) []any // in a field
	Thing  func(field string, o map[string]any) // an object in a field, "" for the whole
}

// Of returns the case seen so. What follows is not told: it would need other words.
func (x Change) Of(t *testing.T, c cases.Case) cases.Case {
	c.Notes = nil
	c.State = x.in(t, c.State)
	if c.May != nil {
		c.May = x.in(t, c.May)
	}
	for _, list := range []*[]json.RawMessage{&c.Before, &c.Moves} {
		var out []json.RawMessage
		for _, one := range *list {
			out = append(out, x.in(t, one))
		}
		*list = out
	}
	return c
}

func (x Change) in(t *testing.T, value json.RawMessage) json.RawMessage {
	var v any
	from := json.NewDecoder(bytes.NewReader(value))
	from.UseNumber()
	require.NoError(t, from.Decode(&v))
	return text(t, x.value("", v))
}

func (x Change) value(field string, v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for name, one := range v {
			if x.Field != nil {
				name = x.Field(name)
			}
			out[name] = x.value(name, one)
		}
		if x.Thing != nil {
			x.Thing(field, out)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, one := range v {
			out[i] = x.value(field, one)
		}
		if x.List != nil {
			out = x.List(field, out)
		}
		return out
	case string:
		if x.Word != nil {
			return x.Word(v)
		}
	}
	return v
}

// survive fails where a case is judged otherwise when it is seen otherwise. It leaves
// out corrections, which name places of the record, and setups.
func (h Hearing[U, S, A]) survive(t *testing.T, list []cases.Case) {
	for name, x := range h.Looks {
		tried, moved := sampled(slices.DeleteFunc(slices.Clone(list), func(c cases.Case) bool {
			return c.Asks() == cases.AboutSetup || bytes.Contains(c.May, []byte(`"kind":"correct"`)) || x.Except != nil && x.Except(c)
		})), 0
		for _, c := range tried {
			other := x.Of(t, c)
			answer, err := cases.Try(h.Game, h.Actions, other)
			require.NoError(t, err, "%s: %s %s\n%s", name, c.ID, c.Title, other.State)
			require.True(t, other.Right(answer), "%s: %s %s\nbreaks %v, not %v\nmoves %s, not %s\n%s\n%s",
				name, c.ID, c.Title, answer.Breaks, other.Breaks, answer.Moves, other.Moves, other.May, other.State)
			if string(other.State) != string((Change{}).in(t, c.State)) {
				moved++
			}
		}
		t.Logf("%s: %d cases, %d of them look otherwise", name, len(tried), moved)
		require.Greater(t, 2*moved, len(tried), name)
	}
}

// sampled returns one of seven cases where there are many, and all of them where
// everything is to be tried.
func sampled(list []cases.Case) []cases.Case {
	if len(list) < 100 || os.Getenv("TABLEMATE_TEST_ALL") != "" {
		return list
	}
	var out []cases.Case
	for i := 0; i < len(list); i += 7 {
		out = append(out, list[i])
	}
	return out
}
