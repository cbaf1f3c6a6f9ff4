package infiltrators

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

func TestSetupTakesEnterAllTheWay(t *testing.T) {
	u, err := Flow{}.Setup(with(t, "", "", "", "", ""), session.Given{})
	require.NoError(t, err)
	require.Equal(t, game.Setup{Mission: parts.Training1, Players: make([]game.Player, 3), First: 1}, u)
	u, err = Flow{}.Setup(flowtest.In(t, tables.Russian, "к ч синяя бурая", "б", "н", "д"), session.Given{Mode: "training-3", Players: []string{"Аня", "Боря"}})
	require.NoError(t, err)
	want := game.Setup{Mission: parts.Training3, Players: []game.Player{{Name: "Аня"}, {Name: "Боря"}}, First: 2, NoBoards: true}
	want.Suits = []parts.Suit{parts.Red, parts.Black, blue, "бурая"}
	require.Equal(t, want, u)
}

func TestSetupAsksForNumbersWhereTheTableSetsThem(t *testing.T) {
	house := rules.House{"t1_values": "manual"}
	u, err := Flow{}.Setup(with(t, "3", "7", "", "", ""), session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}, House: house})
	require.NoError(t, err)
	require.Equal(t, []int{3, 7}, []int{u.Suspects, u.Bullets})
	u, err = Flow{}.Setup(with(t, "", "", "", "", ""), session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}, House: house})
	require.NoError(t, err)
	require.Equal(t, []int{parts.TrainingMissions[0].Suspects.For(2), parts.TrainingMissions[0].Bullets.For(2)}, []int{u.Suspects, u.Bullets}, "by Enter")
	for typed, want := range map[string][2]int{
		"0\n1\n0\n1\n": {1, 1}, "100\n12\n11\n13\n12\n": {parts.Bullets, parts.Bullets},
	} {
		w := with(t)
		w.Desk = desk.NewLine(strings.NewReader(typed+"\n\n\n"), io.Discard, desk.Look{Words: w.Words})
		u, err = Flow{}.Setup(w, session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}, House: house})
		require.NoError(t, err)
		require.Equal(t, want, [2]int{u.Suspects, u.Bullets}, "what cannot be is asked again")
	}
}

