package infiltrators

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases())
}

func looks() map[string]ruletest.Look {
	next := map[string]string{"red": "black", "black": "yellow", "yellow": "red"}
	return map[string]ruletest.Look{
		"suits": {Word: func(word string) string {
			suit, number, card := strings.Cut(word, "-")
			if other := next[suit]; other != "" && card {
				return other + "-" + number
			}
			return cmp.Or(next[word], word)
		}},
		"agents": {Thing: func(field string, o map[string]any) {
			if field == "agents" {
				o["name"] = fmt.Sprint("Zoe of ", o["seat"])
			}
		}},
	}
}
