package journal

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

func following(t *testing.T, path string) <-chan Change {
	ctx, stop := context.WithCancel(t.Context())
	t.Cleanup(stop)
	return Follow(ctx, path, 10*time.Millisecond)
}

func next(t *testing.T, from <-chan Change) Change {
	t.Helper()
	select {
	case c := <-from:
		return c
	case <-time.After(time.Minute):
		require.FailNow(t, "nothing is told")
		return Change{}
	}
}

func quiet(t *testing.T, from <-chan Change) {
	t.Helper()
	select {
	case c := <-from:
		require.FailNow(t, "something is told", "%+v", c)
	case <-time.After(80 * time.Millisecond):
	}
}

func TestFollowTellsEachLineOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	w := must(Create(path, opening(), chance.Seed{}))
	changes := following(t, path)
	first := next(t, changes)
	require.Empty(t, first.Record.Lines)
	quiet(t, changes)
	for n := range 3 {
		require.NoError(t, w.Append(turn(n)))
		c := next(t, changes)
		require.NoError(t, c.Err)
		require.Len(t, c.Record.Lines, n+1)
		require.False(t, c.Other)
		require.Len(t, c.Record.Lines, n+1)
	}
	require.NoError(t, w.Close())
	quiet(t, changes)
	w, err := Open(path)
	require.NoError(t, err, "who follows holds no lock")
	require.NoError(t, w.Append(Line{Undo: 3}))
	c := next(t, changes)
	require.False(t, c.Other)
	require.Equal(t, 1, c.Record.Turns())
}

func TestFollowHearsOfALineOfThisProcessAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	w := must(Create(path, opening(), chance.Seed{}))
	changes := Follow(t.Context(), path, time.Hour)
	next(t, changes)
	for n := range 3 {
		require.NoError(t, w.Append(turn(n)))
		require.Len(t, next(t, changes).Record.Lines, n+1)
	}
	require.NoError(t, w.appendAll([]Line{turn(3), turn(4)}))
	require.Len(t, next(t, changes).Record.Lines, 5)
}

func TestFollowGivesWhatWasMissedAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	w := must(Create(path, opening(), chance.Seed{}))
	changes := following(t, path)
	next(t, changes)
	require.NoError(t, w.Append(turn(1)))
	first := next(t, changes)
	for n := range 5 {
		require.NoError(t, w.Append(turn(n)))
	}
	lines := len(first.Record.Lines)
	for lines < 6 {
		c := next(t, changes)
		require.False(t, c.Other)
		lines = len(c.Record.Lines)
	}
	quiet(t, changes)
}

func TestFollowSaysOnceWhatIsWrongAndGoesOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	changes := following(t, path)
	require.ErrorIs(t, next(t, changes).Err, Missing)
	quiet(t, changes)
	w := must(Create(path, opening(), chance.Seed{}))
	for c := next(t, changes); c.Err != nil; c = next(t, changes) { // the first line is incomplete
		require.NotErrorIs(t, c.Err, Missing)
	}
	require.NoError(t, w.Append(turn(1)))
	require.Len(t, next(t, changes).Record.Lines, 1)
	whole := string(text(t, path))
	require.NoError(t, w.Close())

	require.NoError(t, os.Remove(path))
	require.ErrorIs(t, next(t, changes).Err, Missing)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(whole, `"n":2`, `"n":7`, 1)), 0o600))
	for c := next(t, changes); ; c = next(t, changes) {
		var damaged *LineError
		if errors.As(c.Err, &damaged) { // before this error, Follow may report that the file is empty
			require.Equal(t, 2, damaged.Line)
			break
		}
	}
	quiet(t, changes)
	require.NoError(t, os.WriteFile(path, []byte(whole), 0o600))
	for c := next(t, changes); ; c = next(t, changes) {
		if c.Err == nil {
			require.Len(t, c.Record.Lines, 1)
			break
		}
	}
}

// The file may disappear and return with the same size and time.
func TestFollowReadsAgainWhatCouldNotBeRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	must(Create(path, opening(), chance.Seed{}))
	about := must(os.Stat(path))
	f := follower{path: path, file: about, failed: "it was gone"}
	change, news := f.look()
	require.True(t, news)
	require.NoError(t, change.Err)
	_, news = f.look()
	require.False(t, news)
}

func TestFollowLeavesAnUnfinishedLineAlone(t *testing.T) {
	path := played(t, turns(1)...)
	changes := following(t, path)
	require.Len(t, next(t, changes).Record.Lines, 1)
	file := must(os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0))
	defer file.Close()
	line := `{"n":3,"note":"whole","prev":"` + sumOf(bytes.TrimSpace(bytes.SplitAfter(text(t, path), []byte("\n"))[1])) + `"}` + "\n"
	must(file.WriteString(line[:9]))
	quiet(t, changes)
	must(file.WriteString(line[9:]))
	c := next(t, changes)
	require.NoError(t, c.Err)
	require.Equal(t, "whole", c.Record.Lines[1].Note)
}

func TestFollowTellsOfAnotherRecordInItsPlace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	w := must(Create(path, opening(), chance.Seed{}))
	require.NoError(t, w.Append(turn(1)))
	require.NoError(t, w.Close())
	changes := following(t, path)
	next(t, changes)
	other := opening()
	other.Table = "another"
	next2 := path + ".next"
	w = must(Create(next2, other, chance.Seed{}))
	require.NoError(t, w.Append(turn(1)))
	require.NoError(t, w.Append(turn(2)))
	require.NoError(t, w.Close())
	require.NoError(t, os.Rename(next2, path))
	c := next(t, changes)
	require.True(t, c.Other)
	require.Equal(t, "another", c.Record.Header.Table)
}

func TestFollowEndsWithItsContext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.jsonl")
	for _, received := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			saved.wake()
			defer saved.wake() // the global variable `saved` must not keep a channel from this synctest
			ctx, stop := context.WithCancel(t.Context())
			changes := Follow(ctx, path, time.Hour)
			if received {
				next(t, changes)
			}
			synctest.Wait()
			stop()
			synctest.Wait()
			_, more := <-changes
			require.False(t, more)
		})
	}
}
