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

func TestWhereTablesAreKept(t *testing.T) {
	tests := []struct {
		name, flag, goos string
		env              map[string]string
		folder           string
	}{
		{"the flag wins", "here", "linux", map[string]string{"TABLEMATE_HOME": "/t", "HOME": "/home/ann"}, "here"},
		{"then our own variable", "", "linux", map[string]string{"TABLEMATE_HOME": "/t", "XDG_DATA_HOME": "/x"}, "/t"},
		{"then the desktop's", "", "darwin", map[string]string{"XDG_DATA_HOME": "/x", "HOME": "/home/ann"}, "/x/tablemate"},
		{"a relative one does not count", "", "linux", map[string]string{"XDG_DATA_HOME": "x", "HOME": "/h"}, "/h/.local/share/tablemate"},
		{"on a Mac", "", "darwin", map[string]string{"HOME": "/h"}, "/h/Library/Application Support/tablemate"},
		{"on Windows", "", "windows", map[string]string{"LocalAppData": "/l", "HOME": "/h"}, "/l/tablemate"},
		{"nowhere", "", "linux", nil, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			folder, err := Folder(test.flag, func(name string) string { return test.env[name] }, test.goos)
			require.Equal(t, test.folder, folder)
			if test.folder == "" {
				require.ErrorIs(t, err, NoFolder)
				return
			}
			require.NoError(t, err)
		})
	}
}

func TestSlugs(t *testing.T) {
	tests := []struct{ name, slug string }{
		{"Friday night", "friday-night"},
		{"Пятница, вечер", "пятница-вечер"},
		{"Ёжики и Йод", "ёжики-и-йод"},
		{"  --tea--  ", "tea"},
		{"../../etc/passwd", "etc-passwd"},
		{`C:\games\x.jsonl`, "c-games-x-jsonl"},
		{"", "table"},
		{"..", "table"},
		{"a\x00b\nc", "a-b-c"},
		{"COM1", "table-com1"},
		{"nul", "table-nul"},
		{"console", "console"},
		{"第一 局", "第一-局"},
		{strings.Repeat("ж", 200), strings.Repeat("ж", maxSlug)},
	}
	for _, test := range tests {
		require.Equal(t, test.slug, Slug(test.name), test.slug)
		require.Equal(t, test.slug, Slug(test.slug), "a slug is its own slug")
		require.Equal(t, "dir", filepath.Dir(Path("dir", test.name)), test.slug)
	}
}

func FuzzSlug(f *testing.F) {
	f.Add("Friday/../night")
	f.Fuzz(func(t *testing.T, name string) {
		slug := Slug(name)
		require.NotEmpty(t, slug)
		require.NotContains(t, slug, "/")
		require.NotContains(t, slug, `\`)
		require.NotContains(t, slug, ".")
		require.LessOrEqual(t, len(slug), 255-len("-99.jsonl.lock"))
	})
}

func TestTablesAreListedLatestFirst(t *testing.T) {
	dir := t.TempDir()
	for i, name := range []string{"Пятница", "Friday", "Friday"} {
		h := opening()
		h.Table = name
		w := must(Create(FreePath(dir, name), h, chance.Seed{}))
		for n := range i {
			require.NoError(t, w.Append(turn(10*i+n)))
		}
		if i == 2 {
			require.NoError(t, w.Append(Line{Undo: 3}))
		}
		require.NoError(t, w.Close())
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "letter.jsonl"), []byte("Dear Ann"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "notes.txt"), nil, 0o644))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "folder.jsonl"), 0o755))
	torn := must(os.OpenFile(Path(dir, "Friday"), os.O_APPEND|os.O_WRONLY, 0))
	must(torn.WriteString(`{"n":3,"by"`))
	require.NoError(t, torn.Close())

	all := must(Tables(dir, evening))
	var slugs []string
	for _, table := range all {
		slugs = append(slugs, table.Slug)
	}
	require.Equal(t, []string{"friday-2", "friday", "пятница", "folder", "letter"}, slugs)
	require.Equal(t, "Friday", all[0].Header.Table)
	require.Equal(t, "picklerick", all[0].Header.Game)
	require.Equal(t, 3, all[0].Lines)
	require.Equal(t, evening.Add(21*time.Minute), all[0].Last, "the undo bears no time")
	require.Equal(t, 1, all[1].Lines, "the torn line does not count")
	require.NoError(t, all[1].Err)
	require.Equal(t, evening, all[2].Last)
	require.ErrorIs(t, all[3].Err, IsFolder)
	require.ErrorIs(t, all[4].Err, NotOurs)
	const unreadable = "/proc/self/mem" // the file exists, but its first byte cannot be read
	if _, err := os.Stat(unreadable); err == nil {
		require.NoError(t, os.Symlink(unreadable, filepath.Join(dir, "memory.jsonl")))
		require.ErrorIs(t, must(Tables(dir, evening))[5].Err, Unreadable)
	}

	all = must(Tables(filepath.Join(dir, "none"), evening))
	require.Empty(t, all)
	_, err := Tables(filepath.Join(dir, "notes.txt"), evening)
	require.ErrorIs(t, err, Unreadable)
}

func TestADamagedLastLineIsListed(t *testing.T) {
	path := played(t, turn(0))
	require.NoError(t, os.WriteFile(path, append(text(t, path), "{}}\n"...), 0o644))
	all := must(Tables(filepath.Dir(path), evening))
	var damage *LineError
	require.ErrorAs(t, all[0].Err, &damage)
	require.Equal(t, 3, damage.Line)
}

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
