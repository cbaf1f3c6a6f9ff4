package infiltrators

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func five(t testing.TB) game.State {
	s := opening(t, setup(parts.Training2, "Ann", "Bartholomew", "Вера", "Григорий", "Dan"))
	for range s.Agents {
		s = after(t, s, game.Detain{})
	}
	for i := range s.Agents {
		g := &s.Agents[i]
		g.Hand = 3
		for n := range 2 {
			g.Hints = append(g.Hints, game.LaidHint{Card: parts.CardOf(s.Suits[n%3], 2+i+5*n), Lies: []game.Lies{game.Upright, game.Sideways}[n%2]})
		}
	}
	s.Agents[1].Missed = []parts.Card{red(14)}
	s.Up = []parts.Card{yellow(2), yellow(3), red(15), black(15)}
	return s
}

func TestViewIsDrawnInBothLanguages(t *testing.T) {
	flowtest.Views(t, Flow{}, map[string]game.State{"start": opening(t, first), "laid": laid6(t), "five": five(t)})
}

func TestASheetTellsEveryCardByEveryHint(t *testing.T) {
	s := five(t)
	sheet, deck := Flow{}.Sheet(flowtest.Reading(tables.English), s), s.Deck()
	require.Len(t, sheet.Lies, len(deck))
	at := 0
	for _, row := range sheet.Rows() {
		for _, place := range row {
			require.Equal(t, at, place.At)
			require.Equal(t, row[0].Row, place.Row)
			require.Equal(t, sheet.Cards[at], place.SheetCard)
			require.Equal(t, slices.Contains(s.Seen(), deck[at]), place.Seen, "%s", place.Name)
			for i, hint := range deck {
				require.Equal(t, game.LiesBy(hint, deck[at]) == game.Upright, sheet.Lies[at][i] == '1', "%s by %s", place.Name, hint)
			}
			at++
		}
	}
	require.Len(t, deck, at)
	require.Len(t, sheet.Rows(), len(s.Suits))
	require.Len(t, sheet.Notes, len(s.Agents))
}

func TestViewFitsTheScreen(t *testing.T) {
	s := five(t)
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		w.Height = 24
		for _, columns := range []int{120, 80, 60, 40, 30} {
			w.Width = columns
			for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
				require.LessOrEqual(t, paint.Width(line), columns, "%d columns: %s", columns, line)
			}
		}
		w.Width = 80
		lines := strings.Split(Flow{}.View(w, s), "\n")
		require.LessOrEqual(t, 1+1+len(lines)+2+2+1, 24, "title, blank line, table, words at hand, help and prompt")
		require.LessOrEqual(t, paint.Width("Friday night · "+Flow{}.Title(w, s)), 80)
		w.Width = 40
		flowtest.Golden(t, "view-five-40."+string(lang), Flow{}.View(w, s))
	}
}

// Narrow screens and screen readers get no grid.
func TestWhatPeopleSeeIsTheirChoice(t *testing.T) {
	for _, shown := range shows {
		s := five(t)
		s.Shown, s.NoBoards = shown, shown == showNothing
		if s.NoBoards {
			s.Shown = game.ShownBoard
		}
		for _, lang := range tables.Langs {
			w := flowtest.Reading(lang)
			var drawn string
			for _, columns := range []int{80, 40} {
				w.Width, w.Height = columns, 24
				drawn += Flow{}.View(w, s) + "\n\n"
				for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
					require.LessOrEqual(t, paint.Width(line), columns, line)
				}
			}
			w.Width, w.Height = 80, 0
			require.NotContains(t, Flow{}.View(w, s), "·  ·")
			flowtest.Golden(t, "shown-"+cmp.Or(string(shown), "board")+"."+string(lang), drawn)
		}
	}
}

func TestWhatPeopleSeeIsChangedAndKept(t *testing.T) {
	s := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{})
	for typed, want := range map[string]game.Shown{"1": showNothing, "2": game.ShownBoard, "grid": game.ShownGrid, "4": game.ShownCandidates} {
		require.Equal(t, want, shownAs(after(t, s, asked(t, s, "view", typed))), typed)
	}
	s.Shown = game.ShownCandidates
	s.Agents[1].Hints = append(s.Agents[1].Hints, game.LaidHint{Card: red(5), Lies: game.Sideways})
	require.Contains(t, Flow{}.View(flowtest.Reading(tables.English), s), "8 possible cards:")
	s.Agents[1].Missed = append(s.Agents[1].Missed, s.Deck()...)
	require.Contains(t, Flow{}.View(flowtest.Reading(tables.English), s), "no card fits")
}

func TestTheDiscardIsCutOnAScreenAlone(t *testing.T) {
	s := opening(t, first)
	for n := 2; n <= 13; n++ {
		s.Up = append(s.Up, red(n), black(n), yellow(n))
	}
	w := flowtest.Reading(tables.English)
	w.Width, w.Height = 80, 24
	require.Contains(t, Flow{}.View(w, s), "…")
	w.Height = 0
	require.NotContains(t, Flow{}.View(w, s), "…")
	require.Contains(t, Flow{}.View(w, s), "13y")
}

func TestAPictureHasTheBoardsInItsNotes(t *testing.T) {
	s := after(t, detained(t), game.Exchange{Card: red(6), To: boris}, game.Turned{Lies: game.Sideways})
	require.Equal(t, []string{
		"5 bullets · suspects left: 2 (0 in the deck) · cards in HQ: 17", "discard: 2 face down", "Boris: still possible: b y · 4 5 7-11 13",
	}, Flow{}.Draw(flowtest.Reading(tables.English), s).Notes)
}

// Each hint is named with what it crosses out beyond the hints before it.
func TestWhyTellsWhichHintCrossedOutWhat(t *testing.T) {
	w := flowtest.Reading(tables.English)
	s := detained(t)
	s.Agents[0].Hints = []game.LaidHint{{Card: black(6), Lies: game.Sideways}, {Card: red(6), Lies: game.Upright}, {Card: red(7), Lies: game.Upright}}
	anns := "Ann's board: black 6 horizontal crosses out black, 2 3 6 12; red 6 vertical crosses out yellow; red 7 vertical crosses out 7."
	boriss := "Boris's board: nothing is crossed out."
	require.Equal(t, []string{anns}, Flow{}.Explain(w, s, "a"))
	require.Equal(t, []string{anns, boriss}, Flow{}.Explain(w, s, ""))
	require.Equal(t, []string{"Clara has no suspect."}, Flow{}.Explain(w, s, "clara"))
	require.Equal(t, []string{"Red 6: it lies face up, or it is not in this mission."}, Flow{}.Explain(w, s, "6r"))
	require.Equal(t, []string{
		"Ann's suspect is not black 4, because of black 6 horizontal, red 6 vertical, red 7 vertical.", "Boris's suspect may be black 4.",
	}, Flow{}.Explain(w, s, "4b"))
	s.Agents[1].Missed = []parts.Card{red(4)}
	require.Equal(t, []string{"Ann's suspect may be red 4.", "Boris's suspect is not red 4: it was guessed."}, Flow{}.Explain(w, s, "r4"))
	require.Nil(t, Flow{}.Explain(w, s, "7"), "a line of the record")
	s.NoBoards = true
	require.Nil(t, Flow{}.Explain(w, s, "a"))
	for _, about := range []string{"", "a", "4ч", "6к"} {
		s.NoBoards = false
		for _, text := range (Flow{}).Explain(flowtest.Reading(tables.Russian), s, about) {
			readsWell(t, text)
		}
	}
}
