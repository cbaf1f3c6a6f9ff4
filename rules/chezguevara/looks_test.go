package chezguevara

import (
	"fmt"
	"testing"

	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases())
}

func looks() map[string]ruletest.Look {
	return map[string]ruletest.Look{
		"players": {Thing: func(field string, o map[string]any) {
			if field == "players" {
				o["name"] = fmt.Sprint("Zoe of ", o["seat"])
			}
		}},
	}
}
