package infiltrators

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/infiltrators"
)

func TestTheCourt(t *testing.T) {
	ruletest.Sit(t, ruletest.Hearing[Setup, State, Action]{
		Name: "infiltrators", Game: Game{}, Actions: Actions, Switches: Switches, Book: parts.Rulebook(),
		Cases: cases(), Setups: setups(), Looks: looks(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}, *update)
}

// looks are such that agents have names, and each suit is called as the next
// one.
func looks() map[string]ruletest.Change {
	next := map[string]string{"red": "black", "black": "yellow", "yellow": "red"}
	return map[string]ruletest.Change{
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
