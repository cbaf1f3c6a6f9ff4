package raccoonheist

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares text with a file of testdata.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text+"\n"), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), text+"\n")
}

// four is a table in the middle of a Round-up, as full as it can be.
func four(t testing.TB) game.State {
	u := game.Setup{Mode: game.Advanced, Owner: byApp, Players: players("Ann", "Bartholomew", "Вера", "Григорий"), Row: row}
	s := after(t, opening(t, u), game.Fell{Face: 1}, game.Trap{Location: box.Backyard}, game.Hide{})
	for i, l := range []box.Location{box.Backyard, box.Backyard, box.Backyard, box.LivingRoom} {
		s = after(t, s, game.Raid{Seat: game.Seat(i + 1), Location: l, Count: i + 1})
	}
	return after(t, s, game.Show{Card: box.Backyard})
}

func TestViewIsDrawnInBothLanguages(t *testing.T) {
	views := map[string]game.State{"start": opening(t, pairOf), "duel": raiding(t, dueller), "four": four(t)}
	for name, s := range views {
		for _, lang := range tables.Langs {
			t.Run(name+" in "+string(lang), func(t *testing.T) {
				w := reading(lang)
				golden(t, fmt.Sprintf("view-%s.%s", name, lang), Flow{}.Title(w, s)+"\n\n"+Flow{}.View(w, s))
			})
		}
	}
}

func TestViewFitsNarrowScreens(t *testing.T) {
	s := four(t)
	for _, lang := range tables.Langs {
		w := reading(lang)
		for _, columns := range []int{120, 80, 70, 60, 40, 30, 20} {
			w.Width = columns
			for _, line := range strings.Split(Flow{}.View(w, s), "\n") {
				require.LessOrEqual(t, paint.Width(line), min(columns, usualColumns), "%d columns: %s", columns, line)
			}
		}
		w.Width = 40
		golden(t, "view-four-40."+string(lang), Flow{}.View(w, s))
	}
}

func TestViewReadsTheSameWithoutColour(t *testing.T) {
	s, w := four(t), reading(tables.English)
	w.Paint = paint.New(true)
	require.NotEqual(t, Flow{}.View(reading(tables.English), s), Flow{}.View(w, s))
	require.Equal(t, Flow{}.View(reading(tables.English), s), paint.Bare(Flow{}.View(w, s)))
}

func TestViewOfAnEmptyStateDoesNotPanic(t *testing.T) {
	require.NotEmpty(t, Flow{}.View(reading(tables.English), game.State{}))
}
