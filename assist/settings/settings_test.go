package settings

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestWhereTheSettingsLie(t *testing.T) {
	for name, c := range map[string]struct {
		env    map[string]string
		system string
		want   string
	}{
		"a file of one's own":               {map[string]string{"TABLEMATE_CONFIG": "/c.yaml", "TABLEMATE_HOME": "/d"}, "linux", "/c.yaml"},
		"beside the tables":                 {map[string]string{"TABLEMATE_HOME": "/d", "HOME": "/h"}, "linux", "/d/settings.yaml"},
		"XDG_CONFIG_HOME":                   {map[string]string{"XDG_CONFIG_HOME": "/x", "HOME": "/h"}, "linux", "/x/tablemate/settings.yaml"},
		"a relative one does not count":     {map[string]string{"XDG_CONFIG_HOME": "x", "HOME": "/h"}, "linux", "/h/.config/tablemate/settings.yaml"},
		"nor if there is no other":          {map[string]string{"XDG_CONFIG_HOME": "x"}, "linux", ""},
		"the home folder":                   {map[string]string{"HOME": "/h"}, "linux", "/h/.config/tablemate/settings.yaml"},
		"the home folder of a Mac":          {map[string]string{"HOME": "/h"}, "darwin", "/h/Library/Application Support/tablemate/settings.yaml"},
		"Windows":                           {map[string]string{"AppData": "/a"}, "windows", "/a/tablemate/settings.yaml"},
		"nowhere where the system says so":  {nil, "linux", ""},
		"nowhere on a Windows without data": {map[string]string{"HOME": "/h"}, "windows", ""},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.want, filepath.ToSlash(Path(func(n string) string { return c.env[n] }, c.system)))
		})
	}
}

func fileOf(t *testing.T, text string) *File {
	path := filepath.Join(t.TempDir(), "settings.yaml")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	return Read(path)
}

func TestReadingTakesWhatIsRightAndTellsTheRest(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		want  map[string]string
		tells []string
	}{
		"nothing":                {"", map[string]string{}, nil},
		"a remark alone":         {"# later\n", map[string]string{}, nil},
		"one":                    {"lang: ru\n", map[string]string{Lang: "ru"}, nil},
		"all":                    {"lang: en\nplain: on # tired eyes\ncolor: 'off'\ndice: table", map[string]string{Lang: "en", Plain: On, Color: Off, Dice: "table"}, nil},
		"an unknown name":        {"lang: ru\nlagn: en\n", map[string]string{Lang: "ru"}, []string{`Line 2 of`, `“lagn”`, "lang, plain, color, dice"}},
		"a value that is none":   {"dice: app\n\nlang: fr\n", map[string]string{Dice: "app"}, []string{`Line 3 of`, `“fr”`, "en, ru"}},
		"a value that is a list": {"lang:\n- ru\n", map[string]string{}, []string{`Line 1 of`, "en, ru"}},
		"no YAML":                {"lang: ru\nplain: [on\n", map[string]string{}, []string{`Line 2 of`, "cannot be read"}},
		"no pairs":               {"\nru\n", map[string]string{}, []string{`Line 2 of`, "cannot be read"}},
		"twice the same":         {"lang: ru\nlang: en\n", map[string]string{}, []string{`Line 2 of`, "repeats a setting"}},
		"twice in two documents": {"lang: ru\n---\nlang: en\n", map[string]string{}, []string{`Line 3 of`, "cannot be read"}},
	} {
		t.Run(name, func(t *testing.T) {
			f := fileOf(t, c.text)
			require.Equal(t, c.want, f.values)
			if len(c.tells) == 0 {
				require.Empty(t, f.Faults)
				return
			}
			require.Len(t, f.Faults, 1)
			id, args := f.Faults[0].(*tables.Sentence).Message()
			for _, part := range c.tells {
				require.Contains(t, words.In(tables.English).Say(id, args), part)
			}
			require.Regexp(t, `^Строка \d `, words.In(tables.Russian).Say(id, args))
		})
	}
}

func TestAMissingFileSettlesNothing(t *testing.T) {
	f := Read(filepath.Join(t.TempDir(), "none.yaml"))
	require.Empty(t, f.Faults)
	require.Empty(t, f.Get(Lang))
	require.Len(t, Read(t.TempDir()).Faults, 1, "a folder is no file")
}

