package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/tables"
)

var disturbances = map[string]struct {
	what  What
	spoil func(t *testing.T, path string)
}{
	"removed": {Moved, func(t *testing.T, path string) { require.NoError(t, os.Remove(path)) }},
	"renamed": {Moved, func(t *testing.T, path string) { require.NoError(t, os.Rename(path, path+".old")) }},
	"replaced by an older copy": {Moved, func(t *testing.T, path string) {
		copied := filepath.Join(filepath.Dir(path), "copy")
		require.NoError(t, os.WriteFile(copied, []byte(strings.SplitAfter(string(text(t, path)), "\n")[0]), 0o644))
		require.NoError(t, os.Rename(copied, path))
	}},
	"its folder moved away": {Moved, func(t *testing.T, path string) {
		require.NoError(t, os.Rename(filepath.Dir(path), filepath.Dir(path)+"-away"))
	}},
	"written into": {Altered, func(t *testing.T, path string) {
		file := must(os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0))
		must(file.WriteString("{\"note\":\"sync\"}\n"))
		require.NoError(t, file.Close())
	}},
	"cut": {Altered, func(t *testing.T, path string) { require.NoError(t, os.Truncate(path, 10)) }},
	"changed by one letter": {Altered, func(t *testing.T, path string) {
		changed := strings.Replace(string(text(t, path)), "east", "west", 1)
		require.NoError(t, os.WriteFile(path, []byte(changed), 0o644))
		require.NoError(t, os.Chtimes(path, time.Time{}, evening))
	}},
}

func TestATableDisturbedWhileItIsPlayedIsSavedBesideIt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("an open file cannot be moved there")
	}
	for name, d := range disturbances {
		isSaved := func(t *testing.T, duringAWrite bool) {
			path := filepath.Join(t.TempDir(), "tables", "friday.jsonl")
			w := must(Create(path, opening(), chance.SeedOf(1)))
			require.NoError(t, w.Append(turn(0)))
			if duringAWrite {
				w.file = spoiling{w.file, func() { d.spoil(t, path) }}
			} else {
				d.spoil(t, path)
			}
			err := w.Append(turn(1))
			require.ErrorIs(t, err, d.what)
			requireSentence(t, err)
			saved := filepath.Join(filepath.Dir(path), "friday-saved.jsonl")
			require.Equal(t, saved, err.(*FileError).Saved)
			require.Equal(t, err, w.Append(turn(2)), "the evening is over")
			require.NoError(t, w.Close())

			again := must(Open(saved))
			require.Equal(t, []int{2, 3}, numbers(again.Record()), "what was being reported too")
			require.Equal(t, chance.SeedOf(1), must(again.Seed()))
			require.NoError(t, again.Append(turn(2)), "and it goes on there")
			require.NoError(t, again.Close())
		}
		t.Run(name, func(t *testing.T) { isSaved(t, false) })
		if name != "changed by one letter" { // a write checks only path and size, so it would miss this change
			t.Run(name+" during a write", func(t *testing.T) { isSaved(t, true) })
		}
		t.Run(name+" before a pause", func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "tables", "friday.jsonl")
			w := must(Create(path, opening(), chance.SeedOf(1)))
			require.NoError(t, w.Append(turn(0)))
			require.NoError(t, w.Intact())
			d.spoil(t, path)
			require.ErrorIs(t, w.Intact(), d.what)
			require.ErrorIs(t, w.Intact(), d.what)
		})
	}
}

func TestAFileThatWasOnlyTouchedIsPlayedOn(t *testing.T) {
	path := played(t, turn(0))
	w := must(Open(path))
	defer w.Close()
	require.NoError(t, os.Chtimes(path, time.Time{}, evening))
	require.NoError(t, w.Append(turn(1)))
}

func TestAPauseReadsTheFileAgain(t *testing.T) {
	path := played(t, turn(0))
	w := must(Open(path))
	defer w.Close()
	about := must(os.Stat(path))
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(text(t, path)), "east", "west", 1)), 0o644))
	require.NoError(t, os.Chtimes(path, time.Time{}, about.ModTime()))
	require.ErrorIs(t, w.Intact(), Altered)
}

func TestWhereNothingCanBeSavedBesideItPeopleAreTold(t *testing.T) {
	for name, c := range map[string]struct {
		letters int // the length of the table's name
		cause   error
		at      string
	}{
		"a file stands where the folder was": {6, syscall.ENOTDIR, "tables"},
		"the seed has too long a name":       {249, syscall.ENAMETOOLONG, "-saved.seed:"},
		"the record has too long a name":     {244, syscall.ENAMETOOLONG, "-saved.jsonl:"},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "tables", strings.Repeat("f", c.letters)+Extension)
		w := must(Create(path, opening(), chance.SeedOf(1)))
		require.NoError(t, os.Rename(filepath.Dir(path), filepath.Join(dir, "away")))
		if c.cause == syscall.ENOTDIR {
			require.NoError(t, os.WriteFile(filepath.Dir(path), nil, 0o644))
		}
		err := w.Append(turn(0))
		require.ErrorIs(t, err, Moved, name)
		require.ErrorIs(t, err, c.cause, name)
		require.ErrorContains(t, err, c.at, name)
		requireSentence(t, err)
		id, _ := err.(*FileError).Message()
		require.Equal(t, "journal.moved-lost", id)
		require.NoError(t, w.Close())
	}
}

