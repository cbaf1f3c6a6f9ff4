package session_test

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/session"
)

var assertion = regexp.MustCompile(`(?m)^\t_ session\.(\w+)(?:\[.*\])? += Flow\{\}$`)

func TestWhatAGameBringsIsListed(t *testing.T) {
	for _, game := range assist.Games() {
		name := game.About().Game
		brought, slips := session.Brought(game)
		require.Empty(t, slips, "%s: methods of another signature than the ability's", name)
		text, err := os.ReadFile("../" + name + "/flow.go")
		require.NoError(t, err)
		listed := []string{}
		for _, found := range assertion.FindAllStringSubmatch(string(text), -1) {
			listed = append(listed, found[1])
		}
		require.ElementsMatch(t, append(brought, "Flow"), listed, name)
	}
}
