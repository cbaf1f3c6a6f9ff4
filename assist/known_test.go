package assist

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables/longtest"
)

var meddling = []string{"undo", "undo", "undo", "undo 2", "undo 5", "undo 9", "redo", "fix", "fix line 3", "fix line 6",
	"fix line 9", "r", "s", "1", "6"}

// If a new result replaces a result that people have seen, the record must contain their agreement,
// and the log must mention the change. The command verify must name the lines of both results. If
// people agreed to repeat a result, the repeated result must be equal to the earlier one.
func TestNoResultIsReplacedUnnoticed(t *testing.T) {
	counts := map[string]int{}
	for _, game := range Games() {
		folder := t.TempDir()
		fill(t, game, folder)
		modes := game.Modes(nil)
		for seed := range longtest.Times(6, 10, 20) {
			random := rand.New(rand.NewPCG(uint64(seed), 7))
			p := &person{t: t, random: random, answers: 60, asides: meddling, lax: true}
			o := p.sitsDown(game, modes[random.IntN(len(modes))], folder)
			for range 3 {
				if journal.Begun(p.path) {
					p.strikes(game, o)
					p.answers = 30
					p.plays(game, o)
				}
			}
			if journal.Begun(p.path) {
				counts["tables"]++
				replaced(t, game, session.Reading{Path: p.path, Words: o.Words, Width: 80, Box: o.Box}, counts)
			}
		}
	}
	t.Log(counts)
	require.NotZero(t, counts["dice"])
	require.NotZero(t, counts["typed"])
	require.NotZero(t, counts["revealed"])
}

func (p *person) strikes(game session.Game, o session.PlayOptions) {
	record := must(journal.Read(p.path))
	line := p.random.IntN(record.Last() + 1)
	_, err := game.Undo(session.Reading{Path: p.path, Words: o.Words, Box: o.Box}, line, o.Clock(),
		func(session.UndoLoss) (journal.Agreed, error) {
			return []journal.Agreed{journal.AsBefore, journal.Anew}[p.random.IntN(2)], nil
		})
	require.NoError(p.t, err, p.tail())
}

// result is a dice roll or a revealed secret in the record, with the values that the test compares.
type result struct {
	line    int
	class   string
	said    string
	bag     int
	kind    string // the kind of the action for which the app rolled
	face    string // the face of the first die
	shown   bool   // false for dice that people rolled and typed
	standAt string
}

func resultOf(l *journal.Line) (r result, ok bool) {
	var did struct {
		Kind       string
		Faces      []any
		Face, Die  any
		Card, Says any
	}
	if json.Unmarshal(l.Did, &did) != nil {
		return r, false
	}
	dice := did.Kind == "fell" || did.Face != nil || did.Die != nil && did.Kind != "spend"
	switch {
	case l.Roll.Source == chance.App:
		first := did.Face
		if len(did.Faces) > 0 {
			first = did.Faces[0]
		}
		return result{line: l.N, class: "dice", said: fmt.Sprint("app ", l.Roll.N), kind: did.Kind,
			face: fmt.Sprint(first), shown: true}, true
	case dice:
		return result{line: l.N, class: "dice", said: "typed"}, true
	case l.Roll.Source == "" && (did.Kind == "show" || did.Kind == "open" ||
		did.Kind == "answer" && did.Says != nil || did.Kind == "found" && did.Card != nil):
		return result{line: l.N, class: "revealed", said: string(l.Did), shown: true}, true
	}
	return r, false
}

func replaced(t *testing.T, game session.Game, reading session.Reading, counts map[string]int) {
	t.Helper()
	record := must(journal.Read(reading.Path))
	proof := must(game.Verify(reading))
	named := map[int]session.Doubt{}
	for _, d := range proof.Doubts {
		require.NotEqual(t, journal.What("chosen-anew"), d.What, d.Text)
		if d.What == "chosen-known" {
			named[d.Line] = d
		}
	}
	var tale bytes.Buffer
	require.NoError(t, game.Log(reading, &tale))
	var standing []result
	// `bag` is the number of the current seed. `agreed` is the line of the last note, not counting the
	// notes in which people agreed to new results.
	bag, agreed := 0, 0
	struck, places := map[int][]result{}, map[string][]result{}
	for i := range record.Lines {
		l := &record.Lines[i]
		switch l.Entry() {
		case journal.Undo:
			at := len(standing)
			for at > 0 && standing[at-1].line >= l.Undo {
				at--
			}
			struck[l.N] = append([]result(nil), standing...)
			standing = standing[:at:at]
		case journal.Redo:
			standing = struck[l.Redo]
		case journal.Sealed:
			bag++
		case journal.Note:
			if _, a, ok := journal.IsAgreedNote(l.Note); ok && a == journal.Anew {
				continue
			}
			agreed = l.N
		case journal.Turn:
			r, ok := resultOf(l)
			if !ok {
				continue
			}
			r.standAt = r.class
			for _, before := range standing {
				if before.class == r.class {
					r.standAt += "/" + before.said
				}
			}
			if r.kind != "" {
				r.bag = bag
				for _, b := range places[r.standAt] {
					if b.said == fmt.Sprint(r.said, " of ", b.bag) && (b.face == r.face || b.kind != r.kind) &&
						!l.Roll.Again && agreed > b.line {
						r.bag = b.bag // people agreed to use the earlier seed's dice
					}
				}
				r.said = fmt.Sprint(r.said, " of ", r.bag)
			}
			standing = append(standing, r)
			counts[r.class+" results"]++
			if record.Stands(l.N) {
				theLaw(t, record, r, places[r.standAt], named, tale.String(), reading, counts)
			}
			places[r.standAt] = append(places[r.standAt], r)
		}
	}
}

// theLaw compares one result with `before`, the earlier results at the same point of the game.
func theLaw(
	t *testing.T, record *journal.Record, r result, before []result, named map[int]session.Doubt,
	tale string, reading session.Reading, counts map[string]int,
) {
	t.Helper()
	var others []int
	again := false // whether the latest result in `before` is equal to r
	for _, b := range before {
		again = b.said == r.said && (b.face == r.face || b.kind != r.kind)
		if b.shown && !again {
			others = append(others, b.line)
		}
	}
	if len(others) == 0 {
		return
	}
	if !r.shown {
		counts["typed"]++
	} else {
		counts[r.class]++
	}
	d, found := named[r.line]
	require.True(t, found, "line %d in the place of %v: %s", r.line, others, reading.Path)
	require.Contains(t, others, d.Shown, "line %d: %s", r.line, d.Text)
	require.Contains(t, d.Text, fmt.Sprint(d.Line))
	require.Contains(t, d.Text, fmt.Sprint(d.Shown))
	if again {
		counts["same again"]++
		return
	}
	agreed, told := journal.NotAsked, ""
	for _, l := range record.Lines[d.Shown-1 : r.line-2] {
		if from, now, ok := journal.IsAgreedNote(l.Note); ok && from <= d.Shown {
			agreed, told = now, reading.Words.Say("undo.log-"+string(now), map[string]any{"line": from})
		} else if a, ok := journal.IsAmendNote(l.Note); ok && a.Line == d.Shown && agreed != journal.Anew {
			agreed, told = journal.Anew, ""
		}
	}
	require.Equal(t, journal.Anew, agreed, "line %d in the place of %d: %s", r.line, d.Shown, reading.Path)
	unwrapped := strings.Join(strings.Fields(tale), " ")
	require.Contains(t, strings.ToLower(unwrapped), strings.ToLower(told))
}
