package cmd

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	cyrillic = regexp.MustCompile(`[а-яёА-ЯЁ]{2,}`)
	latin    = regexp.MustCompile(`[a-zA-Z]{3,}`)
	rule     = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-\d+`)
	verbatim = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-\d+|tablemate [^\n]*|\{[^\n]*|SHA-256|printf [^|]*[|] \w+|verify|--code|HTML`)
)

// TestBothLanguagesTellTheSame prints the recorded games, with their reasons and minutes, in both
// languages. Both must name the same rules. Words of the other language are allowed only if the
// record contains them, such as names of people.
func TestBothLanguagesTellTheSame(t *testing.T) {
	eachOldGame(t, func(s *sitting, _, file string) {
		text := s.text(file)
		for _, command := range []string{"show", "log", "log --raw", "why", "minutes", "check", "verify"} {
			args := append(strings.Fields(command), file, "--lang")
			en, ru := s.ask(append(args, "en")...), s.ask(append(args, "ru")...)
			require.Equal(s.t, en.code, ru.code, command)
			require.Equal(s.t, named(rule, en.out), named(rule, ru.out), command)
			foreign(s.t, text, cyrillic, en.out)
			foreign(s.t, text, latin, ru.out)
		}
	})
}

func named(what *regexp.Regexp, text string) []string {
	all := what.FindAllString(text, -1)
	slices.Sort(all)
	return all
}

// foreign requires that a text has no words in the letters of the other language, except words of
// the record.
func foreign(t *testing.T, record string, letters *regexp.Regexp, text string) {
	t.Helper()
	for line := range strings.Lines(verbatim.ReplaceAllString(text, "")) {
		for _, word := range letters.FindAllString(line, -1) {
			require.True(t, strings.Contains(strings.ToLower(record), strings.ToLower(word)), "%s in %s", word, line)
		}
	}
}
