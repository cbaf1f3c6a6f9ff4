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

// siege returns the fullest possible state in the middle of a chapter.
func siege(t testing.TB) game.State {
	s := fighting(t, foes("3", "rat_2", "rat_3"))
	s.Rooms[0].Map.Spaces[2].Water, s.Rooms[0].Traps = true, []parts.SpaceID{"6"}
	s.Chapter.Name, s.Round, s.Wheel, s.Hourglass = name("The siege", "Осада"), 4, 5, 3
	s.Cat = &game.Spot{Room: "hall", Space: "5"}
	s.Track = append(s.Track, game.Card{ID: "brodie_pounce", Kind: game.PounceCard, Of: "brodie", Wounds: 2}, game.Card{ID: "vurst_2", Kind: game.MinionCard, Of: "vurst"})
	tilda, collin, nez := &s.Mice[0], &s.Mice[1], &s.Mice[2]
	tilda.Wounds, tilda.Poison, tilda.Cheese, tilda.Stunned, tilda.Webbed, tilda.Down = 1, 1, 4, true, true, true
	tilda.Pack, tilda.Tricks = []parts.CardID{"crumb", "cork"}, []parts.CardID{"wink"}
	collin.Captured, collin.At = true, game.Nowhere
	nez.Charmed, nez.At = true, game.Spot{Room: "cellar", Space: "1"}
	s.Minions[0].Down = true
	s.Minions[3].Wounds = 1
	s.Laid = []game.Laid{{Item: parts.Hook, At: inHall("1"), To: "7"}, {Item: parts.Grape, At: inHall("4"), Thrown: true}}
	s.Stash = []parts.PartyItem{parts.Fork, parts.Disguise}
	s.Tokens.Held = []game.Award{{Token: parts.LordOfCheeseToken, Mouse: "tilda"}}
	return s
}

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

// drawnSiege returns siege on a tile whose map has centres.
func drawnSiege(t testing.TB) game.State {
	s := siege(t)
	for i, at := range []parts.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 2, Y: 0.5}, {X: 3, Y: 1}, {X: 2, Y: 2}, {X: 3, Y: 2}, {X: 0, Y: 2}} {
		s.Rooms[0].Map.Spaces[i].At = &at
	}
	return s
}
