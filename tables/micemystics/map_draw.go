package micemystics

import (
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// widest is how far marks push the neighbours of other spaces aside.
const widest = 30

// Draw is the map drawn back for checking: a row for each space with all its
// neighbours, then what was told of sight, in the words of a language. What is
// drawn can be typed in again as it stands.
func (m Map) Draw(lang tables.Lang) []string {
	m = m.sorted()
	w := writer{lang: lang}
	name, head := 0, 0
	for _, s := range m.Spaces {
		name = max(name, letters(string(s.ID)))
	}
	heads := make([]string, len(m.Spaces))
	for i, s := range m.Spaces {
		heads[i] = strings.Repeat(" ", name-letters(string(s.ID))) + string(s.ID) + strings.ReplaceAll(w.marks(s), "~", " ~")
		head = max(head, min(letters(heads[i]), widest))
	}
	var lines []string
	for i, s := range m.Spaces {
		line := heads[i] + strings.Repeat(" ", max(0, head-letters(heads[i]))) + " :"
		for _, l := range m.Around(s.ID) {
			line += " " + w.neighbour(l)
		}
		lines = append(lines, line)
	}
	return append(lines, w.sight(m)...)
}

func letters(text string) int { return utf8.RuneCountInString(text) }
