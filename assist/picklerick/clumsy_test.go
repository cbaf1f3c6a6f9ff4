package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/words"
)

type clumsy struct {
	answers, refused []string
}

func (c *clumsy) Ask(p desk.Prompt) (desk.Reply, error) {
	if p.Complaint != "" {
		c.refused = append(c.refused, p.Complaint)
	}
	if len(c.answers) == 0 {
		return desk.Reply{}, desk.ErrQuit
	}
	typed := c.answers[0]
	c.answers = c.answers[1:]
	return desk.Reply{Typed: typed}, nil
}

func (*clumsy) Tell(...string)                    {}
func (*clumsy) Show(func() []string)              {}
func (*clumsy) Retitle([]string, func() []string) {}
func (*clumsy) Forget() bool                      { return false }
func (*clumsy) Close() error                      { return nil }

func clumsily(answers ...string) (*clumsy, *talk.UI) {
	c, w := &clumsy{answers: answers}, flowtest.Reading(tables.English)
	w.Desk, w.Dice, w.Box = desk.New(c, words.In(tables.English)), &flowtest.Dice{Of: talk.AskDice}, flowtest.Shelf{}
	return c, w
}

func refused(t testing.TB, s game.State, answers ...string) (game.Action, []string) {
	c, w := clumsily(answers...)
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	return a, c.refused
}

func TestBackBeforeTheFirstQuestionSaysSo(t *testing.T) {
	for _, c := range []struct {
		answers []string
		says    int
	}{
		{[]string{"", "", "", "", "mmmm", "-", "back", "n"}, 1},
		{[]string{"", "", "", "", "mmmm", "-", "p", "back"}, 0},
		{[]string{"", "back", "", "", "", ""}, 0},
	} {
		people := &clumsy{answers: c.answers}
		require.NoError(t, Game().Play(sitting(t.TempDir(), desk.New(people, words.In(tables.English)))))
		require.Len(t, people.refused, c.says, c.answers)
		for _, no := range people.refused {
			require.Contains(t, no, "There is no question before this one.")
		}
	}
}

func TestNumbersThatCannotBeAreNotTaken(t *testing.T) {
	s := spending(t, both, game.SeatRussians, sign, sign, gun, joker)
	a, no := refused(t, s, "p", "bribe", "c", "0", "100", "2")
	require.Equal(t, 2, a.(game.Play).Facts.Amount, "a bribe of no cards is a slip")
	require.Len(t, no, 2)

	a, no = refused(t, trapped(t), "h", "0", "26", "3")
	require.Equal(t, game.Hurt{Figure: 1, Damage: 3, By: "mine"}, a, "nobody is hurt by nothing")
	require.Len(t, no, 2)

	s = spending(t, alone, game.SeatRick, sign, sign, gun, joker)
	a, no = refused(t, s, "o", "h", "1", "0", "2", "mine")
	require.Equal(t, game.Hurt{Figure: 1, Damage: 2, By: "mine"}, a)
	require.Len(t, no, 1)
}
