package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func TestWhoLaidACardMayBeNamedLater(t *testing.T) {
	given := table(3, rank(boris, parts.Corporal))
	open := did(given, plays(ana, "lucky-7", ana))
	jam := Cancel{Card: "paper-jam", On: 1}
	require.Empty(t, Game{}.Check(open, jam))
	unnamed := did(open, jam)
	require.Equal(t, []int{2}, unnamed.Unnamed())
	require.Equal(t, open.Turn.Pay-1, unnamed.Turn.Pay, "it cancels")
	require.Equal(t, parts.LifeCards, unnamed.lifeCards(), "the card counts in the hand that it came from")
	require.Empty(t, Game{}.Check(unnamed, Mend{To: chela}))
	named := did(unnamed, Mend{To: chela})
	require.Empty(t, named.Unnamed())
	require.Equal(t, text(did(open, Cancel{Seat: chela, Card: "paper-jam", On: 1})), text(named))
	require.Equal(t, rules.Impossible, Game{}.Check(named, Mend{To: boris})[0].Level, "nobody else is without a name")
}

func TestTwoCardsOfNobodyDoNotShutEachOther(t *testing.T) {
	s := did(table(3), Event{Card: "requisition"}, Event{Card: "day-off"})
	require.Equal(t, []int{1, 2}, s.Unnamed())
	require.True(t, s.Play(1).Open(), "it may have been another one")
}

func TestAnExposureOfNobody(t *testing.T) {
	s := did(table(3, rank(boris, parts.Corporal), tent(boris, "brother")), Event{Card: parts.Exposure, Target: boris}, die(1), Resolve{})
	require.Equal(t, parts.Private, s.rank(boris))
	require.Equal(t, ForAction, s.FirstWait().For)
	require.Equal(t, ana, Game{}.Next(s), "the game is not over")
	require.Empty(t, Game{}.Check(s, Decline{}))
	require.NotEmpty(t, Game{}.Check(s, Transfer{Card: "brother"}), "somebody moves a person to himself or another")
	s = did(s, Mend{To: chela}, Transfer{Seat: chela, Card: "brother", To: chela})
	require.GreaterOrEqual(t, s.Player(chela).finds("brother"), 0)
}

func TestAMendedEventOnOneselfIsOnWhoeverPlayedIt(t *testing.T) {
	s := did(table(3), plays(boris, parts.Promotion, boris), Mend{boris, chela})
	require.Equal(t, parts.Private, s.rank(boris))
	require.Equal(t, parts.Corporal, s.rank(chela))
}
