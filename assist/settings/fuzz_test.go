package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func FuzzSettings(f *testing.F) {
	for _, text := range []string{
		"lang: ru # ours\nplain: on\n", "lang: ru\nlang: en\n", "lang: ru\n---\nlang: en\n", "{lang: ru}", "color: \"o\\e[31mn\"",
		"lang: &a ru\ndice: *a\n", "? lang\n: ru\n", "dice: |\n  app\nx: [", "\xef\xbb\xbflang: ru\r\n", "lang:\n  en\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "settings.yaml")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		for _, s := range All {
			file := Read(path)
			requireTold(t, file.Faults)
			for _, value := range append(s.Values, "") {
				if err := file.Set(s.Name, value); err != nil {
					requireTold(t, []error{err})
					continue
				}
				again := Read(path)
				require.Equal(t, value, again.Get(s.Name))
			}
		}
	})
}

func requireTold(t *testing.T, faults []error) {
	for _, err := range faults {
		var said *tables.Sentence
		require.ErrorAs(t, err, &said)
		for _, lang := range tables.Langs {
			text := words.In(lang).Say(said.ID, said.Args)
			require.NotContains(t, text, "no value")
			require.False(t, strings.ContainsAny(text, "\x1b\x00\u202e"), "%q", text)
		}
	}
}
