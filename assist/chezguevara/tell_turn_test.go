package chezguevara

import (
	"testing"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/chezguevara"
)

func TestATableNamesItsTurn(t *testing.T) {
	s := table(t, 3)
	s.Turn = game.Turn{Number: 4, Seat: game.Seat(2), Phase: game.LeavePhase}
	s.Players[1].Name = "Boris"
	flowtest.Turn(t, Flow{}.Turn, s, 4, game.Seat(2), "turn 4, Boris", "ход 4, Boris")
}
