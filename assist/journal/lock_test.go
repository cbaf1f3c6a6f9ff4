package journal

import (
	"fmt"
	"os"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestATableIsPlayedWhereNothingCanBeLocked: some shared folders do not support locks.
func TestATableIsPlayedWhereNothingCanBeLocked(t *testing.T) {
	path := played(t, turn(0))
	t.Cleanup(func() { holds = hold })
	for _, no := range []error{syscall.ENOLCK, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS} {
		holds = func(*os.File) (func() error, bool, error) { return nil, false, fmt.Errorf("flock: %w", no) }
		w, err := Open(path)
		require.NoError(t, err, no)
		require.True(t, w.Unlocked)
		require.NoError(t, w.Append(turn(0)))
		require.NoError(t, w.Close())
	}
	holds = func(*os.File) (func() error, bool, error) { return nil, false, syscall.EIO }
	_, err := Open(path)
	require.ErrorIs(t, err, Unsaved)
	holds = hold
	w := must(Open(path))
	require.False(t, w.Unlocked)
	require.NoError(t, w.Close())
}
