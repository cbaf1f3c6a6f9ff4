package micemystics

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/strictjson"
)

// provoked returns a violation for every rule and cause, from the test cases of the rules.
func provoked(t *testing.T) []rules.Violation {
	text, err := os.ReadFile("../../rules/micemystics/testdata/causes.jsonl")
	require.NoError(t, err)
	var out []rules.Violation
	for line := range bytes.Lines(text) {
		var v rules.Violation
		require.NoError(t, strictjson.Read(line, &v))
		out = append(out, v)
	}
	require.Greater(t, len(out), 300)
	return out
}

// ownSentence returns the id of the sentence for a rule and a cause. Rules may share the sentence
// of a cause.
func ownSentence(v rules.Violation) string {
	if p, ok := v.Args["problem"].(rules.Noun); ok {
		return strings.TrimPrefix(p.ID, "micemystics.")
	}
	for _, id := range []string{string(v.Rule) + "-" + v.ID, v.ID} {
		if has("breach." + id) {
			return "breach." + id
		}
	}
	return ""
}

// TestEveryCauseHasASentenceOfItsOwn requires that a warning never shows only the text of its rule,
// and that no argument is missing. It compares the sentences with a reviewed file.
func TestEveryCauseHasASentenceOfItsOwn(t *testing.T) {
	book := parts.Rulebook()
	var all strings.Builder
	for _, v := range provoked(t) {
		require.NotEmpty(t, ownSentence(v), "%s %s", v.Rule, v.ID)
		e, ok := book.Entry(v.Rule)
		require.True(t, ok, v.Rule)
		fmt.Fprintf(&all, "%s %s\n", v.Rule, v.ID)
		for _, lang := range tables.Langs {
			text := Flow{}.Breach(flowtest.Reading(lang), fighting(t), game.Done{}, v)
			readsWell(t, text, "%s %s", v.Rule, v.ID)
			require.NotEqual(t, e.Text.In(lang), text, "%s %s", v.Rule, v.ID)
			fmt.Fprintf(&all, "  %s\n", text)
		}
	}
	flowtest.Golden(t, "breaches", all.String())
}

// onlyNamed lists the causes whose sentence has no arguments.
var onlyNamed = []string{
	"card-nameless", "chapter-over", "disguise-in-surge", "encounter-nameless", "lost-time", "minion-nameless", "no-disguise",
	"nobody-fooled", "nobody-on-turn", "nowhere", "one-place", "spawn-nameless", "unasked",
}

// TestASentenceAboutABreachNamesWhoOrWhat requires that each sentence about a violation uses an
// argument, and that each sentence is used.
func TestASentenceAboutABreachNamesWhoOrWhat(t *testing.T) {
	told := map[string]bool{}
	for _, v := range provoked(t) {
		told[ownSentence(v)] = true
	}
	words := flowtest.Reading(tables.English).Words
	for _, id := range flowtest.Sentences(t, "micemystics") {
		cause, breach := strings.CutPrefix(id, "breach.")
		if !breach || strings.HasPrefix(cause, "awaited-") {
			continue
		}
		text := words.Say("micemystics."+id, tables.Args{})
		mentions := strings.Contains(text, "no value")
		silent := slices.Contains(onlyNamed, cause) || strings.HasSuffix(cause, "-unasked")
		require.True(t, mentions || silent, "%s mentions nothing: %s", id, text)
		if !told[id] && !rare(cause) {
			t.Errorf("nothing is told by %s", id)
		}
	}
}

// rare reports whether several rules share the sentence of a cause. Not all of these rules have a
// test case.
func rare(cause string) bool {
	return regexp.MustCompile(`^MM-.*-(dice|stays|over|unasked)$`).MatchString(cause) || cause == "unasked"
}
