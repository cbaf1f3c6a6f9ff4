package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// playTurn plays one turn. After a roll, it sets AppRolled, as package session does.
func playTurn(t *testing.T, w *talk.UI, s game.State) game.State {
	for side := s.Turn.Side; s.Turn.Side == side; {
		a, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		if _, rolled := a.(game.Fell); rolled {
			w.AppRolled = true
		}
		s = after(t, s, a)
	}
	return s
}

func TestATurnTakesFewKeys(t *testing.T) {
	near := []any{game.PathOfOperative(1) + "/cell", game.Cell{}, game.PathOfOperative(2) + "/cell", game.Cell{}}
	turns := map[string]struct {
		most    int
		rolls   []int // the sides that the app's dice show
		changes []any
		answers map[tables.Lang][]string
	}{
		"quiet": {
			11, []int{0, 1, 2, 3}, nil,
			map[tables.Lang][]string{
				tables.English: {desktest.Enter, desktest.Enter, "n", "g-", "c", desktest.Enter},
				tables.Russian: {desktest.Enter, desktest.Enter, "с", "с-", "к", desktest.Enter},
			},
		},
		"busy": {
			28, []int{1, 1, 0, 4, 0, 0}, near,
			map[tables.Lang][]string{
				tables.English: {desktest.Enter, "12", "p", "raz", desktest.Enter, "n", "bl1", "n", "rf", "e", "gR", desktest.Enter},
				tables.Russian: {desktest.Enter, "12", "и", "бри", desktest.Enter, "с", "гл1", "с", "кд", "в", "сП", desktest.Enter},
			},
		},
	}
	for name, turn := range turns {
		for lang, answers := range turn.answers {
			t.Run(name+" "+string(lang), func(t *testing.T) {
				w := in(t, lang, answers...)
				w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: turn.rolls}
				s := opened(t, alone)
				if turn.changes != nil {
					s = after(t, s, correcting(turn.changes...))
				}
				playTurn(t, w, s)
				require.LessOrEqual(t, keys(answers), turn.most)
			})
		}
	}
}

func TestWhatTheAppRolledItRollsAgain(t *testing.T) {
	s := after(t, opened(t, alone), game.Fell{Faces: []parts.Symbol{move, gun, gun, gun}}, game.Reroll{Dice: []int{2}})
	w := with(t)
	w.Dice, w.AppRolled = &flowtest.Dice{Of: talk.AskDice, Sides: []int{0}}, true
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Faces: []parts.Symbol{move}}, did)
	for _, change := range []func(*talk.UI){
		func(w *talk.UI) {},
		func(w *talk.UI) { w.AppRolled, w.Undone = true, true },
	} {
		w := with(t, "g")
		change(w)
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.Fell{Faces: []parts.Symbol{gun}}, did)
	}
}

func TestWholeTurnMayBeTypedAhead(t *testing.T) {
	for _, line := range []string{"r 34 n b l R 1 n rlf0 c end", "r 34 n blR1 n rlf c end"} {
		w := with(t, line)
		w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{0, 0, 3, 3, 1, 2}}
		s := playTurn(t, w, opened(t, alone))
		require.Equal(t, game.Cell{0, 2}, s.Rick.Cell)
		require.Equal(t, rules.Seat(game.SeatRussians), s.Turn.Side)
	}
}
