package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
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
		require.Equal(t, []rules.Noun{Name("rat_1").Noun()}, Forms.Named(a, NounFigure))
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
	found = Game{}.Check(position(), Attack{Mouse: "tilda"})
	require.Equal(t, rules.Args{"mouse": Name("tilda").Noun()}, found[0].Args)
}

func TestACardIsAnAbilityWhereTheTableKnowsOne(t *testing.T) {
	s := position()
	require.Equal(t, rules.Noun{Kind: NounAbility, ID: "hum"}, s.cardOrAbility("hum"))
	require.Equal(t, rules.Noun{Kind: NounCard, ID: "ladle"}, s.cardOrAbility("ladle"))
}

func TestTheReportThatComesFirstIsSaidByItsPurpose(t *testing.T) {
	s := position(waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "tilda", Dice: 2}))
	require.Equal(t, rules.Args{"report": "end", "awaited": "roll", "purpose": TrapRoll.Noun()}, Game{}.Check(s, EndTurn{"tilda"})[0].Args)
	s = position(finding)
	require.Equal(t, rules.Args{"report": "end", "awaited": "find"}, Game{}.Check(s, EndTurn{"tilda"})[0].Args)
}

// What parts two spaces is the same whether it is looked up on the map or in the
// trails that minions have walked over it.
func TestTrailsKnowWhatPartsTwoSpaces(t *testing.T) {
	s := position(hall("1-2 2=3 4>3 4#5 5-1"), at("1", "rat_1"))
	spaces := s.Rooms[0].Map.Spaces
	bare := s
	s.ground(&s.Rooms[0])
	require.NotNil(t, s.trails)
	for _, a := range append(spaces, parts.Space{ID: "?1"}) {
		for _, b := range spaces {
			want, joined := bare.border(inHall(a.ID), inHall(b.ID))
			have, found := s.border(inHall(a.ID), inHall(b.ID))
			require.Equal(t, joined, found, "%s and %s", a.ID, b.ID)
			require.Equal(t, want, have, "%s and %s", a.ID, b.ID)
		}
	}
}

// A copy of the table walks over its own map, whatever was walked over before.
func TestTrailsOfACopyAreThoseOfItsMap(t *testing.T) {
	s := position(at("1", "rat_1"))
	least, _ := s.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 2, least)
	other := s.clone()
	other.Rooms[0].Map = paths("1-3 3-2")
	least, _ = other.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 1, least)
	_, joined := other.border(inHall("1"), inHall("2"))
	require.False(t, joined)
	least, _ = s.walkDistance(inHall("1"), inHall("3"))
	require.Equal(t, 2, least)
	_, joined = s.border(inHall("1"), inHall("2"))
	require.True(t, joined)
}
