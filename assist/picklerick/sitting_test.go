package picklerick

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/tables"
	"tablemate/tables/words"
)

// sit presses Enter at the setup's questions, and then types the answers.
func sit(t *testing.T, answers ...string) (asked, said string) {
	return sitIn(t, t.TempDir(), append([]string{"", "", "", ""}, answers...)...)
}

func sitIn(t *testing.T, folder string, answers ...string) (asked, said string) {
	d := desktest.New(t, answers...)
	require.NoError(t, Game().Play(sitting(folder, d)))
	return strings.Join(d.Asked(), "\n"), strings.Join(d.Said(), "\n")
}

func TestUndoGoesPastARollThatNobodyWasAskedFor(t *testing.T) {
	asked, _ := sit(t, "", "12", "undo", "", "undo", "pause")
	require.Equal(t, 2, strings.Count(asked, "Which dice do you reroll"), asked)
	require.Equal(t, 1, strings.Count(asked, "What did the "), "asked after the undo only")
}

func TestTheBoardIsDrawnOnceAndNamedInATitleOfOneLine(t *testing.T) {
	_, said := sit(t, "", "", "show", "pause")
	require.Equal(t, 2, strings.Count(said, "└"), "at the setup, and for show")
	require.Equal(t, 2, strings.Count(said, "━ ┃ wall"))
	require.Contains(t, said, "\nFriday · solo · turn 1 · Rick 10♥ deck 20 · stack 15 · op. 4/10\n")
}

func TestAResumedTableExplainsItsSignsOnce(t *testing.T) {
	folder := t.TempDir()
	sitIn(t, folder, "", "", "", "", "pause")
	_, said := sitIn(t, folder, "", "", "pause")
	require.Equal(t, 1, strings.Count(said, "└"), said)
	require.Equal(t, 1, strings.Count(said, "━ ┃ wall"))
}

func TestWhyTellsOfTheFigureThatIsNamed(t *testing.T) {
	// The tile g2 calls operatives 5 and 6. At the end of the turn, they follow Rick.
	turn := []string{"mmmm", "-", "n", "g2", "n", "g0", "s", "n", "end"}
	nothing := func(figure string) string {
		return words.In(tables.English).Say("session.no-reasons-of", tables.Args{"figure": figure})
	}
	for typed, want := range map[string]string{
		"why 5": "operative 5 goes to", "why operative 6": "operative 6 goes to", "why": "operative 6 goes to", "why 1": "operative 1 stays",
		"why 9": nothing("9"), "why jaguar": nothing("jaguar"), "why nobody": words.In(tables.English).Say("session.no-figure", tables.Args{"figure": "nobody"}),
	} {
		_, before := sit(t, append(slices.Clone(turn), "pause")...)
		_, said := sit(t, append(slices.Clone(turn), typed, "pause")...)
		told := strings.TrimPrefix(said, before[:strings.LastIndex(before, "\n")])
		require.Contains(t, told, want, typed)
		for _, other := range []string{"operative 1 stays", "operative 5 goes to", "operative 6 goes to"} {
			if other != want {
				require.NotContains(t, told, other, typed)
			}
		}
	}
}
