//go:build unix

package cmd

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// until waits for a text on the screen of a program that draws by itself.
func (e *emulator) until(text string) {
	e.t.Helper()
	for !strings.Contains(e.text(), text) {
		require.True(e.t, e.wait(), "%q never comes:\n%s", text, e.text())
	}
}

// begun is a table of Pickle Rick that was paused at its first roll.
func (s *sitting) begun(table string) (path string) {
	s.t.Helper()
	said := s.hears("left\n\n\nnone\ny\npause\n", "play", "picklerick", "--table", table, "--mode", "solo", "--players", "Ann", "--dice", "table")
	require.Contains(s.t, said, "Saved.")
	return journal.Path(s.env["TABLEMATE_HOME"], table)
}

func TestASecondTerminalFollowsATable(t *testing.T) {
	s := newSitting(t)
	path := s.begun("Friday")
	e := inEmulator(t, s, size{80, 24}, "watch", "friday")
	e.until("Awaited: what the dice or the cards show")
	require.Contains(t, e.text(), "Friday · solo · turn 1")
	before := s.text(path)

	s.hears("mmcg\nnone\npause\n", "play", "--table", "Friday", "--dice", "table") // a pause lies between
	e.until("Awaited: Ann (Rick)")
	require.Contains(t, e.text(), "2  dice: move · move · card · gun")
	require.Contains(t, e.text(), "    └──────G────────────H────────────J", "a board keeps its blanks")
	require.True(t, strings.HasPrefix(s.text(path), before))

	e.resize(size{60, 20})
	e.until("Awaited: Ann (Rick)")
	for _, row := range e.rows() {
		require.NotContains(t, row, "──J────────────K", "the board is as narrow as the screen")
	}

	require.NoError(t, os.Rename(path, path+".away"))
	e.until("There is no file")
	require.Contains(t, e.text(), "Still looking")
	require.Contains(t, e.text(), "turn 1", "the table stays in view")
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(s.text(path+".away"), `"n":2`, `"n":9`, 1)), 0o600))
	e.until("Line 2")
	require.NoError(t, os.Rename(path+".away", path))
	e.until("Awaited: Ann (Rick)")
	require.NotContains(t, e.text(), "Still looking")

	require.False(t, e.send("\x03"))
	require.Equal(t, "No longer looking on. The table goes on without you.", e.text())
	require.True(t, e.screen.CursorVisible())
	require.NotContains(t, e.text(), "\x1b")
}

func (s *sitting) text(path string) string {
	s.t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(s.t, err)
	return string(text)
}

func TestLookingOnInRussianEndsAtTheKeyOfEitherLayout(t *testing.T) {
	s := newSitting(t)
	s.begun("Вечер")
	e := inEmulator(t, s, size{80, 24}, "watch", "вечер", "--lang", "ru")
	e.until("Ждём: что покажут кубики или карты")
	require.False(t, e.send("й"))
	require.Equal(t, "Больше не смотрим. Партия идёт своим чередом.", e.text())
}

func TestLookingOnInLines(t *testing.T) {
	s := newSitting(t)
	path := s.begun("Friday")
	out := make(spoken, 64)
	go run(s.world(strings.NewReader(""), out, out), []string{"watch", "friday", "--plain"})
	out.until(t, "Awaited: what the dice")
	s.hears("mmcg\nnone\npause\n", "play", "--table", "Friday", "--dice", "table")
	lines := out.until(t, "Awaited: Ann (Rick)")
	require.Contains(t, lines, "2  dice: move · move · card · gun")
	require.NotContains(t, lines, "Bath", "the table is not drawn again")
	require.NotContains(t, lines, "another record")
	require.NotContains(t, lines, "\x1b")
	require.NoError(t, os.Rename(path, path+".away"))
	out.until(t, "Still looking")
	require.NoError(t, os.Rename(path+".away", path))
	require.NotContains(t, out.until(t, "can be read again"), "dice", "nothing is told twice")
}

// spoken is an output that is read while it is written.
type spoken chan string

func (o spoken) Write(p []byte) (int, error) { o <- string(p); return len(p), nil }

// until returns what is written up to a text.
func (o spoken) until(t *testing.T, text string) string {
	t.Helper()
	var all strings.Builder
	for !strings.Contains(all.String(), text) {
		select {
		case some := <-o:
			all.WriteString(some)
		case <-time.After(time.Minute):
			require.FailNow(t, "never told", "%s\n%s", text, &all)
		}
	}
	return all.String()
}
