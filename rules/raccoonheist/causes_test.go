package raccoonheist

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

const causesFile = "testdata/causes.jsonl"

// The type `provoked` is one line of causesFile. The tests of assist/raccoonheist read this file.
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
	return v.ID
}

func provokedByCases(t *testing.T) []provoked {
	var out []provoked
	unknown := refused("RH-AMB-01", "a house rule that nobody asks for", table(2), Settle{"moon", "full"})
	decided := refused("RH-AMB-21", "a change once all have chosen", table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2)), Change{ann, parts.TrashCan, 1})
	for _, c := range append(cases(), unknown, decided) { // ledger.json does not list the cases `unknown` and `decided`
		s := c.Given
		for i, a := range c.When {
			if i < len(c.When)-1 {
				s = did(s, a)
				continue
			}
			text, err := Actions.Encode(a)
			require.NoError(t, err)
			for _, v := range (Game{}).Check(s, a) {
				require.NotEmpty(t, wayOf(v), "%s: %s", v.Rule, c.Name)
				known := func(p provoked) bool { return p.Rule == v.Rule && p.Cause == wayOf(v) }
				if !slices.ContainsFunc(out, known) {
					out = append(out, provoked{v.Rule, wayOf(v), s, text})
				}
			}
		}
	}
	return out
}

func TestEveryCauseIsProvoked(t *testing.T) {
	all := provokedByCases(t)
	var text bytes.Buffer
	for _, p := range all {
		require.NoError(t, json.NewEncoder(&text).Encode(p))
	}
	if *update {
		require.NoError(t, os.WriteFile(causesFile, text.Bytes(), 0o644))
	}
	want, err := os.ReadFile(causesFile)
	require.NoError(t, err)
	require.Equal(t, string(want), text.String(), "go test -update writes it anew")

	given := regexp.MustCompile(`(?:(?:breach|impossible)\([^"\n]*(?:"RH-[A-Z]+-\d+")?[^"\n]*, |As\(|caused\(|\{"RH-[A-Z]+-\d+", )"([a-z-]+)"`)
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
			require.True(t, slices.ContainsFunc(all, func(p provoked) bool { return p.Cause == use[1] }), "no case has the cause %q", use[1])
		}
	}
	require.Greater(t, found, 70)
}

func TestFoodIsBookedOnce(t *testing.T) {
	s := did(table(1, goes(ann, parts.TrashCan, 2)), showCard(parts.LivingRoom))
	stands(ann, 5, 2, 2)(t, s)
	stands(ann, 5, 2, 2)(t, did(s, Collect{ann, 2}))
	hard := did(did(table(2, advancedRules, goes(ann, parts.TrashCan, 2), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom)), Collect{ann, 1})
	require.Equal(t, 1, hard.GroupOf(ann).Food)
}
