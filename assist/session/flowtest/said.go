package flowtest

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The pattern `said` matches a call with the id of a sentence, such as say("moved").
var said = regexp.MustCompile(`\b(say|unread)\("([a-z][\w.-]*)"`)

// Said finds the sentence ids in the package under test. Each id must belong to a sentence, and Said
// must find more than `least` ids. Each note in the rules of the game must have a sentence too.
func Said(t *testing.T, game string, least int) {
	t.Helper()
	known, found := Sentences(t, game), 0
	for name, text := range Source(t) {
		for _, use := range said.FindAllStringSubmatch(text, -1) {
			id := strings.TrimPrefix(use[2], game+".")
			if use[1] == "unread" {
				id = "unread." + id
			}
			found++
			require.True(t, Known(known, id), "%s: no sentence %q", name, id)
		}
	}
	require.Greater(t, found, least)
	Noted(t, game, "tell")
}
