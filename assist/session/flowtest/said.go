package flowtest

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// said matches a call with the id of a sentence, such as say("moved").
var said = regexp.MustCompile(`\b(say|unread)\("([a-z][\w.-]*)"`)

// Said checks that a sentence exists for each sentence id in the package under test, and for each
// note of the rules. The code must use more than `least` ids.
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
