package advice

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

func y(n int) parts.Card { return parts.CardOf(parts.Yellow, n) }

func reasonFor(s game.State, own Own, kind string) rules.Note {
	for _, o := range For(s, own) {
		if o.Action.Kind() == kind {
			return o.Reasons[0]
		}
	}
	return rules.Note{}
}

func TestWhatIsAdvised(t *testing.T) {
	full := []parts.Card{r(2), r(3), b(5), y(11), y(13)}
	for name, c := range map[string]struct {
		s      game.State
		own    Own
		action game.Action
		reason string
	}{
		"a guess that cannot miss": {
			table(t, holds(2, y(6))), Own{ann, full, ""}, game.Eliminate{At: boris, Card: y(6)}, "certain"},
		"a guess that only the own hand makes certain": {
			table(t, holds(2, y(6), y(13))), Own{ann, full, ""}, game.Eliminate{At: boris, Card: y(6)}, "certain"},
		"a guess that only the own suspect makes certain": {
			table(t, holds(2, y(6), b(6)), holds(1)), Own{ann, full, b(6)}, game.Eliminate{At: boris, Card: y(6)}, "certain"},
		"a guess at two cards where misses can be spared and no card settles it": {
			table(t, holds(2, y(6), b(6))), Own{ann, []parts.Card{r(4)}, ""}, game.Detain{}, "detain"},
		"a suspect first": {table(t), Own{ann, full, ""}, game.Detain{}, "detain"},
		"detain before HQ is too small": {
			table(t, holds(2, y(6), b(7), r(8), r(9)), func(s *game.State) { s.HQ = 1 }), Own{ann, full, ""}, game.Detain{}, "detain-now"},
		"the card to the own suspect that tells most": {
			table(t, holds(1), func(s *game.State) { s.Agents[0].Missed = nil }), Own{ann, []parts.Card{r(11), b(2), y(12)}, y(13)},
			game.Hint{Card: b(2), Lies: game.Sideways}, "tells"},
	} {
		t.Run(name, func(t *testing.T) {
			action, reason := best(c.s, c.own)
			require.Equal(t, c.action, action)
			require.Equal(t, c.reason, reason)
		})
	}
}

func TestWhyNotToShoot(t *testing.T) {
	two := table(t, holds(3, r(6), b(7)))
	own := Own{ann, []parts.Card{y(12), y(11)}, ""}
	later := reasonFor(two, own, "eliminate")
	require.Equal(t, "not-yet", later.ID, "Boris comes next and will know")
	require.Equal(t, game.CardNoun(y(12)), later.Args["hint"])
	three := table(t, holds(3, r(6), b(7), y(2)))
	later = reasonFor(three, Own{ann, []parts.Card{y(2)}, ""}, "eliminate")
	require.Equal(t, game.CardNoun(y(2)), later.Args["hint"], "it rules itself out and tells the others apart")
	next := table(t, holds(2, r(6), b(7)))
	require.Equal(t, "likely", reasonFor(next, own, "eliminate").ID, "Boris comes next and holds it")
	dull := Own{ann, []parts.Card{y(11)}, ""}
	require.Equal(t, "likely", reasonFor(two, dull, "eliminate").ID, "no card of the hand settles it")
	exact := table(t, holds(3, r(6), b(7)), func(s *game.State) { s.Bullets = s.Remaining() })
	require.Equal(t, "no-miss", reasonFor(exact, dull, "eliminate").ID)
	bullets := func(n int) func(*game.State) { return func(s *game.State) { s.Suspects, s.Bullets = 0, n } }
	last := table(t, holds(3, r(6), b(7), y(8)), bullets(3))
	require.Equal(t, "likely", reasonFor(last, dull, "eliminate").ID, "a bullet for each card")
	last = table(t, holds(3, r(6), b(7), y(8)), bullets(2))
	require.Equal(t, "unlikely", reasonFor(last, dull, "eliminate").ID, "fewer bullets than cards")
	wide := table(t, holds(3, r(6), b(7), y(8), y(9)))
	require.Equal(t, "unlikely", reasonFor(wide, dull, "eliminate").ID)
}

