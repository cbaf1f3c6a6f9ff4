package raccoonheist

import (
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func hearing() ruletest.Hearing[Setup, State, Action] {
	return ruletest.Hearing[Setup, State, Action]{
		Name: "raccoonheist", Game: Game{}, Actions: Actions, Switches: Switches, Cases: cases(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}
}

func TestTheCourtJudgesAsWritten(t *testing.T) {
	h := hearing()
	ruletest.Judged(t, h, ruletest.Court(t, h, *update))
}

// TestTheCourtDoesNotMindNames. The row is read from the left (RH-RES-02), so that it
// has no mirror image.
func TestTheCourtDoesNotMindNames(t *testing.T) {
	h := hearing()
	list := ruletest.Kept(t, h.Name)
	ruletest.Survive(t, h, list, map[string]ruletest.Change{
		"with names": {Thing: func(field string, o map[string]any) {
			if field == "groups" || field == "owner" {
				o["name"] = "Zoe"
			}
		}},
	})
}

func TestTheCourtMissesEveryRule(t *testing.T) {
	h := hearing()
	ruletest.Dropped(t, h, parts.Rulebook(), ruletest.Kept(t, h.Name),
		"RH-SETUP-01", "RH-DUEL-01") // of the setup
}
