package journal

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

func TestADiskFullAtAnyByteLosesNothing(t *testing.T) {
	file, w := overFaulty(t, 1<<20)
	before := len(file.text)
	require.NoError(t, w.Append(turn(2)))
	length := len(file.text) - before
	for room := range length {
		file, w := overFaulty(t, room)
		before := string(file.text)
		err := w.Append(turn(2))
		require.ErrorIs(t, err, Full)
		requireSentence(t, err)
		require.Equal(t, before, string(file.text), "room for %d bytes", room)
		require.Equal(t, 2, w.Record().Turns())

		file.room = 1 << 20
		require.ErrorIs(t, w.Append(turn(2)), Full, "the table has stopped")
		require.Equal(t, before, string(file.text))
	}
}

func TestASaveThatFailsStopsTheTable(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(*faulty)
		what  What
	}{
		{"the flush fails", func(f *faulty) { f.flush = syscall.EIO }, Unsaved},
		{"a quota is used up", func(f *faulty) { f.room, f.err = 3, syscall.EDQUOT }, Full},
		{"the disk is read-only", func(f *faulty) { f.room, f.err = 0, syscall.EROFS }, ReadOnly},
		{"the right is gone", func(f *faulty) { f.room, f.err = 0, syscall.EACCES }, Denied},
		{"the cut fails too", func(f *faulty) { f.room, f.cut = 9, errors.New("no cut") }, Full},
		{"a short write without a reason", func(f *faulty) { f.room, f.err = 3, nil }, Unsaved},
	}
	for _, test := range tests {
		file, w := overFaulty(t, 1<<20)
		test.spoil(file)
		err := w.Append(turn(2))
		require.ErrorIs(t, err, test.what, test.name)
		requireSentence(t, err)
		require.Equal(t, err, w.Append(Line{Note: "still there?"}), test.name)
		require.Equal(t, []int{2, 3}, numbers(must(Parse("x", bytes.NewReader(file.text)))), test.name)
	}
}

func TestALineThatCannotBeTakenBackIsNotSaidToBeGone(t *testing.T) {
	file, w := overFaulty(t, 1<<20)
	file.flush, file.cut = syscall.EIO, syscall.EIO
	err := w.Append(turn(2))
	require.ErrorIs(t, err, Uncertain)
	requireSentence(t, err)
	r, parsed := Parse("x", bytes.NewReader(file.text))
	require.NoError(t, parsed)
	require.Equal(t, []int{2, 3, 4}, numbers(r))
}

func TestALineThatNobodyCouldReadIsNotWritten(t *testing.T) {
	tests := []struct {
		name string
		line Line
		what What
	}{
		{"nothing", Line{}, NoEntry},
		{"an app roll without number", Line{Did: []byte(`{}`), Roll: Roll{Source: chance.App}}, WrongValue},
		{"a report that is no object", Line{Did: []byte(`7`)}, WrongValue},
		{"a seed that is none", Line{Seed: "12"}, WrongValue},
	}
	for _, test := range tests {
		file, w := overFaulty(t, 1<<20)
		before := len(file.text)
		require.ErrorIs(t, w.Append(test.line), test.what, test.name)
		require.Len(t, file.text, before, test.name)
		require.NoError(t, w.Append(turn(2)), "play goes on")
	}
	_, w := overFaulty(t, 1<<20)
	require.Error(t, w.Append(Line{Did: []byte(`{`)}))
}

func TestOneWriterAndAnyReaders(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "friday.jsonl")
	w := must(Create(path, opening(), chance.Seed{}))
	_, err := Open(path)
	require.ErrorIs(t, err, Busy)
	requireSentence(t, err)
	_, err = Create(path, opening(), chance.Seed{})
	require.ErrorIs(t, err, Busy)
	r := must(Read(path))
	require.Zero(t, r.Turns())
	require.Empty(t, r.Header.Dice)
	require.NoError(t, w.Close())
	require.Error(t, w.Append(turn(0)), "closed")

	_, err = Create(path, opening(), chance.Seed{})
	require.ErrorIs(t, err, Taken)
	requireSentence(t, err)
	w = must(Open(path))
	require.NoError(t, w.Close())
}

