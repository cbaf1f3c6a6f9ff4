package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
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

var (
	ann   = game.Seat(1)
	boris = game.Seat(2)
	clara = game.Seat(3)
)

func setup(mission string, names ...string) game.Setup {
	u := game.Setup{Mission: mission}
	for _, name := range names {
		u.Players = append(u.Players, game.Player{Name: name})
	}
	if m := missionNamed(nil, mission); len(m.Named) == 0 {
		u.Suits = likelySuits[:m.Suits]
	}
	return u
}

var first = setup(parts.Training1, "Ann", "Boris", "Clara")

func opening(t testing.TB, u game.Setup) game.State { return ruletest.Opening(t, game.Game{}, u) }

// after returns the state after actions. No action may break a rule.
func after(t testing.TB, s game.State, did ...game.Action) game.State {
	t.Helper()
	return ruletest.After(t, game.Game{}, s, did...)
}

// detained returns a state in which Ann and Boris have suspects and Clara is on turn.
func detained(t testing.TB) game.State {
	return after(t, opening(t, first), game.Detain{}, game.Detain{})
}

// laid6 returns the state after red 6 was given to Boris, who must now report its position.
func laid6(t testing.TB) game.State {
	return after(t, detained(t), game.Exchange{Card: red(6), To: boris})
}

func red(n int) parts.Card    { return parts.CardOf(parts.Red, n) }
func black(n int) parts.Card  { return parts.CardOf(parts.Black, n) }
func yellow(n int) parts.Card { return parts.CardOf(parts.Yellow, n) }

func TestTableDescribesItself(t *testing.T) {
	table := Game()
	require.Equal(t, "infiltrators", table.About().Game)
	schema, err := table.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"agent_5"`)
	require.Contains(t, string(schema), `"discard_down"`)
	require.Len(t, table.About().Switches, len(game.Switches))
	require.Len(t, table.Modes(nil), len(parts.TrainingMissions))
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Actor(game.Hint{By: boris}))
	require.Equal(t, rules.Nobody, game.Actor(game.Exchange{To: boris}), "whoever is on turn")
	require.Equal(t, rules.Nobody, game.Actor(game.Turned{}))
}
