package infiltrators

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func TestAHandIsToldOnce(t *testing.T) {
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	private := map[string]string{}
	advised := func(s game.State, answers ...string) (said, asked string) {
		w := with(t, append(append([]string{"advise me", ""}, answers...), "")...)
		w.Told = private
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack)
		script := w.Desk.(*desktest.Script)
		return strings.Join(script.Said(), "\n"), strings.Join(script.Asked(), "\n")
	}
	first, _ := advised(s, "3b", "6r 4b 5y 8y 9r")
	again, asked := advised(s, "", "")
	require.Equal(t, first, again, "the same cards give the same advice")
	require.NotRegexp(t, "3b|8y|black 3", asked, "no card of it is shown where it is asked for")

	s.Agents[0].Hand, s.HQ = s.Agents[0].Hand+1, s.HQ-1
	more, _ := advised(s, "", "2r")
	require.NotContains(t, more, "! ")
	require.NotEqual(t, first, more)
	s.Up = append(s.Up, red(6))
	behind := &talk.UI{Told: private}
	behind.Unveil()
	require.Len(t, prompter{phrases: phrases{behind}, state: s}.toldHand(s.Turn.Seat), 5, "a card that is seen has left the hand")
	for hand, answers := range [][]string{{""}, {"", "4r"}} {
		s.Agents[0].Hand = hand
		advised(s, answers...)
	}
}

func TestAHandThatCannotBeIsAskedAgain(t *testing.T) {
	var out strings.Builder
	typed := "advise me\n\n6r 4b\n6r 4b 5y 8y 8y\n6r 4b 5y 8y 9r\n\n"
	w := with(t)
	w.Told, w.Desk = map[string]string{}, desk.NewLine(strings.NewReader(typed), &out, desk.Look{Words: w.Words, Echo: true})
	_, err := Flow{}.Ask(w, detained(t))
	require.ErrorIs(t, err, desk.ErrBack)
	said := strings.Join(strings.Fields(out.String()), " ")
	require.Contains(t, said, "has 5 cards in hand, but you named 2")
	require.Contains(t, said, "cannot have yellow 8")
	require.Contains(t, said, "equally likely", "the corrected hand is advised on")
	require.Equal(t, 3, strings.Count(said, "Which cards are in your hand?"))
	require.Empty(t, desktest.Raw(said))
}

func TestABulletThatAllSeeWastedIsWarnedOf(t *testing.T) {
	s := after(t, detained(t), game.Exchange{Card: red(6), To: boris}, game.Turned{Lies: game.Sideways}, game.Draw{Cards: 1})
	wasted, open := game.Eliminate{At: boris, Card: red(9)}, game.Eliminate{At: boris, Card: black(10)}
	shown := s
	shown.Shown = game.ShownCandidates
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: shown}
	require.True(t, a.wasted(wasted), "the suit is excluded")
	require.False(t, a.wasted(open))
	require.False(t, prompter{phrases: a.phrases, state: s}.wasted(wasted), "without the list of cards, the guess is the agent's own affair (IN-ELIM-04)")
	a.state.Up = []parts.Card{black(10)}
	require.True(t, a.wasted(open), "it lies open")
	a.state = shown
	a.state.Agents = slices.Clone(s.Agents)
	a.state.Agents[1].Missed = []parts.Card{black(10)}
	require.True(t, a.wasted(open), "it was answered no before")
	a.state.Agents[1].Hints = append(slices.Clone(s.Agents[1].Hints), game.LaidHint{Card: black(6), Lies: game.Sideways}, game.LaidHint{Card: yellow(6), Lies: game.Sideways})
	require.False(t, a.wasted(open), "a contradiction excludes every card, so it is not the guess that is wrong")
	a.state = shown

	for lang, typed := range map[tables.Lang][2]string{tables.English: {"e b 9r", "e b 10b"}, tables.Russian: {"у b 9к", "у b 10ч"}} {
		w := flowtest.In(t, lang, typed[:]...)
		did, err := Flow{}.Ask(w, a.state)
		require.NoError(t, err)
		require.Equal(t, wasted, did)
		said := strings.Join(w.Desk.(*desktest.Script).Said(), "\n")
		require.Contains(t, said, "Boris")
		did, err = Flow{}.Ask(w, a.state)
		require.NoError(t, err)
		require.Equal(t, open, did)
		require.Equal(t, said, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "nothing is said of a card that may be it")
	}
}

func TestTimeToldBeforeTheClockBeginsIsNotForgotten(t *testing.T) {
	s := opening(t, setup(parts.Training3, "Ann", "Boris", "Clara"))
	require.Equal(t, game.ForBegin, s.Turn.Wait)
	w := with(t, "time 5")
	for _, want := range []game.Action{game.Begin{}, game.Clock{Seconds: 300}} {
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, want, did)
		s = after(t, s, did)
	}
	require.Equal(t, 600, s.Left())
}

