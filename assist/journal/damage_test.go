package journal

import (
	"bytes"
	"errors"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// everything makes the tests that otherwise take samples try all there is.
const everything = "TABLEMATE_TEST_ALL"

func TestADamagedByteIsNamedByItsLineAndACutLosesWhatWasCut(t *testing.T) {
	whole := text(t, played(t, turns(200)...))
	last := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	step, line := 1, 1
	if os.Getenv(everything) == "" {
		step = 211
	}
	for at := range len(whole) {
		if at%step == 0 {
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
				require.LessOrEqual(t, r.Last(), 201)
			}
			r, err = Parse("x", bytes.NewReader(whole[:at]))
			if line == 1 {
				require.ErrorAs(t, err, new(*FileError))
			} else {
				require.NoError(t, err, "cut at %d", at)
				require.Equal(t, line-1, r.Last())
			}
		}
		if whole[at] == '\n' {
			line++
		}
	}
}
