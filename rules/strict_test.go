package rules

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestJSONIsReadToTheLetter(t *testing.T) {
	type crate struct {
		Eggs  int            `json:"eggs"`
		Below *crate         `json:"below,omitempty"`
		By    map[string]int `json:"by,omitempty"`
	}
	var c crate
	require.NoError(t, ReadJSON([]byte(` {"eggs":1,"below":{"eggs":2,"by":{"x":1,"y":2}}} `), &c))
	require.Equal(t, crate{Eggs: 1, Below: &crate{Eggs: 2, By: map[string]int{"x": 1, "y": 2}}}, c)
	for text, says := range map[string]string{
		`{"eggs":1,"eggs":2}`:                    `"eggs" stands there twice`,
		`{"eggs":1,"below":{"eggs":2,"eggs":2}}`: `"eggs" stands there twice`,
		`{"by":{"x":1,"x":2}}`:                   `"x" stands there twice`,
		`{"hens":1}`:                             "hens",
		`{"eggs":"one"}`:                         "eggs",
		`{"eggs":1} {}`:                          "more than one value",
		`{"eggs":1}]`:                            "more than one value",
		`{"eggs":1`:                              "EOF",
		``:                                       "EOF",
		`{"eggs" 1}`:                             "invalid",
	} {
		require.ErrorContains(t, ReadJSON([]byte(text), new(crate)), says, text)
	}
}
