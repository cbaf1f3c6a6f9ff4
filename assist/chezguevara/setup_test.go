package chezguevara

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestSetupAsksWhatOnlyTheTableKnowsOnce(t *testing.T) {
	kept := flowtest.Shelf{}
	w := flowtest.In(t, tables.English, "Ana Boris Chela", "2 3 0", "3211", "4 2 3 2", "pcs", "s c c p p", "3", "")
	w.Box = kept
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, parts.RankCard{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 1, Penalty: 1, Copies: 3}, u.Ranks[1])
	s, _, err := game.Game{}.Start(u)
	require.NoError(t, err)
	require.Equal(t, []parts.Rank{parts.Private, parts.Corporal, parts.Sergeant}, []parts.Rank{s.Players[0].Rank, s.Players[1].Rank, s.Players[2].Rank})
	require.Equal(t, ana, s.Turn.Seat)

	var card parts.Card
	require.True(t, kept.Find("corporal", &card))
	require.Equal(t, tables.Text{En: "Corporal", Ru: "Капрал"}, card.Name)

	w = flowtest.In(t, tables.Russian, "к р с", "1", "")
	w.Box = kept
	u, err = Flow{}.Setup(w, session.Given{Players: []string{"Аня", "Боря", "Вера"}})
	require.NoError(t, err, "the box knows the ranks and how many there are")
	require.Len(t, u.Middle, 5)
	require.Equal(t, boris, func() rules.Seat { s, _, _ := game.Game{}.Start(u); return s.Turn.Seat }())

	w = flowtest.In(t, tables.English, "", "")
	w.Box = kept
	u, err = Flow{}.Setup(w, session.Given{Players: []string{"Ana", "Boris"}})
	require.NoError(t, err)
	require.Equal(t, []parts.Rank{parts.Private, parts.Private}, []parts.Rank{u.Players[0].Rank, u.Players[1].Rank})
}

func TestGivenPlayersCanBeChanged(t *testing.T) {
	for lang, change := range map[tables.Lang][]string{tables.English: {"n", "players"}, tables.Russian: {"нет", "игроки"}} {
		w := flowtest.In(t, lang, slices.Concat([]string{"2 3 0", "3 2 1 1", "4 2 3 2", "pcs", "s c c p p", ""}, change,
			[]string{"Ana Boris Eva", ""})...)
		u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ana", "Boris", "Chela"}})
		require.NoError(t, err)
		require.Equal(t, "Eva", u.Players[2].Name)
		require.Zero(t, left(w), "the rest of the setup is as it was")
	}
}

func TestASetupThatCannotBeShowsNoLayout(t *testing.T) {
	w := flowtest.In(t, tables.English, "2 3 0", "3 2 1 1", "4 2 3 2", "p s s", "p p p c c", "3")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ana", "Boris", "Chela"}, House: rules.House{"nonsense": "true"}})
	require.NoError(t, err)
	_, _, err = game.Game{}.Start(u)
	require.ErrorContains(t, err, "house")
	require.NotContains(t, strings.Join(w.Desk.(interface{ Said() []string }).Said(), "\n"), "□")
}

// The box keeps the answers about rank cards. A wrong answer that it keeps is asked for again, so it
// refuses no later game.
func TestAWrongRankCardInTheBoxIsAskedForAgain(t *testing.T) {
	kept := func(slack, copies [3]int) flowtest.Shelf {
		box := flowtest.Shelf{}
		for i, r := range ranks {
			r.Slack, r.Copies = slack[i], copies[i]
			require.NoError(t, box.Learn(string(r.Rank), r.AsCard()))
		}
		return box
	}
	right, unknown, three := [3]int{0, 1, 3}, [3]int{}, []string{"Ana", "Boris", "Chela"}
	for name, c := range map[string]struct {
		box   flowtest.Shelf
		said  string
		lines []string
	}{
		"Corporal":            {kept([3]int{0, 0, 3}, unknown), "A Corporal gives more slack than a Private (slack 0)", []string{"3 2 1 1", "", "pcs", "p p p c s", "3", ""}},
		"Private":             {kept([3]int{1, 1, 3}, unknown), "A Corporal gives more slack than a Private (slack 1)", []string{"back", "2 3 0", "", "", "pcs", "p p p c s", "3", ""}},
		"Corporal, Sergeant":  {kept([3]int{1, 1, 0}, unknown), "A Corporal gives more slack", []string{"3 2 2 1", "4 2 3 2", "pcs", "p p p c s", "3", ""}},
		"below zero":          {kept([3]int{-21, 1, 3}, unknown), "does not fit", []string{"2 3 0", "", "", "pcs", "p p p c s", "3", ""}},
		"too few of Sergeant": {kept(right, [3]int{4, 3, 1}), "The box cannot have 2 Sergeant cards", []string{"pss", "p p p c c", "3", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			w := flowtest.In(t, tables.English, c.lines...)
			w.Box = c.box
			u, err := Flow{}.Setup(w, session.Given{Players: three})
			require.NoError(t, err)
			require.Zero(t, left(w))
			_, _, err = game.Game{}.Start(u)
			require.NoError(t, err)
			require.Contains(t, strings.Join(w.Desk.(interface{ Said() []string }).Said(), "\n"), c.said)

			w = flowtest.In(t, tables.English, "psc", "3", "")
			w.Box = c.box
			_, err = Flow{}.Setup(w, session.Given{Players: three})
			require.NoError(t, err, "the next game knows them")
		})
	}
}