func TestWhatFollowsIsAdvisedToo(t *testing.T) {
	own := Own{ann, []parts.Card{r(2), r(3), b(5), y(11), y(13)}, ""}
	wait := func(w game.Awaited, did string) func(*game.State) {
		return func(s *game.State) { s.Turn.Wait, s.Turn.Did = w, did }
	}
	action, _ := best(table(t, wait(game.ForWaitDraw, "wait")), own)
	require.Equal(t, game.Draw{Cards: 2}, action, "as many as the hand has room for")
	action, _ = best(table(t, wait(game.ForWaitDraw, "wait"), func(s *game.State) { s.HQ = 4 }), own)
	require.Equal(t, game.Draw{Cards: 1}, action, "HQ must last for two suspects")
	open := func(cards ...parts.Card) func(*game.State) { return func(s *game.State) { s.Up = cards } }
	action, reason := best(table(t, holds(2, r(6), b(7)), wait(game.ForReward, "eliminate"), open(y(11), y(12))), own)
	require.Equal(t, game.Reward{Card: y(12)}, action)
	require.Equal(t, "reward", reason)
	over := Own{ann, []parts.Card{r(6), r(7), b(2), b(3), b(6), y(2), y(3), y(13)}, ""}
	s := table(t, holds(2, r(4), b(4)), wait(game.ForDiscard, "wait"), func(s *game.State) { s.Agents[0].Hand, s.Suspects = 8, 0 })
	action, _ = best(s, over)
	require.Equal(t, game.Discard{Cards: []parts.Card{b(2)}}, action, "it lies upright by either")
	require.Empty(t, For(table(t), Own{boris, over.Hand, ""}), "somebody else is to act")
	begin, _, err := game.Game{}.Start(setting(parts.Training3, 2))
	require.NoError(t, err)
	require.Equal(t, game.Begin{}, For(begin, own)[0].Action)
}

func TestADeadCardAndAThinHQ(t *testing.T) {
	s := table(t, holds(3, r(6), b(6)), func(s *game.State) { s.Suspects, s.HQ = 0, 1 })
	own := Own{ann, []parts.Card{y(11)}, ""}
	require.Equal(t, "dead-card", reasonFor(s, own, "exchange").ID)
	require.Equal(t, "hq-low", reasonFor(s, own, "wait").ID)
	require.Equal(t, "wait", reasonFor(table(t), own, "wait").ID)
}

func TestWhatAllMaySeeKnowsNoHand(t *testing.T) {
	s := table(t, holds(2, y(6), y(13)), func(s *game.State) { s.HQ = 1 })
	got := ForAll(s)
	require.Len(t, got.Suspects, 1)
	require.Equal(t, boris, got.Suspects[0].Seat)
	require.Len(t, got.Suspects[0].Cards, 2)
	require.InDelta(t, 0.5, got.Suspects[0].Cards[0].Chance, 1e-12)
	require.Equal(t, "last-in-hq", got.Traps[0].ID)
	require.Equal(t, "choice-tells-nothing", got.Assumes.ID)
}

func TestAnAgentWhoTellsLittleIsAdvisedAllTheSame(t *testing.T) {
	silent := For(table(t, holds(1), holds(2, y(6), y(13))), Own{Seat: ann})
	require.NotEmpty(t, silent, "neither the hand nor the suspect is told")
	for _, o := range silent {
		require.NotEqual(t, "hint", o.Action.Kind())
	}
	odd := table(t, holds(2), func(s *game.State) { s.Agents[1].Missed = s.Deck() })
	require.NotEmpty(t, For(odd, Own{ann, []parts.Card{r(2)}, ""}), "what is told contradicts itself")
	require.Empty(t, ForAll(odd).Suspects[0].Cards)
	stuck := table(t, func(s *game.State) { s.HQ = 0 })
	require.Equal(t, game.Pass{}, For(stuck, Own{Seat: ann})[0].Action)
}
