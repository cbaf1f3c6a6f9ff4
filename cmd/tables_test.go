package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

func (s *sitting) imported(text string) string {
	file := filepath.Join(s.dir, "from elsewhere.jsonl")
	require.NoError(s.t, os.WriteFile(file, []byte(text), 0o600))
	got := s.ask("import", file)
	require.Equal(s.t, done, got.code, got.err)
	return got.out
}

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

func TestWhatCannotBeUndoneIsSaid(t *testing.T) {
	s := newSitting(t)
	s.imported(bare)
	for _, line := range []string{"0", "1", "9"} {
		got := s.ask("undo", "friday", "--to", line)
		require.Equal(t, failed, got.code)
		require.Contains(t, got.err, "nothing to undo in line "+line+" of the table “friday”")
	}
	require.Equal(t, bare, s.file("friday"))
	require.Equal(t, done, s.ask("undo", "friday").code)
	got := s.ask("undo", "friday")
	require.Equal(t, failed, got.code)
	require.Contains(t, got.err, "so there is nothing to undo.")
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

// mover moves the table's file away after a roll.
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

// If the names of two tables differ only in case, the table with exactly the typed name is used.
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

func TestATableIsRenamedRemovedAndBroughtBack(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	dir := s.env["TABLEMATE_HOME"]
	text := s.text(journal.Path(dir, "Friday"))
	same := func(path string) {
		t.Helper()
		require.Equal(t, text, s.text(path))
	}

	renamed := s.ask("tables", "rename", "friday", "Долгая пятница").out
	require.Contains(t, renamed, words.In(tables.English).Say("cmd.renamed", tables.Args{"table": "Friday", "name": "долгая-пятница"}))
	same(journal.Path(dir, "Долгая пятница"))
	require.Contains(t, s.ask("tables").out, "долгая-пятница")
	require.Equal(t, done, s.ask("verify", "Долгая пятница").code)
	require.FileExists(t, strings.TrimSuffix(journal.Path(dir, "Долгая пятница"), journal.Extension)+".seed")
	require.NotContains(t, s.hears("pause\n", "play", "Долгая пятница"), "seed", "the dice have theirs")
	text = s.text(journal.Path(dir, "Долгая пятница"))

	s.hears("n\n", "tables", "remove", "долгая")
	s.hears("", "tables", "remove", "долгая")
	s.hears("\n", "tables", "remove", "долгая")
	require.Contains(t, s.ask("tables").out, "долгая", "nobody said yes")
	said := s.hears("y\n", "tables", "remove", "долгая")
	require.Contains(t, said, "tablemate tables restore долгая-пятница")
	require.NotContains(t, s.ask("tables", "--json").out, "долгая")
	require.Contains(t, s.ask("tables", "restore").out, "долгая-пятница")

	s.begunRolled("Долгая пятница")
	require.Contains(t, s.ask("tables", "restore", "долгая").out, words.In(tables.English).Say("cmd.restored", tables.Args{"table": "долгая-пятница-2"}))
	same(journal.Path(dir, "долгая-пятница-2"))
	require.Contains(t, s.ask("tables", "restore").out, words.In(tables.English).Say("cmd.all-removed"))
	require.Contains(t, s.ask("tables", "rename", "долгая-пятница-2", "Friday").out, "is now called “Friday”.")
	require.Contains(t, s.hears("n\n", "tables", "remove", "friday"), "“Friday”")
	for path := range s.allFiles() {
		require.False(t, strings.Contains(path, "removed/"), "no seed is left behind: %s", path)
	}
}

func TestATableThatCannotBeMovedStays(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	s.begunRolled("Saturday")
	before := s.allFiles()
	w := must(journal.Open(journal.Path(s.env["TABLEMATE_HOME"], "Saturday")))
	defer w.Close()
	for name, c := range map[string]struct {
		args []string
		says string
		code int
	}{
		"a name that is taken":     {[]string{"rename", "friday", "Saturday"}, "There is already a table", failed},
		"its own name":             {[]string{"rename", "friday", "Friday"}, "There is already a table", failed},
		"no table":                 {[]string{"rename", "sunday", "Monday"}, "There is no table", failed},
		"a table that is played":   {[]string{"rename", "saturday", "Monday"}, "saturday", failed},
		"no name":                  {[]string{"rename", "friday"}, "“tables rename friday” is not a complete command", misused},
		"another action":           {[]string{"burn", "friday"}, "“tables burn friday” is not a complete command", misused},
		"nothing that was removed": {[]string{"restore", "friday"}, "There is no removed table “friday”", failed},
	} {
		a := s.ask(append([]string{"tables"}, c.args...)...)
		require.Equal(t, c.code, a.code, "%s: %s", name, a.out+a.err)
		require.Contains(t, a.err, c.says, name)
	}
	require.Equal(t, before, s.allFiles())
}
