package micemystics

import (
	"testing"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestATableNamesItsRound(t *testing.T) {
	s := game.State{
		Round: 3,
		Mice:  []game.Mouse{{Hero: parts.Hero{ID: "wick", Name: tables.Text{En: "Wick", Ru: "Фитиль"}}}},
		Types: []parts.Minion{{ID: "rats", Name: tables.Text{En: "Rats", Ru: "Крысы"}}},
	}
	of := func(card string) game.State {
		s.Turn.Card = card
		return s
	}
	flowtest.Turn(t, Flow{}.Turn, game.State{}, 0, rules.Nobody, "before the first turn", "перед первым ходом")
	flowtest.Turn(t, Flow{}.Turn, of(""), 3, rules.Nobody, "round 3", "раунд 3")
	flowtest.Turn(t, Flow{}.Turn, of("wick"), 3, game.Seat("wick"), "round 3, Wick", "раунд 3, Фитиль")
	flowtest.Turn(t, Flow{}.Turn, of("rats"), 3, game.SeatMinions, "round 3, Rats", "раунд 3, Крысы")
}
