package infiltrators

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

const causesFile = "testdata/causes.jsonl"

// The type `provoked` is one line of causesFile. The tests of assist/infiltrators read this file,
// because that package has a sentence for each cause.
type provoked struct {
	Rule  ruleID          `json:"rule"`
	Cause string          `json:"cause"`
	Kind  string          `json:"kind"`
	State State           `json:"state"`
	Did   json.RawMessage `json:"did"`
}

func provokedByCases(t *testing.T) []provoked {
	var out []provoked
	for _, c := range cases() {
		s := c.Given
		for i, a := range c.When {
			if i < len(c.When)-1 {
				s = did(s, a)
				continue
			}
			text, err := Actions.Encode(a)
			require.NoError(t, err)
			for _, v := range (Game{}).Check(s, a) {
				p := provoked{v.Rule, v.ID, a.Kind(), s, text}
				same := func(o provoked) bool { return o.Rule == p.Rule && o.Cause == p.Cause && o.Kind == p.Kind }
				if !slices.ContainsFunc(out, same) {
					out = append(out, p)
				}
			}
		}
	}
	return out
}

func TestEveryCauseIsProvoked(t *testing.T) {
	var text bytes.Buffer
	for _, p := range provokedByCases(t) {
		require.NoError(t, json.NewEncoder(&text).Encode(p))
	}
	if *update {
		require.NoError(t, os.WriteFile(causesFile, text.Bytes(), 0o644))
	}
	want, err := os.ReadFile(causesFile)
	require.NoError(t, err)
	require.Equal(t, string(want), text.String(), "go test -update writes it anew")
}
