package raccoonheist

import (
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
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
