package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// reader is a frontend that gives prepared answers and stores the rules of each question.
type reader struct {
	ui     *talk.UI
	typed  []string
	topics [][]tables.RuleID
}

func (r *reader) Ask(desk.Prompt) (desk.Reply, error) {
	r.topics = append(r.topics, r.ui.Topic)
	if len(r.typed) == 0 {
		return desk.Reply{}, desk.ErrInterrupted
	}
	answer := r.typed[0]
	r.typed = r.typed[1:]
	return desk.Reply{Typed: answer}, nil
}

func (r *reader) Tell(...string)                    {}
func (r *reader) Show(func() []string)              {}
func (r *reader) Retitle([]string, func() []string) {}
func (r *reader) Forget() bool                      { return false }
func (r *reader) Close() error                      { return nil }

func TestTheRulesAskedForAreThoseOfTheQuestion(t *testing.T) {
	touch := game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{{Between: parts.Pair{"?1", "?2"}, Matter: game.Touch}}}
	for name, c := range map[string]struct {
		s     game.State
		typed []string
		want  [][]tables.RuleID
	}{
		"a stop":   {hall(t, unmapped), []string{"m"}, [][]tables.RuleID{nil, topics["move"]}},
		"a target": {hall(t, foes("2", "rat_1", "rat_2")), []string{"a"}, [][]tables.RuleID{nil, topics["attack"]}},
		"neighbours": {hall(t, unmapped, foes("?2", "rat_1"), waits(touch)), nil,
			[][]tables.RuleID{matterRules[game.Touch]}},
	} {
		w := flowtest.Reading(tables.English)
		r := &reader{ui: w, typed: c.typed}
		w.Desk, w.Dice, w.Box = desk.New(r, w.Words), &flowtest.Dice{Of: talk.AskDice}, flowtest.Shelf{}
		_, err := Flow{}.Ask(w, c.s)
		require.Error(t, err)
		require.Equal(t, c.want, r.topics, name)
		require.Nil(t, w.Topic, name)
	}
}

func TestWhatAMinionsCardDoesIsSaidWhenItActs(t *testing.T) {
	s := hall(t, foes("1", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2}))
	s.Types[1].Text = "one mouse near it is stunned"
	for _, round := range []int{1, 9} {
		s.Round = round
		a := prompter{phrases{in(t, tables.English)}, s}
		card := a.say("roll.ability", tables.Args{"name": "Rat warrior A", "text": s.Types[1].Text, "other": "o"})
		require.Contains(t, a.rollHelp(s.Wait()), card)
	}
	require.IsType(t, game.Affect{}, asked(t, s, "o", "ail", "nez", "s"))
}

func TestEnterExploresTheTileThatHasJustComeIntoPlay(t *testing.T) {
	s := hall(t, unmapped)
	s.Rooms = append(s.Rooms, game.Room{ID: "attic", Tile: "B", Side: parts.Orange, Name: game.Label{En: "Attic", Ru: "Чердак"}})
	require.Equal(t, game.Explore{Mouse: "tilda", Into: "attic"}, asked(t, s, "", ""))
}
