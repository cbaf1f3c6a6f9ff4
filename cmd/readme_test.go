package cmd

import (
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

// direct matches what go.mod requires itself, without the version and the end of the path that
// names a major version.
var direct = regexp.MustCompile(`(?m)^\t(\S+?)(?:/v\d+)? v\S+$`)

func TestTheREADMENamesEveryLibrary(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	_, table, found := strings.Cut(string(text), "## Libraries\n")
	require.True(t, found)
	table, _, _ = strings.Cut(table, "\n## ")
	required, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	named := direct.FindAllSubmatch(required, -1)
	require.Greater(t, len(named), 20)
	for _, n := range named {
		name := strings.NewReplacer("github.com/", "", "golang.org/x/", "x/").Replace(string(n[1]))
		require.Regexp(t, `(?m)^\|([^|]*, )? ?`+regexp.QuoteMeta(name)+`[ ,]`, table)
	}
}
