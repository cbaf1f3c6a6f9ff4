package flowtest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Sentences returns the ids of all sentences of an area, such as a game. The area's name at the
// beginning of an id is cut off.
func Sentences(t *testing.T, area string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "tables", "words", area+".json"))
	require.NoError(t, err)
	all := map[string]any{}
	require.NoError(t, json.Unmarshal(text, &all))
	var out []string
	for id := range all {
		out = append(out, strings.TrimPrefix(id, area+"."))
	}
	return out
}

// Known reports whether a sentence with this id exists. For an id that ends in "-" or ".", any
// sentence with this prefix is enough.
func Known(sentences []string, id string) bool {
	begun := strings.HasSuffix(id, "-") || strings.HasSuffix(id, ".")
	for _, known := range sentences {
		if known == id || begun && strings.HasPrefix(known, id) {
			return true
		}
	}
	return false
}

// Source returns the text of each non-test file of the package under test. The keys are the names
// of the files.
func Source(t *testing.T) map[string]string {
	t.Helper()
	names, err := filepath.Glob("*.go")
	require.NoError(t, err)
	out := map[string]string{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		out[name] = string(text)
	}
	require.NotEmpty(t, out)
	return out
}

var noted = regexp.MustCompile(`\bnote\("([a-z][\w.-]*)"`)

// Noted checks that each note in the rules of a game has a sentence with the id FAMILY.NOTE.
func Noted(t *testing.T, game, family string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "rules", game, "*.go"))
	require.NoError(t, err)
	known, found := Sentences(t, game), 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, made := range noted.FindAllStringSubmatch(string(text), -1) {
			found++
			require.True(t, Known(known, family+"."+made[1]), "no sentence for the note %q", made[1])
		}
	}
	require.NotZero(t, found)
}
