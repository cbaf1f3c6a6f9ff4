package cmd

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/box"
	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

// allFiles returns all files below the folder of tables with their contents.
func (s *sitting) allFiles() map[string]string {
	s.t.Helper()
	all := map[string]string{}
	require.NoError(s.t, filepath.WalkDir(s.env["TABLEMATE_HOME"], func(path string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			text, _ := os.ReadFile(path)
			all[path] = string(text)
		}
		return err
	}))
	return all
}

func TestAWhatIfIsThrownAwayAndNeverTakenForTheRecord(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	s := newSitting(t)
	s.begunRolled("Friday")
	before := s.allFiles()
	said := s.hears("fix rick 5\nshow\npause\n", "what-if", "friday", "--at", "2")
	require.Equal(t, 3, strings.Count(said, "WHAT-IF, not the real game: Friday after line 2\n"), said)
	require.Contains(t, said, "Rick 5♥")
	require.Contains(t, oneLine(said), words.In(tables.English).Say("whatif.thrown-away", tables.Args{"of": "Friday"}))
	require.NotContains(t, said, "Saved.")
	require.Equal(t, before, s.allFiles())
	require.Empty(t, must(os.ReadDir(os.TempDir())))
}

// begunRolled begins a table of Pickle Rick with one roll and one answer.
func (s *sitting) begunRolled(table string) {
	s.t.Helper()
	said := s.hears("left\n\n\nnone\ny\n\nnone\npause\n", "play", "picklerick", "--table", table, "--mode", "solo", "--players", "Ann")
	require.Contains(s.t, said, "Saved.")
}

// TestAWhatIfThatWasKeptIsPlayedOn continues a copy that an earlier version of the program kept.
func TestAWhatIfThatWasKeptIsPlayedOn(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	before := s.allFiles()
	path := s.keptCopy()
	text := s.allFiles()[path]
	said := s.hears("undo\nfix rick 7\npause\n", "what-if", "attack")
	require.Contains(t, said, "WHAT-IF, not the real game: Friday after line 3")
	require.Contains(t, said, "To go on: tablemate what-if Attack")
	require.Contains(t, s.hears("pause\n", "what-if", "attack"), "Rick 7♥")
	require.True(t, strings.HasPrefix(s.allFiles()[path], text))
	for path, text := range before {
		require.Equal(t, text, s.allFiles()[path])
	}

	for _, args := range [][]string{{"show", "attack"}, {"log", "attack"}, {"show", path}} {
		require.Contains(t, s.ask(args...).out, "WHAT-IF, not the real game: Friday after line 3", args)
	}
	proof := s.ask("verify", "attack")
	require.Equal(t, done, proof.code, proof.out)
	require.Contains(t, proof.out, "! This is a what-if, not the record of a game")
	require.Equal(t, "Friday", decoded[struct{ Copy journal.Copy }](s, done, "verify", "attack").Copy.Of)

	list := s.ask("tables").out
	require.Contains(t, list, "Attack: a what-if of the table “Friday” after line 3, not a game")
	require.NotContains(t, s.ask("tables", "--json").out, "Attack")
	require.Contains(t, s.ask("import", path).out, "attack-2")
	require.NotContains(t, s.ask("tables", "--json").out, "ttack", "taken in, it is still none of the tables")
}

// keptCopy puts the copy of Friday that an earlier version kept beside the tables.
func (s *sitting) keptCopy() (path string) {
	s.t.Helper()
	dir := journal.CopiesIn(s.env["TABLEMATE_HOME"])
	require.NoError(s.t, os.CopyFS(dir, os.DirFS("testdata/whatif")))
	return journal.Path(dir, "Attack")
}

func TestAWhatIfIsNotBegunWhereItCannotBe(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	s.keptCopy()
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"a line that is not there":  {[]string{"friday", "--at", "99"}, "no line 99"},
		"a copy of a copy":          {[]string{"attack", "--at", "2"}, "is already a what-if"},
		"a table that is not there": {[]string{"saturday"}, "There is no table"},
	} {
		a := s.ask(append([]string{"what-if"}, c.args...)...)
		require.Equal(t, failed, a.code, name)
		require.Contains(t, a.err, c.says, name)
		require.Empty(t, a.out, "what was not begun is not thrown away: %s", name)
	}
}

func TestTheDiceOfAWhatIfTellNothingOfThoseOfTheTable(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	path := journal.Path(s.env["TABLEMATE_HOME"], "Friday")
	table := must(journal.Read(path))
	a := &app{env: s.world(nil, nil, nil), words: words.In(tables.English)}
	a.running = a.whatIf()
	p := playRequest{dir: t.TempDir()}
	require.NoError(t, (&whatIfOptions{app: a}).copyInto(&p, journal.TableAt(path)))
	copied := must(journal.Read(journal.Path(p.dir, p.table)))
	require.NotEqual(t, table.Header.Dice, copied.Header.Dice)
	require.Equal(t, reports(table)[:2], reports(copied)[:2])
}

func TestWhatIsReadOffInAWhatIfIsForgotten(t *testing.T) {
	require.Nil(t, trialOf(nil))
	empty := must(box.Open(t.TempDir(), assist.Games()[0].About().Shape))
	own := trialBox{empty, map[string]json.RawMessage{"soap": json.RawMessage(`"lather"`)}}
	trial := trialOf(own)
	require.NoError(t, trial.Learn("sleep", 3))
	var n int
	var word string
	require.True(t, trial.Find("sleep", &n))
	require.True(t, trial.Find("soap", &word))
	require.ElementsMatch(t, []string{"soap", "sleep"}, trial.IDs())
	require.Len(t, own.read, 1)
}