func TestAMissionOfTheirOwnIsTypedOnce(t *testing.T) {
	w := with(t, "4", "Night shift",
		"2-5", "3", "4", "1", "3-12", "", "20", "", "", "", "", // five agents would leave no cards for the draw pile
		"2", "3", "+2", "2", "3-12", "", "20", "", "The gun is never dropped", "", "Swap hands", "", "No talking", "Only whispers", "",
		"", "", "", "")
	w.Box = flowtest.Shelf{}
	given := session.Given{Players: []string{"Ann", "Boris"}}
	u, err := Flow{}.Setup(w, given)
	require.NoError(t, err)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "! ", "five agents are too many")
	two := 2
	both := func(id, text string) parts.Condition {
		return parts.Condition{ID: id, Text: tables.Text{En: text, Ru: text}}
	}
	want := parts.Mission{
		ID: "night-shift", Title: tables.Text{En: "Night shift", Ru: "Night shift"}, Agents: parts.Span{Min: 2, Max: 2},
		Suspects: parts.Count{Fixed: 3}, Bullets: parts.Count{Plus: &two}, Suits: 2, Numbers: parts.Span{Min: 3, Max: 12},
		Specials: parts.NoSpecials, Minutes: 20, Lose: []parts.Condition{both("lose-1", "The gun is never dropped")},
		Actions: []parts.Condition{both("action-1", "Swap hands")},
		Rules:   []parts.Condition{both("rule-1", "No talking"), both("rule-2", "Only whispers")},
	}
	require.Equal(t, &want, u.Own)
	require.NoError(t, game.ValidateMission(*u.Own))
	s := opening(t, u)
	require.Equal(t, 20-10-3, s.HQ)
	for _, lang := range tables.Langs {
		require.Contains(t, Flow{}.Title(flowtest.Reading(lang), s), "Night shift")
	}
	again := with(t, "", "", "", "")
	again.Box = w.Box
	u, err = Flow{}.Setup(again, session.Given{Mode: "night-shift", Players: []string{"Ann", "Boris"}})
	require.NoError(t, err)
	require.Equal(t, &want, u.Own, "typed once")
	require.Len(t, Flow{}.Modes(w.Box), 4)
	lose := words.In(tables.Russian).Say("infiltrators.mission.besides-lose", tables.Args{"text": "The gun is never dropped", "word": "провал", "number": 1})
	require.Contains(t, Flow{}.Things(w.Box)[0].Text().Ru, lose)
	require.Contains(t, Flow{}.Things(w.Box)[0].Text().En, "one per agent plus 2")
	_, err = Flow{}.Setup(with(t, "4", "back", "1", "", "", ""), given)
	require.NoError(t, err, "back from the name leads to the missions")
	s = after(t, s, game.Begin{})
	require.Equal(t, game.Other{Name: "action-1"}, asked(t, s, "own"))
	require.Equal(t, game.Verdict{Name: "lose-1"}, asked(t, s, "провал 1"))
	for _, typed := range []string{"draw 1", "own 0", "own 2", "lost 0"} {
		_, ok := prompter{state: s}.readBesides(typed)
		require.False(t, ok, typed)
	}
	form := &missionForm{phrases: phrases{with(t, "back")}}
	require.ErrorIs(t, form.counts(), desk.ErrBack)
	require.Equal(t, "Swap hands (done by Ann)", Flow{}.Report(w, s, game.Other{Name: "action-1", By: ann}))
}

func TestAMissionInTheBoxIsOneThatCanBePlayed(t *testing.T) {
	var slips card.Slips
	mission := parts.TrainingMissions[1]
	mission.ID = "4"
	many := mission
	many.Bullets = parts.Count{Fixed: 13}
	Flow{}.Shape().Misfits([]any{mission, many, parts.TrainingMissions[0]}, &slips)
	require.Len(t, slips.All, 2)
	require.Equal(t, []any{1, "infiltrators.problem.bullets"}, []any{slips.All[0].Card, slips.All[0].ID})
	require.Equal(t, []any{2, "infiltrators.problem.mission_id"}, []any{slips.All[1].Card, slips.All[1].ID})
}

func TestNamesOfAgents(t *testing.T) {
	for typed, want := range map[string][]string{"Ann, Boris": {"Ann", "Boris"}, "Ann Boris Cid": {"Ann", "Boris", "Cid"}, "2": {"", ""}} {
		names, err := readNames(typed)
		require.NoError(t, err)
		require.Equal(t, want, names)
	}
	for _, typed := range []string{"1", "6", "Ann", "Ann Boris", "a b c d e f", "Ann, ann", ""} {
		_, err := readNames(typed)
		require.Error(t, err, typed)
	}
}

func TestTheSuitsWantedAreShownByAsMany(t *testing.T) {
	l := &setupForm{phrases: phrases{flowtest.Reading(tables.English)}, mission: parts.Mission{Suits: 4}}
	_, err := l.readSuits("red, black")
	text, _ := talk.Sentence(l.Words, err)
	require.Equal(t, "Name 4 suits, for example red, black, yellow, green.", text)
	_, err = l.readSuits("red black red green")
	text, _ = talk.Sentence(l.Words, err)
	require.Equal(t, "The suit “red” appears twice. Name each suit once.", text)
	want, err := l.readSuits("red black yellow plum")
	require.NoError(t, err)
	require.Equal(t, parts.Suit("plum"), want[3], "a new suit")
	want[3] = green
	typed, err := l.readSuits("кув идфсл нуддщц пкуут")
	require.NoError(t, err)
	require.Equal(t, want, typed, "in the other keyboard layout")
}
