package journal

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

func TestAnAmendmentKeepsWhatFollows(t *testing.T) {
	path := played(t, turns(4)...)
	w := must(Open(path))
	before := string(text(t, path))
	r := w.Record()
	now := kept(r.Lines[1])
	now.Did = json.RawMessage(`{"kind":"other"}`)
	require.NoError(t, w.Amend(3, Line{}, []Line{now, kept(r.Lines[2]), kept(r.Lines[3])}, NotAsked))
	require.NoError(t, w.Append(turn(9)), "the writer goes on behind it")
	require.NoError(t, w.Close())

	require.Equal(t, before, string(text(t, path))[:len(before)], "nothing is erased")
	read := must(Read(path))
	require.Equal(t, []int{2, 8, 9, 10, 11}, numbers(read))
	require.Equal(t, []Amendment{{Note: 6, Line: 3, Kept: 2}}, read.Amendments())
	require.Equal(t, map[int]int{8: 3, 9: 4, 10: 5}, read.amended())
	require.Equal(t, 7, read.Lines[1].Struck)
}

func TestAnAmendmentMayAskForMoreAndLeaveOut(t *testing.T) {
	w := must(Open(played(t, turns(5)...)))
	defer w.Close()
	r := w.Record()
	require.NoError(t, w.Amend(3, Line{}, []Line{turn(8), turn(9), kept(r.Lines[3]), kept(r.Lines[4])}, NotAsked))
	require.Equal(t, map[int]int{9: 3, 11: 5, 12: 6}, w.Record().amended())
}

func TestWhatIsNoAmendment(t *testing.T) {
	for _, note := range []string{"--fix", "--fix 1 +2", "--fix 3 +-1", "--fix three +1", "fix 3 +1", "--seed 3"} {
		_, ok := IsAmendNote(note)
		require.False(t, ok, note)
	}
	r := must(Read(played(t, append(turns(2), Line{Note: "--fix 2 +1"}, Line{Undo: 3}, turn(1), turn(2))...)))
	require.Empty(t, r.Amendments(), "another line was struck")
	r = must(Read(played(t, append(turns(2), Line{Note: "--fix 3 +4"}, Line{Undo: 3}, turn(1))...)))
	require.Empty(t, r.Amendments(), "it ends too early")
}

func TestAnAmendmentIsWrittenWholeOrNotAtAll(t *testing.T) {
	whole, w := overFaulty(t, 1<<20)
	was := len(whole.text)
	lines := []Line{turn(5), kept(w.Record().Lines[1])}
	require.NoError(t, w.Amend(2, Line{}, lines, NotAsked))
	for room := 0; room < len(whole.text)-was; room += 7 {
		file, w := overFaulty(t, room)
		before := string(file.text)
		require.ErrorIs(t, w.Amend(2, Line{}, lines, NotAsked), Full)
		require.Equal(t, before, string(file.text), "with room for %d bytes", room)
		require.Equal(t, 2, w.Record().Turns())
	}
	_, w = overFaulty(t, 1<<20)
	require.ErrorIs(t, w.Amend(9, Line{}, lines, NotAsked), NothingToUndo)
	require.Equal(t, 2, w.Record().Turns())
}

func TestARollIsKeptThroughTwoAmendments(t *testing.T) {
	path := played(t, turn(0), fair(1), turn(1))
	w := must(Open(path))
	for n := range 2 {
		r := w.Record()
		stands := numbers(r)
		again := []Line{turn(5 + n), kept(r.Lines[stands[1]-2]), kept(r.Lines[stands[2]-2])}
		require.NoError(t, w.Amend(stands[0], Line{}, again, NotAsked))
		require.Equal(t, 3, w.Record().keptRolls()[numbers(w.Record())[1]])
	}
	require.NoError(t, w.Append(Line{Seed: chance.SeedOf(1).String()}))
	require.NoError(t, w.Close())
	require.Empty(t, must(Verify(path, fell)).Discrepancies)
}

