package chezguevara

import (
	"fmt"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

func TestTheCourt(t *testing.T) {
	ruletest.Sit(t, ruletest.Hearing[Setup, State, Action]{
		Name: "chezguevara", Game: Game{}, Actions: Actions, Switches: Switches, Book: parts.Rulebook(),
		Cases: cases(), Setups: setups(), Looks: looks(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}, *update)
}

func setups() (out []ruletest.Setup[Setup]) {
	for _, c := range sittings() {
		out = append(out, ruletest.Setup[Setup]{Rule: c.rule, Kind: c.kind, Name: c.name, Example: c.in, Setup: c.u})
	}
	return out
}

func looks() map[string]ruletest.Change {
	return map[string]ruletest.Change{
		"players": {Thing: func(field string, o map[string]any) {
			if field == "players" {
				o["name"] = fmt.Sprint("Zoe of ", o["seat"])
			}
		}},
	}
}
