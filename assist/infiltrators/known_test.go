package infiltrators

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// When people confirm that a mission is over, they see the hidden cards. If they then undo the last
// action and play on, the check of the record says that they knew the cards.
func TestAFalseEndOpensNothingAndAConfirmedOneIsNotForgotten(t *testing.T) {
	folder := t.TempDir()
	read := session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English), Width: 80}
	opened := func() int {
		record, err := journal.Read(read.Path)
		require.NoError(t, err)
		return 2 + slices.IndexFunc(record.Lines, func(l journal.Line) bool { return l.Entry() == journal.Opened })
	}
	said := sitting(t, folder, "a", "", "", "d d", "keep b", "", "5r", "", "fix bullets 0", "undo", "pause")
	require.Contains(t, said, "Is that how it ended?")
	require.NotContains(t, said, "5r")
	require.NotContains(t, strings.ToLower(said), "red 5")
	require.Equal(t, 1, opened())
	proof, err := Game().Verify(read)
	require.NoError(t, err)
	require.Empty(t, proof.Doubts)

	require.Contains(t, strings.ToLower(sitting(t, folder, "fix bullets 0", "")), "red 5")
	end := opened()
	_, err = Game().Undo(read, 0, time.Now(), func(c session.UndoLoss) (journal.Agreed, error) {
		require.Equal(t, session.UndoLoss{Table: 1}, c)
		return journal.AsBefore, nil
	})
	require.NoError(t, err)
	sitting(t, folder, "6r h", "pause")
	proof, err = Game().Verify(read)
	require.NoError(t, err)
	require.True(t, proof.Whole())
	require.Len(t, proof.Doubts, 1)
	require.Equal(t, end, proof.Doubts[0].Shown)
	require.Equal(t, journal.What("chosen-known"), proof.Doubts[0].What)
	require.Contains(t, told(t, folder), "by agreement")
}
