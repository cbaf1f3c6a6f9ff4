package journal

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

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
		"with no lines":        {`{"tablemate":3,"game":"g","copy":{"lines":0}}`, WrongValue},
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
