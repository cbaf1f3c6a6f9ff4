package raccoonheist

import (
	"testing"

	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases())
}

// The function `looks` returns only one Look, which changes names. No Look can mirror the row of
// locations, because the rules read the row from left to right (RH-RES-02).
func looks() map[string]ruletest.Look {
	return map[string]ruletest.Look{
		"with names": {Thing: func(field string, o map[string]any) {
			if field == "groups" || field == "owner" {
				o["name"] = "Zoe"
			}
		}},
	}
}
