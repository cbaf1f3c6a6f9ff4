package assist

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/keyboard"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

func fill(t *testing.T, game session.Game, folder string) {
	t.Helper()
	var text []byte
	for _, kind := range []string{"box", "maps"} {
		more, err := os.ReadFile("../cmd/testdata/" + game.About().Game + "." + kind + ".yaml")
		if !errors.Is(err, os.ErrNotExist) {
			require.NoError(t, err)
		}
		text = append(text, more...)
	}
	path := box.Path(folder, game.About().Game)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, text, 0o644))
}

// `table` implements desk.Desk. Its method Number also tells `person` the limits of the number.
type table struct {
	desk.Desk
	person *person
}

func (t table) WithAsides(a desk.Asides) desk.Desk { return table{t.Desk.WithAsides(a), t.person} }

func (t table) Number(q desk.Question, low, high int) (int, error) {
	defer func(l, h int) { t.person.low, t.person.high = l, h }(t.person.low, t.person.high)
	t.person.low, t.person.high = low, high
	return t.Desk.Number(q, low, high)
}

func (t table) Write(q desk.Question) (string, error) {
	// While Number waits for an answer, a correction can call Write. So restore Number's limits
	// afterwards.
	defer func(l, h int, r bool) { t.person.low, t.person.high, t.person.reads = l, h, r }(t.person.low, t.person.high, t.person.reads)
	t.person.low, t.person.high, t.person.reads = 0, 0, q.Parse != nil
	return t.Desk.Write(q)
}

// person is a frontend that gives random answers.
type person struct {
	t         *testing.T
	game      string
	random    *rand.Rand
	words     *words.Words
	answers   int            // how many answers the person still gives
	until     int            // the value of `answers` at which the person leaves the game
	left      string         // the question at which the person has left
	low, high int            // limits of the number in the question, or 0
	reads     bool           // whether the question has a Parse function, which may reject a typed line
	offered   string         // the last answer, if the question must accept it; otherwise ""
	wrote     bool           // whether a warning may have another cause than a default
	entered   bool           // whether the last answer was Enter for a default
	warned    bool           // whether a warning was printed since the last answer
	ahead     bool           // whether a word typed ahead was used since the last answer
	idle      string         // a question without a default that was answered with Enter
	recorded  int64          // the size of the record at the last question
	times     map[string]int // how often each question was asked since the record last grew
	path      string
	said      []string        // printed lines
	asides    []string        // commands that are sometimes typed instead of an answer
	often     int             // how many of 20 answers come from `asides`, on average; 0 means 1
	lax       bool            // whether most checks of the questions are skipped
	leftAt    map[string]bool // the call stacks where the person has left; nil if leaving is only random
}

func (p *person) begins(game session.Game, mode session.Mode, folder string) session.PlayOptions {
	p.game, p.words = game.About().Game, words.In(tables.Langs[p.random.IntN(len(tables.Langs))])
	kept := must(box.Open(folder, game.About().Shape))
	at := time.Date(2026, 1, 1, 19, 0, 0, 0, time.UTC)
	o := session.PlayOptions{
		Folder: p.t.TempDir(), Table: "T", Words: p.words, Box: kept,
		Desk:    table{desk.New(p, p.words), p},
		Given:   session.Given{Mode: mode.Name, Players: names[:1+p.random.IntN(max(1, mode.Players))]},
		Habit:   []talk.Habit{talk.AppDice, talk.AskDice}[p.random.IntN(2)],
		Entropy: rand.NewChaCha8([32]byte{byte(p.random.IntN(256))}),
		Clock:   func() time.Time { return at }, // the time stands still, so no time limit ends
	}
	p.path = journal.Path(o.Folder, o.Table)
	return o
}

func (p *person) sitsDown(game session.Game, mode session.Mode, folder string) session.PlayOptions {
	p.t.Helper()
	o := p.begins(game, mode, folder)
	for p.until = p.answers; p.until > 0; {
		p.until = max(0, p.until-1-p.random.IntN(comesBack))
		for again := true; again; again = p.left != "" && p.answers >= p.until {
			p.plays(game, o)
		}
	}
	if !journal.Begun(p.path) {
		return o
	}
	reading := session.Reading{Path: p.path, Words: o.Words, Width: 80, Box: o.Box}
	proof := must(game.Verify(reading))
	require.Empty(p.t, proof.Differences)
	for _, doubt := range proof.Doubts {
		require.Contains(p.t, []journal.What{"chosen-known", "seal-kept", "seal-denies", "kept-anew"}, doubt.What, doubt.Text)
	}
	return o
}

