package cmd

import (
	"strings"

	"tablemate/assist/desk"
)

// pick returns the index of the name that a typed word means: the whole name in
// either case, else the only one that begins so.
func pick(typed string, names []string) (int, bool) {
	typed = strings.ToLower(typed)
	found, many := -1, false
	for i, name := range names {
		name = strings.ToLower(name)
		if name == typed {
			return i, true
		}
		if strings.HasPrefix(name, typed) {
			many = found >= 0
			found = i
		}
	}
	return found, found >= 0 && !many
}

// nearest returns up to three names that are close to a misspelt word, the closest
// first.
func nearest(typed string, names []string) []string { return desk.Nearest(typed, names) }
