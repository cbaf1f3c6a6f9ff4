package disk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestNoMoreIsReadThanWasAskedFor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	require.NoError(t, os.WriteFile(path, []byte("abc"), 0o600))
	for most, wrong := range map[int64]error{4: nil, 3: nil, 2: ErrTooBig} {
		text, err := Read(path, most)
		require.ErrorIs(t, err, wrong)
		again, err := ReadAll(strings.NewReader("abc"), most)
		require.ErrorIs(t, err, wrong)
		require.Equal(t, "abc", string(text))
		require.Equal(t, "abc", string(again))
	}
}

func TestOnlyAbandonedDraftsAreSwept(t *testing.T) {
	dir := t.TempDir()
	longAgo := time.Now().Add(-time.Hour)
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".draft-folder"), 0o700))
	for _, name := range []string{"kept.yaml", ".draft-1", ".seed-1", ".box-1", ".settings-1"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o600))
		require.NoError(t, os.Chtimes(filepath.Join(dir, name), longAgo, longAgo))
	}
	require.NoError(t, os.Chtimes(filepath.Join(dir, ".draft-folder"), longAgo, longAgo))
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".draft-now"), nil, 0o600))
	Sweep(dir)
	left, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	for i := range left {
		left[i] = filepath.Base(left[i])
	}
	require.ElementsMatch(t, []string{".draft-folder", ".draft-now", "kept.yaml"}, left)
}

func TestEveryLineEnds(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "a\n", "a\r\nb\rc\n": "a\nb\nc\n"} {
		require.Equal(t, want, string(Lines([]byte(text))))
	}
}

func TestWhateverStepOfReplacingFailsNothingIsLeftBehind(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "kept")
	require.NoError(t, os.MkdirAll(filepath.Join(path, "full"), 0o755))
	require.Error(t, Replace(path, []byte("new"), 0o600), "a folder stands there")
	require.ErrorIs(t, Replace(filepath.Join(dir, "none", "kept"), nil, 0o600), os.ErrNotExist)
	require.ErrorIs(t, SyncFolder(filepath.Join(dir, "none")), os.ErrNotExist)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, left, 1)

	require.NoError(t, os.Mkdir(filepath.Join(dir, ".lock"), 0o755))
	changed := false
	require.Error(t, Change(path, func() error { changed = true; return nil }))
	require.False(t, changed, "nothing changes without the lock")
}
