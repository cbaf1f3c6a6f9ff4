//go:build unix

package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables/longtest"
)

var drawing = regexp.MustCompile(`[┌┐└┘░┃╫│]|Initiative: |Инициатива: `)

var title = regexp.MustCompile(`(^| · )((turn|ход|round|раунд) [0-9]|(Rick|Рик) [0-9]+♥)`)

var ending = regexp.MustCompile(`Is that how it ended|Всё так и было`)

// At every question, the screen must show the title and, below the title, the table.
func TestEveningsKeepTheTableInView(t *testing.T) {
	longtest.SkipShort(t)
	for _, script := range evenings(t) {
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			began := map[*emulator]bool{}
			script.play(t, size{80, 24}, func(typed string, e *emulator) {
				rows := e.rows()
				began[e] = began[e] || inView(rows)
				if !began[e] || isAside(typed) || ending.MatchString(strings.Join(rows, "\n")) {
					return
				}
				require.True(t, inView(rows), "after %q the table is out of sight:\n%s", typed, strings.Join(rows, "\n"))
			})
		})
	}
}

func inView(rows []string) bool {
	for i, row := range rows {
		if title.MatchString(row) && drawing.MatchString(strings.Join(rows[i+1:min(i+6, len(rows))], "\n")) {
			return true
		}
	}
	return false
}

// isAside reports whether the output of a command may fill the screen.
func isAside(typed string) bool {
	word, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(typed)), " ")
	switch word {
	case "show", "показать", "why", "почему":
		return true
	}
	return strings.HasPrefix(word, "?")
}

var plays = regexp.MustCompile(`(?m)^\$ tablemate( play .*)?$`)

type evening struct{ name, text string }

func evenings(t *testing.T) []evening {
	files := must(filepath.Glob("testdata/*/*.session"))
	var out []evening
	for _, file := range files {
		text := must(os.ReadFile(file))
		if plays.Match(text) {
			out = append(out, evening{strings.TrimSuffix(filepath.Base(file), ".session"), string(text)})
		}
	}
	require.NotEmpty(t, out)
	return out
}

func (e evening) play(t *testing.T, at size, look func(typed string, e *emulator)) *sitting {
	s := newSitting(t)
	others := []string{""}
	for _, step := range steps(e.text) {
		if !plays.MatchString(step[0]) {
			others = append(others, step...)
			continue
		}
		s.play(strings.Join(others, "\n"))
		others = []string{""}
		s.atTerminal(at, step, look)
	}
	return s
}

func steps(text string) [][]string {
	var out [][]string
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if len(out) == 0 || isStep(line) || strings.Contains(line, "=") && len(out[len(out)-1]) > 0 && !isStep(out[len(out)-1][0]) {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], line)
	}
	return out
}

func (s *sitting) atTerminal(at size, step []string, look func(typed string, e *emulator)) {
	args := s.words(strings.TrimPrefix(step[0], "$ tablemate"))
	e := inEmulator(s.t, s, at, args...)
	e.wait()
	for _, line := range step[1:] {
		if e.ended || strings.HasPrefix(line, ">#") || !strings.HasPrefix(line, ">") {
			continue
		}
		typed := strings.TrimPrefix(strings.TrimPrefix(line, ">"), " ")
		if e.send(typed + "\r") {
			look(typed, e)
		}
	}
}

func TestNarrowEveningsLoseNothing(t *testing.T) {
	longtest.SkipShort(t)
	for _, script := range evenings(t) {
		if !long.MatchString(script.name) {
			continue
		}
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			lines := newSitting(t)
			lines.play(script.text)
			for _, at := range []size{{40, 24}, {30, 10}} {
				roll := aRoll{t: t}
				require.Equal(t, lines.reported(), script.play(t, at, roll.look).reported(), "%s", at)
			}
		})
	}
}

var long = regexp.MustCompile(`evening|setup|^first_`)

// aRoll checks that no answer changes a line above its question, and that no row breaks within a
// word. It also checks that the screen shows the end of emulator.roll.
type aRoll struct {
	t     *testing.T
	of    *emulator
	above []string // the lines above the question
}

func (r *aRoll) look(typed string, e *emulator) {
	r.t.Helper()
	if r.of != e {
		r.of, r.above = e, nil
	}
	rows := rowsOf(e.roll, 0, e.roll.Cursor().Y+1)
	for i, row := range r.above {
		if i >= len(rows) || rows[i] != row {
			require.FailNow(r.t, "an answer changed a line above its question", "%q: %q\n%s", typed, row, e.text())
		}
	}
	for i := len(r.above); i+1 < len(rows); i++ {
		require.False(r.t, e.broke(i) && breaksWord(rows[i], rows[i+1]), "after %q a row breaks within a word:\n%s\n%s", typed, rows[i], rows[i+1])
	}
	r.above = rows[:max(lastMark(rows), 0)]
	screen := e.rows()[:e.screen.Cursor().Y+1]
	require.Equal(r.t, rows[len(rows)-len(screen):], screen, "after %q the screen is not what was written", typed)
}

func lastMark(rows []string) int {
	for i := len(rows) - 1; i >= 0; i-- {
		if strings.Contains(rows[i], "›") {
			for i > 0 && strings.Contains(rows[i-1], "(Enter =") && !strings.Contains(rows[i-1], "›") {
				i--
			}
			return i
		}
	}
	return -1
}

// breaksWord reports whether a row ends within a word that would fit into one row. For a row with
// typed text, it returns false.
func breaksWord(row, next string) bool {
	words, rest := strings.Fields(row), strings.Fields(next)
	if len(words)*len(rest) == 0 || strings.HasPrefix(next, " ") || strings.Contains(row, "›") {
		return false
	}
	return utf8.RuneCountInString(words[len(words)-1]+rest[0]) < utf8.RuneCountInString(row)
}

func (s *sitting) reported() []string {
	tables := must(filepath.Glob(filepath.Join(s.env["TABLEMATE_HOME"], "*.jsonl")))
	var all []string
	for _, table := range tables {
		record := must(journal.Read(table))
		all = append(all, reports(record)...)
	}
	return all
}

func TestAResizeRedrawsAndKeepsWhatWasTyped(t *testing.T) {
	s := newSitting(t)
	e := inEmulator(t, s, size{80, 24}, "play", "picklerick", "--table", "Wide", "--mode", "solo", "--players", "Ann", "--lang", "en")
	require.True(t, e.wait())
	for _, keys := range []string{"\r", "\r", "\r", "\r", "mmc"} {
		require.True(t, e.send(keys))
	}
	require.True(t, inView(e.rows()))
	e.resize(size{50, 20})
	require.True(t, inView(e.rows()), e.text())
	require.Contains(t, e.text(), "› mmc")
	require.True(t, e.send("g\r"))
	require.Contains(t, e.text(), "ovement · movement · card · gun")

	require.True(t, e.send("\r")) // in this menu, Enter rerolls nothing
	require.True(t, e.send("nor"))
	e.resize(size{40, 24})
	require.True(t, inView(e.rows()), e.text())
	require.Contains(t, e.text(), "› nor\n> [n] north")
	e.resize(size{80, 24})
	require.True(t, e.send("\r"))
	require.Contains(t, e.text(), "Rick goes north")
}
