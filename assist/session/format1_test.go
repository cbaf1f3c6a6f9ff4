package session

import (
	"os"
	"strings"
	"tablemate/rules"
	"testing"

	"github.com/stretchr/testify/require"
)

// ofFormat1 is a table as format 1 recorded it: events where there are notes and
// a patch today, and reasons with a point and a list of arguments.
var ofFormat1 = []string{
	`{"tablemate":1,"game":"pebbles","setup":{"pebbles":9,"alone":true},"events":[{"kind":"began","state":{"alone":true,"heap":[1,2,3,4,5,6,7,8,9],"taken":0,"turn":"ann"}}]}`,
	`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"events":[{"kind":"shown","face":3}],"roll":{"source":"table"}}`,
	`{"n":3,"by":"ann","did":{"kind":"take","pebbles":2},"events":[{"kind":"took","pebbles":[8,9]},{"kind":"passed","to":"moss"}]}`,
	`{"n":4,"by":"cardboard","did":{"kind":"fell","face":1},"events":[{"kind":"shown","face":1}],"roll":{"source":"table"}}`,
	`{"n":5,"by":"moss","did":{"kind":"take","pebbles":1},"events":[{"kind":"took","pebbles":[7]},{"kind":"passed","to":"ann"}],"why":[{"rule":"PB-MOSS-01","point":"even","args":[{"name":"heap","value":7}]}]}`,
}

func TestARecordOfFormat1GoesOn(t *testing.T) {
	r := newRoom(t)
	r.write(ofFormat1...)
	require.Equal(t, 6, r.heap(), "the rules tell what followed")
	said := r.play("why", "2", "undo", "2", "1", "pause")
	require.Contains(t, said, "1 PB-MOSS-01 even 7", "the reasons are those that the rules have now")
	require.Equal(t, 5, r.heap())
	text, err := os.ReadFile(r.path())
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(text), strings.Join(ofFormat1, "\n")), "old lines stay as they are")
	require.Contains(t, string(r.line(r.record().Last()).Patch), "/heap/5")
	proof, err := New(pebblesDefinition()).Verify(r.reading())
	require.NoError(t, err)
	require.True(t, proof.Whole())
}

func TestUndoInFormat1StrikesBackToAPerson(t *testing.T) {
	r := newRoom(t)
	r.write(ofFormat1...)
	done, err := New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), agreeSame)
	require.NoError(t, err)
	require.Equal(t, 4, done.Line, "the die that people rolled; Moss moved by itself")
	require.Equal(t, 7, r.heap())
	require.Equal(t, rules.Cardboard, r.shown().Seat)
}