func (p *person) plays(game session.Game, o session.PlayOptions) {
	p.times, p.entered, p.idle = map[string]int{}, false, ""
	// With several names, the setup may print a warning. In micemystics, there may be a warning about
	// the mice of an earlier evening. In both cases, the warning is not about a default.
	p.wrote = len(o.Given.Players) > 1 || p.game == "micemystics"
	p.left, p.offered = "", ""
	err := game.Play(o)
	if errors.Is(err, desk.ErrInterrupted) {
		err = nil
	}
	require.NoError(p.t, err, p.tail())
	if p.left != "" {
		require.Equal(p.t, p.recorded, p.size(), "leaving recorded something\n%s", p.tail())
	}
}

func (p *person) size() int64 {
	at, err := os.Stat(p.path)
	if err != nil {
		return 0
	}
	return at.Size()
}

const (
	tooOften = 200 // how often a question may be asked while the record does not grow
	stuck    = 20  // after this many repetitions of a question, the person types "back"

	comesBack = 30 // after at most this many answers, the person leaves the game and comes back
)

var names = []string{"Ann", "Boris", "Вера", "Глеб", "Dina"}

func (p *person) Ask(q desk.Prompt) (desk.Reply, error) {
	require.Empty(p.t, p.left, "%q is asked although everybody has left\n%s", q.Text, p.tail())
	p.looks(q)
	if p.answers--; p.answers < p.until || p.leavesHere() {
		p.left = q.Text
		return desk.Reply{}, desk.ErrInterrupted
	}
	reply := p.answer(q)
	p.entered, p.idle = reply.Typed == "" && reply.Row == 0 && q.Enter != "", ""
	if reply.Typed == "" && reply.Row == 0 && q.Enter == "" {
		p.idle = q.Text
	}
	p.wrote = p.wrote || reply.Typed != "" && (reply.Typed != p.offered || reply.Typed == q.Example)
	p.warned, p.ahead = false, false
	p.said = append(p.said, fmt.Sprintf("   › %q %d", reply.Typed, reply.Row))
	return reply, nil
}

// leavesHere returns true the first time that a question is asked with the present call stack. If
// leftAt is nil, leavesHere returns false.
func (p *person) leavesHere() bool {
	if p.leftAt == nil {
		return false
	}
	at := calls()
	known := p.leftAt[at]
	p.leftAt[at] = true
	return !known
}

// The function `calls` returns the call stack of a question as text, without test code.
func calls() string {
	var at [64]uintptr
	frames := runtime.CallersFrames(at[:runtime.Callers(3, at[:])])
	var list strings.Builder
	for {
		f, more := frames.Next()
		if !strings.HasSuffix(f.File, "_test.go") {
			fmt.Fprintf(&list, "%s:%d\n", f.Function, f.Line)
		}
		if !more {
			return list.String()
		}
	}
}

func (p *person) looks(q desk.Prompt) {
	if size := p.size(); size != p.recorded {
		require.Empty(p.t, p.idle, "Enter recorded what nobody announced\n%s", p.tail())
		p.recorded, p.wrote = size, false
		clear(p.times)
	}
	p.times[q.Text]++
	p.Tell(q.Complaint, q.Text)
	for _, row := range q.Rows {
		p.Tell("    " + row.Key + "  " + row.Label)
	}
	if p.lax {
		return
	}
	refused := q.Complaint != ""
	for _, id := range []string{"desk.dropped", "desk.fresh"} {
		ofTheRest, _, _ := strings.Cut(p.words.Say(id, tables.Args{"rest": "|"}), "|")
		refused = refused && !strings.Contains(q.Complaint, ofTheRest)
	}
	require.False(p.t, p.offered != "" && refused, "%q was offered and is not taken\n%s", p.offered, p.tail())
	require.False(p.t, len(q.Rows) > 0 && p.times[q.Text] > tooOften, "the question returns for ever\n%s", p.tail())
	broken := p.entered && p.warned && !p.wrote && !p.ahead
	require.False(p.t, broken && q.Text == p.words.Say("session.record"), "a default breaks a rule\n%s", p.tail())
	if p.idle != "" {
		require.Equal(p.t, p.idle, q.Text, "Enter took what nobody announced\n%s", p.tail())
		require.NotEmpty(p.t, q.Complaint, "Enter does nothing, and nobody says so\n%s", p.tail())
	}
	require.False(p.t, q.Enter == "" && q.Focus >= 0, "a row stands under the cursor unannounced\n%s", p.tail())
	require.False(p.t, p.reads && q.Example == "", "no answer is known that would do\n%s", p.tail())
	p.offered = ""
}

