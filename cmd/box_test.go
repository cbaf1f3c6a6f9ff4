package cmd

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

// If the input ends without an answer, the command fails. If people type "quit", the command does
// not fail.
func TestABoxThatNobodyDecidedAboutIsNoSuccess(t *testing.T) {
	s := newSitting(t)
	theirs := filepath.Join(s.dir, "theirs.yaml")
	require.NoError(t, os.WriteFile(theirs, []byte("- id: laser\n  name: {en: Laser}\n  effect: weapon\n  cost: {gun: 1}\n"), 0o600))
	kept := filepath.Join(s.env["TABLEMATE_HOME"], "box", "picklerick.yaml")
	for _, action := range [][]string{{"import", theirs}, {"add"}} {
		got := s.ask(append([]string{"box", "picklerick"}, action...)...)
		require.Equal(t, failed, got.code)
		require.Contains(t, got.err, "nothing has been saved")
		require.NoFileExists(t, kept)
	}
	for _, c := range []struct {
		typed string
		kept  bool
	}{{"quit\n", false}, {"2\n", true}} {
		code := run(s.world(strings.NewReader(c.typed), new(bytes.Buffer), new(bytes.Buffer)), []string{"box", "picklerick", "import", theirs})
		require.Equal(t, done, code)
		_, err := os.Stat(kept)
		require.Equal(t, c.kept, err == nil)
	}
}

func TestABrokenBoxIsToldOnceWhereItsCardsAreNeeded(t *testing.T) {
	s := newSitting(t)
	s.play("= data/box/micemystics.yaml\n|- kind: minion\n")
	const cellar = "testdata/games/micemystics-mapped.jsonl"
	leftOut := s.ask("box", "micemystics", "check").out + "The file was left alone; for now tablemate works without your own cards.\n"

	shown := s.ask("show", cellar)
	require.Equal(t, done, shown.code)
	require.True(t, strings.HasSuffix(shown.err, leftOut), shown.err)
	require.Equal(t, 1, strings.Count(shown.err, leftOut), "although many names are looked for")

	judged := s.ask("verify", cellar)
	require.Equal(t, done, judged.code)
	require.Empty(t, judged.err, "a proof names no card")

	asked := s.ask("rules", "who wins")
	require.Equal(t, done, asked.code)
	require.Empty(t, asked.err, "no card of this game answers a question")
}

func campaign(t *testing.T) (s *sitting, record, box string) {
	script := must(os.ReadFile("testdata/micemystics/campaign-en.session"))
	s = newSitting(t)
	s.play(string(script))
	home := s.env["TABLEMATE_HOME"]
	return s, journal.Path(home, "One"), filepath.Join(home, "box", "micemystics.yaml")
}

func lineOf(t *testing.T, lines []string, what string) string {
	i := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(line, what) })
	require.Positive(t, i)
	return strconv.Itoa(i + 1)
}

func TestTheBoxAgreesWithTheRecordWhereverTheProgramWasKilled(t *testing.T) {
	s, path, box := campaign(t)
	kept := s.text(box)
	without, _, found := strings.Cut(kept, "- kind: \"campaign\"")
	require.True(t, found, kept)
	whole := strings.SplitAfter(s.text(path), "\n")
	note := len(whole) - 3 // the note's line; only the opened seed and an empty text follow
	require.Contains(t, whole[note], `"note":"--box `)
	seed := strings.TrimSuffix(path, ".jsonl") + ".seed"
	opened := s.text(seed)

	killed := func(lines int, holds, typed, want string) {
		t.Helper()
		require.NoError(t, os.WriteFile(path, []byte(strings.Join(whole[:lines], "")), 0o600))
		require.NoError(t, os.WriteFile(box, []byte(holds), 0o600))
		require.NoError(t, os.WriteFile(seed, []byte(opened), 0o600))
		s.hears(typed, "play", "--table", "One")
		require.Equal(t, want, s.text(box))
		record := must(journal.Read(path))
		k, noted := record.Kept()
		require.True(t, noted)
		require.Equal(t, want == without, k.Back)
	}
	killed(note, without, "\n", kept)
	killed(note+1, without, "\n", kept)
	killed(note+1, kept, "\n", kept)
	killed(note+1, without, "pause\n", kept)
	require.Equal(t, done, s.ask("undo", "One", "--to", lineOf(t, whole, `"kind":"declare"`)).code)
	whole = strings.SplitAfter(s.text(path), "\n")
	require.Contains(t, whole[len(whole)-2], `\"back\":true`)
	killed(len(whole)-2, kept, "pause\n", without) // the record ends after the undo
	killed(len(whole)-1, kept, "pause\n", without) // the record ends after the note about the restored box
}

func TestWhatSomebodyElseChangedInTheBoxStays(t *testing.T) {
	s, path, box := campaign(t)
	changed := strings.Replace(s.text(box), "Whisker", "Whisker, Tail", 1)
	require.NotEqual(t, s.text(box), changed)
	require.NoError(t, os.WriteFile(box, []byte(changed), 0o600))
	won := lineOf(t, strings.SplitAfter(s.text(path), "\n"), `"kind":"declare"`)
	said := s.hears("undo "+won+"\ny\n\npause\n", "play", "--table", "One")
	require.Contains(t, oneLine(said), words.In(tables.English).Say("session.outside-left", tables.Args{"id": "campaign"}))
	require.Equal(t, changed, s.text(box))
	record := must(journal.Read(path))
	k, _ := record.Kept()
	require.True(t, k.Back)
	require.Equal(t, string(k.Was), string(k.Is))
}

// When the end of a chapter was confirmed, an older version changed the box but recorded no note.
func TestAChapterWonBeforeThereWereNotesIsKeptOnce(t *testing.T) {
	s, path, box := campaign(t)
	lines := strings.SplitAfter(string(unchained.ReplaceAllString(s.text(path), "")), "\n")
	note := len(lines) - 3
	last, one := fmt.Sprintf(`"n":%d`, note+2), fmt.Sprintf(`"n":%d`, note+1)
	require.Contains(t, lines[note+1], last)
	old := strings.Join(lines[:note], "") + strings.Replace(lines[note+1], last, one, 1)
	require.NoError(t, os.WriteFile(path, []byte(old), 0o600))
	require.NoError(t, os.WriteFile(box, nil, 0o600))
	s.hears("\n", "play", "--table", "One")
	require.Empty(t, s.text(box))
	require.Equal(t, old, s.text(path))
}
