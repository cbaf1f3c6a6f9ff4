package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// bare is a record as another program writes it: a table and one report.
const bare = `{"tablemate":2,"game":"picklerick","table":"Friday","setup":{"mode":"solo"}}` + "\n" + `{"by":"rick","did":{"kind":"end"}}` + "\n"

func (s *sitting) imported(text string) string {
	file := filepath.Join(s.dir, "from elsewhere.jsonl")
	require.NoError(s.t, os.WriteFile(file, []byte(text), 0o600))
	got := s.ask("import", file)
	require.Equal(s.t, done, got.code, got.err)
	return got.out
}

// played types at a table, and returns the exit code and the screen.
func (s *sitting) played(typed string, args ...string) (int, string) {
	var screen bytes.Buffer
	code := run(s.world(strings.NewReader(typed), &screen, &screen), append([]string{"play", "picklerick"}, args...))
	return code, screen.String()
}

func (s *sitting) file(slug string) string {
	return s.text(filepath.Join(s.dir, "data", slug+".jsonl"))
}

func TestATablesFileComesBeforeItsName(t *testing.T) {
	s := newSitting(t)
	require.Contains(t, s.imported(bare), "friday")
	later := strings.Replace(bare, `"kind":"end"}`, `"kind":"end"},"at":"2026-11-19T00:00:00Z"`, 1)
	require.Contains(t, s.imported(later), "friday-2")
	for _, name := range []string{"friday", "Friday"} {
		require.Equal(t, done, s.ask("undo", name).code)
		require.Contains(t, s.file("friday"), `"undo":2`)
		require.Equal(t, later, s.file("friday-2"), "the other game is left alone")
		require.NoError(t, os.WriteFile(filepath.Join(s.dir, "data", "friday.jsonl"), []byte(bare), 0o600))
	}
	require.Equal(t, done, s.ask("undo", "friday-2").code)
	require.Equal(t, bare, s.file("friday"))
}

func TestANameThatTwoTablesBearIsAskedBack(t *testing.T) {
	s := newSitting(t)
	s.imported(bare)
	folder := filepath.Join(s.dir, "data")
	for _, slug := range []string{"mine", "his"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, slug+".jsonl"), []byte(bare), 0o600))
	}
	require.NoError(t, os.Remove(filepath.Join(folder, "friday.jsonl")))
	for _, command := range []string{"undo", "show", "export"} {
		got := s.ask(command, "friday")
		require.Equal(t, failed, got.code)
		require.Contains(t, got.err, "his, mine")
	}
	require.Equal(t, bare, s.file("mine"))
	require.Equal(t, bare, s.file("his"))
	require.Equal(t, done, s.ask("undo", "mine").code)
}

func TestALikeNameBeginsATableOfItsOwn(t *testing.T) {
	s := newSitting(t)
	long := "a very long evening with all of the house, game "
	for _, name := range []string{long + "1", long + "2", "😀", "🎲"} {
		code, screen := s.played("\n\n\ny\npause\n", "--table", name, "--mode", "solo", "--players", "Ann")
		require.Equal(t, done, code, screen)
		require.NotContains(t, screen, "recorded so far", "no other table goes on")
		require.Equal(t, done, s.ask("show", name).code)
		require.Contains(t, s.ask("tables").out, name)
	}
}

func TestAMovedTableStopsTheEveningAndNamesBothFiles(t *testing.T) {
	for name, left := range map[string]string{"at the next report": "end\nr\n", "at a pause": "pause\n"} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			from := &mover{s: s, left: strings.SplitAfter("\n\n\ny\nm m g c\n-\n"+left, "\n")}
			var screen bytes.Buffer
			code := run(s.world(from, &screen, &screen), []string{"play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann"})
			require.Equal(t, failed, code, screen.String())
			require.Contains(t, screen.String(), "STOPPED")
			require.Contains(t, screen.String(), "friday.jsonl")
			require.Contains(t, screen.String(), "friday-saved.jsonl")
			require.NotContains(t, screen.String(), "Saved.")
			require.Contains(t, s.file("friday-saved"), `"kind":"fell"`)
			require.Equal(t, done, s.ask("verify", "friday-saved").code)
		})
	}
}

// mover types line by line, and moves the table's file away after a roll.
type mover struct {
	s    *sitting
	left []string
}

func (m *mover) Read(p []byte) (int, error) {
	from := filepath.Join(m.s.dir, "data", "friday.jsonl")
	if text, err := os.ReadFile(from); err == nil && strings.Contains(string(text), `"kind":"fell"`) {
		require.NoError(m.s.t, os.Rename(from, from+".old"))
	}
	if len(m.left) == 0 {
		return 0, io.EOF
	}
	n := copy(p, m.left[0])
	m.left = m.left[1:]
	return n, nil
}

// TestATableThatIsCalledSoToTheLetterGoesFirst: an exact name comes before the file of another
// table with nearly the same name.
func TestATableThatIsCalledSoToTheLetterGoesFirst(t *testing.T) {
	s := newSitting(t)
	folder := filepath.Join(s.dir, "data")
	require.NoError(t, os.MkdirAll(folder, 0o755))
	for slug, name := range map[string]string{"friday": "friday", "other": "Friday"} {
		text := strings.Replace(bare, `"Friday"`, `"`+name+`"`, 1)
		require.NoError(t, os.WriteFile(filepath.Join(folder, slug+".jsonl"), []byte(text), 0o600))
	}
	for name, slug := range map[string]string{"friday": "friday", "Friday": "other", "other": "other"} {
		before := s.file(slug)
		require.Equal(t, done, s.ask("undo", name).code, name)
		require.Contains(t, s.file(slug), `"undo":2`, name)
		require.NoError(t, os.WriteFile(filepath.Join(folder, slug+".jsonl"), []byte(before), 0o600))
	}
	asked := s.ask("undo", "FRIDAY")
	require.Equal(t, failed, asked.code)
	require.Contains(t, asked.err, "friday")
	require.Contains(t, asked.err, "other")
}
