package flowtest

import (
	"encoding/json"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

// The pattern `said` matches a call with the id of a sentence, such as say("moved").
var said = regexp.MustCompile(`\b(say|unread)\("([a-z][\w.-]*)"`)

// Said finds the sentence ids in the package under test. Each id must belong to a sentence, and Said
// must find more than `least` ids. Each note in the rules of the game must have a sentence too.
func Said(t *testing.T, game string, least int) {
	t.Helper()
	known, found := Sentences(t, game), 0
	for name, text := range Source(t) {
		for _, use := range said.FindAllStringSubmatch(text, -1) {
			id := strings.TrimPrefix(use[2], game+".")
			if use[1] == "unread" {
				id = "unread." + id
			}
			found++
			require.True(t, Known(known, id), "%s: no sentence %q", name, id)
		}
	}
	require.Greater(t, found, least)
	Noted(t, game, "tell")
}

// onlyNamed lists the kinds of actions whose report can be only a name from a mission or a chapter.
var onlyNamed = []string{"deed", "other", "verdict"}

// Reports checks in both languages that every kind of action has a report without holes. The report
// of a house rule must name the rule by its id, and must not show the switch's name. Reports of a
// rule that is waived and of one that is in force again must differ.
func Reports[U, S any, A rules.Kinded](
	t *testing.T, f session.Flow[U, S, A], kinds rules.Kinds[A], switches []*rules.Switch, s S,
) {
	t.Helper()
	settled := func(name, value string) A {
		text, err := json.Marshal(map[string]string{"kind": "settle", "name": name, "value": value})
		require.NoError(t, err)
		did, err := kinds.Decode(text)
		require.NoError(t, err)
		return did
	}
	for _, lang := range tables.Langs {
		w := Reading(lang)
		reads := func(s S, did A) string {
			text := f.Report(w, s, did)
			if !slices.Contains(onlyNamed, did.Kind()) {
				require.NotEmpty(t, text, did.Kind())
			}
			require.NotRegexp(t, `\[[a-z]+\.|no value`, text)
			return text
		}
		var nothing S
		for _, kind := range kinds.Names() {
			reads(nothing, reflect.Zero(kinds.Type(kind)).Interface().(A))
		}
		for _, sw := range switches {
			for _, value := range sw.Values {
				told := reads(s, settled(sw.Name, value))
				require.Contains(t, told, "("+string(sw.Rule)+")")
				if strings.Contains(sw.Name, "_") { // other names can be words of the sentence
					require.NotContains(t, told, sw.Name)
				}
			}
			rule := string(sw.Rule)
			waived, back := reads(s, settled(rule, rules.Waived)), reads(s, settled(rule, rules.InForce))
			require.Contains(t, waived, rule)
			require.NotContains(t, waived, rules.Waived)
			require.NotContains(t, back, rules.InForce)
			require.NotEqual(t, waived, back)
		}
	}
}