func TestWhatIsSavedBesideATableTakesAFreeName(t *testing.T) {
	path := played(t, turn(0))
	name := strings.TrimSuffix(path, Extension)
	for _, c := range []struct{ taken, free string }{
		{"-saved.jsonl", "-saved-2.jsonl"}, {"-saved-2.seed", "-saved-3.jsonl"},
	} {
		require.NoError(t, os.WriteFile(name+c.taken, nil, 0o644))
		require.Equal(t, name+c.free, besides(path))
	}
}

func TestDuringAWriteNobodyReads(t *testing.T) {
	path := played(t, turn(0))
	w := must(Open(path))
	defer w.Close()
	require.NoError(t, os.Remove(path))
	w.writing.Lock()
	require.NoError(t, w.Intact())
	require.Empty(t, w.Code(tables.English))
	w.writing.Unlock()
	for range 2 { // the first call must unlock the writer again
		require.Equal(t, w.record.Code(tables.English), w.Code(tables.English))
	}
	require.ErrorIs(t, w.Intact(), Moved)
}

func TestASecondWriterStaysOutWhateverLeadsToTheTable(t *testing.T) {
	path := played(t, turn(0))
	w, err := Open(path)
	require.NoError(t, err)
	defer w.Close()
	link := filepath.Join(filepath.Dir(path), "link.jsonl")
	if os.Symlink(path, link) == nil {
		_, err = Open(link)
		require.ErrorIs(t, err, Busy, "by a symlink")
	}
	if os.Remove(path+".lock") != nil {
		_, err = Open(path)
		require.ErrorIs(t, err, Busy, "without a lock file")
	}
	require.NoError(t, w.Append(turn(1)))
}

func TestWhatAKilledBeginningLeftIsTakenOver(t *testing.T) {
	for name, left := range map[string]string{
		"nothing":             "",
		"a part of a header":  `{"tablemate":2,"game":"pick`,
		"its first letters":   `{"tab`,
		"zeros of the system": "\x00\x00\x00",
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "friday.jsonl")
			require.NoError(t, os.WriteFile(path, []byte(left), 0o644))
			require.NoError(t, saveSeed(path, chance.SeedOf(9)))
			require.False(t, Begun(path))
			w := must(Create(path, opening(), chance.SeedOf(1)))
			require.NoError(t, w.Append(turn(0)))
			require.NoError(t, w.Close())
			proof := must(Verify(path, nil))
			require.Empty(t, proof.Discrepancies)
			require.Equal(t, 1, proof.Record.Turns())
		})
	}
	for name, kept := range map[string]string{
		"a letter":               "Dear Ann",
		"a record of one line":   first,
		"a record without an Id": `{"game":"picklerick"}`,
	} {
		path := filepath.Join(t.TempDir(), "friday.jsonl")
		require.NoError(t, os.WriteFile(path, []byte(kept), 0o644), name)
		require.True(t, Begun(path), name)
		_, err := Create(path, opening(), chance.SeedOf(1))
		require.ErrorIs(t, err, Taken, name)
		require.Equal(t, kept, string(text(t, path)), name)
	}
}

func TestWhatAKilledProgramLeftIsSweptAway(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-3 * time.Minute)
	for _, name := range []string{".seed-1", ".draft-2", "friday.jsonl.lock", "friday.seed"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o644))
		require.NoError(t, os.Chtimes(filepath.Join(dir, name), old, old))
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".draft-new"), nil, 0o644), "somebody may be writing it")
	require.NoError(t, must(Create(filepath.Join(dir, "friday.jsonl"), opening(), chance.SeedOf(1))).Close())
	entries := must(os.ReadDir(dir))
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	require.Equal(t, []string{".draft-new", "friday.jsonl", "friday.seed"}, names)
}

// The program was killed after it saved the new seed and before it recorded the commitment.
func TestAKillBetweenASeedAndItsLineIsNoFalseAlarm(t *testing.T) {
	path := played(t, turn(0))
	w := must(Open(path))
	require.NoError(t, w.Reveal())
	require.NoError(t, w.Close())
	require.NoError(t, saveSeed(path, chance.SeedOf(2)))

	w = must(Open(path))
	require.Equal(t, chance.SeedOf(1), must(w.Seed()), "the one that lies open")
	require.NoError(t, w.Seal(chance.SeedOf(3)))
	require.NoError(t, w.Close())
	require.Empty(t, must(Verify(path, nil)).Discrepancies)
}

func TestVerifyNamesAWrongSeedFile(t *testing.T) {
	path := played(t, turn(0))
	require.NoError(t, saveSeed(path, chance.SeedOf(2)))
	proof := must(Verify(path, nil))
	require.Equal(t, []Discrepancy{{1, SeedMisfits, 0}}, proof.Discrepancies)
	require.NoError(t, os.Remove(seedPath(path)))
	proof = must(Verify(path, nil))
	require.Empty(t, proof.Discrepancies, "a lost one proves nothing")
}

// Some shared folders do not support locks.
func TestATableIsPlayedWhereNothingCanBeLocked(t *testing.T) {
	path := played(t, turn(0))
	t.Cleanup(func() { holds = hold })
	for _, no := range []error{syscall.ENOLCK, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS} {
		holds = func(*os.File) (func() error, bool, error) { return nil, false, fmt.Errorf("flock: %w", no) }
		w, err := Open(path)
		require.NoError(t, err, no)
		require.True(t, w.Unlocked)
		require.NoError(t, w.Append(turn(0)))
		require.NoError(t, w.Close())
	}
	holds = func(*os.File) (func() error, bool, error) { return nil, false, syscall.EIO }
	_, err := Open(path)
	require.ErrorIs(t, err, Unsaved)
	holds = hold
	w := must(Open(path))
	require.False(t, w.Unlocked)
	require.NoError(t, w.Close())
}
