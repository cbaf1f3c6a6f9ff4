package box

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/card"
	mice "tablemate/tables/micemystics"
	cards "tablemate/tables/picklerick"
)

// FuzzTakeOver imports all cards of another box. The box's file must then be valid and contain
// these cards.
func FuzzTakeOver(f *testing.F) {
	f.Add(byte(0), "- id: laser\n  name: {en: Laser}\n", "- id: laser # mine\n  name: {en: Blaster}\n- {id: lamp}\n")
	f.Add(byte(1), example(f), aTile+"  map: |\n    1: 2\n")
	f.Add(byte(2), "- id: a\n", "# theirs\n- id: b\n  x: [1, {y: z}]\n- id: a\n")
	shapes := []card.Shape{cards.Shape(), mice.Shape(), {Game: "other"}}
	f.Fuzz(func(t *testing.T, game byte, mine, theirs string) {
		shape, dir := shapes[int(game)%len(shapes)], t.TempDir()
		file := filepath.Join(dir, "theirs.yaml")
		require.NoError(t, os.WriteFile(file, []byte(theirs), 0o600))
		other, err := OpenFile(file, shape)
		if err != nil {
			return
		}
		require.NoError(t, os.Mkdir(filepath.Join(dir, "box"), 0o755))
		require.NoError(t, os.WriteFile(Path(dir, shape.Game), []byte(mine), 0o600))
		kept, err := Open(dir, shape)
		if err != nil || kept.Import(other, other.IDs()) != nil {
			return
		}
		now, err := Open(dir, shape)
		require.NoError(t, err, "what was taken over reads")
		require.Empty(t, now.Changes(other), "nothing is left to be taken over")
	})
}
