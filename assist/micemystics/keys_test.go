package micemystics

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// typist is a frontend that answers questions that contain a given word, and presses Enter at all
// others. It counts the keystrokes, with an Enter for each answer.
type typist struct {
	mute
	t       testing.TB
	answers [][2]string
	pressed int
	asked   []string
}

func (f *typist) Ask(p desk.Prompt) (desk.Reply, error) {
	require.Empty(f.t, p.Complaint, p.Text)
	i := slices.IndexFunc(f.answers, func(a [2]string) bool { return strings.Contains(p.Text, a[0]) })
	typed := ""
	if i >= 0 {
		typed = f.answers[i][1]
		f.answers = slices.Delete(f.answers, i, i+1)
	}
	f.asked = append(f.asked, p.Text+" › "+typed)
	f.pressed += utf8.RuneCountInString(typed) + 1
	return desk.Reply{Typed: typed}, nil
}

// keysFor plays until the next card is on turn, and returns the number of keystrokes. All dice of
// the app show the same side.
func keysFor(t *testing.T, side int, s game.State, answers ...[2]string) int {
	t.Helper()
	f := &typist{t: t, answers: answers}
	w := flowtest.Reading(tables.English)
	w.Desk, w.Dice, w.Box = desk.New(f, w.Words), &flowtest.Dice{Of: talk.AskDice,
		Sides: slices.Repeat([]int{side}, 200)}, flowtest.Shelf{}
	for card := s.Turn.Card; s.Turn.Card == card; {
		require.Less(t, len(f.asked), 60, f.asked)
		did, err := acts(w, s)
		require.NoError(t, err)
		require.Empty(t, breaches(s, did), "%+v", did)
		s = after(s, did)
	}
	t.Log(strings.Join(f.asked, "\n"))
	return f.pressed
}

func TestATurnTakesFewKeys(t *testing.T) {
	move := waits(game.Wait{For: game.ForRoll, Purpose: game.MoveRoll, Who: "tilda", Dice: 1})
	begins := func(s *game.State) { s.Turn = game.Turn{Card: "tilda", Slot: 1, Step: game.RollStep} }
	last := func(s *game.State) { s.Turn = game.Turn{Card: "filch", Slot: 4, Step: game.MouseStep} }
	blind := []func(*game.State){unmapped, at("?1", "tilda", "collin", "nez", "filch")}
	rats := after(hall(t, append(blind, foes("?2", "rat_1"), foes("?3", "rat_2"), foes("?4", "rat_3"), last)...), game.EndTurn{Mouse: "filch"})
	require.Equal(t, "rat", rats.Turn.Card)
	for side := range parts.Faces {
		mapped, blindly := hall(t, foes("4", "rat_1"), move, begins), hall(t, append(blind, foes("?2", "rat_1"), move, begins)...)
		require.LessOrEqual(t, keysFor(t, side, mapped, [2]string{"Which spaces", "3"}), 12)
		require.LessOrEqual(t, keysFor(t, side, blindly, [2]string{"where does the move end", "2 wa"}), 11)
		require.LessOrEqual(t, keysFor(t, side, rats, [2]string{"How many steps", "123"}), 16)
	}
}
