package picklerick

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// mostKeys is what a usual solo turn may cost, Enter included.
const mostKeys = 30

// played asks until the other side is on turn, and folds what follows.
func playTurn(t *testing.T, w *session.UI, s game.State) game.State {
	for side := s.Turn.Side; s.Turn.Side == side; {
		a, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		s = after(t, s, a)
	}
	return s
}

func TestUsualTurnTakesFewKeys(t *testing.T) {
	for lang, answers := range map[tables.Lang][]string{
		tables.English: {desktest.Enter, "34", desktest.Enter, "n", "blR1", "n", "rlf0", "c", "end"},
		tables.Russian: {desktest.Enter, "34", desktest.Enter, "с", "глП1", "с", "клд0", "к", "конец"},
	} {
		keys := len(answers) // an Enter each
		for _, answer := range answers {
			keys += utf8.RuneCountInString(answer)
		}
		require.LessOrEqual(t, keys, mostKeys)

		w := in(t, lang, answers...)
		w.Dice = &flowtest.Dice{Of: session.AskDice, Sides: []int{0, 0, 3, 3, 1, 2}}
		s := playTurn(t, w, opened(t, alone))
		require.Equal(t, game.Cell{0, 2}, s.Rick.Cell)
		require.Equal(t, 19, s.Cards.Deck)
		require.Len(t, s.Operatives, 5)
	}
}

func TestWholeTurnMayBeTypedAhead(t *testing.T) {
	w := with(t, "r 34 r n b l R 1 n rlf0 c end")
	w.Dice = &flowtest.Dice{Of: session.AskDice, Sides: []int{0, 0, 3, 3, 1, 2}}
	s := playTurn(t, w, opened(t, alone))
	require.Equal(t, game.Cell{0, 2}, s.Rick.Cell)
	require.Equal(t, rules.Seat(game.SeatRussians), s.Turn.Side)
}
