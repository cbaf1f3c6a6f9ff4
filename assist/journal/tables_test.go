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
		t.Run(test.slug, func(t *testing.T) {
			require.Equal(t, test.slug, Slug(test.name))
			require.Equal(t, test.slug, Slug(test.slug), "a slug is its own slug")
			require.Equal(t, "dir", filepath.Dir(Path("dir", test.name)))
		})
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
