package picklerick

import (
	"testing"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/picklerick"
)

func TestATableNamesItsTurn(t *testing.T) {
	two := game.State{Players: []string{"Ann", "Boris"}, Turn: game.Turn{Number: 12, Side: game.SeatRussians}}
	flowtest.Turn(t, Flow{}.Turn, game.State{}, 0, game.SeatRick, "before the first turn", "перед первым ходом")
	flowtest.Turn(t, Flow{}.Turn, opened(t, game.Setup{Mode: game.Solo}), 1, game.SeatRick, "turn 1, Rick",
		"ход 1, Рик")
	flowtest.Turn(t, Flow{}.Turn, two, 6, game.SeatRussians, "turn 6, the Russians (Boris)", "ход 6, русские (Boris)")
}
