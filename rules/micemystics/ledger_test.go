package micemystics

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range sittings() {
		out = append(out, ruletest.Tried{Rule: s.rule, Kind: s.kind, Name: s.name})
	}
	return out
}

func TestEveryRuleIsKeptAndProved(t *testing.T) {
	rows := ruletest.Ledger(t, ruletest.Proof{
		Code:     []string{"rules/micemystics", "tables/micemystics"},
		Rulebook: "tables/micemystics/rulebook.txt",
		Book:     parts.Rulebook(),
		Tried:    tried(),
	}, *update)
	require.Len(t, rows, 307+len(Switches))
}

func TestEveryExampleIsPlayed(t *testing.T) {
	shown := map[tables.RuleID]bool{}
	for _, c := range tried() {
		shown[c.Example] = true
	}
	for n := 1; n <= 12; n++ {
		require.True(t, shown[tables.RuleID(fmt.Sprintf("MM-EX-%02d", n))], n)
	}
	for n := 1; n <= 27; n++ {
		require.True(t, shown[tables.RuleID(fmt.Sprintf("MM-EX-D%02d", n))], n)
	}
}

func TestTheRulebookAsksAndSaysWhatIsJudged(t *testing.T) { ruletest.Book(t, parts.Rulebook(), book) }

func TestOutcomesOfTheCases(t *testing.T) { ruletest.Outcomes(t, Game{}, cases(), *update) }

const causesFile = "testdata/causes.jsonl"

func provokedByCases() []rules.Violation {
	var out []rules.Violation
	for _, c := range append(cases(), unlisted()...) {
		s := c.Given
		for _, a := range c.When {
			for _, v := range (Game{}).Check(s, a) {
				known := func(o rules.Violation) bool { return o.Rule == v.Rule && o.ID == v.ID }
				if !slices.ContainsFunc(out, known) {
					out = append(out, v)
				}
			}
			s, _ = Game{}.Apply(s, a)
		}
	}
	slices.SortFunc(out, func(a, b rules.Violation) int {
		return strings.Compare(string(a.Rule)+" "+a.ID, string(b.Rule)+" "+b.ID)
	})
	return out
}

// The pattern `written` matches the cause of a violation in source code. If the rule is a string
// literal, the pattern matches the rule too.
var written = regexp.MustCompile(`(?:"(MM-[A-Z]+-\d+)", |\b(?:against|impossible|unusual|rightAt|rightWay|onWay)\([\w.()\[\]]+, )"([a-z-]*[a-z])"`)

func TestEveryCauseIsProvoked(t *testing.T) {
	all := provokedByCases()
	var text bytes.Buffer
	for _, v := range all {
		require.NotEmpty(t, v.ID, "%s", v.Rule)
		require.NoError(t, json.NewEncoder(&text).Encode(v))
	}
	if *update {
		require.NoError(t, os.WriteFile(causesFile, text.Bytes(), 0o644))
	}
	files, err := os.ReadDir(".")
	require.NoError(t, err)
	found, missing := 0, []string{}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		source, err := os.ReadFile(f.Name())
		require.NoError(t, err)
		for _, use := range written.FindAllStringSubmatch(elsewhere.ReplaceAllString(string(source), ""), -1) {
			found++
			same := func(v rules.Violation) bool { return v.ID == use[2] && (use[1] == "" || string(v.Rule) == use[1]) }
			if !slices.ContainsFunc(all, same) {
				missing = append(missing, f.Name()+": "+use[1]+" "+use[2])
			}
		}
	}
	require.Greater(t, found, 190)
	require.Empty(t, missing, "no case has these causes")
	want, err := os.ReadFile(causesFile)
	require.NoError(t, err)
	require.True(t, string(want) == text.String(), "the causes have changed: go test -update writes the file anew")
}
