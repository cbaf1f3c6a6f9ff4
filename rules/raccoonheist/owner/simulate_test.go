package owner

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

type tally struct {
	Games  int
	Wins   int // games won by the raccoons
	Rounds int
	Rate   float64
}

func simulate(a *Arena, games int, src Source) tally {
	t := tally{Games: games}
	for range games {
		won, rounds := a.Play(src)
		t.Rounds += rounds
		if won {
			t.Wins++
		}
	}
	t.Rate = float64(t.Wins) / float64(games)
	return t
}

func newArena(r Raccoons, l Level) *Arena { return NewHabits(l, Match{1, Basic, anyOrder}).Arena(r) }

func TestSimulatedGamesEndAsOftenAsTheValuesSay(t *testing.T) {
	longtest.SkipShort(t)
	for _, l := range Levels {
		t.Run(string(l), func(t *testing.T) {
			w := Measure(l, 1, Basic, anyOrder)
			played := simulate(newArena(Best, l), 60_000, rand.NewPCG(1, 2))
			require.InDelta(t, w.Best, played.Rate, 0.008) // four standard errors
		})
	}
}

func TestTheSameSourcePlaysTheSameGames(t *testing.T) {
	for _, c := range []struct {
		kind         Raccoons
		groups       int
		level        Level
		wins, rounds int
	}{
		{Random, 1, Exact, 94, 2653}, {Greedy, 1, Exact, 172, 1584}, {Best, 1, Exact, 211, 1016},
		{Random, 2, Easy, 154, 2890}, {Greedy, 2, Easy, 385, 4476},
	} {
		a := NewHabits(c.level, Match{c.groups, Basic, anyOrder}).Arena(c.kind)
		for range 2 {
			played := simulate(a, 500, rand.NewPCG(5, 5))
			assert.Equal(t, [2]int{c.wins, c.rounds}, [2]int{played.Wins, played.Rounds}, "%+v", c)
		}
	}
}

func TestASimulatedRoundWithoutDiceIsWorthWhatItsRaidsAre(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	compared, both := 0, 0
	for range 30 {
		w := randomWorth(gameKind{2, []Goal{Basic, Advanced}[r.IntN(2)], rowNumbered(r.IntN(Rows))}, r)
		s, all := newSolver(w), kept(w)
		for _, i := range all {
			for pop := popperLying; pop <= popperHeld; pop++ {
				for slot := range traps {
					p := w.positionAt(i)
					w.set(p, pop, slot, max(w.at[pop][slot][i], w.at[pop][slot][w.index(p.swapped())]))
				}
			}
		}
		p, pop, trap := w.positionAt(all[r.IntN(len(all))]), popperState(r.IntN(popperStates)), r.IntN(len(traps))
		s.lay(p, pop, traps[trap])
		a := &Arena{worth: w, kind: Best, reply: &bestReply{worth: w}}
		a.raids = [2][]optionLists{a.listOptions(0), a.listOptions(1)}
		a.reply.joints[pop] = make([][len(traps)][len(dogs)]uint16, len(w.at[pop][0]))
		for range 200 {
			k := r.IntN(len(s.game.joints))
			j := &s.game.joints[k]
			a.reply.joints[pop][w.index(p)][trap][5] = uint16(k)
			card := []place{j.atA, j.atB, nowhere}[r.IntN(3)]
			for _, from := range []position{p, p.swapped()} {
				round := simulatedRound{arena: a, from: from, popper: pop, trap: trap, dog: 5, card: card}
				round.choose(nil)
				first, second := round.raids[0], round.raids[1]
				if from != p {
					first, second = second, first
				}
				require.Equal(t, []any{s.game.raids[0][j.a].at, s.game.raids[0][j.a].sent}, []any{first.at, first.sent})
				require.Equal(t, []any{s.game.raids[1][j.b].at, s.game.raids[1][j.b].sent}, []any{second.at, second.sent})
				frees := first.at == backyard || second.at == backyard
				takes := pop == popperLying && (first.at == livingRoom || second.at == livingRoom)
				// Rounds with dice are not compared. If figures may be freed and the popper may be
				// taken in the same round, the round is not compared either: the simulation frees
				// figures as if nobody takes the popper.
				if len(first.alone)+len(second.alone) > 2 || frees && takes {
					continue
				}
				to, held, last := round.finish(nil)
				require.Equal(t, trap, last)
				require.InDelta(t, j.on(card), w.at[held][last][w.index(to)], 1e-12, "%+v %+v from %+v to %+v", *first, *second, from, to)
				compared++
				if pop == popperHeld && card == j.atA && j.atB == nowhere {
					both++
				}
			}
		}
	}
	require.Greater(t, compared, 1000)
	require.Greater(t, both, 20)
}

func BenchmarkSimulate(b *testing.B) {
	for _, kind := range []Raccoons{Random, Greedy, Best} {
		b.Run(fmt.Sprint(kind), func(b *testing.B) {
			a := newArena(kind, Exact)
			src := rand.NewPCG(1, 1)
			for b.Loop() {
				a.Play(src)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
