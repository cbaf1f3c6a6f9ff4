package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
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
		`{"To":[1,2],"kind":"step","also":{"kind":3}}`, // the standard reader takes it for its own
	} {
		did, err := steps.Decode([]byte(text))
		require.NoError(t, err, text)
		require.Equal(t, step{To: [2]int{1, 2}, Also: map[string]int{"kind": 3}}, did, text)
	}
}

func TestWhatIsNoActionIsNamed(t *testing.T) {
	for text, want := range map[string]string{
		`{"to":[1,2]}`:                             `an object without "kind"`,
		`{"to":[1,2],"kind":3}`:                    `an object without "kind"`,
		`["kind"]`:                                 `an object without "kind"`,
		`{"to":[1,2],"kind":"jump"}`:               `unknown kind "jump"`,
		`{"to":[1,2],"kind":"step","kind":"jump"}`: `field "kind" stands there twice`,
		`{"kind":"step","to":[1,2],"to":[1,2]}`:    `step: field "to" stands there twice`,
		`{"kind":"step","also":{"a":1,"a":2}}`:     `step: field "a" stands there twice`,
		`{"kind":"step","where":1}`:                `step: json: unknown field "where"`,
		`{"where":1,"kind":"step"}`:                `step: json: unknown field "where"`,
		`{"kind":"step","to":[1,2]} 1`:             `step: more than one value`,
	} {
		_, err := steps.Decode([]byte(text))
		require.EqualError(t, err, want, text)
	}
}
