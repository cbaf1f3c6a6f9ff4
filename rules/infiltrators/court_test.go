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

func hearing() ruletest.Hearing[Setup, State, Action] {
	return ruletest.Hearing[Setup, State, Action]{
		Name: "infiltrators", Game: Game{}, Actions: Actions, Switches: Switches, Cases: cases(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}
}

func TestTheCourtJudgesAsWritten(t *testing.T) {
	h := hearing()
	ruletest.Judged(t, h, ruletest.Court(t, h, *update))
}

// TestTheCourtDoesNotMindNames: agents have names, and each suit is called as the next
// one.
func TestTheCourtDoesNotMindNames(t *testing.T) {
	h := hearing()
	list := ruletest.Kept(t, h.Name)
	next := map[string]string{"red": "black", "black": "yellow", "yellow": "red"}
	ruletest.Survive(t, h, list, map[string]ruletest.Change{
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
	})
}

func TestTheCourtMissesEveryRule(t *testing.T) {
	h := hearing()
	ruletest.Dropped(t, h, parts.Rulebook(), ruletest.Kept(t, h.Name),
		"IN-TM2-03", "IN-TM3-03") // of the setup
}
