package rules_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables/strictjson"
)

type step struct {
	To   [2]int         `json:"to"`
	Also map[string]int `json:"also,omitempty"`
	Why  *string        `json:"why,omitempty"`
}

func (step) Kind() string { return "step" }

var steps = rules.Kinds[rules.Kinded]{step{}}

func TestAnActionIsReadWhereverItsKindStands(t *testing.T) {
	for _, text := range []string{
		`{"kind":"step","to":[1,2],"also":{"kind":3}}`,
		`{"also":{"kind":3},"kind":"step","to":[1,2]}`,
		` { "to" : [1,2] , "also":{"kind":3} , "kind" : "step" } `,
		`{"t\u006f":[1,2],"\u006bind":"step","also":{"kind":3}}`,
	} {
		did, err := steps.Decode([]byte(text))
		require.NoError(t, err, text)
		require.Equal(t, step{To: [2]int{1, 2}, Also: map[string]int{"kind": 3}}, did, text)
	}
}

func TestWhatIsNoActionIsNamed(t *testing.T) {
	for text, want := range map[string]strictjson.What{
		`{"to":[1,2]}`:          strictjson.Missing,
		`{"to":[1,2],"kind":3}`: strictjson.Type,
		`["kind"]`:              strictjson.Type,
		`{"to":[1,2],"kind":"step","kind":"jump"}`: strictjson.Twice,
		`{"kind":"step","to":[1,2],"to":[1,2]}`:    strictjson.Twice,
		`{"kind":"step","also":{"a":1,"a":2}}`:     strictjson.Twice,
		`{"kind":"step","where":1}`:                strictjson.Unknown,
		`{"where":1,"kind":"step"}`:                strictjson.Unknown,
		`{"To":[1,2],"kind":"step"}`:               strictjson.Unknown,
		`{"kind":"step","to":[1,2]} 1`:             strictjson.Several,
	} {
		_, err := steps.Decode([]byte(text))
		slip, wrong := errors.AsType[*strictjson.Slip](err)
		require.True(t, wrong, text)
		require.Equal(t, want, slip.What, text)
	}
	_, err := steps.Decode([]byte(`{"to":[1,2],"kind":"jump"}`))
	require.ErrorIs(t, err, rules.ErrUnknownKind)
	require.EqualError(t, err, `unknown kind "jump"`)
}
