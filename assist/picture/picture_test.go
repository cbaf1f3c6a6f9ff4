package picture

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTextsAreJoinedWhileTheyFit(t *testing.T) {
	room := Wide("ab · cd", 10)
	require.Equal(t, []string{"ab · cd", "ef"}, Lines([]string{"ab", "cd", "ef"}, 10, room))
	require.Equal(t, "ab · cd", Fit("ab · cd", 10, room))
	require.Equal(t, []string{"abcdefgh", "abcde…"}, Lines([]string{"abcdefgh", "abcdefgh"}, 10, room))
}
