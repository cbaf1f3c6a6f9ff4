package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

func TestWhereAnArcherSeesAMouseIsAskedInSteps(t *testing.T) {
	s := hall(t, unmapped, foes("?5", "roach_1"))
	var open []game.Action
	for n := 3; n > 0; n-- {
		open = append(open, game.March{Figure: "roach_1", Toward: "tilda", Steps: n})
	}
	for typed, steps := range map[string]int{"": 3, "1": 1, "2": 2} {
		for lang, want := range map[tables.Lang]string{
			tables.English: "After how many steps does Roach A see a mouse on the way to Tilda?",
			tables.Russian: "Через сколько шагов Таракан А увидит мышь по пути (Тильда)?",
		} {
			w := in(t, lang, typed)
			did, err := Flow{}.Decided(w, s, rules.Decision[game.Action]{Action: open[0], Open: open})
			require.NoError(t, err)
			require.Equal(t, steps, did.(game.March).Steps)
			require.Contains(t, w.Desk.(*desktest.Script).Asked(), want)
		}
	}
}
