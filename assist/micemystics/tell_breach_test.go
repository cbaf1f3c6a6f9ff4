package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

func TestABreachIsToldByName(t *testing.T) {
	over := mine(t)
	for _, c := range []struct {
		did    game.Action
		rule   tables.RuleID
		en, ru string
	}{
		{corrects(game.Path(game.OneMouse, "tilda")+"/wounds", 9), "MM-CAPT-02",
			"Tilda has at least as many wounds as life, so the mouse is captured.", "Тильда: ранений не меньше, чем здоровья, значит, мышь поймана."},
		{corrects(game.Path(game.OneMouse, "tilda")+"/at", inHall("99")), "MM-SETUP-09", "The map of Hall has no space 99.", "На схеме «Зал» нет клетки 99."},
		{corrects("/hourglass", 0), "MM-BOARD-01", "There is no page 0.", "Страницы 0 нет."},
	} {
		i := slices.IndexFunc((game.Game{}).Check(over, c.did), func(v rules.Violation) bool { return v.Rule == c.rule })
		require.GreaterOrEqual(t, i, 0, c.rule)
		v := (game.Game{}).Check(over, c.did)[i]
		require.Equal(t, c.en, Flow{}.Breach(flowtest.Reading(tables.English), over, c.did, v), "%v", v)
		require.Equal(t, c.ru, Flow{}.Breach(flowtest.Reading(tables.Russian), over, c.did, v), "%v", v)
	}
}

func TestARuleWithoutASentenceReadsAsItsOwnText(t *testing.T) {
	require.Empty(t, Flow{}.Breach(flowtest.Reading(tables.English), game.State{}, game.Done{}, rules.Violation{Note: rules.Note{Rule: "MM-XYZ-01"}}))
}
