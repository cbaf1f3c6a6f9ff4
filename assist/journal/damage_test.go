package journal

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// TestADamagedByteIsNamedByItsLineAndACutLosesWhatWasCut flips one bit of recorded games, or cuts
// them off at a byte. The long test does this at every byte, the short one at every nth byte.
func TestADamagedByteIsNamedByItsLineAndACutLosesWhatWasCut(t *testing.T) {
	records := map[string][]byte{"200 lines": text(t, played(t, turns(200)...))}
	for _, game := range []string{"solo", "raccoonheist-two-corrections", "micemystics-mapped", "infiltrators-two"} {
		records[game] = text(t, filepath.Join("..", "..", "cmd", "testdata", "games", game+".jsonl"))
	}
	for name, whole := range records {
		t.Run(name, func(t *testing.T) {
			step := len(whole)/64 + 1
			if longtest.On() {
				t.Parallel()
				step = 1
			}
			damage(t, whole, rand.IntN(step), step)
		})
	}
}

func damage(t *testing.T, whole []byte, first, step int) {
	last := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	tried, lines := 0, bytes.Count(whole, []byte("\n"))
	for at := first; at < len(whole); at += step {
		line := 1 + bytes.Count(whole[:at], []byte("\n"))
		damaged := bytes.Clone(whole)
		damaged[at] ^= 1
		r, err := Parse("x", bytes.NewReader(damaged))
		var wrong *LineError
		switch {
		case errors.As(err, &wrong):
			require.InDelta(t, line, wrong.Line, 1, "byte %d", at)
		case at < last:
			require.ErrorAs(t, err, new(*FileError), "byte %d of line %d", at, line)
		case err == nil:
			require.LessOrEqual(t, r.Last(), lines)
		}
		r, err = Parse("x", bytes.NewReader(whole[:at]))
		if line == 1 {
			require.ErrorAs(t, err, new(*FileError))
		} else {
			require.NoError(t, err, "cut at %d", at)
			require.Equal(t, line-1, r.Last())
		}
		tried++
	}
	t.Logf("%d bytes of %d lines flipped, and cut there", tried, lines)
}
