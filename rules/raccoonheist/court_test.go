package raccoonheist

import (
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func TestTheCourt(t *testing.T) {
	ruletest.Sit(t, ruletest.Hearing[Setup, State, Action]{
		Name: "raccoonheist", Game: Game{}, Actions: Actions, Switches: Switches, Book: parts.Rulebook(),
		Cases: cases(), Setups: setups(), Looks: looks(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}, *update)
}

// looks only gives names. The row is read from the left (RH-RES-02), so that it
// has no mirror image.
func looks() map[string]ruletest.Change {
	return map[string]ruletest.Change{
		"with names": {Thing: func(field string, o map[string]any) {
			if field == "groups" || field == "owner" {
				o["name"] = "Zoe"
			}
		}},
	}
}
