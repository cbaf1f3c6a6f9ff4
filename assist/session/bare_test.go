package session

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/rules"
)

// bare is a record as another program may write it: reports without notes and patches.
var bare = []string{
	`{"tablemate":2,"game":"pebbles","setup":{"pebbles":9,"alone":true}}`,
	`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"roll":{"source":"table"}}`,
	`{"n":3,"by":"ann","did":{"kind":"take","pebbles":2}}`,
	`{"n":4,"by":"cardboard","did":{"kind":"fell","face":1},"roll":{"source":"table"}}`,
	`{"n":5,"by":"moss","did":{"kind":"take","pebbles":1}}`,
}

func TestARecordOfBareReportsGoesOn(t *testing.T) {
	r := newRoom(t)
	r.write(bare...)
	require.Equal(t, 6, r.heap(), "the rules tell what followed")
	said := r.play("why", "2", "undo", "2", "1", "pause")
	require.Contains(t, said, "1 PB-MOSS-01 even 7", "the reasons are those that the rules have")
	require.Equal(t, 5, r.heap())
	require.Contains(t, string(r.line(r.record().Last()).Patch), "/heap/5")
	r.whole(strings.Join(bare, "\n"))
}

func TestUndoInARecordOfBareReportsStrikesBackToAPerson(t *testing.T) {
	r := newRoom(t)
	r.write(bare...)
	done := must(New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), agreeSame))
	require.Equal(t, 4, done.Line, "the die that people rolled; Moss moved by itself")
	require.Equal(t, 7, r.heap())
	require.Equal(t, rules.Cardboard, r.shown().Seat)
}

// TestARecordOfFormat1LoadsOnceItIsMadeBare changes a record of format 1 in the way that the error
// message describes.
func TestARecordOfFormat1LoadsOnceItIsMadeBare(t *testing.T) {
	r := newRoom(t)
	r.write(
		`{"tablemate":1,"game":"pebbles","setup":{"pebbles":9},"events":[{"kind":"began"}]}`,
		`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"events":[{"kind":"shown","face":3}],"why":[{"point":"even"}],"roll":{"source":"table"}}`)
	_, err := New(pebblesDefinition()).Standing(r.reading())
	require.ErrorIs(t, err, journal.Older)
	r.write(regexp.MustCompile(`,"(events|why)":\[.*?\]`).ReplaceAllString(strings.Replace(r.text(),
		`"tablemate":1`, `"tablemate":2`, 1), ""))
	require.Equal(t, 9, r.heap())
}
