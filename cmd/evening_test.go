//go:build unix

package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// drawing matches a line of a game's drawn table.
var drawing = regexp.MustCompile(`[┌┐└┘░┃╫│]|Initiative: |Инициатива: `)

// title matches the line above a table.
var title = regexp.MustCompile(`(^| · )(turn|ход|round|раунд) [0-9]`)

// ending matches the question after the last turn, above which stands how it ended.
var ending = regexp.MustCompile(`Is that how it ended|Всё так и было`)

// TestEveningsKeepTheTableInView plays the recorded evenings at a terminal of 80
// columns and 24 lines, by menus, and looks at every question: the title stands on
// the screen and the table below it.
func TestEveningsKeepTheTableInView(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the program many times")
	}
	for _, script := range evenings(t) {
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			script.play(t, size{80, 24}, func(typed string, e *emulator) {
				rows := e.rows()
				if isAside(typed) || ending.MatchString(strings.Join(rows, "\n")) {
					return
				}
				require.True(t, inView(rows), "after %q the table is out of sight:\n%s", typed, strings.Join(rows, "\n"))
			})
		})
	}
}

// inView reports whether a title stands on the screen with the drawn table below it.
func inView(rows []string) bool {
	for i, row := range rows {
		if title.MatchString(row) && drawing.MatchString(strings.Join(rows[i+1:min(i+6, len(rows))], "\n")) {
			return true
		}
	}
	return false
}

// isAside reports whether people asked for something that fills the screen by itself.
func isAside(typed string) bool {
	word, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(typed)), " ")
	switch word {
	case "show", "показать", "why", "почему":
		return true
	}
	return strings.HasPrefix(word, "?")
}

// evening is a recorded session in which a game is played.
type evening struct{ name, text string }

func evenings(t *testing.T) []evening {
	files, err := filepath.Glob("testdata/*/*.session")
	require.NoError(t, err)
	var out []evening
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		if strings.Contains(string(text), "$ tablemate play ") {
			out = append(out, evening{strings.TrimSuffix(filepath.Base(file), ".session"), string(text)})
		}
	}
	require.NotEmpty(t, out)
	return out
}

// play plays the commands that play a game at a terminal of that size, the others as
// they are, returns whose table it was, and calls look at each question once a table stands: with what was typed
// last and the screen.
func (e evening) play(t *testing.T, at size, look func(typed string, e *emulator)) *sitting {
	s := newSitting(t)
	var others []string
	others = append(others, "")
	for _, step := range steps(e.text) {
		if !strings.HasPrefix(step[0], "$ tablemate play ") {
			others = append(others, step...)
			continue
		}
		s.play(strings.Join(others, "\n"))
		others = []string{""}
		s.atTerminal(at, step, look)
	}
	s.play(strings.Join(others, "\n"))
	return s
}

// steps cuts a session into commands, files and settings, each with the lines below it.
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

// atTerminal plays one command line, with what is typed to it, in an emulator.
func (s *sitting) atTerminal(at size, step []string, look func(typed string, e *emulator)) {
	args := s.words(strings.TrimPrefix(step[0], "$ tablemate"))
	e := inEmulator(s.t, s, at, args...)
	began, running := false, e.wait()
	for _, line := range step[1:] {
		if !running || strings.HasPrefix(line, ">#") || !strings.HasPrefix(line, ">") {
			continue
		}
		typed := strings.TrimPrefix(strings.TrimPrefix(line, ">"), " ")
		if running = e.send(typed + "\r"); !running {
			return
		}
		if began = began || inView(e.rows()); began {
			look(typed, e)
		}
	}
}

// TestNarrowEveningsLoseNothing plays the recorded evenings at narrow terminals: no row
// breaks within a word, and no answer changes a line above its question.
func TestNarrowEveningsLoseNothing(t *testing.T) {
	if os.Getenv("TABLEMATE_TEST_ALL") == "" {
		t.Skip("wants a quiet machine and TABLEMATE_TEST_ALL: a key that comes too early is another answer")
	}
	for _, script := range evenings(t) {
		if !strings.Contains(script.name, "evening") && !strings.Contains(script.name, "setup") {
			continue
		}
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			var before []string
			words := wordsOf(script.text)
			script.play(t, size{40, 1500}, func(typed string, e *emulator) {
				rows := e.rows()
				screen := strings.Join(rows, "\n")
				for i, row := range before {
					require.Equal(t, row, rows[i], "%q changed a line above:\n%s", typed, screen)
				}
				for i := len(before); i+1 < len(rows); i++ {
					require.False(t, breaksWord(rows[i], rows[i+1], 40, words), "after %q a row breaks within a word:\n%s\n%s", typed, rows[i], rows[i+1])
				}
				before = rows[:max(lastMark(rows), 0)]
			})
		})
	}
}

// lastMark returns the place where the last prompt begins, -1 without one.
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

// wordsOf returns the words of a session, which was recorded where nothing breaks.
func wordsOf(text string) map[string]bool {
	words := map[string]bool{}
	for _, word := range strings.Fields(text) {
		words[word] = true
	}
	return words
}

// breaksWord reports whether a full row ends in a letter and the next row goes on with
// the same word.
func breaksWord(row, next string, columns int, words map[string]bool) bool {
	letters, following := []rune(row), strings.Fields(next)
	if len(letters) < columns || strings.Contains(row, "›") || !unicode.IsLetter(letters[columns-1]) || len(following) == 0 || strings.HasPrefix(next, " ") {
		return false
	}
	last := strings.Fields(row)
	word := last[len(last)-1] + following[0]
	return len(word) < columns && words[word]
}

// TestEveningsEndOnATinyScreen plays the long evenings at 30 columns and 10 lines:
// nothing hangs, and the same is recorded as on a usual screen.
func TestEveningsEndOnATinyScreen(t *testing.T) {
	if os.Getenv("TABLEMATE_TEST_ALL") == "" {
		t.Skip("wants a quiet machine and TABLEMATE_TEST_ALL: a key that comes too early is another answer")
	}
	for _, script := range evenings(t) {
		if !strings.Contains(script.name, "evening") {
			continue
		}
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			tiny := script.play(t, size{30, 10}, func(string, *emulator) {})
			usual := script.play(t, size{80, 24}, func(string, *emulator) {})
			require.Equal(t, usual.reported(t), tiny.reported(t))
		})
	}
}

// reported returns what was reported at the only table of a sitting.
func (s *sitting) reported(t *testing.T) []string {
	tables, err := filepath.Glob(filepath.Join(s.env["TABLEMATE_HOME"], "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, tables, 1)
	record, err := journal.Read(tables[0])
	require.NoError(t, err)
	require.Greater(t, len(record.Lines), 10)
	return reports(record)
}

// TestAResizeRedrawsAndKeepsWhatWasTyped makes the screen smaller in the middle of an
// answer.
func TestAResizeRedrawsAndKeepsWhatWasTyped(t *testing.T) {
	s := newSitting(t)
	e := inEmulator(t, s, size{80, 24}, "play", "picklerick", "--table", "Wide", "--mode", "solo", "--players", "Ann", "--lang", "en")
	require.True(t, e.wait())
	for _, keys := range []string{"\r", "\r", "\r", "\r", "mmc"} {
		require.True(t, e.send(keys))
	}
	require.True(t, inView(e.rows()))
	e.resize(size{50, 20})
	rows := strings.Join(e.rows(), "\n")
	require.True(t, inView(e.rows()), rows)
	require.Contains(t, rows, "› mmc")
	require.True(t, e.send("g\r"))
	require.Contains(t, strings.Join(e.rows(), "\n"), "move · move · card · gun")
}
