package journal

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
)

func TestWhatWasAgreedAtAnUndoIsRecorded(t *testing.T) {
	own, app := turn(3), turn(4)
	own.Roll, app.Roll = Roll{Source: chance.Table}, Roll{Source: chance.App, N: 1}
	for name, c := range map[string]struct {
		agreed Agreed
		then   []Line
		want   Agreed
		table  []int
	}{
		"the same":                       {AsBefore, nil, AsBefore, []int{4, 5}},
		"the same, one reported":         {AsBefore, []Line{own}, AsBefore, []int{5}},
		"the same, all reported":         {AsBefore, []Line{own, own, own}, AsBefore, nil},
		"anew":                           {Anew, nil, Anew, []int{4, 5}},
		"anew, and the dice have fallen": {Anew, []Line{turn(5), app}, NotAsked, nil},
		"nobody was asked":               {NotAsked, nil, NotAsked, nil},
		"another undo since":             {AsBefore, []Line{turn(7), {Undo: 9}}, NotAsked, nil},
		"taken back":                     {AsBefore, []Line{{Redo: 8}}, NotAsked, nil},
	} {
		t.Run(name, func(t *testing.T) {
			path := played(t, turn(1), turn(2), own, own, app)
			w, err := Open(path)
			require.NoError(t, err)
			require.NoError(t, w.Strike(3, Line{}, c.agreed))
			for _, l := range c.then {
				require.NoError(t, w.Append(l))
			}
			require.NoError(t, w.Close())
			r, err := Read(path)
			require.NoError(t, err)
			agreed, table := r.Agreement()
			require.Equal(t, c.want, agreed)
			var lines []int
			for _, l := range table {
				lines = append(lines, l.N)
			}
			require.Equal(t, c.table, lines)
		})
	}
}
