package desktest

import (
	"regexp"
	"strings"
)

// raw matches what the program alone reads: a noun, an id, the code of a colour.
var raw = regexp.MustCompile(`\{[a-z]+ [^{}]*\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\x1b|\[[0-9;]+m`)

// opened matches a line on which a seal is opened by its word, or the command that computes it.
var opened = regexp.MustCompile(`[0-9a-f]{32}|printf '%s'`)

// Raw returns the first thing that the program alone reads in sentences for people, with its
// line; "" for none. Whoever opens a seal needs its word as it is.
func Raw(text string) string {
	for line := range strings.Lines(text) {
		if found := raw.FindString(line); found != "" && !opened.MatchString(line) {
			return found + " in: " + line
		}
	}
	return ""
}
