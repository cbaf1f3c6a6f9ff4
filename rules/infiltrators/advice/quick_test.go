package advice

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/infiltrators"
	"tablemate/tables/longtest"
)

func TestQuickMissionsAreThoseOfPlainAgents(t *testing.T) {
	longtest.SkipShort(t)
	for _, c := range Trials() {
		t.Run(c.Name, func(t *testing.T) {
			share, turns := won(t, c.Setup, plainly, 4*missions())
			q, err := NewQuick(c.Setup)
			require.NoError(t, err)
			random := rand.New(rand.NewPCG(7, 0)).IntN
			wins, sum, games := 0, 0, 2000
			for range games {
				if won, took := q.Play(random); won {
					wins, sum = wins+1, sum+took
				}
			}
			quick, soon := float64(wins)/float64(games), float64(sum)/float64(wins)
			t.Logf("by the rules %.1f %%, %.1f turns; on bits %.1f %%, %.1f turns", 100*share, turns, 100*quick, soon)
			require.InDelta(t, share, quick, 0.1)
			require.InEpsilon(t, turns, soon, 0.1)
		})
	}
}

func TestAQuickAgentPlaysCardsToOtherAgents(t *testing.T) {
	q, err := NewQuick(setting(parts.Training1, 3))
	require.NoError(t, err)
	q.deal(rolling(1))
	q.players[0].suspect, q.players[0].fits = 0, q.unseen
	_, at, _ := q.exchange(&q.players[0])
	require.Nil(t, at)
	_, at, _ = q.exchange(&q.players[1])
	require.Same(t, &q.players[0], at)

	q.hq, q.players[0].fits, q.players[1].hand = nil, q.common[0], cards{1}
	q.turn(&q.players[1], nil)
	require.Equal(t, cards{1}, q.players[0].hints)
}

func BenchmarkQuickMission(b *testing.B) {
	q, err := NewQuick(setting(parts.Training1, 3))
	require.NoError(b, err)
	random := rand.New(rand.NewPCG(7, 0)).IntN
	for b.Loop() {
		q.Play(random)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "missions/s")
}
