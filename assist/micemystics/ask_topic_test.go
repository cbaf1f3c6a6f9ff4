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
	*stubborn
	ui     *talk.UI
	topics [][]tables.RuleID
}

func (r *reader) Ask(p desk.Prompt) (desk.Reply, error) {
	r.topics = append(r.topics, r.ui.Topic)
	return r.stubborn.Ask(p)
}

// topicsOf asks about a state until the answers end, and returns the rules of each question.
func topicsOf(t *testing.T, s game.State, typed ...string) [][]tables.RuleID {
	w, face := stubbornly(tables.English, flowtest.Shelf{}, typed...)
	r := &reader{stubborn: face, ui: w}
	w.Desk = desk.New(r, w.Words)
	_, err := Flow{}.Ask(w, s)
	require.Error(t, err)
	require.Nil(t, w.Topic)
	return r.topics
}

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
		require.Equal(t, c.want, topicsOf(t, c.s, c.typed...), name)
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