func TestGoingBackAsksForARankCardAgain(t *testing.T) {
	w := flowtest.In(t, tables.English, "Ana Boris Chela", "2 3 0", "4 1 2 1", "back", "3 2 1 1", "4 2 3 2", "back", "", "pcs", "s c c p p", "back", "s c p p p", "3", "")
	w.Box = flowtest.Shelf{}
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, parts.RankCard{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 1, Penalty: 1, Copies: 2}, u.Ranks[1])
	require.Equal(t, parts.RankCard{Rank: parts.Sergeant, Pay: 4, Leave: 2, Slack: 3, Penalty: 2, Copies: 2}, u.Ranks[2])
	require.Len(t, u.Ranks, 3)
}

func TestWhatARankCardCannotBe(t *testing.T) {
	for _, typed := range []string{"", "2 3", "2 3 0 1", "a b c", "99 1 1", "-2 3 0"} {
		_, err := readRank(parts.Private, typed)
		require.Error(t, err, typed)
	}
	card, err := readRank(parts.Sergeant, "4 2 3 -2")
	require.NoError(t, err)
	require.Equal(t, 2, card.Penalty, "a penalty is told with or without its sign")
	l := &setupForm{Setup: game.Setup{Ranks: []parts.RankCard{{Rank: parts.Private, Slack: 1}}}, phrases: phrases{flowtest.Reading(tables.English)}}
	_, err = l.readNext(parts.Corporal, "3 2 1 1")
	require.ErrorContains(t, err, "rank-slack", "it is said at once, before the next question")
	for _, typed := range []string{"1", "6", "Ann", "a b c d e f", "Ann, ann", "2 3 0", "Ann, 5"} {
		_, err := readNames(typed)
		require.Error(t, err, typed)
	}
}

func TestFixTakesShorthand(t *testing.T) {
	s := table(t, 3)
	for typed, path := range map[string]string{
		"ana hand 4": "/players/seat=player_1/hand", "2 wounds 1": "/players/seat=player_2/wounds", "deck 40": "/deck", "boris tent soap guitar soap": "/players/seat=player_2/tent",
		"3 rank s": "/players/seat=player_3/rank", "turn 2": "/turn/seat", "spent 1": "/turn/spent",
	} {
		answers := []string{typed}
		if slices.Contains([]string{"/deck", "/players/seat=player_1/hand", "/players/seat=player_2/tent"}, path) { // makes the card count wrong
			answers = append(answers, "-")
		}
		did, err := Flow{}.Fix(flowtest.In(t, tables.English, answers...), s)
		require.NoError(t, err, typed)
		changes := did.(game.Correct).Changes
		require.Equal(t, path, changes[0].Path, typed)
		_, err = rules.Corrected(s, changes)
		require.NoError(t, err, typed)
	}
}

func TestAMenuKnowsTheCardsThatMayComeNow(t *testing.T) {
	s := did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})
	for _, lines := range [][]string{{"menu", "2", "abuse", "наряд"}, {"menu 2 abuse kitchen"}, {"меню", "2", "abuse", "наряд на кухню"}} {
		a, err := Flow{}.Ask(flowtest.In(t, tables.English, lines...), s)
		require.NoError(t, err, lines)
		require.Equal(t, game.Order{Seat: boris, Card: "kitchen-duty", On: 1}, a, lines)
	}
}
