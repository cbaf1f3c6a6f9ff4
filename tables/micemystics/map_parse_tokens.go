package micemystics

import (
	"cmp"
	"strings"
	"unicode"
)

// token is a word or a punctuation mark of the text.
type token struct {
	sign         rune // 0 for a word
	text         string
	line, column int // from 1
}

// compare compares two tokens by their place in the text.
func (t token) compare(o token) int {
	return cmp.Or(cmp.Compare(t.line, o.line), cmp.Compare(t.column, o.column))
}

// end returns the column behind the token.
func (t token) end() int { return t.column + len([]rune(t.text)) }

// punctuation maps what people type to the marks of the form.
var punctuation = map[rune]rune{
	':': ':', ',': ',', '~': '~', '|': '|', '/': '|', '>': '>', '<': '<', '→': '>', '←': '<',
}

// plainDash returns the dash for what keyboards and editors give for one, and other
// signs as they are.
func plainDash(r rune) rune {
	switch r {
	case '–', '—', '−', '‑':
		return '-'
	}
	return r
}

// splitEntries cuts a text into entries of at least one token.
func (r *mapParser) splitEntries(text string) [][]token {
	var all [][]token
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		column := 1
		for part := range strings.SplitSeq(line, ";") {
			if e := r.tokenize(part, i+1, column); len(e) > 0 {
				all = append(all, e)
			}
			column += len([]rune(part)) + 1
		}
	}
	return all
}

// tokenize cuts a piece of a line that begins at a column.
func (r *mapParser) tokenize(part string, line, column int) []token {
	var all []token
	text := []rune(strings.Map(plainDash, part))
	for i := 0; i < len(text); {
		t := token{line: line, column: column + i, text: string(text[i])}
		sign, marked := punctuation[text[i]]
		switch {
		case marked:
			t.sign = sign
			all = append(all, t)
		case inWord(text[i]):
			end := i
			for end < len(text) && inWord(text[end]) {
				end++
			}
			t.text = string(text[i:end])
			all = append(all, t)
			i = end - 1
		case !unicode.IsSpace(text[i]):
			r.addFault(t, "box.map-stray", "word", t.text)
		}
		i++
	}
	return all
}

// inWord reports whether a letter belongs to a word or a number.
func inWord(c rune) bool {
	return unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.Is(unicode.Mn, c) || strings.ContainsRune("-_.", c)
}
