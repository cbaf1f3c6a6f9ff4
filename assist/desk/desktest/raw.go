package desktest

import (
	"regexp"
	"strings"
)

// raw matches internal text that people should not see: a Go value such as {mouse tilda}, an id, a
// colour code, or the mark of a missing argument.
var raw = regexp.MustCompile(`\{[a-z]+ [^{}]*\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\x1b|\[[0-9;]+m|<no value>`)

// opened matches a line about a revealed word: its salt, or the command that computes its seal.
var opened = regexp.MustCompile(`[0-9a-f]{32}|printf '%s'`)

// Raw returns the first string in a text that people should never see, such as an id, with the line
// that contains it. If there is none, Raw returns "". Raw skips lines that reveal a sealed word,
// because they show internal text on purpose.
func Raw(text string) string {
	for line := range strings.Lines(text) {
		if found := raw.FindString(line); found != "" && !opened.MatchString(line) {
			return found + " in: " + line
		}
	}
	return ""
}
