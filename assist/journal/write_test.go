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
	broken := Line{Did: []byte(`{`)}
	for _, err := range []error{w.Append(broken), w.Amend(2, Line{}, []Line{broken}, NotAsked)} {
		require.ErrorContains(t, err, "json.RawMessage", "no JSON")
	}
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

func TestWhateverStepOfSavingFailsTheOldTextIsWhole(t *testing.T) {
	t.Cleanup(func() { holds = hold })
	full := func(path string) { // makes `path` a folder with content, which no file can replace
		require.NoError(t, os.RemoveAll(path))
		require.NoError(t, os.MkdirAll(filepath.Join(path, "full"), 0o755))
	}
	during := func(spoil func(*os.File) error) {
		holds = func(file *os.File) (func() error, bool, error) {
			return func() error { return nil }, false, spoil(file)
		}
	}
	create := func(path string) error {
		_, err := Create(path, opening(), chance.SeedOf(9))
		return err
	}
	open := func(path string) error {
		_, err := Open(path)
		return err
	}
	const none, inFile, long = "none.jsonl", "friday.jsonl/x.jsonl", 255 - len(Extension) + 1
	tooLong := strings.Repeat("x", long) + Extension
	for name, c := range map[string]struct {
		save func(path, beside string) error
		what What
		at   string // the file that the error names
	}{
		"a table in a file":            {func(_, beside string) error { return create(beside) }, Unsaved, inFile + ": unsaved: mkdir"},
		"a table in place of a table":  {func(path, _ string) error { return create(path) }, Taken, "friday.jsonl"},
		"a table of no game":           {func(_, beside string) error { _, err := Create(beside, Header{}, chance.SeedOf(9)); return err }, WrongValue, none},
		"a table in place of a folder": {func(path, _ string) error { return create(filepath.Dir(path)) }, Taken, "."},
		"a table without its seed":     {func(_, beside string) error { full(seedPath(beside)); return create(beside) }, Unsaved, "none.seed"},
		"a table that goes away": {func(_, beside string) error {
			during(func(file *os.File) error { return os.Remove(file.Name()) })
			return create(beside)
		}, Unsaved, none},
		"a torn line that stays": {func(path, _ string) error {
			torn := must(os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0))
			must(torn.WriteString(`{"n":`))
			require.NoError(t, torn.Close())
			during((*os.File).Close)
			return open(path)
		}, Unsaved, "friday.jsonl: unsaved: sync"},
		"a file that is closed": {func(path, _ string) error { during((*os.File).Close); return open(path) }, Unsaved, "friday.jsonl"},
		"a move of no table":    {func(path, beside string) error { return Move(beside, path+".new") }, Unsaved, none},
		"a move to a table":     {func(path, _ string) error { return Move(path, path) }, Taken, "friday.jsonl"},
		"a move into a file":    {Move, Unsaved, inFile + ": unsaved: mkdir"},
		"a move to a long name": {Move, Unsaved, tooLong},
		"a copy over the table": {func(path, _ string) error { return must(Read(path)).CopyTo(path, "x", 2, chance.SeedOf(9)) }, Taken, "friday.jsonl"},
		"a new seed": {func(path, _ string) error {
			w := must(Open(path))
			full(seedPath(path))
			return errors.Join(w.Seal(chance.SeedOf(9)), w.Close())
		}, Unsaved, "friday.seed"},
		"a new seed after the end": {func(path, _ string) error {
			w := must(Open(path))
			require.NoError(t, w.Close())
			return w.Seal(chance.SeedOf(9))
		}, Unsaved, "friday.jsonl"},
	} {
		t.Run(name, func(t *testing.T) {
			holds = hold
			path := played(t, turn(0), Line{Seed: chance.SeedOf(1).String()})
			dir, before := filepath.Dir(path), string(text(t, path))
			beside := filepath.Join(dir, none)
			file, _, _ := strings.Cut(c.at, ":")
			if file == inFile || file == tooLong {
				beside = filepath.Join(dir, file)
			}
			err := c.save(path, beside)
			require.ErrorIs(t, err, c.what)
			requireSentence(t, err)
			require.ErrorContains(t, err, filepath.Join(dir, c.at))
			require.Equal(t, before, string(text(t, path)))
			require.NoFileExists(t, beside)
			if c.at != "friday.seed" {
				require.Equal(t, chance.SeedOf(1).String()+"\n", string(text(t, seedPath(path))))
			}
		})
	}
}

func TestAHeaderThatCannotBeWrittenIsNone(t *testing.T) {
	for name, c := range map[string]struct {
		room  int
		setup string
		wrong string
	}{
		"a full disk":                    {3, "{}", string(Full)},
		"a folder that cannot be synced": {1 << 20, "{}", "open "},
		"a setup that is no JSON":        {1 << 20, "{", "json.RawMessage"},
	} {
		file, w := overFaulty(t, c.room)
		*w = Writer{file: file, path: filepath.Join(t.TempDir(), "none", "x"), record: &Record{}}
		header := Header{Version: Version, Game: "g", Setup: []byte(c.setup)}
		require.ErrorContains(t, w.writeHeader(header), c.wrong, name)
	}
	file, w := overFaulty(t, 0)
	file.cut = syscall.EIO
	require.ErrorIs(t, w.rollBack(), syscall.EIO)
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

	path = played(t, turn(0))
	w = must(Open(path))
	defer w.Close()
	require.NoError(t, os.Remove(seedPath(path)))
	require.ErrorIs(t, w.Reveal(), NoSeed)
	require.NoError(t, os.Mkdir(seedPath(path), 0o755))
	require.ErrorIs(t, w.Reveal(), Unreadable)
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
				child.Process.Kill() // the record must have every line that the child confirmed before the kill
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
