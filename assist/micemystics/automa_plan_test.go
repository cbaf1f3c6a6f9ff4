package micemystics

import (
	"bytes"
	"encoding/json"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/words"
)

func TestAPlanTellsItsReasons(t *testing.T) {
	made, err := Flow{}.Plan(fighting(t, func(s *game.State) { s.Turn.Walked = true; s.Mice[0].At.Space = "4" }))
	require.NoError(t, err)
	for lang, mouse := range map[tables.Lang]string{tables.English: "Tilda", tables.Russian: "Тильда"} {
		lines := made.(plannedMoves).Lines(flowtest.Reading(lang))
		why := words.In(lang).Say("micemystics.reason.only_one", tables.Args{"mouse": mouse})
		require.Contains(t, lines, "    MM-MATK-02 "+why)
		isSaid(t, strings.Join(lines, "\n"))
	}
	text, err := json.Marshal(made)
	require.NoError(t, err)
	require.Contains(t, string(text), `"strikes":[{"kind":"strike","figure":"roach_1","target":"tilda"}]`)
	var plans []struct{ Reasons []rules.Note }
	require.NoError(t, json.Unmarshal(text, &plans))
	require.Contains(t, plans[0].Reasons, rules.Note{ID: "only_one", Rule: "MM-MATK-02", Args: rules.Args{"mouse": game.Name("tilda").Noun()}})
}

func TestAPlanNamesEverybodyWhoIsAttacked(t *testing.T) {
	for lang, want := range map[tables.Lang][]string{
		tables.English: {"attacks Tilda", "attacks Tilda, Nez", "attacks nobody"},
		tables.Russian: {"цель — Тильда", "цель — Тильда, Нез", "никого не атакует"},
	} {
		a := prompter{phrases{flowtest.Reading(lang)}, hall(t, foes("4", "roach_1"))}
		for i, p := range []game.FigurePlan{{Target: "tilda"}, {Struck: []game.Name{"tilda", "nez"}}, {}} {
			p.Figure, p.To = "roach_1", inHall("4")
			require.Contains(t, a.planLine(p), want[i])
		}
	}
}

func TestAPlanSaysEveryWayOnce(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, hall(t, foes("4", "roach_1", "roach_2"))}
	for way, did := range map[string]game.Action{
		"2–3": game.March{Path: []parts.SpaceID{"2", "3"}}, "5–6": game.Chase{Path: []parts.SpaceID{"5", "6"}}, "4": game.Leap{To: "4"}, "": game.Hold{},
		"Tilda, Nez": game.Chase{Reached: []game.Name{"tilda", "nez"}}, "goes 3 steps (goal: Nez)": game.March{Toward: "nez", Steps: 3},
		"Tilda goes 2 steps (goal: Nez)": game.Chase{Reached: []game.Name{"tilda"}, Toward: "nez", Steps: 2}, "goes 1 step (goal: Nez)": game.Chase{Toward: "nez", Steps: 1},
	} {
		require.Equal(t, way, a.movementText(did))
		if _, leaps := did.(game.Leap); leaps {
			way = ""
		}
		require.Equal(t, way, a.movement(game.FigurePlan{Marches: []game.Action{did}}))
	}
	sees := []game.Question{{Between: parts.Pair{"4", "1"}, Matter: game.Sight}}
	far := []game.Question{{Between: parts.Pair{"4", "1"}, Matter: game.Distance}}
	plans := []game.FigurePlan{{Figure: "roach_1", Die: 1, Ask: sees}, {Figure: "roach_1", Die: 2, Ask: sees}, {Figure: "roach_1", Die: 3, Ask: far}, {Figure: "roach_2", Die: 1, Ask: far}}
	for i := range plans {
		plans[i].To = inHall("4")
	}
	lines := strings.Join(plannedMoves{a.state, plans}.Lines(a.UI), "\n")
	for said, times := range map[string]int{"Roach A\n": 1, "Roach B\n": 1, "clear line": 1, "How many steps": 2, "on a 2": 0} {
		require.Equal(t, times, strings.Count(lines, said), "%s in\n%s", said, lines)
	}
}

func TestNothingIsPlannedInAMousesTurn(t *testing.T) {
	made, err := Flow{}.Plan(mine(t))
	require.NoError(t, err)
	require.Nil(t, made)
}

func TestWhatComesBeforeAPlanIsSaidInTheNamesOfTheTable(t *testing.T) {
	bare := func(s *game.State) {
		for i := range s.Mice {
			s.Mice[i].Equipped = nil // otherwise Tilda and Collin wear the same card
		}
	}
	roll := hall(t, bare, waits(game.Wait{For: game.ForRoll, Purpose: game.MoveRoll, Who: "tilda", Dice: 1}))
	lost := hall(t, bare, foes("4", "roach_1"), func(s *game.State) { s.Minions[0].At.Room = "attic" })
	for lang, want := range map[tables.Lang][2]string{
		tables.English: {"Tilda must first roll for movement.", "Roach A"},
		tables.Russian: {"Сначала кубики бросает Тильда: перемещение.", "Таракан А"},
	} {
		for i, s := range []game.State{roll, lost} {
			text, err := json.Marshal(s)
			require.NoError(t, err)
			w := words.In(lang)
			said, told := talk.Sentence(w, Game().Automa(session.Reading{From: bytes.NewReader(text), Words: w},
				io.Discard))
			require.True(t, told)
			require.Contains(t, said, want[i])
		}
	}
}

// People can answer questions about a place only after the walk to it.
func TestWhatIsToldOnTheWayIsAskedBehindIt(t *testing.T) {
	s := hall(t, unmapped)
	plan := game.FigurePlan{
		Figure: "roach_1", Die: 2, To: game.Spot{Room: "hall", Space: "?7"},
		Marches: []game.Action{game.March{Toward: "tilda", Steps: 2}},
		Ask:     []game.Question{{Between: parts.Pair{"?7", s.Mice[0].At.Space}, Matter: game.Sight}},
	}
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, s}
		want := regexp.QuoteMeta(a.say("plan.ask", tables.Args{"die": 2, "way": "WAY"}))
		lines := a.planQuestions(plan)
		require.Regexp(t, "^  "+strings.Replace(want, "WAY", ".*2 .*", 1)+"$", lines[0])
		require.Len(t, lines, 2)
	}
}
