package cmd

import (
	"os"
	"path/filepath"
	"regexp"
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
