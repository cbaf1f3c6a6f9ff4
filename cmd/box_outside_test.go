package cmd

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// campaign plays a chapter of a campaign to its confirmed end.
func campaign(t *testing.T) (s *sitting, record, box string) {
	script, err := os.ReadFile("testdata/micemystics/campaign-en.session")
	require.NoError(t, err)
	s = newSitting(t)
	s.play(string(script))
	home := s.env["TABLEMATE_HOME"]
	return s, journal.Path(home, "One"), filepath.Join(home, "box", "micemystics.yaml")
}

// lineOf returns the number of the first line of a record that holds something.
func lineOf(t *testing.T, lines []string, what string) string {
	i := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(line, what) })
	require.Positive(t, i)
	return strconv.Itoa(i + 1)
}

// TestTheBoxAgreesWithTheRecordWhereverTheProgramWasKilled: behind the report that leads to
// the box, behind the note of it, before and after the box was written, and behind the undo.
func TestTheBoxAgreesWithTheRecordWhereverTheProgramWasKilled(t *testing.T) {
	s, path, box := campaign(t)
	kept := s.text(box)
	without, _, found := strings.Cut(kept, "- kind: \"campaign\"")
	require.True(t, found, kept)
	whole := strings.SplitAfter(s.text(path), "\n")
	note := len(whole) - 3 // then the opened seed, and what stands behind the last line
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
		record, err := journal.Read(path)
		require.NoError(t, err)
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
	killed(len(whole)-2, kept, "pause\n", without) // behind the undo
	killed(len(whole)-1, kept, "pause\n", without) // behind the note that it is taken back
}

// TestWhatSomebodyElseChangedInTheBoxStays: an undo takes back what was kept, and no more.
func TestWhatSomebodyElseChangedInTheBoxStays(t *testing.T) {
	s, path, box := campaign(t)
	changed := strings.Replace(s.text(box), "Whisker", "Whisker, Tail", 1)
	require.NotEqual(t, s.text(box), changed)
	require.NoError(t, os.WriteFile(box, []byte(changed), 0o600))
	won := lineOf(t, strings.SplitAfter(s.text(path), "\n"), `"kind":"declare"`)
	said := s.hears("undo "+won+"\ny\n\npause\n", "play", "--table", "One")
	require.Contains(t, said, "Somebody has changed campaign in the box since, so it stays as it is now.")
	require.Equal(t, changed, s.text(box))
	record, err := journal.Read(path)
	require.NoError(t, err)
	k, _ := record.Kept()
	require.True(t, k.Back)
	require.Equal(t, string(k.Was), string(k.Is))
}

// TestAChapterWonBeforeThereWereNotesIsKeptOnce: its end was confirmed, and the box was
// written then.
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
