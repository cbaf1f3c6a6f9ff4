package raccoonheist

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
	"tablemate/tables/words"
)

type onePerson struct {
	desk.Frontend
	line  string
	asked []desk.Prompt
}

func (p *onePerson) Ask(put desk.Prompt) (desk.Reply, error) {
	if p.asked = append(p.asked, put); len(p.asked) > 1 {
		return desk.Reply{}, io.EOF
	}
	return desk.Reply{Typed: p.line}, nil
}

func (*onePerson) Tell(...string) {}

func typed(lang tables.Lang, s game.State, line string) (game.Action, []desk.Prompt, error) {
	p, w := &onePerson{line: line}, flowtest.Reading(lang)
	w.Desk = desk.New(p, w.Words)
	did, err := Flow{}.Ask(w, s)
	return did, p.asked, err
}

func with(t testing.TB, answers ...string) *talk.UI {
	return flowtest.In(t, tables.English, answers...)
}

func asked(t testing.TB, s game.State, answers ...string) game.Action {
	t.Helper()
	did, err := Flow{}.Ask(with(t, answers...), s)
	require.NoError(t, err)
	return did
}

var row = []parts.Location{parts.Kitchen, parts.TrashCan, parts.LivingRoom, parts.Backyard, parts.Basement}

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

func after(t testing.TB, s game.State, reports ...game.Action) game.State {
	t.Helper()
	return ruletest.After(t, game.Game{}, s, reports...)
}

func found(t testing.TB, u game.Setup, card parts.Location, raids ...game.Action) game.State {
	s := after(t, opening(t, u), game.Fell{Face: 6}, game.Trap{Location: parts.TrashCan}, game.Hide{})
	s = after(t, s, raids...)
	return after(t, s, game.Show{Card: card})
}

func raiding(t testing.TB, u game.Setup) game.State {
	return after(t, opening(t, u), game.Fell{Face: 4}, game.Trap{Location: parts.TrashCan}, game.Hide{})
}

var (
	one = game.Seat(1)
	two = game.Seat(2)
)

type room struct {
	t      *testing.T
	folder string
	seed   byte
	others []string // the players besides Ann and Boris
}

func (r room) sits(answers ...string) string {
	r.t.Helper()
	d := desktest.New(r.t, answers...)
	seed := chance.Seed{r.seed, 1}
	require.NoError(r.t, Game().Play(session.PlayOptions{
		Folder: r.folder, Table: "sealed", Desk: d, Words: words.In(tables.English), Habit: talk.AskDice,
		Given: session.Given{Mode: "basic", Players: append([]string{"Ann", "Boris"}, r.others...)},
		Seed:  seed, Entropy: bytes.NewReader(bytes.Repeat([]byte{r.seed}, 4096)),
		Clock: func() time.Time { return time.Unix(0, 0).UTC() },
	}))
	return strings.Join(d.Said(), "\n")
}

func (r room) path() string { return journal.Path(r.folder, "sealed") }

func (r room) file() string {
	text, err := os.ReadFile(r.path())
	require.NoError(r.t, err)
	return string(text)
}

func (r room) verify() (session.Proof, error) {
	return Game().Verify(session.Reading{Path: r.path(), Words: words.In(tables.English), Width: 80})
}

var begin = []string{"", "", "ktlys", "", "6"}

var (
	sealed = regexp.MustCompile(`the seal aloud: ((?:[a-z]+ ){3}[a-z]+)`)
	shown  = regexp.MustCompile(`"kind":"show","card":"(\w+)","salt":"([0-9a-f]{32})"`)
)

func forged(text string) string {
	var out []string
	prev := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if at := strings.Index(line, `,"prev":"`); at >= 0 {
			line = line[:at] + `,"prev":"` + prev + `"` + line[at+len(`,"prev":"`)+2*sha256.Size+1:]
		}
		sum := sha256.Sum256([]byte(line))
		prev = hex.EncodeToString(sum[:])
		out = append(out, line)
	}
	return strings.Join(out, "\n") + "\n"
}

func of(seat rules.Seat, what string) string { return "/groups/seat=" + string(seat) + "/" + what }

type openSecrets struct{ card parts.Location }

func (o openSecrets) Choose(string, []float64) (int, error) { return 0, nil }

func (o openSecrets) Hide(string, string) (seal, under string, err error) {
	return game.SealOf(o.card, "salt"), string(o.card), nil
}

func (openSecrets) Keep(word string) (seal, under string, err error)    { return "seal", word, nil }
func (openSecrets) Open(_, under string) (word, salt string, err error) { return under, "salt", nil }
