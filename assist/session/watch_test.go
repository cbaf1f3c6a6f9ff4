package session

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhoLooksOnSeesTheTableItsNewsAndWhoIsAwaited(t *testing.T) {
	for name, c := range map[string]struct {
		lines []string
		seen  int
		want  Watched
	}{
		"nothing reported": {nil, 0, Watched{"ann, die 0", "ooooooooo", nil, "Awaited: what the dice or the cards show"}},
		"what is new": {[]string{did(fell(2)), did(take(1)), did(fell(3))}, 1,
			Watched{"moss, die 3", "oooooooo", []string{"    3  " + take(1) + "\n       1 of 9 taken", "    4  " + fell(3)}, "Awaited: moss"}},
		"all was seen":     {[]string{did(fell(2))}, 1, Watched{"ann, die 2", "ooooooooo", nil, "Awaited: ann"}},
		"more than it has": {[]string{did(fell(2))}, 7, Watched{"ann, die 2", "ooooooooo", nil, "Awaited: ann"}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.write(append([]string{opening}, c.lines...)...)
			reading := r.reading()
			reading.Record = r.record()
			reading.Path = "" // what was read already is not read again
			shown, err := New(pebblesDefinition()).Watch(reading, c.seen)
			require.NoError(t, err)
			require.Equal(t, c.want, shown)
		})
	}
}
