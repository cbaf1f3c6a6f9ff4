package infiltrators

import (
	"crypto/rand"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

func corrects(path string, value any) game.Correct {
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To(path, value)}}}
}

type slow struct {
	desk.Desk
	now  *time.Time
	take *[]time.Duration
}

func (s slow) pass() {
	if len(*s.take) > 0 {
		*s.now, *s.take = s.now.Add((*s.take)[0]), (*s.take)[1:]
	}
}

func (s slow) Write(q desk.Question) (string, error) { s.pass(); return s.Desk.Write(q) }

func (s slow) Confirm(q desk.Question) (bool, error) { s.pass(); return s.Desk.Confirm(q) }

func (s slow) Choose(q desk.Question, o []desk.Option) (int, error) {
	s.pass()
	return s.Desk.Choose(q, o)
}

func (s slow) WithAsides(a desk.Asides) desk.Desk { return slow{s.Desk.WithAsides(a), s.now, s.take} }

func with(t testing.TB, answers ...string) *talk.UI {
	return flowtest.In(t, tables.English, answers...)
}

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

func after(t testing.TB, s game.State, did ...game.Action) game.State {
	t.Helper()
	return ruletest.After(t, game.Game{}, s, did...)
}

func detained(t testing.TB) game.State {
	return after(t, opening(t, first), game.Detain{}, game.Detain{})
}

func laid6(t testing.TB) game.State {
	return after(t, detained(t), game.Exchange{Card: red(6), To: boris})
}

func red(n int) parts.Card { return parts.CardOf(parts.Red, n) }

func black(n int) parts.Card { return parts.CardOf(parts.Black, n) }

func yellow(n int) parts.Card { return parts.CardOf(parts.Yellow, n) }

func sitting(t *testing.T, folder string, answers ...string) string {
	people := desktest.In(t, tables.English, answers...)
	require.NoError(t, Game().Play(session.PlayOptions{
		Folder: folder, Table: "Seals", Given: session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}},
		Desk: people, Words: words.In(tables.English), Habit: talk.AskDice, Box: flowtest.Shelf{}, Entropy: rand.Reader,
		Clock: time.Now,
	}))
	return strings.Join(append(people.Said(), people.Asked()...), "\n")
}

func told(t *testing.T, folder string) string {
	var out strings.Builder
	for _, format := range []session.Format{session.Text, session.JSON} {
		r := session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English), Box: flowtest.Shelf{}, Format: format}
		require.NoError(t, Game().Show(r, &out))
		require.NoError(t, Game().Log(r, &out))
	}
	return out.String()
}

func readsWell(t *testing.T, text string, about ...any) {
	t.Helper()
	require.NotContains(t, text, "[infiltrators", about...)
	require.NotContains(t, text, "no value", about...)
	require.NotContains(t, text, "infiltrators.", about...)
}

func struckOut(line, more int, report string) string {
	return words.In(tables.English).Say("session.undoing", tables.Args{"line": line, "report": report, "count": more})
}