func TestARecordUntilALine(t *testing.T) {
	r := must(Read(played(t, append(turns(3), Line{Undo: 4})...)))
	require.Equal(t, []int{2}, numbers(r.Until(3)))
	require.Equal(t, []int{2, 3}, numbers(r), "the record is left alone")
	require.Zero(t, r.Until(3).Redoable())
}

func TestAnAmendmentIsTakenBackAndBroughtAgain(t *testing.T) {
	path := played(t, turns(4)...)
	w := must(Open(path))
	defer w.Close()
	r := w.Record()
	roll := kept(r.Lines[2])
	// adds lines 6 to 9, and does not record line 5 again
	require.NoError(t, w.Amend(3, Line{}, []Line{turn(7), roll}, NotAsked))
	for i := range 3 {
		require.Equal(t, []int{2, 8, 9}, numbers(w.Record()))
		require.Zero(t, w.Record().Redoable())
		require.Zero(t, w.Record().Amended(2), "it stands before the amendment")
		for _, line := range []int{8, 9} {
			back := w.Record().Amended(line)
			require.Equal(t, 8, back.Undo)
			if i > 0 {
				require.Equal(t, w.Record().Exchanged(), Exchange{back.Undo, w.Record().Last() - 1})
			}
		}
		require.NoError(t, w.Exchange(w.Record().Amended(9), Line{}))
		require.Equal(t, []int{2, 3, 4, 5}, numbers(w.Record()), "as they were")
		require.Equal(t, 4, w.Record().amended()[9], "what was kept is known while it is struck")
		require.Zero(t, w.Record().Amended(4), "it is no part of an amendment")
		require.NoError(t, w.Exchange(w.Record().Exchanged(), Line{}))
	}
	require.Equal(t, w.Record(), must(Read(path)))
	require.NoError(t, w.Append(turn(8)))
	require.Zero(t, w.Record().Amended(w.Record().Last()), "it stands behind the amendment")
	require.ErrorIs(t, w.Exchange(Exchange{8, 8}, Line{}), NothingToRedo)
	require.NoError(t, w.Append(Line{Undo: 9}))
	require.Zero(t, w.Record().Exchanged())
	require.Zero(t, w.Record().Amended(8), "it does not stand whole")
}

func TestANoteOfNoJSONIsNotWritten(t *testing.T) {
	require.Panics(t, func() { Kept{Was: []byte("{")}.Note() })
}

func TestACopyIsARecordOfItsOwnAndSaysSo(t *testing.T) {
	rolled := turn(2)
	rolled.Roll = Roll{Source: chance.App, N: 1}
	path := played(t, turn(1), turn(2), Line{Undo: 3}, rolled, turn(4))
	before := string(text(t, path))
	r := must(Read(path))
	to := filepath.Join(t.TempDir(), "copy.jsonl")
	require.NoError(t, r.CopyTo(to, "what if", 5, chance.SeedOf(9)))
	require.Equal(t, before, string(text(t, path)))

	c := must(Read(to))
	require.Equal(t, &Copy{Of: r.Header.Table, Line: 5, Head: r.Code(r.Header.Lang), Lines: 3}, c.Header.Copy)
	require.Equal(t, 3, c.Header.Version)
	require.Equal(t, []int{2, 3}, numbers(c))
	require.Equal(t, Roll{Source: chance.Table}, c.Lines[1].Roll)
	require.Equal(t, chance.Commitment(chance.SeedOf(9)), c.Header.Dice)
	require.Equal(t, 2, c.Chained, "its chain is whole")
}

func TestTheMarkOfACopyIsReadStrictly(t *testing.T) {
	for name, c := range map[string]struct {
		header string
		what   What
	}{
		"whole":                {`{"tablemate":3,"game":"g","copy":{"of":"a","line":2,"head":"x","lines":1}}`, ""},
		"with a field unknown": {`{"tablemate":3,"game":"g","copy":{"of":"a","when":2}}`, WrongValue},
		"that is no object":    {`{"tablemate":3,"game":"g","copy":true}`, WrongValue},
	} {
		_, err := Parse(name, strings.NewReader(c.header+"\n"))
		if c.what == "" {
			require.NoError(t, err, name)
		} else {
			require.ErrorIs(t, err, c.what, name)
		}
	}
}
