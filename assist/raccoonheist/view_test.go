package raccoonheist

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// four is a table in the middle of a Round-up, as full as it can be.
func four(t testing.TB) game.State {
	u := game.Setup{Mode: game.Advanced, Owner: byApp, Players: players("Ann", "Bartholomew", "Вера", "Григорий"), Row: row}
	s := after(t, opening(t, u), game.Fell{Face: 1}, game.Trap{Location: parts.Backyard}, game.Hide{})
	for i, l := range []parts.Location{parts.Backyard, parts.Backyard, parts.Backyard, parts.LivingRoom} {
		s = after(t, s, game.Raid{Seat: game.Seat(i + 1), Location: l, Count: i + 1})
	}
	return after(t, s, game.Show{Card: parts.Backyard})
}

func TestViewIsDrawnInBothLanguages(t *testing.T) {
	flowtest.Views(t, Flow{}, map[string]game.State{"start": opening(t, pairOf), "duel": raiding(t, dueller), "four": four(t)})
}

func TestViewFitsNarrowScreens(t *testing.T) {
	s := four(t)
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		for _, columns := range []int{120, 80, 70, 60, 40, 30, 20} {
			w.Width = columns
			for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
				require.LessOrEqual(t, paint.Width(line), min(columns, usualColumns), "%d columns: %s", columns, line)
			}
		}
		w.Width = 40
		flowtest.Golden(t, "view-four-40."+string(lang), Flow{}.View(w, s))
	}
}
