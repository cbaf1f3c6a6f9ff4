package raccoonheist

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

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

func TestTheFoodIsShownOutOfWhatIsWanted(t *testing.T) {
	u := pairOf
	u.Mode = game.Advanced
	u.Players = players("Ann", "Boris", "Вера")
	s := opening(t, u)
	for _, c := range []struct {
		food [3]int
		want [3]string
	}{
		{[3]int{0, 0, 0}, [3]string{"0/3", "0/3", "0/3"}},
		{[3]int{3, 3, 1}, [3]string{"3/8", "3/3", "1/3"}},
		{[3]int{4, 3, 1}, [3]string{"4/8", "3/3", "1/3"}},
		{[3]int{3, 2, 7}, [3]string{"3/3", "2/3", "7/8"}},
	} {
		for i, n := range c.food {
			s.Groups[i].Food = n
		}
		for _, lang := range tables.Langs {
			lines := strings.Split(Flow{}.View(flowtest.Reading(lang), s), "\n")
			for i, want := range c.want {
				require.Contains(t, lines[len(lines)-3+i], want)
			}
		}
	}
	s.Mode = game.Basic
	require.Contains(t, Flow{}.View(flowtest.Reading(tables.English), s), "3/8")
}

func TestAGroupHasOneCodeOnTheTableAndInEveryList(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, s := range []game.State{four(t), opening(t, pairOf), raiding(t, dueller)} {
			a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: s}
			view := Flow{}.View(a.UI, s)
			for i := range s.Groups {
				g := &s.Groups[i]
				code := a.key(g.Seat.Noun())
				require.Contains(t, view, "  "+code+" "+a.groupName(g))
				require.Contains(t, a.keys(a.groups().Each()...), code+" "+a.groupName(g))
				found, err := a.reader().Noun(game.NounSeat, code)
				require.NoError(t, err)
				require.Equal(t, g.Seat.Noun(), found)
			}
		}
	}
}

func TestNobodyIsDrawnWhereEverybodyWasCaught(t *testing.T) {
	s := after(t, raiding(t, pairOf), game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.TrashCan, Count: 1}, game.Show{Card: parts.Kitchen})
	for i := range s.Groups {
		if s.Groups[i].Seat == one {
			s.Groups[i].Raid.Left = 0
		}
	}
	require.NotContains(t, Flow{}.View(flowtest.Reading(tables.English), s), "Ann 0")
}

func TestTheRowIsDrawnAsCardsWhereTheyFit(t *testing.T) {
	w, s := flowtest.Reading(tables.English), four(t)
	fits := (narrowest+1)*len(row) + 1
	for columns, drawn := range map[int]bool{fits: true, fits - 1: false} {
		w.Width = columns
		require.Equal(t, drawn, strings.Contains(Flow{}.View(w, s), "┌"), columns)
	}
}

func TestARaidIsTappedUpToTheReserve(t *testing.T) {
	w := flowtest.Reading(tables.English)
	s := raiding(t, pairOf)
	s.Groups[0].Reserve = 2
	buttons := prompter{phrases: phrases{w}, state: s}.raids(&s.Groups[0])
	require.Len(t, buttons.Grid, len(row))
	open := 0
	for _, line := range buttons.Grid {
		if len(line.Pieces) == 0 {
			require.NotEmpty(t, line.Note, "it says that it is closed")
			continue
		}
		open++
		require.Empty(t, line.Note)
		require.Equal(t, []string{"1", "2"}, tables.Each(line.Pieces, func(r desk.Row) string { return r.Label }))
	}
	require.Positive(t, open)
	require.Less(t, open, len(row))
}

func TestNothingIsOpenedWithoutASeal(t *testing.T) {
	_, opens := Flow{}.Opened(raiding(t, pairOf), game.Show{Card: parts.Kitchen})
	require.False(t, opens)
}
