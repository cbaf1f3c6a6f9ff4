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

func setups() (out []ruletest.Setup[Setup]) {
	for _, c := range sittings() {
		out = append(out, ruletest.Setup[Setup]{Rule: c.rule, Kind: c.kind, Name: c.name, Setup: c.setup})
	}
	return out
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
