package cmd

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheFunctionsOfTheREADMEAreThere: the README names functions with their
// files, as `Judge` (rules/house.go).
func TestTheFunctionsOfTheREADMEAreThere(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	named := regexp.MustCompile("`(\\w+)` \\(([\\w/]+\\.go)\\)").FindAllSubmatch(text, -1)
	require.Greater(t, len(named), 20)
	for _, n := range named {
		source, err := os.ReadFile(filepath.Join("..", string(n[2])))
		require.NoError(t, err)
		require.Regexp(t, `(?m)^func (\([^)]*\) )?`+string(n[1])+`[\[(]`, string(source), "%s is not in %s", n[1], n[2])
	}
}

// TestTheFilesThatCommentsNameAreThere: package comments lead to files, as in state.go.
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

// TestTheFunctionsOfToursAreThere: in a package comment "# What runs when" follows one key or
// request through functions and their files, as step (assist/session/loop.go).
func TestTheFunctionsOfToursAreThere(t *testing.T) {
	named := regexp.MustCompile(`(\w+)\s+(?://\s+)?\(([\w/]+\.go)\)`)
	tours := 0
	for _, path := range []string{"assist/games.go", "assist/chezguevara/doc.go", "assist/serve/doc.go"} {
		text, err := os.ReadFile(filepath.Join("..", path))
		require.NoError(t, err)
		_, tour, found := strings.Cut(string(text), "// # What runs when")
		require.True(t, found, path)
		tour, _, _ = strings.Cut(tour, "// # ")
		for _, n := range named.FindAllStringSubmatch(tour, -1) {
			file := filepath.Join("..", filepath.Dir(path), n[2])
			if strings.Contains(n[2], "/") {
				file = filepath.Join("..", n[2])
			}
			source, err := os.ReadFile(file)
			require.NoError(t, err)
			require.Regexp(t, `(?m)^func (\([^)]*\) )?`+n[1]+`[\[(]`, string(source), "%s: %s is not in %s", path, n[1], n[2])
			tours++
		}
	}
	require.Greater(t, tours, 30)
}
