package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestTheOnlyWayOutIsNotAskedFor(t *testing.T) {
	s := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	did := asked(t, s, "x").(game.Explore)
	require.Equal(t, "cellar", did.Into)
	require.Equal(t, "north", did.Exit)
	require.Equal(t, parts.SpaceID("1"), did.To)
	require.Empty(t, breaches(s, did))
}

func TestSeveralSpacesAtAnExitAreOffered(t *testing.T) {
	s := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	s.Rooms[1].Map.Spaces[1].Exits = []string{"south"}
	require.Equal(t, parts.SpaceID("2"), asked(t, s, "x 2").(game.Explore).To)
	require.Equal(t, parts.SpaceID("1"), askedIn(t, tables.Russian, s, "и", "").(game.Explore).To)
}

func TestOnAPieceWithoutAMapItsOtherSideIsOffered(t *testing.T) {
	s := furnished(t)
	unmapped(&s)
	s.Rooms = append(s.Rooms, game.Room{ID: "under", Tile: "A", Side: parts.Blue, Beneath: true, Name: game.Label{En: "Under", Ru: "Низ"}})
	require.Equal(t, "flip", asked(t, s, "x f").Kind())
	require.Equal(t, "cellar", asked(t, s, "x", "cellar").(game.Explore).Into)
	require.Equal(t, "flip", askedIn(t, tables.Russian, s, "и", "п").Kind())
	foes("1", "rat_1")(&s)
	require.Equal(t, "cellar", asked(t, s, "x", "cellar").(game.Explore).Into, "against a rule")
}

func TestATileThatNobodyToldOfIsEnteredAndExplored(t *testing.T) {
	s := hall(t)
	unmapped(&s)
	did := asked(t, s, "x", `Old "attic"`, "o").(game.Explore)
	require.Equal(t, game.Label{En: `Old "attic"`, Ru: `Old "attic"`}, did.Learn.Tile.Name)
	require.Equal(t, parts.Orange, did.Learn.Tile.Side)
	require.Empty(t, breaches(s, did))
	s = after(s, did)
	require.Equal(t, did.Into, s.Mice[0].At.Room, "in one go")
	require.Equal(t, game.ForCard, s.Wait().For)
	require.Empty(t, breaches(hall(t, unmapped), asked(t, hall(t, unmapped), "e")))
	require.IsType(t, game.Explore{}, askedIn(t, tables.Russian, hall(t, unmapped), "и", "Чердак", "голубая"))
	require.NotContains(t, complaint(t, tables.English, hall(t, unmapped, foes("1", "rat_1")), "zzz"), "x,", "minions are here")
}

func TestANewTileWithAMapIsEnteredAtAnExit(t *testing.T) {
	s := hall(t, unmapped)
	did := asked(t, s, "x", "Loft", "o map", "1~exit-a: 2; 2~exit-b", "", "", "2").(game.Explore)
	require.Equal(t, parts.SpaceID("2"), did.To)
	require.Equal(t, parts.SpaceID("2"), after(s, did).Mice[0].At.Space)
}

func TestANeighbourOfTheOtherColourIsTurnedOver(t *testing.T) {
	told := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	told.Rooms[1].Side = parts.Blue
	did := asked(t, told, `x Under "the" cellar`).(game.Explore)
	require.Equal(t, `Under "the" cellar`, did.Learn.Tile.Name.En)
	require.Empty(t, breaches(told, did), "the join is told of the side that lies up")
	s := told
	s.Chapter.Joins = nil
	require.IsType(t, game.EndTurn{}, asked(t, s, "x", "back", "e"))
	for lang, keys := range map[tables.Lang][]string{tables.English: {"x", "Under the cellar"}, tables.Russian: {"и", ""}} {
		did := askedIn(t, lang, s, keys...).(game.Explore)
		require.Empty(t, breaches(s, did))
		next := after(s, did)
		require.Equal(t, did.Into, next.Mice[0].At.Room)
		require.Equal(t, parts.Orange, next.Rooms[2].Side)
		require.Equal(t, "B", next.Rooms[2].Tile)
		require.False(t, next.Rooms[2].Beneath)
		require.True(t, next.Rooms[1].Beneath, "the side that lay up")
	}
	require.NotContains(t, complaint(t, tables.English, furnished(t), "zzz"), "x,", "no exit here")
	s.Rooms = append(s.Rooms, game.Room{ID: "under", Tile: "B", Side: parts.Orange, Beneath: true, Name: game.Label{En: "Under", Ru: "Низ"}})
	require.Equal(t, "under", asked(t, s, "x").(game.Explore).Into, "it is known already")
}

func TestOnlyATileWithAnotherSideIsTurnedOver(t *testing.T) {
	s := furnished(t)
	unmapped(&s)
	s.Chapter.Rooms = nil
	require.NotContains(t, complaint(t, tables.English, s, "x", "zzz"), " f,")
}
