package box

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	mice "tablemate/tables/micemystics"
)

// TestAFileOfManyListsIsRefusedAtOnce: for each "---", the YAML library processes all earlier ones
// again, so many of them would take too long.
func TestAFileOfManyListsIsRefusedAtOnce(t *testing.T) {
	for _, line := range []string{"--- a\n", "--- {}\n", "--- !a\n", "---\n- id: a\n", "%a\n---\n", "--- >\n a\n"} {
		text := []byte(strings.Repeat(line, maxSize/len(line)))
		faults := new(Box).parse(text)
		require.Equal(t, "box.too-many", faults[0].ID)
		before, _, _ := strings.Cut(line, "---")
		require.Equal(t, 1+maxDocuments*strings.Count(line, "\n")+strings.Count(before, "\n"), faults[0].Line, "%q", line)
	}
	require.Empty(t, new(Box).parse([]byte("- id: a\n---\n- id: b\n---\n")))
}

// BenchmarkOpen measures opening a large box.
func BenchmarkOpen(b *testing.B) {
	text := must(os.ReadFile("../../cmd/testdata/micemystics.box.yaml"))
	maps := must(os.ReadFile("../../cmd/testdata/micemystics.maps.yaml"))
	kept := &Box{shape: mice.Shape()}
	b.ReportAllocs()
	for b.Loop() {
		require.Empty(b, kept.parse(append(text, maps...)))
	}
}
