package raccoonheist

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestContestsAreNamedAndPlayed(t *testing.T) {
	all := Flow{}.Contests()
	require.Len(t, all, 2*3*3, "one and two groups, three kinds of raccoons, three levels")
	for _, c := range all {
		for _, id := range []string{c.Table, c.People, c.Opponent} {
			require.True(t, words.In(tables.English).Has(id), id)
		}
	}
	easy, exact := all[3], all[5]
	require.Equal(t, "raccoonheist.level.easy", easy.Opponent)
	require.Equal(t, "raccoonheist.level.exact", exact.Opponent)
	const games = 4000
	lost := won(exact, games)
	beaten := won(easy, games)
	require.Greater(t, beaten, lost+games/20, "greedy raccoons beat a beginner more often than the best")
	require.Equal(t, beaten, won(easy, games), "the same chance, the same games")
}

func won(c session.Contest, games int) int {
	play, from, sum := c.Prepare(), rand.NewPCG(1, 1), 0
	for range games {
		if over, _ := play(from); over {
			sum++
		}
	}
	return sum
}
