package advice

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/longtest"
)

func TestTheAdviceWinsNoLessAndNoLater(t *testing.T) {
	longtest.SkipShort(t)
	for _, c := range Trials() {
		t.Run(c.Name, func(t *testing.T) {
			random, _ := won(t, c.Setup, Random, missions())
			plain, later := won(t, c.Setup, plainly, missions())
			advised, turns := won(t, c.Setup, Advised, missions())
			t.Logf("random %.1f %%; plain %.1f %%, %.1f turns; advised %.1f %%, %.1f turns", 100*random, 100*plain, later, 100*advised, turns)
			require.GreaterOrEqual(t, advised, plain-0.005)
			require.Less(t, turns, later)
			require.Less(t, random, 0.1)
			require.Greater(t, plain, 0.8)
		})
	}
}

func TestASetupThatCannotBeIsNotSimulated(t *testing.T) {
	var problem *rules.Problem
	_, _, err := Play(game.Setup{Mission: "none"}, nil, nil)
	require.ErrorAs(t, err, &problem)
	_, err = NewQuick(game.Setup{Mission: "none"})
	require.ErrorAs(t, err, &problem)
}

func TestNoPlayerBreaksARule(t *testing.T) {
	for _, c := range Trials() {
		for _, p := range []Player{Random, plainly, Advised} {
			judged := func(s game.State, own Own, random func(int) int) game.Action {
				a := p(s, own, random)
				require.Empty(t, game.Game{}.Check(s, a), "%#v", a)
				return a
			}
			won(t, c.Setup, judged, 3)
		}
	}
}

func TestTheCardsAndTheTableAgree(t *testing.T) {
	s, _, err := game.Game{}.Start(setting(parts.Training2, 4))
	require.NoError(t, err)
	r := deal(s, rolling(5))
	require.Equal(t, s.Deck()[1], deal(s, func(int) int { return 0 }).hands[ann][0], "the first two cards are swapped last")
	for n := 0; (game.Game{}).Next(r.s) != rules.Nobody; n++ {
		r.apply(r.next([]Player{plainly, Advised, plainly, Advised}))
		require.Len(t, r.hq, r.s.HQ)
		require.Len(t, r.down, r.s.Down)
		require.Len(t, r.suspects, r.s.Suspects)
		for _, a := range r.s.Agents {
			require.Len(t, r.hands[a.Seat], a.Hand)
			require.Subset(t, r.hands[a.Seat], a.Known)
			require.Equal(t, a.Suspect, r.holders[a.Seat] != "")
		}
		require.NoError(t, game.Game{}.Unsound(r.s))
		require.NotZero(t, r.s.Public().Deals().Count(), "what is told fits the cards")
	}
}

func BenchmarkAdvice(b *testing.B) {
	s, _, err := game.Game{}.Start(setting(parts.Training3, 5))
	require.NoError(b, err)
	r := deal(s, rolling(1))
	for range 40 {
		r.apply(r.next([]Player{plainly, plainly, plainly, plainly, plainly}))
	}
	for r.s.Turn.Wait != game.ForAction {
		r.apply(r.next([]Player{plainly, plainly, plainly, plainly, plainly}))
	}
	seat := r.s.Turn.Seat
	for b.Loop() {
		For(r.s, Own{seat, r.hands[seat], r.holders[seat]})
	}
}

func BenchmarkPlainMission(b *testing.B) {
	u, players := setting(parts.Training1, 3), []Player{plainly, plainly, plainly}
	n := uint64(0)
	for b.Loop() {
		n++
		_, _, err := Play(u, players, rolling(n*7919))
		require.NoError(b, err)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "missions/s")
}
