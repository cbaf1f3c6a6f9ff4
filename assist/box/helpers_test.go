package box

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

const mystics = "micemystics"

// The function `example` returns a file with every kind of card.
func example(t testing.TB) string {
	text := must(os.ReadFile(filepath.Join("testdata", mystics+".yaml")))
	return string(text)
}

func sentences(t *testing.T, faults []*Fault) []string {
	var all []string
	for _, f := range faults {
		for _, lang := range tables.Langs {
			text, ok := talk.Sentence(words.In(lang), f)
			require.True(t, ok)
			require.NotContains(t, text, "[box.")
			require.NotContains(t, text, "<no value>")
			if lang == tables.English {
				all = append(all, text)
			}
		}
	}
	return all
}

func short(t *testing.T, faults []*Fault) string {
	sentences(t, faults)
	var all []string
	for _, f := range faults {
		all = append(all, fmt.Sprintf("%d:%d %s", f.Line, f.Column, strings.TrimPrefix(f.ID, "box.")))
	}
	return strings.Join(all, ", ")
}

const (
	aHero   = "- id: h\n  kind: hero\n  name: {en: H}\n  classes: [baker]\n  battle: 1\n  defense: 1\n  lore: 1\n  move: 1\n"
	aMinion = "- id: m\n  kind: minion\n  name: {en: M}\n  battle: 1\n  defense: 1\n  life: 1\n"
	aCard   = "- id: s\n  kind: search\n  name: {en: S}\n"
	aFight  = "- id: e\n  kind: encounter\n  name: {en: E}\n"
	aTile   = "- id: t\n  kind: tile\n  tile: a\n  side: blue\n  name: {en: T}\n"
	aStory  = "- id: c\n  kind: chapter\n  name: {en: C}\n  party: 4\n  end: 6\n"
)
