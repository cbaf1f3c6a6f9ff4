package talk

import (
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// Own sorts words that people may type for one thing, those of the table's
// language first: a prompt shows the first of them.
func (t *UI) Own(words ...string) []string {
	var own, other []string
	for _, word := range words {
		latin := word == "" || word[0] < utf8.RuneSelf
		if latin == (t.Words.Lang() != tables.Russian) {
			own = append(own, word)
		} else {
			other = append(other, word)
		}
	}
	return append(own, other...)
}

// Letters returns the single letters that people may type for one thing, as in
// "kк", those of the table's alphabet first.
func (t *UI) Letters(both string) []string { return t.Own(strings.Split(both, "")...) }
