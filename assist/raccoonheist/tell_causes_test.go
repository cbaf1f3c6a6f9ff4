package raccoonheist

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// provoked are actions that break rules, one for every cause that the rules give.
func provoked(t *testing.T, each func(s game.State, did game.Action, cause string)) {
	text, err := os.ReadFile("../../rules/raccoonheist/testdata/causes.jsonl")
	require.NoError(t, err)
	found := 0
	for line := range bytes.Lines(text) {
		var p struct {
			Cause string
			State game.State
			Did   json.RawMessage
		}
		require.NoError(t, json.Unmarshal(line, &p))
		did, err := game.Actions.Decode(p.Did)
		require.NoError(t, err)
		names := []string{"Ann", "Boris", "Clara", "Dan"}
		for i := range p.State.Groups {
			p.State.Groups[i].Name = names[i]
		}
		each(p.State, did, p.Cause)
		found++
	}
	require.Greater(t, found, 100)
}

// holes are what an empty argument leaves behind.
var holes = regexp.MustCompile(`no value|\[raccoon|\?|  |[( ][.,;:)]|: \.|^[^-\p{L}\d]`)

// TestEveryCauseHasASentence: the rule's own text answers no breach, for under a
// house rule it would tell the contrary, and no sentence mentions nothing.
func TestEveryCauseHasASentence(t *testing.T) {
	for _, lang := range tables.Langs {
		talk := flowtest.Reading(lang)
		provoked(t, func(s game.State, did game.Action, cause string) {
			for _, v := range (game.Game{}).Check(s, did) {
				text := Flow{}.Breach(talk, s, did, v)
				require.NotEmpty(t, text, "%s %s", v.Rule, cause)
				if cause != "place-missing" {
					require.NotRegexp(t, holes, text, "%s %s", v.Rule, cause)
				}
				if _, problem := v.Args["problem"]; !problem {
					require.True(t, talk.Words.Has("raccoonheist.breach."+v.ID), "%s %q", v.Rule, v.ID)
				}
				if os.Getenv("TELL") != "" {
					t.Logf("%s %s: %s", v.Rule, cause, text)
				}
			}
		})
	}
}

// TestABreachOfAHouseRuleTellsTheHouseRule, and not how the rule is read elsewhere.
func TestABreachOfAHouseRuleTellsTheHouseRule(t *testing.T) {
	book := parts.Rulebook()
	talk := flowtest.Reading(tables.English)
	for cause, want := range map[string]string{
		"rescue-fresh":      "Ann lost 1 this round, and by your house rule those stay in the Backyard. Ann may bring back 1 of them, not 2.",
		"popper-undeclared": "By your house rule the popper is declared before the Round-up; now it is too late for Boris.",
		"popper-rolled":     "Ann has rolled already: by your house rule the popper helps only before the die.",
	} {
		told := 0
		provoked(t, func(s game.State, did game.Action, of string) {
			for _, v := range (game.Game{}).Check(s, did) {
				if of == cause {
					told++
					text := Flow{}.Breach(talk, s, did, v)
					require.Equal(t, want, text)
					e, ok := book.Entry(v.Rule)
					require.True(t, ok)
					require.NotEqual(t, e.Text.In(tables.English), text)
				}
			}
		})
		require.Equal(t, 1, told, cause)
	}
}

func TestTwoGroupsOfOneColourAreTold(t *testing.T) {
	s := raiding(t, pairOf)
	s.Groups[0].Colour, s.Groups[1].Colour = "red", "red"
	var p *rules.Problem
	require.ErrorAs(t, game.Game{}.Unsound(s), &p)
	require.Equal(t, tables.RuleID("RH-SETUP-06"), p.Rule)
}
