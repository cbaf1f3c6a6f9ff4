package words

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

// If a template is invalid, Say returns the id in brackets.
func TestEverySentenceReads(t *testing.T) {
	longtest.SkipShort(t)
	for _, area := range areas(t) {
		for _, lang := range tables.Langs {
			words := In(lang)
			for id, m := range messages(t, area, lang) {
				for _, count := range []int{0, 1, 2, 5, 21} {
					require.True(t, reads(words, id, m, 7, count) || reads(words, id, m, "7", count), "%s in %s for %d", id, lang, count)
				}
			}
		}
	}
}

func reads(words *Words, id string, m forms, value any, count int) bool {
	args := tables.Args{}
	for _, blank := range m.blanks() {
		args[blank] = value
	}
	if _, counted := args[Count]; counted || len(m) > 1 {
		args[Count] = count
	}
	text := words.Say(id, args)
	return text != "" && !strings.Contains(text, "["+id+"]") && !strings.Contains(text, "no value")
}
