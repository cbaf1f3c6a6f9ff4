package micemystics

import (
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// maxHead bounds how far the marks of one space push the neighbours of others
// aside.
const maxHead = 30

// Draw returns the map for checking: a row for each space with all its
// neighbours, then what was said of sight, in the words of a language. The rows
// can be typed in again as they stand.
func (m Map) Draw(lang tables.Lang) []string {
	m = m.sorted()
	w := mapWriter{lang: lang}
	name, head := 0, 0
	for _, s := range m.Spaces {
		name = max(name, runeCount(string(s.ID)))
	}
	heads := make([]string, len(m.Spaces))
	for i, s := range m.Spaces {
		heads[i] = strings.Repeat(" ", name-runeCount(string(s.ID))) + string(s.ID) + strings.ReplaceAll(w.marksText(s), "~", " ~")
		head = max(head, min(runeCount(heads[i]), maxHead))
	}
	var lines []string
	for i, s := range m.Spaces {
		line := heads[i] + strings.Repeat(" ", max(0, head-runeCount(heads[i]))) + " :"
		for _, l := range m.Around(s.ID) {
			line += " " + w.neighbourText(l)
		}
		lines = append(lines, line)
	}
	return append(lines, w.sightEntries(m)...)
}

// runeCount returns how many letters a text has.
func runeCount(text string) int { return utf8.RuneCountInString(text) }
