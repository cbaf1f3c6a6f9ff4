package chezguevara

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

const causesFile = "testdata/causes.jsonl"

// A value of type provoked is one line of causesFile. The package assist/chezguevara has a sentence
// for each cause, so its tests read this file too. The first line of the file holds a list of
// cards. The list belongs to each state that has no cards of its own.
type provoked struct {
	Rule  ruleID          `json:"rule"`
	Cause string          `json:"cause"`
	State State           `json:"state"`
	Did   json.RawMessage `json:"did"`
}

func wayOf(v rules.Violation) string {
	if p, ok := v.Args["problem"].(rules.Noun); ok {
		return p.ID
	}
	if v.ID == "" && v.Level != rules.Against {
		return string(v.Level)
	}
	return v.ID
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
				known := func(p provoked) bool { return p.Rule == v.Rule && p.Cause == wayOf(v) }
				if !slices.ContainsFunc(out, known) {
					out = append(out, provoked{v.Rule, wayOf(v), lean(s, a), text})
				}
			}
		}
	}
	return out
}

// If the action is a Mend, lean returns the whole state. Otherwise, lean removes the field
// `Before`. If the cards are those in the first line of causesFile, lean removes them too.
func lean(s State, a Action) State {
	if _, mends := a.(Mend); mends {
		return s
	}
	if text(s.Cards) == text(box) {
		s.Cards = nil
	}
	s.Before = Table{}
	return s
}

func TestEveryCauseIsProvoked(t *testing.T) {
	all := provokedByCases(t)
	var out bytes.Buffer
	require.NoError(t, json.NewEncoder(&out).Encode(map[string][]parts.Card{"cards": box}))
	for _, p := range all {
		require.NoError(t, json.NewEncoder(&out).Encode(p))
	}
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(causesFile, out.Bytes(), 0o644))
	}
	want, err := os.ReadFile(causesFile)
	require.NoError(t, err)
	require.Equal(t, string(want), out.String(), "go test -update writes it anew")

	given := regexp.MustCompile(`j\.(?:against|impossible|tooLate)\([^"\n]*(?:"CG-[A-Z]+-[0-9]+", )?"([a-z_-]+)"`)
	files, err := os.ReadDir(".")
	require.NoError(t, err)
	found := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		source, err := os.ReadFile(f.Name())
		require.NoError(t, err)
		for _, use := range given.FindAllStringSubmatch(string(source), -1) {
			found++
			assert.True(t, slices.ContainsFunc(all, func(p provoked) bool { return strings.HasSuffix(p.Cause, use[1]) }), "no case has the cause %q", use[1])
		}
	}
	require.Greater(t, found, 25)
}
