package raccoonheist

import (
	"testing"

	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases())
}

// Mirroring would affect the rules, because the row is read from left to right (RH-RES-02).
func looks() map[string]ruletest.Look {
	return map[string]ruletest.Look{
		"with names": {Thing: func(field string, o map[string]any) {
			if field == "groups" || field == "owner" {
				o["name"] = "Zoe"
			}
		}},
	}
}