func (p *person) tail() string { return strings.Join(p.said[max(0, len(p.said)-120):], "\n") }

var asides = []string{"back", "undo", "undo 2", "redo", "fix", "why", "show", "?", "? win", "xyzzy", "99", "", "ъ"}

func (p *person) answer(q desk.Prompt) desk.Reply {
	switch chance := p.random.IntN(20); {
	case chance < max(1, p.often):
		return desk.Reply{Typed: p.asides[p.random.IntN(len(p.asides))]}
	case len(q.Rows) == 0 && p.high == 0 && p.times[q.Text]%stuck == 0:
		return desk.Reply{Typed: "back"}
	case chance < 8 && q.Enter != "":
		p.offered = q.Enter
		return desk.Reply{}
	case chance == 8:
		return desk.Reply{}
	}
	switch {
	case len(q.Rows) > 0 && q.Shape == desk.Several:
		return desk.Reply{Typed: p.some(q.Rows)}
	case len(q.Rows) > 0 && p.random.IntN(2) == 0 && q.Shape == desk.Menu:
		return desk.Reply{Row: 1 + p.random.IntN(len(q.Rows))}
	case len(q.Rows) > 0:
		p.offered = q.Rows[p.random.IntN(len(q.Rows))].Key
		return desk.Reply{Typed: p.offered}
	case p.high > 0:
		p.offered = strconv.Itoa(p.low + p.random.IntN(p.high-p.low+1))
		return desk.Reply{Typed: p.offered}
	}
	if q.Example != "" && p.random.IntN(3) == 0 {
		p.offered = q.Example
		// in the wrong keyboard layout, a question does not understand names, colons or mixed alphabets
		plain := p.offered == strings.ToLower(p.offered) && !strings.Contains(p.offered, ":") &&
			!(keyboard.Latin(p.offered) && keyboard.Cyrillic(p.offered))
		if len([]rune(p.offered)) > 1 && plain && p.random.IntN(2) == 0 {
			p.offered, p.wrote = keyboard.Other(p.offered), true
		}
		return desk.Reply{Typed: p.offered}
	}
	return desk.Reply{Typed: p.writes()}
}

func (p *person) some(rows []desk.Row) string {
	var keys []string
	for _, row := range rows {
		if p.random.IntN(3) == 0 {
			keys = append(keys, row.Key)
		}
	}
	if len(keys) == 0 {
		keys = []string{"-"}
	}
	p.offered = strings.Join(keys, " ")
	return p.offered
}

// written has, for each game, lines that its questions accept.
var written = map[string][]string{
	"picklerick":   {"rl", "bN", "gn", "кл", "сп", "mctg", "джкк"},
	"raccoonheist": {"k 1", "b 1", "d 1 k 1", "к 1", "д 2", "tlkby", "мгкдп", "6", "ready"},
	"micemystics":  {"2 1 3", "3 1 2 3 4", "y n", "y n y", "n y y y", "a: b", "1 2 3", "1 2 2 1", "2 2"},
	"chezguevara":  {"p c p c p", "p c s p", "p c s", "p c", "p", "2 3 1 2", "gu", "ham", "gl5", "br3", "end", "2ki", "sie", "jeep", "soap", "3", "6 1 4", "ex2", "no", "no 5", "р е", "3sl"},
	"infiltrators": {"6r", "4b 7y", "6r v", "4b h", "7y b", "12r a", "2b v", "9y v", "11b h", "d", "w", "e a 6r", "e b 4b", "д", "6к в", "4ч о",
		"advise me", "advise me", "check", "keep"},
}

func (p *person) writes() string {
	if own := written[p.game]; p.random.IntN(3) > 0 && len(own) > 0 {
		return own[p.random.IntN(len(own))]
	}
	return []string{"1", "5", "Grey Wall", "Серый двор", "1 2", "r b", "-", "Ann"}[p.random.IntN(8)]
}

// Tell checks that no line contains internal text.
func (p *person) Tell(lines ...string) {
	for _, line := range lines {
		require.Empty(p.t, desktest.Raw(line))
	}
	p.warned = p.warned || slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(line, "! ") })
	p.ahead = p.ahead || slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, " › ") })
	p.said = append(p.said, lines...)
}

func (p *person) Show(draw func() []string) { p.Tell(draw()...) }

func (p *person) Retitle(title []string, _ func() []string) { p.Tell(title...) }

func (p *person) Forget() bool { return false }

func (p *person) Close() error { return nil }
