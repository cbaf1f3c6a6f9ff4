package picklerick

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/tables"
	"tablemate/tables/words"
)

// sit plays a first sitting alone until the answers pause it, and returns the questions
// and what was said. The setup takes Enter.
func sit(t *testing.T, answers ...string) (asked, said string) {
	return sitIn(t, t.TempDir(), append([]string{"", "", "", ""}, answers...)...)
}

func sitIn(t *testing.T, folder string, answers ...string) (asked, said string) {
	d := desktest.New(t, answers...)
	require.NoError(t, Game().Play(session.PlayOptions{
		Folder: folder, Table: "Friday", Desk: d, Words: words.In(tables.English), Width: 80, Height: 24, Habit: session.AskDice,
		Given: session.Given{Mode: "solo", Players: []string{"Ann"}}, Box: flowtest.Shelf{},
		Seed: chance.Seed{7}, Entropy: bytes.NewReader(bytes.Repeat([]byte{1}, 4096)),
		Clock: func() time.Time { return time.Unix(0, 0).UTC() },
	}))
	return strings.Join(d.Asked(), "\n"), strings.Join(d.Said(), "\n")
}

func TestUndoGoesPastARollThatNobodyWasAskedFor(t *testing.T) {
	asked, _ := sit(t, "", "12", "undo", "", "undo", "pause")
	require.Equal(t, 2, strings.Count(asked, "Reroll which"), asked)
	require.Equal(t, 1, strings.Count(asked, "rerolled dice, what fell"), "asked after the undo only")
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
