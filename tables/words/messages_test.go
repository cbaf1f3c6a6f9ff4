package words

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

var plurals = map[tables.Lang][]string{
	tables.English: {"one", "other"},
	tables.Russian: {"few", "many", "one", "other"},
}

func TestEveryAreaSaysTheSameInBothLanguages(t *testing.T) {
	for _, area := range areas(t) {
		t.Run(area, func(t *testing.T) {
			en, ru := messages(t, area, tables.English), messages(t, area, tables.Russian)
			for id, m := range en {
				require.True(t, strings.HasPrefix(id, area+"."), "%s does not begin with its area", id)
				require.Equal(t, m.blanks(), ru[id].blanks(), "the blanks of %s", id)
				require.Equal(t, len(m) > 1, len(ru[id]) > 1, "%s is counted in one language only", id)
			}
		})
	}
}

func TestEveryMessageIsWholeInItsLanguage(t *testing.T) {
	for _, area := range areas(t) {
		for _, lang := range tables.Langs {
			for id, m := range messages(t, area, lang) {
				if len(m) > 1 {
					require.Equal(t, plurals[lang], sorted(m), "the plural forms of %s in %s", id, lang)
				}
				for form, text := range m {
					require.NotEmpty(t, strings.TrimSpace(text), "%s %s in %s", id, form, lang)
				}
			}
		}
	}
}

func TestEveryMessageOfTheCodeExists(t *testing.T) {
	longtest.SkipShort(t)
	known := map[string]bool{}
	for _, area := range areas(t) {
		for id := range messages(t, area, tables.English) {
			known[id] = true
		}
	}
	for _, s := range said(t, "../..") {
		if s.begins {
			require.True(t, slices.ContainsFunc(sorted(known), func(id string) bool {
				return strings.HasPrefix(id, s.id)
			}), "%s: no message begins with %q", s.where, s.id)
			continue
		}
		require.True(t, known[s.id], "%s: no message %q", s.where, s.id)
	}
}

func TestMissingMessagesWouldBeNoticed(t *testing.T) {
	dir := t.TempDir()
	code := `package x
		func f(w Words, k string) { w.Say("a.b"); w.Say("a.c." + k); d.Say("plain words"); w.Say(k) }`
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x.go"), []byte(code), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x_test.go"), []byte(`package x; var _ = w.Say("a.d")`), 0o600))
	found := said(t, dir)
	require.Len(t, found, 2)
	require.Equal(t, "a.b", found[0].id)
	require.Equal(t, "a.c.", found[1].id)
	require.True(t, found[1].begins)

	m := forms{"one": "{{.count}} of {{.who}}", "other": "{{ .who }}"}
	require.Equal(t, []string{"count", "who"}, m.blanks())
}

func (m forms) blanks() []string {
	names := map[string]bool{}
	for _, text := range m {
		for _, action := range regexp.MustCompile(`{{[^}]*}}`).FindAllString(text, -1) {
			for _, field := range regexp.MustCompile(`\.(\w+)`).FindAllStringSubmatch(action, -1) {
				names[field[1]] = true
			}
		}
	}
	return sorted(names)
}
