package desktest

import (
	"regexp"
	"strings"
)

// raw matches internal text: a noun, an id, a colour code.
var raw = regexp.MustCompile(`\{[a-z]+ [^{}]*\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\x1b|\[[0-9;]+m`)

// opened matches a line on which a seal is opened by its word, or the command that computes it.
var opened = regexp.MustCompile(`[0-9a-f]{32}|printf '%s'`)

// Raw returns the first internal text in sentences for people, with its line, or "". The word
// that opens a seal is allowed.
func Raw(text string) string {
	for line := range strings.Lines(text) {
		if found := raw.FindString(line); found != "" && !opened.MatchString(line) {
			return found + " in: " + line
		}
	}
	return ""
}
