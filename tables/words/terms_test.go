package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

type term struct {
	game, english, printed, ours string
	not                          map[tables.Lang][]*regexp.Regexp
}

const columns = 6

func terms(t *testing.T) []term {
	t.Helper()
	text, err := os.ReadFile("terms.txt")
	require.NoError(t, err)
	var all []term
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(line, "|")
		require.Len(t, cells, columns, line)
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		require.NotContains(t, cells[:3], "", line)
		all = append(all, term{cells[0], cells[1], cells[2], cells[3], map[tables.Lang][]*regexp.Regexp{
			tables.English: otherWords(cells[4]), tables.Russian: otherWords(cells[5]),
		}})
	}
	return all
}

func otherWords(cell string) []*regexp.Regexp {
	var all []*regexp.Regexp
	for word := range strings.SplitSeq(cell, ",") {
		if word = strings.TrimSpace(word); word != "" {
			all = append(all, regexp.MustCompile(`(?i)(?:^|[^\p{L}])`+word))
		}
	}
	return all
}

// uses returns a forbidden word that is in the text, or "" if the text has none. A forbidden word
// may begin with a part in parentheses. For example, "(empty )?cell" forbids “cell” but allows
// “empty cell”. The method ignores text in “…” or («…»), because such text quotes what people type
// or what is printed.
func (m term) uses(lang tables.Lang, text string) string {
	text = quoted.ReplaceAllString(text, "")
	for _, other := range m.not[lang] {
		for _, found := range other.FindAllStringSubmatch(text, -1) {
			if len(found) < 2 || found[1] == "" {
				return found[0]
			}
		}
	}
	return ""
}

func TestEveryThingHasOneWord(t *testing.T) {
	for _, m := range terms(t) {
		for _, lang := range tables.Langs {
			for id, text := range spokenOf(t, m.game, lang) {
				require.Empty(t, m.uses(lang, text), "%s says another word for %q (%s): %s", id, m.english, m.ours+m.printed, text)
			}
		}
	}
}

func spokenOf(t *testing.T, game string, lang tables.Lang) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, area := range []string{game, "help", "lesson"} {
		for id, m := range messages(t, area, lang) {
			about, _, _ := strings.Cut(strings.TrimPrefix(id, area+"."), "-")
			if area != game && about != game || strings.HasSuffix(strings.ToLower(id), "keys") && area == game {
				continue
			}
			for form, text := range m {
				all[id+" "+form] = blank.ReplaceAllString(typed.ReplaceAllString(text, ""), "X")
			}
		}
	}
	text, err := os.ReadFile(filepath.Join("..", game, "rulebook.txt"))
	require.NoError(t, err)
	own := regexp.MustCompile(`^(?:ask-)?` + string(lang) + ` (.*)`)
	rule := ""
	for line := range strings.Lines(string(text)) {
		if id, _, found := strings.Cut(line, " "); found && strings.Count(id, "-") == 2 && id == strings.ToUpper(id) {
			rule = id
		}
		if said := own.FindStringSubmatch(line); said != nil {
			all[rule+" "+said[0]] = said[1]
		}
	}
	return all
}

func TestAnotherWordWouldBeNoticed(t *testing.T) {
	m := term{not: map[tables.Lang][]*regexp.Regexp{tables.English: otherWords("(empty )?cell, duct")}}
	for text, want := range map[string]string{
		"onto an empty cell": "", "the next cell": " cell", "Ducts are shut": "Duct",
		"excellent products": "", "type “cell 4”": "",
	} {
		require.Equal(t, want, m.uses(tables.English, text), text)
	}
}
