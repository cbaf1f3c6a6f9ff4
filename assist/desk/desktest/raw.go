package desktest

import (
	"regexp"
	"strings"
)

// raw matches internal text that people should not see: a noun, an id or a colour code.
var raw = regexp.MustCompile(`\{[a-z]+ [^{}]*\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\x1b|\[[0-9;]+m`)

// opened matches a line about an opened seal: its salt, or the command that computes the seal.
var opened = regexp.MustCompile(`[0-9a-f]{32}|printf '%s'`)

// Raw returns the first internal text in the given text, with its line, or "". Lines about an
// opened seal are skipped, because they contain a salt.
func Raw(text string) string {
	for line := range strings.Lines(text) {
		if found := raw.FindString(line); found != "" && !opened.MatchString(line) {
			return found + " in: " + line
		}
	}
	return ""
}
