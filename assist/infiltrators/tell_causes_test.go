package infiltrators

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

type cause struct {
	Rule, Cause, Kind string
	State             game.State
	Did               json.RawMessage
}

func provoked(t *testing.T) []cause {
	text, err := os.ReadFile("../../rules/infiltrators/testdata/causes.jsonl")
	require.NoError(t, err)
	var out []cause
	for line := range bytes.Lines(text) {
		var c cause
		require.NoError(t, json.Unmarshal(line, &c))
		names := []string{"Ann", "Boris", "Clara", "Dan", "Eve"}
		for i := range c.State.Agents {
			c.State.Agents[i].Name = names[i]
		}
		out = append(out, c)
	}
	require.Greater(t, len(out), 90)
	return out
}

// holes matches traces of an empty argument in a sentence, such as two spaces in a row.
var holes = regexp.MustCompile(`no value|\[infil|\?|  |[( ][.,;:)]|: \.|^[^-\p{L}\d“«]|agent_\d`)

func TestEveryCauseHasASentenceOfItsOwn(t *testing.T) {
	book := parts.Rulebook()
	for _, lang := range tables.Langs {
		talk, told := flowtest.Reading(lang), map[string]string{}
		for _, c := range provoked(t) {
			did, err := game.Actions.Decode(c.Did)
			require.NoError(t, err)
			for _, v := range (game.Game{}).Check(c.State, did) {
				text := Flow{}.Breach(talk, c.State, did, v)
				e, _ := book.Entry(v.Rule)
				assert.NotEmpty(t, text, "%s %s %s: %s", v.Rule, v.ID, c.Kind, e.Text.In(lang))
				assert.NotRegexp(t, holes, text, "%s %s %s", v.Rule, v.ID, c.Kind)
				key := string(v.Rule) + text
				require.Contains(t, []string{"", v.ID}, told[key], "%s: %s", v.Rule, text)
				told[key] = v.ID
			}
		}
	}
}