func TestTheListOfTheBoxHasTheTitlesOfMissions(t *testing.T) {
	kept, err := box.Open(t.TempDir(), Game().About().Shape)
	require.NoError(t, err)
	mission := parts.TrainingMissions[0]
	mission.ID, mission.Title = "night-shift", tables.Text{En: "Night shift"}
	require.NoError(t, kept.Learn(mission.ID, mission))
	require.Equal(t, "Night shift", kept.List()[0].Name.En)
	require.Equal(t, "night-shift", kept.List()[0].ID)
	title := func(of parts.Mission) string {
		return (&setupForm{phrases: phrases{flowtest.Reading(tables.English)}}).missionOption(3, of).Label
	}
	require.Equal(t, []string{"Night shift", "a mission of your own"}, []string{title(mission), title(parts.Mission{})})
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}}
	for want, n := range map[string]parts.Count{"3": {Fixed: 3}, "2/2/3/3": {By: map[string]int{"2": 2, "3": 2, "4": 3, "5": 3}}} {
		require.Equal(t, want, a.counted(n))
	}
	require.Contains(t, Flow{}.Title(a.UI, game.State{Mission: parts.Mission{ID: "12"}, Turn: game.Turn{Number: 1}}), "ission 12")
}

func TestAnAmendedActionIsAskedForWhole(t *testing.T) {
	for typed, want := range map[string]string{
		"6b v, w 0, fix 4, 6b b v 1":        "exchange turned:upright draw:1 wait draw:0",
		"6b v, w 0, fix 4, 6b b, v, 1":      "exchange turned:upright draw:1 wait draw:0",
		"6b v, w 0, fix 4 w 2":              "wait draw:2 wait draw:0",
		"6b v, w 0, fix 4, w, 2":            "wait draw:2 wait draw:0",
		"6b v, w 0, fix 4, e b 6r, y, none": "eliminate answer reward wait draw:0",
		"6b v, w 0, fix 4, w, back":         "hint:upright wait draw:0",
		"w 2, w 0, fix 4, 6b v, y":          "hint:upright wait draw:0",
		"w 2, w 0, fix 4, 6b v, n":          "wait draw:2 wait draw:0",
		"w 2, w 0, fix 4, 6b b h, y, 1":     "exchange turned:sideways draw:1 wait draw:0",
		"w 1, w 0, fix 4, 6b b h":           "exchange turned:sideways draw:1 wait draw:0",
		"6b b v 1, w 0, fix 4, w, y":        "wait draw:1 wait draw:0",
		"6b b v 1, w 0, fix 4, w, y, undo":  "exchange turned:upright draw:1 wait draw:0",
		"w 0, w 0, 6b v, fix 4, 6r b, h":    "exchange turned:sideways draw:0 wait draw:0 hint:upright",
	} {
		folder := t.TempDir()
		sitting(t, folder, slices.Concat([]string{"", "", "", "d d"}, strings.Split(typed, ", "), []string{"pause"})...)
		record, err := journal.Read(journal.Path(folder, "Seals"))
		require.NoError(t, err)
		var stands []string
		for line := range record.Standing() {
			var did struct {
				Kind, Lies string
				Cards      *int
			}
			require.NoError(t, json.Unmarshal(line.Did, &did))
			require.Empty(t, line.Waived, typed)
			if did.Cards != nil {
				did.Lies = strconv.Itoa(*did.Cards)
			}
			stands = append(stands, strings.TrimSuffix(did.Kind+":"+did.Lies, ":"))
		}
		require.Equal(t, "detain detain "+want, strings.Join(stands, " "), typed)
	}
}

func TestAnExchangeIsOneUndo(t *testing.T) {
	for said, typed := range map[string][]string{
		struckOut(4, 2, "Ann: red 6 beside Boris's suspect as an exchange"): {"6r b v 1", "undo"},
		struckOut(4, 1, "Ann: waits"):                                       {"w 2", "undo"},
		struckOut(4, 0, "Ann: red 6 beside Boris's suspect as an exchange"): {"6r b", "undo"},
		struckOut(5, 0, "Boris: the card is vertical"):                      {"6r b v", "undo"},
		struckOut(3, 0, "Boris: detains a suspect"):                         {"6r b v 1", "undo", "undo"},
	} {
		answers := slices.Concat([]string{"", "", "", "d d"}, typed, []string{"pause"})
		told := sitting(t, t.TempDir(), answers...)
		require.Contains(t, strings.Join(strings.Fields(told), " "), said, typed)
	}
	folder := t.TempDir()
	sitting(t, folder, "", "", "", "d d", "6r b v 1", "pause")
	before := told(t, folder)
	sitting(t, folder, "undo", "redo", "pause")
	require.Contains(t, told(t, folder), strings.TrimSpace(before[:strings.Index(before, "{")]))
}
