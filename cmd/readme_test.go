package cmd

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// These limits keep the README short, because people read it before their first evening.
const (
	readmeLines   = 150
	readmeColumns = 100
	readmeWords   = 25 // the largest number of words in one sentence
)

func TestTheREADMEIsShort(t *testing.T) {
	text := readme(t)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	require.LessOrEqual(t, len(lines), readmeLines)
	for _, line := range lines {
		require.LessOrEqual(t, paint.Width(line), readmeColumns, line)
	}
	prose := regexp.MustCompile("(?s)```.*?```").ReplaceAllString(text, "")
	apart := regexp.MustCompile(`\n\n|\n- |\n#+ |\||[.?!:;]\**\s`)
	for _, sentence := range apart.Split(prose, -1) {
		require.LessOrEqual(t, len(strings.Fields(sentence)), readmeWords, sentence)
	}
}

func TestTheREADMENamesEveryCommandAndGame(t *testing.T) {
	text := readme(t)
	for _, c := range Manual(tables.English).Commands() {
		require.Regexp(t, "`(tablemate )?"+c.Name()+"[ `]", text)
	}
	for _, game := range gameNames(nil, "") {
		require.Contains(t, text, "| `"+game+"` |")
	}
	mod := must(os.ReadFile("../go.mod"))
	require.Contains(t, text, "Go "+regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(string(mod))[1])
	licences := must(filepath.Glob("../LICEN[CS]E*"))
	require.Equal(t, len(licences) == 0, strings.Contains(text, "No licence has been chosen yet."))
}

func TestTheEveningOfTheREADMEIsPlayed(t *testing.T) {
	_, text, _ := strings.Cut(readme(t), "## An evening")
	_, text, _ = strings.Cut(text, "```\n")
	text, _, _ = strings.Cut(text, "```")
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	require.Len(t, lines, 15)
	var typed strings.Builder
	for _, line := range lines {
		if _, answer, asks := strings.Cut(line, "› "); asks {
			typed.WriteString(answer + "\n")
		}
	}
	s := newSitting(t)
	s.imported(`{"tablemate":2,"game":"picklerick","table":"Friday","lang":"en","setup":` +
		`{"mode":"solo","players":["Ann"],"guard_post_b":"right","stack":15}}` + "\n")
	command, isCommand := strings.CutPrefix(lines[0], "$ tablemate")
	require.True(t, isCommand)
	screen := s.hears(typed.String(), s.words(command)...)
	rest := "\n" + screen
	for _, line := range lines[1:] {
		_, after, found := strings.Cut(rest, "\n"+line+"\n")
		require.True(t, found, "%q is missing in: %s", line, screen)
		rest = "\n" + after
	}
}

func TestTheFilesThatCommentsNameAreThere(t *testing.T) {
	name := regexp.MustCompile(`[\w/]*\w\.go\b`)
	found := 0
	require.NoError(t, filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for line := range strings.Lines(string(text)) {
			if !strings.HasPrefix(strings.TrimSpace(line), "//") {
				continue
			}
			for _, file := range name.FindAllString(line, -1) {
				if strings.HasSuffix(file, "_test.go") {
					continue
				}
				found++
				_, beside := os.Stat(filepath.Join(filepath.Dir(path), file))
				_, below := os.Stat(filepath.Join("..", file))
				require.True(t, beside == nil || below == nil, "%s names %s", path, file)
			}
		}
		return err
	}))
	require.Greater(t, found, 150)
}

// In a package comment, the section "# What runs when" lists the functions that run after a key
// press or a request. The file of each function stands in parentheses, for example: step
// (assist/session/loop.go).
func TestTheFunctionsOfToursAreThere(t *testing.T) {
	named := regexp.MustCompile(`(\w+)\s+(?://\s+)?\(([\w/]+\.go)\)`)
	tours := 0
	for _, path := range []string{"assist/games.go", "assist/session/doc.go", "assist/chezguevara/doc.go", "assist/serve/doc.go"} {
		text := must(os.ReadFile(filepath.Join("..", path)))
		_, tour, found := strings.Cut(string(text), "// # What runs when")
		require.True(t, found, path)
		tour, _, _ = strings.Cut(tour, "// # ")
		for _, n := range named.FindAllStringSubmatch(tour, -1) {
			file := filepath.Join("..", filepath.Dir(path), n[2])
			if strings.Contains(n[2], "/") {
				file = filepath.Join("..", n[2])
			}
			source := must(os.ReadFile(file))
			require.Regexp(t, `(?m)^func (\([^)]*\) )?`+n[1]+`[\[(]`, string(source), "%s: %s is not in %s", path, n[1], n[2])
			tours++
		}
	}
	require.Greater(t, tours, 60)
}
