package paint

import (
	"regexp"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Width returns how many terminal columns s needs. Colour codes need none. Width ignores the
// locale, because a Chinese or Japanese locale would double the width of Cyrillic letters.
func Width(s string) int {
	s = Bare(s)
	if columns, plain := plainWidth(s); plain {
		return columns
	}
	return widthTable().StringWidth(s)
}

const narrow = "ёЁ«»“”‘’„·•–—…×°№−→←↑↓›▸□♥★✓✗↳\u00a0"

// plainWidth measures a text that has only common characters, such as Latin and Russian letters. It
// does not need the width tables, which take a millisecond to build.
func plainWidth(s string) (columns int, plain bool) {
	for _, r := range s {
		switch {
		case r >= ' ' && r <= '~':
		case r >= 'А' && r <= 'я':
		case r >= '─' && r <= '▟': // characters for frames, walls and bars
		case strings.ContainsRune(narrow, r):
		default:
			return 0, false
		}
		columns++
	}
	return columns, true
}

// Bare returns s without its colour codes.
func Bare(s string) string {
	if !strings.Contains(s, "\x1b") {
		return s
	}
	return regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(s, "")
}

// Pad appends blanks to s up to the given width. It never shortens s.
func Pad(s string, columns int) string {
	return s + strings.Repeat(" ", max(0, columns-Width(s)))
}

// Wrap breaks s into lines at blanks. It regards a no-break space as a letter. It breaks a word
// only if the word is wider than a line. All lines of a paragraph get the indent of its first line.
// If the indent is wider than half a line, it is removed.
func Wrap(s string, columns int) []string {
	var lines []string
	for _, paragraph := range strings.Split(s, "\n") {
		lines = append(lines, wrapOne(paragraph, max(columns, 2))...)
	}
	return lines
}

func wrapOne(paragraph string, columns int) []string {
	words := strings.FieldsFunc(paragraph, func(r rune) bool { return r == ' ' })
	indent := paragraph[:len(paragraph)-len(strings.TrimLeft(paragraph, " "))]
	if len(indent) > columns/2 {
		indent = ""
	}
	var lines []string
	line, empty := indent, true
	for _, word := range words {
		if !empty && Width(line)+1+Width(word) > columns {
			lines, line, empty = append(lines, line), indent, true
		}
		if !empty {
			line += " "
		}
		line, empty = line+word, false
		for Width(line) > columns {
			head := cut(line, columns)
			if len(head) <= len(indent) || len(head) == len(line) {
				break
			}
			lines, line = append(lines, head), indent+line[len(head):]
		}
	}
	return append(lines, line)
}

// cut shortens a line to the given width. A coloured line stays unchanged, because the code that
// ends the colour would be lost.
func cut(line string, columns int) string {
	if Bare(line) != line {
		return line
	}
	return widthTable().Truncate(line, columns, "")
}

func widthTable() *runewidth.Condition {
	return &runewidth.Condition{EastAsianWidth: false, StrictEmojiNeutral: true}
}
