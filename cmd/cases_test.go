package cmd

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/session"
	"tablemate/rules/cases"
	"tablemate/tables"
	"tablemate/tables/words"
)

// least is how many cases each game has at least.
var least = map[string]int{"picklerick": 200, "micemystics": 200, "raccoonheist": 60, "infiltrators": 60, "chezguevara": 60}

func TestTheProgramAnswersTheCasesOfAGame(t *testing.T) {
	s := newSitting(t)
	got := s.ask("cases", "infiltrators", "--run")
	require.Equal(t, done, got.code, got.out+got.err)
	require.Regexp(t, `^infiltrators: (\d+) of (\d+) answered as written\n$`, got.out)
	for game, n := range least {
		list, err := cases.Of(game)
		require.NoError(t, err)
		require.Greater(t, len(list), n, game)
		for _, c := range list {
			require.NotEmpty(t, c.Rules, c.ID)
			require.NotEmpty(t, c.Verdict, c.ID)
			require.Equal(t, c.Verdict == cases.Disputed, len(c.Depends) > 0, c.ID)
		}
	}
}

// TestCasesOfOnesOwn: what is printed for other programs is taken back, and a wrong
// answer is told and makes the command fail.
func TestCasesOfOnesOwn(t *testing.T) {
	s := newSitting(t)
	printed := s.ask("cases", "picklerick", "--json")
	lines := strings.SplitAfter(printed.out, "\n")
	var first, searched string
	for _, line := range lines {
		switch {
		case first == "" && strings.Contains(line, `"breaks":["PR-REROLL-01"]`):
			first = line
		case searched == "" && strings.Contains(line, `"moves":[`):
			searched = line
		}
	}
	file := filepath.Join(t.TempDir(), "mine.jsonl")
	write := func(text string) { require.NoError(t, os.WriteFile(file, []byte(text), 0o600)) }

	write(first + "\n" + searched)
	got := s.ask("cases", file, "--run")
	require.Equal(t, done, got.code, got.err)
	require.Contains(t, got.out, "2 of 2 answered")

	write(strings.Replace(first, `"breaks":["PR-REROLL-01"]`, `"breaks":["PR-REROLL-05"]`, 1))
	got = s.ask("cases", "picklerick", file, "--run", "--json")
	require.Equal(t, failed, got.code)
	var tried triedCase
	require.NoError(t, json.Unmarshal([]byte(got.out), &tried))
	require.False(t, *tried.Right)
	got = s.ask("cases", file, "--run")
	require.Contains(t, got.out, "should be breaks PR-REROLL-05, the program says breaks PR-REROLL-01")

	for text, says := range map[string]string{
		"{\n": "Line 1 of",
		strings.Replace(first, "PR-REROLL-01\"]", "PR-NONE-01\"]", 2):      "no such rule",
		strings.Replace(first, `"game":"picklerick",`, "", 1):              "does not say of which game",
		strings.Replace(first, `"state":{`, `"state":{"colour":1,`, 1):     "cannot be read",
		strings.Replace(first, `"may":{"kind":"`, `"may":{"kind":"xyz`, 1): "cannot be read",
	} {
		write(text)
		got := s.ask("cases", file, "--run")
		require.Equal(t, failed, got.code, says)
		require.Contains(t, got.err, says)
	}
}

// TestCasesAreToldInBothLanguages: what a case asks and what is said against it is in the
// language of the command; the note of whoever wrote it stays as it is.
func TestCasesAreToldInBothLanguages(t *testing.T) {
	s := newSitting(t)
	for lang, want := range map[string]string{
		"en": "PR-JAG-04/5 sure: Jaguar put on L4 — breaks PR-JAG-04 (Jaguar is on the board already.) · note: Jaguar is put on the board a second time\n",
		"ru": "PR-JAG-04/5 бесспорно: Ягуар поставлен на М4 — нарушает PR-JAG-04 (Ягуар уже на поле.) · пометка: Jaguar is put on the board a second time\n",
	} {
		got := s.ask("cases", "picklerick", "--lang", lang)
		require.Equal(t, done, got.code, got.err)
		require.Contains(t, got.out, want)
	}
	for _, game := range assist.Games() {
		list, err := cases.Of(game.Game())
		require.NoError(t, err)
		for _, lang := range []tables.Lang{tables.English, tables.Russian} {
			for i := 0; i < len(list); i += 5 {
				c := list[i]
				told, err := game.TellCase(session.Reading{Words: words.In(lang)}, c)
				require.NoError(t, err, c.ID)
				require.NotEmpty(t, told.Asked, c.ID)
				require.Equal(t, len(c.Breaks) > 0, len(told.Against) > 0, c.ID)
				for _, sentence := range told.Against {
					require.Equal(t, lang == tables.Russian, cyrillic.MatchString(sentence), "%s: %s", c.ID, sentence)
				}
			}
		}
	}
}

var cyrillic = regexp.MustCompile(`\p{Cyrillic}`)
