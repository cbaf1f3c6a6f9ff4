package owner

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
	parts "tablemate/tables/raccoonheist"
)

// replySlack is the largest error that one round adds to a stored bound. The error has two causes:
// sweeps stop early, and stored numbers are rounded. Games of more than mostRounds rounds do not
// count as won.
const (
	replySlack = 2.5 / replyUnit
	mostRounds = 200
)

// This test prints an upper bound of the raccoons' win chance for every stored row. It computes
// some positions again to check the bound.
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

// reached returns the raccoons' win chances at the position p: one for each location of the
// previous Trap. The last entry is for the first round, which has no previous Trap. The win chances
// after the round are taken from `bound`.
func (r *trioReply) reached(bound *trioWorth, p trioPosition, pop popperState) [len(traps) + 1]float64 {
	a := r.answerAt(p, pop)
	c := &trio{worth: bound, row: r.row}
	c.sit(p.stocks(), pop)
	c.answer(a)
	return c.against(a)
}

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

// leftOfYard lists the locations to the left of the Backyard. With three groups, nothing else about
// a row matters.
func (r row) leftOfYard() (out []parts.Location) {
	for p := range nowhere {
		if r.yard.has(p) {
			out = append(out, p.location())
		}
	}
	return out
}

func TestTheBoundOfTheStoredRowIsThere(t *testing.T) {
	require.FileExists(t, replyFile(trioRow().base()))
}
