package chezguevara

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

var (
	ana   = game.Seat(1)
	boris = game.Seat(2)
	chela = game.Seat(3)
	diego = game.Seat(4)
	eva   = game.Seat(5)
)

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

// table returns the start of Ana's turn. With more than two players, Boris and Chela are
// Corporals.
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

func did(s game.State, actions ...game.Action) game.State {
	for _, a := range actions {
		s, _ = game.Game{}.Apply(s, a)
	}
	return s
}

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

func left(ui *talk.UI) int {
	return ui.Desk.(interface{ Left() int }).Left()
}

func asked(t testing.TB, s game.State, line string) game.Action {
	t.Helper()
	a, err := Flow{}.Ask(flowtest.In(t, tables.English, line), s)
	require.NoError(t, err)
	return a
}

func rank(seat rules.Seat, to parts.Rank) twist {
	return func(s *game.State) { s.Player(seat).Rank = to }
}

type evening struct {
	said string
	path string // the path of the record
	made []game.Action
}

func sit(t *testing.T, lang tables.Lang, more []parts.Card, lines ...string) evening {
	t.Helper()
	box := flowtest.Shelf{}
	for i, r := range ranks {
		r.Copies = []int{4, 2, 2}[i]
		require.NoError(t, box.Learn(string(r.Rank), r.AsCard()))
	}
	for _, c := range append(more, cards...) {
		require.NoError(t, box.Learn(string(c.ID), c))
	}
	var out strings.Builder
	typed := strings.Join(append([]string{"ppp", "", ""}, append(lines, "pause")...), "\n") + "\n"
	options := session.PlayOptions{
		Folder: t.TempDir(), Table: "Sierra", Words: words.In(lang), Habit: talk.AskDice, Box: box,
		Given: session.Given{Players: []string{"Ana", "Boris", "Chela"}},
		Seed:  chance.Seed{7}, Entropy: bytes.NewReader(bytes.Repeat([]byte{1}, 4096)),
		Clock: func() time.Time { return time.Unix(0, 0).UTC() },
	}
	options.Desk = desk.NewLine(strings.NewReader(typed), &out, desk.Look{Words: options.Words})
	require.NoError(t, Game().Play(options))
	path := journal.Path(options.Folder, options.Table)
	record, err := journal.Read(path)
	require.NoError(t, err)
	e := evening{said: out.String(), path: path}
	for line := range record.Standing() {
		did, err := game.Actions.Decode(line.Did)
		require.NoError(t, err)
		if did.Kind() != (game.Draw{}).Kind() {
			e.made = append(e.made, did)
		}
	}
	return e
}

func (e evening) deeds() string {
	var out []string
	for _, did := range e.made {
		deed := strings.TrimPrefix(string(game.Speaker(did)), "player_") + did.Kind()
		if die := (Flow{}).Fell(did); die != nil {
			deed += strconv.Itoa(die[0] + 1)
		}
		out = append(out, deed)
	}
	return strings.Join(out, " ")
}

func full(t testing.TB) game.State {
	var all []parts.CardID
	for _, c := range cards {
		all = append(all, c.ID)
	}
	all = append(all, "soap", "guitar", "cigars")
	s := table(t, 5, tent(ana, all...), tent(boris, all...), tent(chela, all...), tent(diego, all...), tent(eva, all[:2]...))
	for i := range s.Players {
		s.Players[i].Wounds, s.Players[i].Tokens = i, 2*i
	}
	return s
}
