package journal

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/tables"
)

func TestWhatIsRecordedIsReadBack(t *testing.T) {
	odd := turn(1)
	odd.Waived = []tables.RuleID{"PR-MOVE-01"}
	odd.Roll = Roll{Source: chance.App, N: 1, Again: true}
	odd.Did = json.RawMessage("{\"kind\" : \"say\",\n\"text\":\"шаг \\\"<&>\\\" \\u0041\"}")
	odd.Auto, odd.Notes, odd.Patch = true, nil, json.RawMessage("[]")
	path := played(t, turn(0), odd, Line{Note: "Чай\nи \"пирог\""})

	r := must(Read(path))
	require.Equal(t, opening().Setup, r.Header.Setup)
	require.Equal(t, opening().State, r.Header.State)
	require.Equal(t, "Пятница", r.Header.Table)
	require.Equal(t, chance.Commitment(chance.SeedOf(1)), r.Header.Dice)
	require.Equal(t, evening, r.Header.At)
	require.Equal(t, 2, r.Chained)
	require.Zero(t, r.Torn)
	require.Equal(t, turn(0).Did, r.Lines[0].Did)
	require.Equal(t, turn(0).Notes, r.Lines[0].Notes)
	require.Equal(t, turn(0).Patch, r.Lines[0].Patch)
	require.Equal(t, turn(0).At, r.Lines[0].At)
	require.Equal(t, odd.Waived, r.Lines[1].Waived)
	require.Equal(t, odd.Roll, r.Lines[1].Roll)
	require.JSONEq(t, string(odd.Did), string(r.Lines[1].Did))
	require.True(t, r.Lines[1].Auto)
	require.Equal(t, odd.Patch, r.Lines[1].Patch)
	require.Equal(t, "Чай и \"пирог\"", r.Lines[2].Note, "in one line")
	require.Equal(t, []int{2, 3}, numbers(r))
	require.Equal(t, 2, r.Turns())
	require.Equal(t, 4, r.Last())
}

// Other programs and old files depend on the format.
func TestTheFormatStays(t *testing.T) {
	roll := turn(0)
	roll.Waived, roll.Roll = []tables.RuleID{"PR-MOVE-01"}, Roll{Source: chance.Table}
	path := played(t, roll, Line{Undo: 2}, Line{Redo: 3})
	lines := strings.Split(string(text(t, path)), "\n")
	require.Equal(t, `{"tablemate":2,"game":"picklerick","edition":"2018","table":"Пятница","lang":"ru",`+
		`"setup":{"seats":["rick"]},"dice":"`+chance.Commitment(chance.SeedOf(1))+
		`","state":{"tile":"К <1>"},"at":"2026-11-20T20:01:02Z"}`, lines[0])
	require.Equal(t, `{"n":2,"by":"rick","did":{"kind":"step","to":"east","figure":"rick","turn":0},`+
		`"notes":[{"id":"moved"}],"patch":[{"op":"replace","path":"/rick","value":"east"}],"waived":["PR-MOVE-01"],`+
		`"roll":{"source":"table"},"at":"2026-11-20T20:01:02Z","prev":"`+sumOf([]byte(lines[0]))+`"}`, lines[1])
	require.Equal(t, `{"n":3,"undo":2,"prev":"`+sumOf([]byte(lines[1]))+`"}`, lines[2])
	require.Equal(t, `{"n":4,"redo":3,"prev":"`+sumOf([]byte(lines[2]))+`"}`, lines[3])
}

func TestUndoAndRedo(t *testing.T) {
	const do, note = 0, -100
	tests := []struct {
		name   string
		did    []int // `do` and `note` add a line; n > 0 undoes from line n on; -n redoes the undo on line n
		stands []int
		wrong  What
	}{
		{"an undo strikes its turn and all later ones", []int{do, do, do, 3}, []int{2}, ""},
		{"a redo brings all of them back", []int{do, do, do, 3, -5}, []int{2, 3, 4}, ""},
		{"play goes on behind an undo", []int{do, do, 3, do}, []int{2, 5}, ""},
		{"two undos are taken back in turn", []int{do, do, 3, 2, -5, -4}, []int{2, 3}, ""},
		{"a redone undo may be done again", []int{do, do, 3, -4, 2}, []int{}, ""},
		{"a note between undo and redo changes nothing", []int{do, 2, note, -3}, []int{2}, ""},
		{"an earlier undo waits for the later one", []int{do, do, 3, 2, -4}, nil, NothingToRedo},
		{"a turn since settles the undo", []int{do, 2, do, -3}, nil, NothingToRedo},
		{"what was struck before what is struck now", []int{do, do, 3, do, 5, -4}, []int{2, 3}, ""},
		{"only where it stood", []int{do, do, 3, do, 2, -4}, nil, NothingToRedo},
		{"a redo cannot be used twice", []int{do, 2, -3, -3}, nil, NothingToRedo},
		{"a struck turn cannot be undone", []int{do, do, 2, 3}, nil, NothingToUndo},
		{"the header cannot be undone", []int{do, 1}, nil, NothingToUndo},
		{"an undo cannot be undone", []int{do, 2, 3}, nil, NothingToUndo},
		{"a turn to come cannot be undone", []int{do, 9}, nil, NothingToUndo},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			path := played(t)
			w, err := Open(path)
			require.NoError(t, err)
			defer w.Close()
			for i, n := range test.did {
				l := turn(i)
				switch {
				case n == note:
					l = Line{Note: "tea"}
				case n > 0:
					l = Line{Undo: n}
				case n < 0:
					l = Line{Redo: -n}
				}
				err = w.Append(l)
				if i < len(test.did)-1 {
					require.NoError(t, err)
				}
			}
			if test.wrong != "" {
				require.ErrorIs(t, err, test.wrong)
				require.Equal(t, len(test.did), w.Record().Last(), "nothing was written")
			} else {
				require.NoError(t, err)
				require.Equal(t, test.stands, numbers(w.Record()))
			}
			require.Equal(t, w.Record(), must(Read(path)))
		})
	}
}

func TestRollsAreCountedThroughUndo(t *testing.T) {
	path := played(t)
	w := must(Open(path))
	defer w.Close()
	require.Equal(t, 1, w.Record().NextRoll())
	roll := turn(0)
	roll.Roll = Roll{Source: chance.App, N: w.Record().NextRoll()}
	require.NoError(t, w.Append(roll))
	require.NoError(t, w.Append(Line{Undo: 2}))
	require.Equal(t, 3, w.Record().Redoable())
	require.Equal(t, 2, w.Record().NextRoll(), "a struck roll was rolled")
	require.NoError(t, w.Reveal())
	require.NoError(t, w.Seal(chance.SeedOf(2)))
	require.Equal(t, 1, w.Record().NextRoll())
}