func TestANewTableSparesTheSeedOfAnOldOne(t *testing.T) {
	path := played(t, turn(0))
	before := string(text(t, path))
	_, err := Create(path, opening(), chance.SeedOf(9))
	require.ErrorIs(t, err, Taken)
	require.Equal(t, before, string(text(t, path)))
	require.Equal(t, chance.SeedOf(1).String()+"\n", string(text(t, seedPath(path))))
}

func TestAFailedBeginningLeavesNoTable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "friday.jsonl")
	_, err := Create(path, Header{}, chance.SeedOf(1))
	require.ErrorIs(t, err, WrongValue, "no game named")
	require.NoFileExists(t, path)
	require.NoFileExists(t, seedPath(path))
	_, err = Open(path)
	require.ErrorIs(t, err, Missing)
	file, w := overFaulty(t, 1<<20)
	*w = Writer{file: file, path: filepath.Join(t.TempDir(), "none", "x"), record: &Record{}}
	header := opening()
	header.Version = Version
	require.ErrorIs(t, w.writeHeader(header), os.ErrNotExist, "the folder cannot be synced")
}

func TestASeedIsKeptSecretAndOpenedOnce(t *testing.T) {
	path := played(t, turn(0))
	require.EqualValues(t, 0o600, must(os.Stat(seedPath(path))).Mode().Perm())
	w := must(Open(path))
	defer w.Close()
	seed := must(w.Seed())
	require.Equal(t, chance.SeedOf(1), seed)
	require.NotContains(t, string(text(t, path)), seed.String())

	require.ErrorIs(t, w.Seal(chance.SeedOf(2)), SeedOpen, "the old one first")
	require.NoError(t, w.Reveal())
	require.Contains(t, string(text(t, path)), seed.String())
	require.ErrorIs(t, w.Reveal(), SeedOpen)
	require.NoError(t, w.Seal(chance.SeedOf(2)))
	seed = must(w.Seed())
	require.Equal(t, chance.SeedOf(2), seed)

	require.NoError(t, saveSeed(path, chance.SeedOf(3)))
	_, err := w.Seed()
	require.ErrorIs(t, err, WrongSeed)
	requireSentence(t, err)
	require.NoError(t, os.Remove(seedPath(path)))
	_, err = w.Seed()
	require.ErrorIs(t, err, NoSeed)
	requireSentence(t, err)
}

const childTable = "TABLEMATE_TEST_TABLE"

// TestChildWrites runs in the child process of the next test.
func TestChildWrites(t *testing.T) {
	path := os.Getenv(childTable)
	if path == "" {
		t.Skip("only as another process")
	}
	w := must(Open(path))
	for i := 0; ; i++ {
		require.NoError(t, w.Append(turn(i)))
		fmt.Println("recorded", w.Record().Last())
	}
}

func TestAKilledWriterLosesNothingItConfirmed(t *testing.T) {
	path := played(t)
	for round := range 8 {
		child := exec.Command(os.Args[0], "-test.run=^TestChildWrites$")
		child.Env = append(os.Environ(), childTable+"="+path)
		out := must(child.StdoutPipe())
		require.NoError(t, child.Start())
		confirmed := 0
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if _, err := fmt.Sscanf(lines.Text(), "recorded %d", &confirmed); err != nil {
				continue
			}
			if confirmed%(17+round) == 0 {
				child.Process.Kill() // all lines that it printed before must be readable
			}
		}
		child.Wait()
		require.Positive(t, confirmed)
		r := must(Read(path))
		require.GreaterOrEqual(t, r.Last(), confirmed)
		require.Equal(t, 2, r.Chained)
		w := must(Open(path))
		require.NoError(t, w.Append(turn(0)))
		require.NoError(t, w.Close())
	}
}

func TestSentencesForEveryTrouble(t *testing.T) {
	for _, what := range []What{
		Missing, Unreadable, IsFolder, Empty, Unfinished, Mark, Binary, NotOurs, Newer, Older, NotFile, TooBig, Moved,
		Altered,
		Busy, Taken, Full, ReadOnly, Denied, Unsaved, NoSeed, WrongSeed, SeedOpen, NoFolder,
	} {
		trouble := &FileError{Path: "/tables/friday.jsonl", What: what, Err: errors.New("cause")}
		requireSentence(t, trouble)
		require.True(t, strings.Contains(trouble.Error(), string(what)))
	}
}
