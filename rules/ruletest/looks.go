package ruletest

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Look transforms a position, such as by mirroring the board. A nil function changes nothing.
type Look struct {
	Except func(state []byte) bool              // reports whether to skip a position
	Field  func(name string) string             // returns the new name of a field
	Word   func(word string) string             // returns the new text of a string value
	List   func(field string, list []any) []any // returns the new list in a field
	Thing  func(field string, o map[string]any) // changes an object; if `field` is "", o is the whole state or action
}

// Looks transforms the positions and actions of all cases. The transformed last action must break
// the same rules as the original. Cases that end with a correction are skipped, because the
// corrected path may be missing in the transformed position. With `go test -short`, Looks uses only
// every seventh case.
//
// Looks also transforms the states in `automated`. In the transformed state, the moves in
// Decision.Open must be the transformed moves of the original state.
func Looks[U, S any, A rules.Kinded](
	t *testing.T, g rules.Game[U, S, A], k rules.Kinds[A], looks map[string]Look, cases []Case[S, A], automated ...S,
) {
	t.Helper()
	every := 1
	if testing.Short() {
		every = 7
	}
	for name, x := range looks {
		t.Run(name, func(t *testing.T) {
			v := view[U, S, A]{t: t, game: g, actions: k, look: x}
			for i := 0; i < len(cases); i += every {
				if n := len(cases[i].When); n > 0 && cases[i].When[n-1].Kind() != "correct" {
					v.judge(cases[i])
				}
			}
			for _, s := range automated {
				v.decide(s)
			}
			require.Greater(t, 2*v.moved, v.tried, "most look alike")
		})
	}
}

type view[U, S any, A rules.Kinded] struct {
	t            *testing.T
	game         rules.Game[U, S, A]
	actions      rules.Kinds[A]
	look         Look
	tried, moved int
}

func (v *view[U, S, A]) judge(c Case[S, A]) {
	s, ok := v.position(c.Given)
	if !ok {
		return
	}
	var found []rules.Violation
	for _, a := range c.When {
		a, err := v.actions.Decode(v.action(a))
		require.NoError(v.t, err, c.Title())
		found = v.game.Check(s, a)
		s, _ = v.game.Apply(s, a)
	}
	broken := tables.Each(found, func(b rules.Violation) tables.RuleID { return b.Rule })
	require.ElementsMatch(v.t, c.broken(), broken, c.Title())
}

func (v *view[U, S, A]) decide(s S) {
	other, ok := v.position(s)
	if !ok {
		return
	}
	moves := func(s S, written func(A) json.RawMessage) (out []string) {
		for _, a := range v.game.(rules.Automa[S, A]).Decide(s, v.game.Next(s)).Open {
			out = append(out, string(written(a)))
		}
		return out
	}
	require.ElementsMatch(v.t, moves(s, v.action), moves(other, func(a A) json.RawMessage {
		return Look{}.in(v.t, v.encoded(a))
	}), "%+v", other)
}

func (v *view[U, S, A]) position(s S) (other S, ok bool) {
	is := Look{}.in(v.t, snapshot(s))
	if v.look.Except != nil && v.look.Except(is) {
		return other, false
	}
	seen := v.look.in(v.t, is)
	require.NoError(v.t, strictjson.Read(seen, &other))
	v.tried++
	if !bytes.Equal(is, seen) {
		v.moved++
	}
	return other, true
}

func (v *view[U, S, A]) action(a A) json.RawMessage { return v.look.in(v.t, v.encoded(a)) }

func (v *view[U, S, A]) encoded(a A) json.RawMessage {
	text, err := v.actions.Encode(a)
	require.NoError(v.t, err)
	return text
}

func (x Look) in(t *testing.T, text json.RawMessage) json.RawMessage {
	var value any
	from := json.NewDecoder(bytes.NewReader(text))
	from.UseNumber()
	require.NoError(t, from.Decode(&value))
	out, err := json.Marshal(x.value("", value))
	require.NoError(t, err)
	return out
}

func (x Look) value(field string, v any) any {
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
