package infiltrators

import (
	"testing"

	"tablemate/assist/session/flowtest"
)

func TestAMissionNamesItsTurn(t *testing.T) {
	nameless := detained(t)
	nameless.Agents[2].Name = ""
	flowtest.Turn(t, Flow{}.Turn, opening(t, first), 1, ann, "turn 1, Ann", "ход 1, Ann")
	flowtest.Turn(t, Flow{}.Turn, nameless, 3, clara, "turn 3, agent 3", "ход 3, агент 3")
}
