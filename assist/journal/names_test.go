package journal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

// begins creates a table with a name that people typed.
func begins(t *testing.T, dir, name string) string {
	path := Path(dir, name)
	require.False(t, Begun(path), "%s: %q has a table already", path, name)
	h := opening()
	h.Table = name
	require.NoError(t, must(Create(path, h, chance.Seed{})).Close())
	return path
}

func TestTwoNamesAreNeverOneFile(t *testing.T) {
	dir, files := t.TempDir(), map[string]string{}
	long := strings.Repeat("Аня, Боря и Вика у бабушки на даче ", 3)
	names := []string{
		long + "игра 1", long + "игра 2", "😀", "🎲", "🎲!", "Friday night", "Friday, night", "Friday-night!", "нч", "न", "नि",
	}
	for _, name := range names {
		path := begins(t, dir, name)
		require.Empty(t, files[path], "%q and %q", name, files[path])
		files[path] = name
	}
	for path, name := range files {
		require.Equal(t, path, Path(dir, name))
		require.Equal(t, path, Path(dir, strings.ToUpper("  "+name)), "however it is written")
		table := TableAt(path)
		require.Equal(t, name, table.Name())
		require.Equal(t, path, Path(dir, table.Slug), "and by its file's name")
	}
}

func TestAnAccentMayBeALetterOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	require.Equal(t, begins(t, dir, "Чай"), Path(dir, "Чаи\u0306"))
}

func TestTheFilesNameComesFirst(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"Friday", "Friday"} {
		h := opening()
		h.Table = name
		require.NoError(t, must(Create(FreePath(dir, name), h, chance.Seed{})).Close())
	}
	for typed, file := range map[string]string{"friday": "friday", "Friday": "friday", "friday-2": "friday-2", "FRIDAY-2": "friday-2"} {
		require.Equal(t, filepath.Join(dir, file+Extension), Path(dir, typed), typed)
	}
	require.Equal(t, "friday-2", TableAt(filepath.Join(dir, "friday-2.jsonl")).Name(), "told from the other")
}

func TestASeedThatWasLeftIsNotTakenForThatOfANewTable(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "friday.seed"), nil, 0o600))
	require.Equal(t, filepath.Join(dir, "friday-2.jsonl"), FreePath(dir, "Friday"))
}

func TestATableFromTheFutureIsNotAlwaysFirst(t *testing.T) {
	dir := t.TempDir()
	for name, at := range map[string]time.Time{"now": evening, "ahead": time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC), "before": evening.Add(-time.Hour)} {
		h := opening()
		h.Table, h.At = name, at
		require.NoError(t, must(Create(Path(dir, name), h, chance.Seed{})).Close())
	}
	all := must(Tables(dir, evening))
	var slugs []string
	for _, table := range all {
		slugs = append(slugs, table.Slug)
	}
	require.Equal(t, []string{"now", "before", "ahead"}, slugs)
}
