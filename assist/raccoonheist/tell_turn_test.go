package raccoonheist

import (
	"testing"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

func TestATableNamesItsRound(t *testing.T) {
	flowtest.Turn(t, Flow{}.Turn, game.State{}, 0, rules.Nobody, "before the first turn", "перед первым ходом")
	flowtest.Turn(t, Flow{}.Turn, game.State{Round: game.Round{Number: 3, Step: game.Heist}}, 3, rules.Nobody, "round 3", "раунд 3")
}
