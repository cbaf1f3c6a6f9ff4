package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

func TestASpaceIsNamedWithItsRoom(t *testing.T) {
	for id, at := range map[string]Spot{"hall/3": {"hall", "3"}, "attic/?2": {"attic", "?2"}, "": Nowhere} {
		require.Equal(t, rules.Noun{Kind: NounSpace, ID: id}, at.Noun())
		require.Equal(t, at, SpotOf(id))
	}
	require.Empty(t, Spot{Room: "hall"}.Noun().ID, "a place that has no name")
	require.Equal(t, Spot{Space: "3"}, SpotOf("3"), "a report leaves the room out")
}

func TestAReportNamesWhoActs(t *testing.T) {
	for _, a := range []Action{Activate{"rat_1"}, March{Figure: "rat_1"}, Strike{Figure: "rat_1"}, Hold{"rat_1"}} {
		require.Equal(t, Name("rat_1"), By(a))
		require.Equal(t, []rules.Noun{Name("rat_1").Noun()}, Forms.Nouns(a, NounFigure))
	}
	require.Equal(t, Brodie, By(Leap{}))
	require.Equal(t, Brodie, By(Chase{}))
	require.Equal(t, NoFigure, By(Stand{"tilda"}), "a mouse in its turn")
	for _, a := range []Action{Share{}, Equip{}, LevelUp{}} {
		require.Contains(t, Frees, Free(a.Kind()), "a supplementary action is called as its report")
	}
}

func TestWhatNobodyToldIsNotMentioned(t *testing.T) {
	found := Game{}.Check(position(), Attack{Mouse: "tilda", Target: "rat_9"})
	require.Equal(t, rules.Args{"mouse": Name("tilda").Noun(), "target": Name("rat_9").Noun()}, found[0].Args)
	found = Game{}.Check(position(with("tilda", func(m *Mouse) { m.Equipped = nil }), at("2", "rat_1")), Attack{Mouse: "tilda", Target: "rat_1"})
	require.Equal(t, rules.Args{"mouse": Name("tilda").Noun(), "target": Name("rat_1").Noun()}, found[0].Args,
		"no weapon")
}

func TestACardIsAnAbilityWhereTheTableKnowsOne(t *testing.T) {
	s := position()
	require.Equal(t, rules.Noun{Kind: NounAbility, ID: "hum"}, s.cardOrAbility("hum"))
	require.Equal(t, rules.Noun{Kind: NounCard, ID: "ladle"}, s.cardOrAbility("ladle"))
}

func TestTheReportThatComesFirstIsSaidByItsPurpose(t *testing.T) {
	s := position(rolling(TrapRoll, 2))
	require.Equal(t, rules.Args{"report": "end", "awaited": "roll", "purpose": TrapRoll.Noun()}, Game{}.Check(s, EndTurn{Mouse: "tilda"})[0].Args)
	s = position(finding)
	require.Equal(t, rules.Args{"report": "end", "awaited": "find"}, Game{}.Check(s, EndTurn{Mouse: "tilda"})[0].Args)
}
