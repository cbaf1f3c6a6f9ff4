package session

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules/ruletest/pebbles"
)

func TestAnUndoOverTypedDiceAsksOnceAndTheRecordSaysSo(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		stands  []string
		log     string
	}{
		"they stand, and are offered again": {[]string{"", "2", "y"}, []string{fell(2), take(2), fell(3)}, "dice and cards seen since then stay the same"},
		"offered, and not taken":            {[]string{"s", "2", "n", "5"}, []string{fell(2), take(2), fell(5)}, "since then stay the same"},
		"they come anew":                    {[]string{"r", "2", "4"}, []string{fell(2), take(2), fell(4)}, "since then may change"},
		"they are not forgotten by a pause": {[]string{"s", "2", "pause", "y"}, []string{fell(2), take(2), fell(3)}, "since then stay the same"},
		"each is offered once":              {[]string{"s", "2", "y", "1", "6"}, []string{fell(2), take(2), fell(3), take(1), fell(6)}, "since then stay the same"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			r.play("20", "2", "1", "3", "1", "pause")
			evening := strings.Split(strings.Join(append(append([]string{"undo 3", "y"}, c.answers...), "pause"), ","), "pause,")
			for _, answers := range evening {
				r.play(append(strings.Split(strings.TrimSuffix(strings.TrimSuffix(answers, "pause"), ","), ","), "pause")...)
			}
			require.Equal(t, c.stands, r.stands())
			var out strings.Builder
			require.NoError(t, New(pebblesDefinition()).Log(r.reading(), &out))
			require.Contains(t, out.String(), "  Back to line 3 by agreement: ")
			require.Contains(t, out.String(), c.log)
			r.whole("")
		})
	}
}

func TestWhatIsMistypedItselfIsNotAskedAbout(t *testing.T) {
	r := newRoom(t)
	r.play("20", "2", "1", "3", "undo", "4", "pause")
	require.Equal(t, []string{fell(2), take(1), fell(4)}, r.stands())
}

func TestARollAnewIsNotForgottenByAPause(t *testing.T) {
	r := newRoom(t)
	r.play("20", "roll", "undo", "r", "pause")
	r.play("roll", "pause")
	for line := range r.record().Standing() {
		require.Equal(t, journal.Roll{Source: chance.App, N: 2, Again: true}, line.Roll)
	}
	r.whole("")
}

// revealing is a flow in which a take reveals a secret.
type revealing struct{ flow }

func (revealing) Reveals(a pebbles.Action) bool { _, took := a.(pebbles.Take); return took }

func TestAnUndoOverWhatWasTurnedUpAsks(t *testing.T) {
	r := newRoom(t)
	def := pebblesDefinition()
	def.Flow = revealing{}
	r.play("20", "2", "1", "3", "1", "pause")
	for name, c := range map[string]struct {
		line int
		want UndoLoss
	}{
		"a card cannot be mistyped":    {5, UndoLoss{Table: 1}},
		"a roll and what was revealed": {3, UndoLoss{Table: 3}},
		"a roll before it":             {4, UndoLoss{Table: 1}},
	} {
		p := &past[pebbles.Setup, pebbles.State, pebbles.Action]{game: newGame(def), journal: r.record()}
		require.Equal(t, c.want, p.undoLoss(c.line), name)
	}
}
