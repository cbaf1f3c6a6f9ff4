package owner

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

// Writing all reply files takes hours. Therefore, go generate writes none of them if the
// environment variable SHARD is empty.
//
//go:generate sh -c "test -z \"$SHARD\" || go test -v -count=1 -timeout 0 -run TestRepliesAreWritten ."

// The environment variable SHARD has the form i/n. It selects every n-th kind of row, starting with
// the i-th.
func TestRepliesAreWritten(t *testing.T) {
	shard := os.Getenv("SHARD")
	if shard == "" {
		t.Skip("a quarter of an hour for each of 16 rows: SHARD=1/16 to SHARD=16/16")
	}
	var i, n int
	_, err := fmt.Sscanf(shard, "%d/%d", &i, &n)
	require.NoError(t, err)
	for at, row := range trioRows() {
		if at%n == i-1 {
			r := &trioReply{loadTrios(), rowNumbered(row)}
			bounds := boundTrios(r, runtime.GOMAXPROCS(0), func(level, of int) {
				t.Logf("row %d: %d of %d", row,
					level, of)
			})
			require.NoError(t, os.WriteFile(replyFile(row), packReply(r, bounds), 0o644))
		}
	}
}

// The first line of the file holds the win chance that raccoons can guarantee from the start. The
// rest of the file is compressed, and holds the upper bounds of the win chances in all positions. A
// bound is stored as its difference from the win chance that the Owner expects. The differences are
// rounded up, so that they still give an upper bound.
func packReply(r *trioReply, b *trioBounds) []byte {
	_, sure := r.atStart(b)
	var plain []byte
	eachStoredReply(r.owner, func(pop popperState, slot int, p trioPosition) {
		at := p.index()
		plain = binary.AppendVarint(plain, int64(math.Ceil((b.most.at[pop][slot][at]-r.owner.at[pop][slot][at])*replyUnit)))
	})
	return append(fmt.Appendf(nil, "sure %.6f\n", sure), deflated(plain)...)
}
