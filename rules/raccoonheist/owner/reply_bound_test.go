package owner

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
	parts "tablemate/tables/raccoonheist"
)

// A stored bound is the reply's own worth, except for what the sweeps did not settle and for
// rounding. If one round from any position adds at most that error, a game of n rounds adds at most
// n times the error. Longer games than mostRounds do not count as won.
const (
	replySlack = 2.5 / replyUnit
	mostRounds = 200
)

// TestPerfectRaccoonsWinLittleMoreAgainstTheOwnerOfThreeGroups prints a bound for every row with a
// stored bound: how often raccoons can win who know all of the Owner's mixtures. It computes some
// positions again to check that the bound is valid.
func TestPerfectRaccoonsWinLittleMoreAgainstTheOwnerOfThreeGroups(t *testing.T) {
	longtest.SkipShort(t)
	stored, dice := 0, rand.New(rand.NewPCG(27, 32))
	for _, n := range trioRows() {
		text, err := os.ReadFile(replyFile(n))
		if err != nil {
			continue
		}
		stored++
		r := &trioReply{loadTrios(), rowNumbered(n)}
		bound, sure, err := unpackReply(r, text)
		require.NoError(t, err)
		most := r.reached(bound, trioStart(), popperLying)[none] + mostRounds*replySlack
		again := r.requireBound(t, bound, dice)
		t.Logf("%v left of the Backyard: perfect raccoons win at most %.4f of games of up to %d rounds, %.4f is sure to raccoons: the Owner's weakness is at most %.4f (%d positions worked out again)",
			r.row.leftOfYard(), most, mostRounds, sure, most-sure, again)
		require.Less(t, most-sure, 0.01)
	}
	require.NotZero(t, stored)
	t.Logf("%d of %d rows that differ", stored, len(trioRows()))
}

// reached returns what raccoons reach in the round after a position, for each last Trap and for
// none. It assumes that they reach the values of bound afterwards.
func (r *trioReply) reached(bound *trioWorth, p trioPosition, pop popperState) [len(traps) + 1]float64 {
	a := r.answerAt(p, pop)
	c := &trio{worth: bound, row: r.row}
	c.sit(p.stocks(), pop)
	c.answer(a)
	return c.against(a)
}

// requireBound computes positions again, a tenth of all positions in a long run. It returns their
// number.
func (r *trioReply) requireBound(t *testing.T, bound *trioWorth, dice *rand.Rand) int {
	kept, tried := keptTrios(Basic), 24
	if longtest.On() {
		tried = len(kept) * popperStates / 10
	}
	for range tried {
		p, pop := kept[dice.IntN(len(kept))], popperState(dice.IntN(popperStates))
		v := r.reached(bound, p, pop)
		for last := range traps {
			require.InDelta(t, bound.at[pop][last][p.index()], v[last], replySlack, "%v", p)
		}
	}
	return tried
}

// leftOfYard lists the locations left of the Backyard. For three groups, nothing else about a row
// matters.
func (r row) leftOfYard() (out []parts.Location) {
	for p := range nowhere {
		if r.yard.has(p) {
			out = append(out, p.location())
		}
	}
	return out
}

// The row of the stored values also has a stored bound.
func TestTheBoundOfTheStoredRowIsThere(t *testing.T) {
	require.FileExists(t, replyFile(trioRow().base()))
}
