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
		for lang, names := range map[tables.Lang]tables.Args{
			tables.English: {"figure": "Roach A", "goal": "Tilda"},
			tables.Russian: {"figure": "Таракан А", "goal": "Тильда"},
		} {
			w := in(t, lang, typed)
			did, err := Flow{}.Decided(w, s, rules.Decision[game.Action]{Action: open[0], Open: open})
			require.NoError(t, err)
			require.Equal(t, steps, did.(game.March).Steps)
			require.Contains(t, w.Desk.(*desktest.Script).Asked(), w.Words.Say("micemystics.decided.stop", names))
		}
	}
}
