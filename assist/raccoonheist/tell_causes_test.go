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

var holes = regexp.MustCompile(`no value|\[raccoon|\?|  |[( ][.,;:)]|: \.|^[^-\p{L}\d]`)

// Every cause needs its own warning. The text of the broken rule is not enough, because a house
// rule may say the opposite.
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

func TestABreachOfAHouseRuleTellsTheHouseRule(t *testing.T) {
	book := parts.Rulebook()
	talk := flowtest.Reading(tables.English)
	for cause, want := range map[string]string{
		"rescue-fresh":      "Ann lost 1 raccoon in the Backyard this round, and by your house rule it stays there. Ann may bring back 1, not 2.",
		"popper-undeclared": "By your house rule the popper is declared before the Round-up; now it is too late for Boris.",
		"popper-rolled":     "Ann has already rolled, and by your house rule the popper helps only before the die is rolled.",
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
