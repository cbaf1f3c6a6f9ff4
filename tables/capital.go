package tables

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Capital returns a sentence with its first letter in upper case, because an inserted name may
// begin with a lower-case letter.
func Capital(text string) string {
	indent := len(text) - len(strings.TrimLeft(text, " "))
	r, size := utf8.DecodeRuneInString(text[indent:])
	if size == 0 {
		return text
	}
	return text[:indent] + string(unicode.ToUpper(r)) + text[indent+size:]
}
