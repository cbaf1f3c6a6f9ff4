package picklerick

import (
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

func TestAMarkedTileStopsTheAutomatedTurn(t *testing.T) {
	s := after(t, cornered(t), game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"})
	w := with(t, "n")
	decideFirst(t, w, s)
	require.Equal(t, []string{"Russians: operative 1 goes north."}, said(w), "the shot waits")
	s = trapped(t)
	require.Equal(t, rules.Seat(game.SeatRick), game.Game{}.Next(s))
	w.Desk = desk.NewLine(strings.NewReader("n u\ns\n"), io.Discard, desk.Look{Words: w.Words})
	decideFirst(t, w, after(t, cornered(t), game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"}))
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Answer{}, a, "what was typed before is no answer")
	for typed, want := range map[string]game.Action{
		"":    game.Answer{Yes: true},
		"g":   game.Answer{Yes: true},
		"s":   game.Answer{},
		"h 2": game.Hurt{Figure: 1, Damage: 2, By: "mine"},
		"у 1": game.Hurt{Figure: 1, Damage: 1, By: "mine"},
		"u":   game.Mark{Cell: game.Cell{0, 1}, Marker: "mine", Gone: true},
		"h":   game.Hurt{Figure: 1, Damage: 1, By: "mine"},
	} {
		answers := []string{typed}
		if typed == "h" {
			answers = []string{"h", ""} // Enter answers the question about the damage with 1
		}
		a, err := Flow{}.Ask(with(t, answers...), s)
		require.NoError(t, err)
		require.Equal(t, want, a, typed)
		require.Empty(t, game.Game{}.Check(s, a))
	}
}

func TestAMarkedTileAsksInBothLanguages(t *testing.T) {
	for lang, marked := range map[tables.Lang]tables.Args{
		tables.English: {"figure": "Operative 1", "cell": "L5", "markers": "mine"},
		tables.Russian: {"figure": "Оперативник 1", "cell": "П5", "markers": "mine"},
	} {
		w := in(t, lang, "")
		_, err := Flow{}.Ask(w, trapped(t))
		require.NoError(t, err)
		require.Contains(t, question(w), w.Words.Say("picklerick.trap.which", marked))
	}
	w := with(t, "")
	_, err := Flow{}.Ask(w, after(t, trapped(t), game.Mark{Cell: game.Cell{0, 1}, Marker: "mine", Gone: true}))
	require.NoError(t, err)
	require.Contains(t, question(w), "the marker is gone")
}

func TestWhatMarkersAndTextsDoStandsInTheMenu(t *testing.T) {
	listed := func(s game.State) bool {
		for _, o := range (prompter{phrases{with(t)}, s}).offers(game.Game{}.Legal(s)) {
			if slices.Contains(o.Keys, "o") {
				return !o.Hidden
			}
		}
		return false
	}
	s := spending(t, alone, game.SeatRick, sign, sign, sign, move)
	require.False(t, listed(s), "nothing of the kind has come up")
	require.True(t, listed(after(t, s, game.Mark{Marker: "mine"})))
	require.True(t, listed(after(t, s, correcting("/cards/discard", 1))), "a card was played")
}

func TestMarkersAreCorrected(t *testing.T) {
	s := spending(t, alone, game.SeatRick, sign, sign, sign, move)
	for typed, want := range map[string]game.Action{
		"marker l4 mine": game.Mark{Marker: "mine"},
		"метка l4 mine":  game.Mark{Marker: "mine"},
	} {
		a, err := Flow{}.Fix(with(t, typed), s)
		require.NoError(t, err)
		require.Equal(t, want, a)
	}
	a, err := Flow{}.Fix(with(t, "unmark l4", ""), after(t, s, game.Mark{Marker: "mine"}))
	require.NoError(t, err)
	require.Equal(t, game.Mark{Marker: "mine", Gone: true}, a)
}

func TestEnterDoesNotEndATurnThatLosesTheGame(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	_, err := Flow{}.Ask(with(t, ""), s)
	require.NoError(t, err, "Enter ends a turn with nothing to do")
	ten := s
	for n := 5; n <= 10; n++ {
		ten.Operatives = append(slices.Clone(ten.Operatives), game.Soldier{Number: n})
	}
	for lang, want := range map[tables.Lang]string{tables.English: "All ten operatives are on the board", tables.Russian: "все десять оперативников"} {
		w := in(t, lang, map[tables.Lang]string{tables.English: "end", tables.Russian: "конец"}[lang])
		a, err := Flow{}.Ask(w, ten)
		require.NoError(t, err)
		require.Equal(t, game.EndTurn{}, a)
		require.Contains(t, question(w), want, "the warning stands at the question")
	}
	byEnter := func(s game.State) bool { return prompter{phrases{with(t)}, s}.endsByEnter(game.Game{}.Legal(s)) }
	require.True(t, byEnter(s))
	require.False(t, byEnter(ten), "Enter alone is no answer")
}

func TestNoPlanWhereNobodyMovesByItself(t *testing.T) {
	s := cornered(t)
	found, err := Flow{}.Plan(s)
	require.NoError(t, err)
	require.NotNil(t, found)
	unsaid := s
	unsaid.Turn.Side = rules.Nobody
	same, err := Flow{}.Plan(unsaid)
	require.NoError(t, err)
	require.Equal(t, found, same, "only the Russians move by themselves")
	over := s
	over.Result = &game.Result{Winner: game.SeatRick}
	for _, s := range []game.State{spending(t, both, game.SeatRussians, move, move, gun, gun), over} {
		found, err := Flow{}.Plan(s)
		require.NoError(t, err)
		require.Nil(t, found)
	}
	var problem *rules.Problem
	for _, s := range []game.State{trapped(t), waiting(t, alone, game.North, game.Afoot)} {
		_, err = Flow{}.Plan(s)
		require.ErrorAs(t, err, &problem)
		require.Equal(t, "picklerick.problem.awaits_"+string(s.Wait.For), problem.ID)
	}
	s.Rick = game.Runaway{}
	_, err = Flow{}.Plan(s)
	require.ErrorAs(t, err, &problem)
}

func TestAPlanForAFigureThatPeopleLetLeaveTheTiles(t *testing.T) {
	s := cornered(t)
	s.Operatives[0].Cell = game.Cell{7, 7}
	found, err := Flow{}.Plan(s)
	require.NoError(t, err)
	require.Equal(t, "not_face_up", found.([]session.Decided)[0].Reasons[0].ID)
}
