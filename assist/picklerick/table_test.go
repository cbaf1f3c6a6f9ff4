package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

// reader is a talk that only tells.
func reader(lang tables.Lang) *session.Talk { return &session.Talk{Words: words.In(lang)} }

// opened is a table laid out and nothing done yet.
func opened(t testing.TB, u game.Setup) game.State {
	events, err := game.Game{}.Start(u)
	require.NoError(t, err)
	return folded(game.State{}, events)
}

func folded(s game.State, events []game.Event) game.State {
	for _, e := range events {
		s = game.Game{}.Fold(s, e)
	}
	return s
}

// after is the table after reports that nobody objected to.
func after(t testing.TB, s game.State, reports ...game.Action) game.State {
	for _, a := range reports {
		require.Empty(t, game.Game{}.Check(s, a), "%#v", a)
		s = folded(s, game.Game{}.Apply(s, a))
	}
	return s
}

func TestTableDescribesItself(t *testing.T) {
	table := Table()
	require.Equal(t, "picklerick", table.Game())
	schema, err := table.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"operative 10"`)
	require.Len(t, table.Switches(), len(game.Switches))
}

func TestDiceSidesAreTheFacesOfTheBox(t *testing.T) {
	require.Equal(t, []int{0, 1, 2, 3, 3, 4}, sides())
	require.Equal(t, []int{3, 0}, fell(game.Fell{Faces: []box.Symbol{box.Gun, box.Movement}}))
	require.Nil(t, fell(game.Keep{}))
}
