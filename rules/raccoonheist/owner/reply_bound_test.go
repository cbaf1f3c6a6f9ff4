package owner

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
	parts "tablemate/tables/raccoonheist"
)

// replySlack is the error of a stored bound: sweeps stop early, and stored numbers are rounded. If
// one round adds at most this error, a game of n rounds adds at most n times the error. Games of
// more than mostRounds rounds do not count as won.
const (
	replySlack = 2.5 / replyUnit
	mostRounds = 200
)

// TestPerfectRaccoonsWinLittleMoreAgainstTheOwnerOfThreeGroups prints an upper bound for every row
// with a stored bound. The bound limits the win chance of raccoons who know all mixed strategies of
// the Owner. The test computes some positions again to check the bound.
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

// reached returns the win chance of the raccoons with their best joint choices of raids from a
// position. It returns one number for each last Trap, and one for no last Trap. For positions after
// the round, it uses the win chances of bound.
func (r *trioReply) reached(bound *trioWorth, p trioPosition, pop popperState) [len(traps) + 1]float64 {
	a := r.answerAt(p, pop)
	c := &trio{worth: bound, row: r.row}
	c.sit(p.stocks(), pop)
	c.answer(a)
	return c.against(a)
}

// requireBound checks random positions of the stored bound. In a long run, it checks a tenth of all
// positions. It returns the number of checked positions.
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

// leftOfYard lists the locations left of the Backyard. With three groups, no other property of a
// row matters.
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
