package disk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNoMoreIsReadThanWasAskedFor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	require.NoError(t, os.WriteFile(path, []byte("abc"), 0o600))
	for most, wrong := range map[int64]error{4: nil, 3: nil, 2: ErrTooBig} {
		text, err := Read(path, most)
		require.ErrorIs(t, err, wrong)
		again, err := ReadAll(strings.NewReader("abc"), most)
		require.ErrorIs(t, err, wrong)
		require.Equal(t, "abc", string(text))
		require.Equal(t, "abc", string(again))
	}
}

func TestEveryLineEnds(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "a\n", "a\r\nb\rc\n": "a\nb\nc\n"} {
		require.Equal(t, want, string(Lines([]byte(text))))
	}
}
