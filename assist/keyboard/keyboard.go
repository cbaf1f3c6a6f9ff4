// Package keyboard converts text that people typed in the wrong keyboard layout, Latin or Russian.
package keyboard

import (
	"slices"
	"strings"
	"unicode"
)

// The keys in both layouts, in the same order. The characters from ~ to the end of latinKeys are
// typed with Shift.
const (
	latinKeys    = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>"
	cyrillicKeys = "ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю"
)

// Other returns the text that the same keys give in the other layout: цфдд becomes wall.
func Other(typed string) string {
	from, to := []rune(cyrillicKeys), []rune(latinKeys)
	if !Cyrillic(typed) {
		from, to = to, from
	}
	return strings.Map(func(r rune) rune {
		i := slices.Index(from, unicode.ToLower(r))
		switch {
		case i < 0:
			return r
		case unicode.IsUpper(r):
			return unicode.ToUpper(to[i])
		}
		return to[i]
	}, typed)
}

// Cyrillic reports whether a text has a Cyrillic letter.
func Cyrillic(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
}

// Latin reports whether a text has a Latin letter.
func Latin(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Latin, r) })
}
