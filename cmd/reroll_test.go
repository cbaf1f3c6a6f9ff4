package cmd

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

// TestTheSameRollTellsNothingOfOtherDice: people agree that a rerolled die keeps its result, and
// then reroll two dice. People would know the first result, so both dice get new results. The
// record must say so.
func TestTheSameRollTellsNothingOfOtherDice(t *testing.T) {
	for dice, anew := range map[string]bool{"1": false, "2": false, "1 2": true} {
		s := newSitting(t)
		s.hears("left\n\n\nnone\ny\nroll\n1\nroll\nundo 3\ny\ns\n"+dice+"\nroll\npause\n",
			"play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann", "--seed", "7")
		record := must(journal.Read(journal.Path(s.env["TABLEMATE_HOME"], "Friday")))
		var fell []journal.Roll
		for _, l := range record.Lines {
			if l.Roll.Source == chance.App {
				fell = append(fell, l.Roll)
			}
		}
		want := journal.Roll{Source: chance.App, N: 2}
		require.Len(t, fell, 3)
		require.Equal(t, want, fell[1], "dice %s", dice)
		if anew {
			want.N, want.Again = 3, true
		}
		require.Equal(t, want, fell[2], "dice %s", dice)
		require.Equal(t, done, s.ask("verify", "Friday").code)
	}
}
