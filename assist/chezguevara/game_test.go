package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

var (
	ana   = game.Seat(1)
	boris = game.Seat(2)
	chela = game.Seat(3)
	diego = game.Seat(4)
	eva   = game.Seat(5)
)

// ranks and cards are the typed-in values for these tests.
var ranks = []parts.RankCard{
	{Rank: parts.Private, Pay: 2, Leave: 3},
	{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 1, Penalty: 1},
	{Rank: parts.Sergeant, Pay: 4, Leave: 2, Slack: 3, Penalty: 2},
}

var cards = []parts.Card{
	{ID: "guitar", Name: tables.Text{En: "Guitar", Ru: "Гитара"}, Kind: parts.Activity, Slack: 2},
	{ID: "sleep", Kind: parts.Activity, Slack: 2, Categories: []parts.Category{parts.Sleep}},
	{ID: "ambush", Name: tables.Text{En: "Ambush", Ru: "Засада"}, Kind: parts.Activity, Categories: []parts.Category{parts.Raid}, Trophies: 2},
	{ID: "soap", Kind: parts.Thing, Cost: 1, Slack: 1},
	{ID: "art-of-war", Kind: parts.Thing, Cost: 3, Slack: 3},
	{ID: "cigars", Name: tables.Text{En: "Cigars", Ru: "Сигары"}, Kind: parts.Thing, Slack: 2, Categories: []parts.Category{parts.Smokes}},
	{ID: "pipe", Name: tables.Text{En: "Pipe", Ru: "Трубка"}, Kind: parts.Thing, Slack: 1, Categories: []parts.Category{parts.Smokes}},
	{ID: "brother", Name: tables.Text{En: "Brother", Ru: "Дружок"}, Kind: parts.Person, Slack: 1},
	{ID: "glorious-leader", Kind: parts.Person, Slack: -1, Eats: []parts.Category{parts.Smokes}},
	{ID: "gordo", Kind: parts.Person, Eats: []parts.Category{parts.Smokes}},
	{ID: "paper-jam", Name: tables.Text{En: "Paper Jam", Ru: "Затор"}, Kind: parts.Event, Cancels: []parts.Category{"event"}},
	{ID: "veto", Name: tables.Text{En: "Veto", Ru: "Вето"}, Kind: parts.Event, Cancels: []parts.Category{parts.Any}},
}

type twist = func(*game.State)

// table returns the state at the start of Ana's turn. With more than two players, Boris and Chela
// are Corporals.
func table(t testing.TB, players int, twists ...twist) game.State {
	t.Helper()
	u := game.Setup{Ranks: ranks, Cards: cards}
	all := []parts.Rank{parts.Private, parts.Corporal, parts.Corporal, parts.Private, parts.Private, parts.Sergeant, parts.Sergeant, parts.Private}
	if players == 2 {
		all[1], all[7] = parts.Private, parts.Corporal
	}
	for i, name := range []string{"Ana", "Boris", "Chela", "Diego", "Eva"}[:players] {
		u.Players = append(u.Players, game.Guest{Name: name, Rank: all[i]})
	}
	u.Middle = all[players:]
	s, _, err := game.Game{}.Start(u)
	require.NoError(t, err)
	s = did(s, game.Draw{Seat: ana})
	for _, twist := range twists {
		twist(&s)
	}
	s.Before = s.Table
	s.Lines = nil
	return s
}

// tent puts cards into a tent. slack sets a player's total slack, the points of the game.
func tent(seat rules.Seat, ids ...parts.CardID) twist {
	return func(s *game.State) {
		for _, id := range ids {
			s.Player(seat).Tent = append(s.Player(seat).Tent, game.Laid{Card: id})
			s.Deck--
		}
	}
}

func slack(seat rules.Seat, n int) twist {
	return func(s *game.State) { s.Player(seat).Tokens += n - s.Total(seat) }
}

// did returns the state after actions, without checking the rules.
func did(s game.State, actions ...game.Action) game.State {
	for _, a := range actions {
		s, _ = game.Game{}.Apply(s, a)
	}
	return s
}

// played returns the state after the typed lines, and their actions. Every action must follow the
// rules.
func played(t testing.TB, lang tables.Lang, s game.State, lines ...string) (game.State, []game.Action) {
	t.Helper()
	ui := flowtest.In(t, lang, lines...)
	var out []game.Action
	for left(ui) > 0 {
		a, err := Flow{}.Ask(ui, s)
		require.NoError(t, err)
		require.Empty(t, (game.Game{}).Check(s, a), "%#v", a)
		out = append(out, a)
		s = did(s, a)
		if s.Result != nil {
			break
		}
	}
	return s, out
}

// left returns the number of unused answers, including words typed ahead.
func left(ui *talk.UI) int {
	return ui.Desk.(interface{ Left() int }).Left()
}

// asked returns the action of a line.
func asked(t testing.TB, s game.State, line string) game.Action {
	t.Helper()
	a, err := Flow{}.Ask(flowtest.In(t, tables.English, line), s)
	require.NoError(t, err)
	return a
}

func TestTableDescribesItself(t *testing.T) {
	g := Game()
	require.Equal(t, "chezguevara", g.About().Game)
	schema, err := g.Schema()
	require.NoError(t, err)
	require.Contains(t, string(schema), `"player_5"`)
	require.Len(t, g.About().Switches, len(game.Switches))
	require.Len(t, g.Things(nil), len(parts.Named))
	about := g.Things(nil)[0].Text()
	require.NotContains(t, about.En+about.Ru, "[")
}

func TestReportsBearTheNameOfWhoeverMadeThem(t *testing.T) {
	require.Equal(t, boris, game.Speaker(game.Order{Seat: boris, Card: "guitar"}))
	require.Equal(t, chela, game.Speaker(game.Give{From: chela, To: ana}))
	require.Equal(t, rules.Nobody, game.Speaker(game.Resolve{}))
}
