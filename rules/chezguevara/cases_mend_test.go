package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func mendCases() []trial {
	ordered := did(table(3, rank(boris, parts.Corporal), rank(chela, parts.Sergeant)), does("guitar"), orders(boris, "siesta"))
	return []trial{
		allowed("CG-ABUSE-02", "it was the Sergeant who ordered", ordered, Mend{boris, chela}),
		refused("CG-ABUSE-03", "it was whoever is ordered about", ordered, Mend{boris, ana}),
		refused("CG-COMP-02", "nobody sits where it is said to come from", ordered, Mend{eva, ana}).At(rules.Impossible),
		refused("CG-COMP-02", "nobody sits where it is said to go to", ordered, Mend{boris, eva}).At(rules.Impossible),
		refused("CG-COMP-02", "who is mended has said nothing", ordered, Mend{chela, ana}).At(rules.Impossible),
		refused("CG-COMP-02", "it is not said who plays", table(3), Do{Card: "guitar"}).At(rules.Impossible),
		refused("CG-ROLL-01", "a die that no card waits for", table(3, in(RollsPhase)), Roll{Seat: ana, Die: 4}),
		refused("CG-CANC-01", "a cancel card on nothing", table(3), Cancel{Seat: boris, Card: "veto"}),
		refused("CG-ACT-03", "nothing is left to settle", table(3), Resolve{}),
		refused("CG-ACT-03", "a die for nothing announced", table(3), die(4)),
		refused("CG-CARD-01", "a thing played as an event", table(3), plays(ana, "soap", ana)),
		refused("CG-EVT-03", "a thing played as an event out of turn", table(3), plays(boris, "soap", boris)),
		refused("CG-REC-12", "a cat played as an event", table(3), plays(ana, "cat", ana)),
	}
}

func TestAMendedSpeakerIsAsIfHeHadSpoken(t *testing.T) {
	given := table(3, rank(boris, parts.Corporal), rank(chela, parts.Sergeant))
	wrong := did(given, does("guitar"), orders(boris, "siesta"), plays(ana, "lucky-7", ana))
	right := did(given, does("guitar"), orders(chela, "siesta"), plays(ana, "lucky-7", ana))
	mended := did(wrong, Mend{boris, chela})
	require.Equal(t, text(right), text(mended))
	require.Equal(t, text(wrong), text(did(mended, Mend{chela, boris})), "and back")
	require.Equal(t, Second{Seat: boris, By: chela}, saidBy(chela, Second{Seat: boris, By: ana}))
}

// A replay uses the facts that were known at each line.
func TestWhatIsLearnedInATurnDoesNotReachBack(t *testing.T) {
	s := table(3, tent(ana, "hammock"), hand(ana, 6))
	s = did(s, loots("pan"), Resolve{})
	require.Equal(t, 0, s.Turn.Spent, "nobody knew what it costs")
	s = did(s, Learn{Card: parts.Card{ID: "pan", Kind: parts.Thing, Cost: 2, Slack: 2}}, loots("soap"))
	anew := did(s, Cancel{Seat: boris, Card: "veto", On: 4})
	require.Equal(t, 0, anew.Turn.Spent, "it was paid as it was known then")
	require.Equal(t, 2, anew.Total(ana))
	require.Equal(t, text(s.Cards), text(anew.Cards))

	s = did(table(3), does("guitar"), Settle{OwnInterrupt.Name, "only_settled_cards"}, plays(ana, "lucky-7", ana))
	require.Equal(t, 0, s.Play(1).Shut)
	s = did(s, Cancel{Seat: boris, Card: "paper-jam", On: 3})
	require.Equal(t, "only_settled_cards", s.House.Value(OwnInterrupt))
	require.Equal(t, 0, s.Play(1).Shut)
	s = did(s, Resolve{}, EndTurn{ana})
	require.Nil(t, s.Knew)
	require.Equal(t, "only_settled_cards", s.House.Value(OwnInterrupt))
}

func TestTellingOfACardEndsNoRightToRevenge(t *testing.T) {
	s := did(table(3), plays(ana, parts.Exposure, boris), die(6), Resolve{}, Learn{Card: parts.Card{ID: "pan", Kind: parts.Thing}})
	require.NotNil(t, s.Right)
	require.Nil(t, did(s, plays(chela, "lucky-7", chela)).Right)
}
