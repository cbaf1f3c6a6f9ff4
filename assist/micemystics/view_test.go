package micemystics

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestTheTableIsDrawnInBothLanguages(t *testing.T) {
	blind := fighting(t, func(s *game.State) {
		s.Rooms[0].Map = parts.Map{}
		for i := range s.Mice {
			s.Mice[i].At.Space = "?1"
		}
		s.Mice[1].At.Space = "?2"
		s.Minions[0].At.Space, s.Minions[1].At.Space, s.Minions[2].At.Space, s.Minions[3].At.Space = "?2", "?3", "?3", "bed"
	})
	flowtest.Views(t, Flow{}, map[string]game.State{"start": hall(t), "siege": siege(t), "unmapped": blind})
}

func TestTheTableFitsNarrowScreens(t *testing.T) {
	s := siege(t)
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		for _, columns := range []int{120, 80, 60, 40, 30, 20} {
			w.Width = columns
			readsWell(t, Flow{}.View(w, s))
			for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
				require.LessOrEqual(t, paint.Width(line), columns, "%d columns: %s", columns, line)
			}
		}
		w.Width = 40
		flowtest.Golden(t, "view-siege-40."+string(lang), Flow{}.View(w, s))
	}
}

func TestAMappedTileIsDrawnWithWhoeverStandsThere(t *testing.T) {
	s := drawnSiege(t)
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		flowtest.Golden(t, "view-drawn."+string(lang), Flow{}.View(w, s))
		for _, columns := range []int{120, 80, 60} {
			w.Width = columns
			for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
				require.LessOrEqual(t, paint.Width(line), columns, line)
			}
		}
	}
}

func TestALowScreenLeavesRoomForAMenu(t *testing.T) {
	unmapped := siege(t)
	unmapped.Rooms[0].Map = parts.Map{}
	for name, s := range map[string]game.State{"drawn": drawnSiege(t), "listed": siege(t), "unmapped": unmapped} {
		for _, lang := range tables.Langs {
			w := flowtest.Reading(lang)
			w.Width, w.Height = 80, 24
			view := Flow{}.View(w, s)
			require.LessOrEqual(t, strings.Count(view, "\n")+1, 11, "%s:\n%s", name, view)
			a := withSigns(prompter{phrases{w}, s})
			for _, f := range a.onBoard() {
				require.Contains(t, strings.Join(strings.Fields(view), " "), a.sign(f)+" "+a.figure(f))
			}
		}
	}
}

func drawnSiege(t testing.TB) game.State {
	s := siege(t)
	for i, at := range []parts.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 2, Y: 0.5}, {X: 3, Y: 1}, {X: 2, Y: 2}, {X: 3, Y: 2}, {X: 0, Y: 2}} {
		s.Rooms[0].Map.Spaces[i].At = &at
	}
	return s
}
