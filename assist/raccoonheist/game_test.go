package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func with(t testing.TB, answers ...string) *talk.UI {
	return flowtest.In(t, tables.English, answers...)
}

// asked returns the action that the answers report.
func asked(t testing.TB, s game.State, answers ...string) game.Action {
	t.Helper()
	did, err := Flow{}.Ask(with(t, answers...), s)
	require.NoError(t, err)
	return did
}

var row = []parts.Location{parts.Kitchen, parts.TrashCan, parts.LivingRoom, parts.Backyard, parts.Basement}

// players returns players with these names, and with the colours in their usual order.
func players(names ...string) []game.Player {
	var out []game.Player
	for i, name := range names {
		out = append(out, game.Player{Name: name, Colours: colours[i : i+1]})
	}
	return out
}

var (
	byPerson = game.Owner{Keeper: game.Person, Name: "Olga"}
	byApp    = game.Owner{Keeper: game.App, Level: game.Exact}
	pairOf   = game.Setup{Mode: game.Basic, Owner: byPerson, Players: players("Ann", "Boris"), Row: row}
	dueller  = game.Setup{
		Mode: game.AdvancedDuel, Owner: byPerson, Row: row,
		Players: []game.Player{{Name: "Ann", Colours: []string{"red", "blue"}}},
	}
)

func opening(t testing.TB, u game.Setup) game.State { return ruletest.Opening(t, game.Game{}, u) }

// after returns the state after actions. No action may break a rule.
func after(t testing.TB, s game.State, reports ...game.Action) game.State {
	t.Helper()
	return ruletest.After(t, game.Game{}, s, reports...)
}

// found returns a state of the Round-up directly after the hidden card was shown.
func found(t testing.TB, u game.Setup, card parts.Location, raids ...game.Action) game.State {
	s := after(t, opening(t, u), game.Fell{Face: 6}, game.Trap{Location: parts.TrashCan}, game.Hide{})
	s = after(t, s, raids...)
	return after(t, s, game.Show{Card: card})
}

// raiding returns a state in which the raccoons must choose. The Dog is in the Backyard and the
// Trap at the Trash can.
func raiding(t testing.TB, u game.Setup) game.State {
	return after(t, opening(t, u), game.Fell{Face: 4}, game.Trap{Location: parts.TrashCan}, game.Hide{})
}

var (
	one = game.Seat(1)
	two = game.Seat(2)
)

func TestTableDescribesItself(t *testing.T) {
	table := Game()
	require.Equal(t, "raccoonheist", table.About().Game)
	schema, err := table.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"raccoons_4"`)
	require.Contains(t, string(schema), `"living_room"`)
	require.Len(t, table.About().Switches, len(game.Switches))
}

func TestDieHasSixSides(t *testing.T) {
	require.Equal(t, []int{5}, Flow{}.Fell(game.Fell{Face: 6}))
	require.Nil(t, Flow{}.Fell(game.Hide{}))
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, two, Flow{}.By(game.Raid{Seat: two}))
	require.Equal(t, two, Flow{}.By(game.Change{Seat: two}))
	require.Equal(t, two, Flow{}.By(game.Pass{Seat: two}))
	require.Equal(t, rules.Nobody, Flow{}.By(game.Fell{Face: 1, Seat: two}), "a die is the table's")
}
