package desktest

import (
	"regexp"
	"strings"
)

// The expression `raw` matches what people should not see: a Go value, an id, a colour code, a
// missing argument.
var raw = regexp.MustCompile(`\{[a-z]+ [^{}]*\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\x1b|\[[0-9;]+m|<no value>`)

// The expression `opened` matches a line that reveals a sealed word. Such a line has the salt, or
// the command that computes the seal.
var opened = regexp.MustCompile(`[0-9a-f]{32}|printf '%s'`)

// Raw looks for strings that people should never see, such as an id. It returns the first such
// string together with its whole line, or "" if there is none. Raw ignores lines that reveal a
// sealed word, because they show such strings on purpose.
func Raw(text string) string {
	for line := range strings.Lines(text) {
		if found := raw.FindString(line); found != "" && !opened.MatchString(line) {
			return found + " in: " + line
		}
	}
	return ""
}
