package owner

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A level holds all blocks with the same total of food. Food never decreases in a game, so a round
// cannot lead to a level with less food or to another block of the same level. Therefore, the
// blocks of one level can be solved concurrently.
func TestBlocksOfALevelDoNotLeadToEachOther(t *testing.T) {
	leads := func(from, to position) bool { return to.food[0] >= from.food[0] && to.food[1] >= from.food[1] }
	for _, goal := range []Goal{Basic, Advanced} {
		all, before := 0, []block(nil)
		for _, level := range blocksByFood(gameKind{2, goal, row{}}) {
			for i, b := range level {
				all++
				for k, other := range level {
					require.False(t, i != k && (leads(b[0], other[0]) || leads(b[0], other[0].swapped())), "%v %v", b[0], other[0])
				}
				for _, done := range before {
					require.False(t, leads(done[0], b[0]) || leads(done[0], b[0].swapped()), "%v %v", done[0], b[0])
				}
			}
			before = append(before, level...)
		}
		require.Len(t, blocks(gameKind{2, goal, row{}}), all)
	}
}

func TestACheapSweepListsNoJoints(t *testing.T) {
	w := load(gameKind{2, Basic, rowNumbered(32)})
	pl, p := &strategy{gameKind: w.gameKind}, w.start()
	for pop := range pl.at {
		pl.at[pop] = make([]positionStrategy, len(w.at[pop][0]))
		easyStrategy(&pl.at[pop][w.index(p)])
	}
	r := &bestReply{owner: pl, worth: w}
	for pop := range r.joints {
		r.joints[pop] = make([][len(traps)][len(dogs)]uint16, len(w.at[pop][0]))
	}
	full, cheap := newSolver(w), newSolver(w)
	want := full.reply(r, p, popperLying, true)
	require.Equal(t, want, cheap.reply(r, p, popperLying, false), "of the joints that were chosen")
	require.Greater(t, len(full.game.joints), 100)
	require.Empty(t, cheap.game.joints)
	for k := range full.game.joints {
		j := full.game.joints[k]
		require.Equal(t, full.game.joint(k), joint{a: j.a, b: j.b, saved: j.saved, atA: j.atA, atB: j.atB})
	}
}
