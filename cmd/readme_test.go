package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/rules/cases"
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

// TestTheREADMECountsTheCasesOfEachGame: "915 for Pickle Rick" is what `cases` lists.
func TestTheREADMECountsTheCasesOfEachGame(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	for _, game := range assist.Games() {
		list, err := cases.Of(game.Game())
		require.NoError(t, err)
		name := strings.ReplaceAll(regexp.QuoteMeta(game.Rulebook().Title.En), " ", `\s`)
		counts := regexp.MustCompile(`([\d,]+)\sfor\s`+name).FindAllStringSubmatch(string(text), -1)
		require.NotEmpty(t, counts, game.Game())
		for _, c := range counts {
			require.Equal(t, strconv.Itoa(len(list)), strings.ReplaceAll(c[1], ",", ""), c[0])
		}
	}
}
