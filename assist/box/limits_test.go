package box

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// TestAFileOfManyListsIsRefusedAtOnce: the library's time for each "---" grows with
// all that stand before it.
func TestAFileOfManyListsIsRefusedAtOnce(t *testing.T) {
	for _, line := range []string{"--- a\n", "--- {}\n", "--- !a\n", "---\n- id: a\n", "%a\n---\n", "--- >\n a\n"} {
		text := []byte(strings.Repeat(line, maxSize/len(line)))
		var faults []*Fault
		require.Less(t, soonest(func() { faults = new(Box).parse(text) }), 200*time.Millisecond, "%q", line)
		require.Equal(t, "box.too-many", faults[0].ID)
		before, _, _ := strings.Cut(line, "---")
		require.Equal(t, 1+maxDocuments*strings.Count(line, "\n")+strings.Count(before, "\n"), faults[0].Line, "%q", line)
	}
	require.Empty(t, new(Box).parse([]byte("- id: a\n---\n- id: b\n---\n")))
}

// soonest returns the least time of several tries: others may use the machine.
func soonest(try func()) time.Duration {
	least := time.Hour
	for range 3 {
		began := time.Now()
		try()
		least = min(least, time.Since(began))
	}
	return least
}