func TestSettingLeavesEveryOtherLineAlone(t *testing.T) {
	for name, c := range map[string]struct{ text, name, value, want string }{
		"into nothing":              {"", Lang, "ru", "lang: ru\n"},
		"behind the last":           {"# mine\nlang: ru", Dice, "app", "# mine\nlang: ru\ndice: app\n"},
		"in its place":              {"lang: ru\n# why\nplain: on\n", Lang, "en", "lang: en\n# why\nplain: on\n"},
		"before its remark":         {"plain: on # tired\ncolor: on\n", Plain, "off", "plain: off # tired\ncolor: on\n"},
		"out of it":                 {"lang: ru\nplain: on\n", Lang, "", "plain: on\n"},
		"out of where it is not":    {"plain: on\n", Lang, "", "plain: on\n"},
		"in place of a wrong value": {"lang: fr\nlagn: en\n", Lang, "ru", "lang: ru\nlagn: en\n"},
	} {
		t.Run(name, func(t *testing.T) {
			f := fileOf(t, c.text)
			require.NoError(t, f.Set(c.name, c.value))
			require.Equal(t, c.value, f.Get(c.name))
			text, err := os.ReadFile(f.Path)
			require.NoError(t, err)
			require.Equal(t, c.want, string(text))
			require.Equal(t, c.value, Read(f.Path).Get(c.name))
		})
	}
}

func TestOnlyAFileOfSettingsIsRead(t *testing.T) {
	big := fileOf(t, "lang: ru\n"+strings.Repeat("#", maxSize))
	socket := filepath.Join(t.TempDir(), "s")
	l, err := net.Listen("unix", socket)
	require.NoError(t, err)
	defer l.Close()
	for path, id := range map[string]string{big.Path: "settings.too-big", socket: "settings.not-file"} {
		f := Read(path)
		require.Empty(t, f.Get(Lang))
		var told *tables.Sentence
		require.ErrorAs(t, f.Set(Lang, "en"), &told, "and it stays as it is")
		require.Equal(t, id, told.ID)
	}
}

// People may keep their settings in another folder and link to them.
func TestALinkStaysALink(t *testing.T) {
	f := fileOf(t, "lang: ru\n")
	link := filepath.Join(t.TempDir(), "settings.yaml")
	if os.Symlink(f.Path, link) != nil {
		t.Skip("no links here")
	}
	require.NoError(t, Read(link).Set(Lang, "en"))
	require.Equal(t, "en", Read(f.Path).Get(Lang))
}

func TestABrokenFileIsLeftAlone(t *testing.T) {
	for name, text := range map[string]string{
		"no YAML":             "lang: [ru\n",
		"a value over lines":  "lang:\n- ru\n",
		"in braces, one line": "{lang: ru, plain: on}\n",
	} {
		t.Run(name, func(t *testing.T) {
			f := fileOf(t, text)
			var told *tables.Sentence
			require.ErrorAs(t, f.Set(Lang, "en"), &told)
			require.True(t, words.In(tables.Russian).Has(told.ID), told.ID)
			kept, err := os.ReadFile(f.Path)
			require.NoError(t, err)
			require.Equal(t, text, string(kept))
		})
	}
}

func TestWhereNothingCanBeSavedPeopleAreTold(t *testing.T) {
	var told *tables.Sentence
	require.ErrorAs(t, Read("").Set(Lang, "ru"), &told)
	require.Equal(t, "settings.no-place", told.ID)
	below := &File{Path: filepath.Join(fileOf(t, "").Path, "below", "settings.yaml")}
	require.ErrorAs(t, below.Set(Lang, "ru"), &told)
	require.Equal(t, "settings.not-saved", told.ID)
	require.Empty(t, below.Get(Lang))

	f := fileOf(t, "lang: ru\n")
	const broken = "lang: [ru\n"
	require.NoError(t, os.WriteFile(f.Path, []byte(broken), 0o644), "by hand, after it was read")
	require.ErrorAs(t, f.Set(Lang, "en"), &told)
	require.Equal(t, Read(f.Path).Faults[0], told)
	require.Equal(t, "ru", f.Get(Lang))
	kept, err := os.ReadFile(f.Path)
	require.NoError(t, err)
	require.Equal(t, broken, string(kept))
}

func TestSettingsMadeAtOnceAreAllKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "settings.yaml")
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			s := All[i%len(All)]
			assert.NoError(t, Read(path).Set(s.Name, s.Values[0]))
		})
	}
	all.Wait()
	for _, s := range All {
		require.Equal(t, s.Values[0], Read(path).Get(s.Name))
	}
	stale := Read(path)
	require.NoError(t, Read(path).Set(Lang, "ru"))
	require.NoError(t, stale.Set(Plain, Off))
	require.Equal(t, "ru", Read(path).Get(Lang))
}
