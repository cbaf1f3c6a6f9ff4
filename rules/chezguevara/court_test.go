package chezguevara

import (
	"fmt"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

func hearing() ruletest.Hearing[Setup, State, Action] {
	return ruletest.Hearing[Setup, State, Action]{
		Name: "chezguevara", Game: Game{}, Actions: Actions, Switches: Switches, Cases: cases(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}
}

func TestTheCourtJudgesAsWritten(t *testing.T) {
	h := hearing()
	ruletest.Judged(t, h, ruletest.Court(t, h, *update))
}

func TestTheCourtDoesNotMindNames(t *testing.T) {
	h := hearing()
	list := ruletest.Kept(t, h.Name)
	ruletest.Survive(t, h, list, map[string]ruletest.Change{
		"players": {Thing: func(field string, o map[string]any) {
			if field == "players" {
				o["name"] = fmt.Sprint("Zoe of ", o["seat"])
			}
		}},
	})
}

func TestTheCourtMissesEveryRule(t *testing.T) {
	h := hearing()
	ruletest.Dropped(t, h, parts.Rulebook(), ruletest.Kept(t, h.Name),
		"CG-SETUP-04") // of the setup
}
