package micemystics

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestTheRulesOfTheMomentAreInTheRulebook(t *testing.T) {
	book := parts.Rulebook()
	known := func(list []tables.RuleID) {
		require.NotEmpty(t, list)
		for _, id := range list {
			_, there := book.Entry(id)
			require.True(t, there, id)
		}
	}
	for _, p := range game.Purposes {
		known(rollRules[p])
	}
	for _, m := range game.Matters {
		known(matterRules[m])
	}
	for _, topic := range topics {
		known(topic)
	}
	for _, f := range game.Awaits[1:] {
		if f != game.ForRoll {
			known(awaitRules[f])
		}
	}
	s := hall(t, foes("2", "rat_1"))
	s.Turn.Card, s.Turn.Step, s.Waits = "tilda", game.MouseStep, nil
	s.Mice[0].Webbed, s.Mice[0].Down, s.Mice[0].Poison = true, true, 1
	known(Flow{}.Here(s))
	require.Equal(t, []tables.RuleID{"MM-COND-05", "MM-COND-03", "MM-COND-13"}, Flow{}.Here(s)[:3])
	s.Turn.Step, s.Laid = game.FigureStep, []game.Laid{{Item: parts.Grape}}
	for _, card := range []string{"brodie_pounce", "brodie_chase", "tilda", "rat"} {
		s.Turn.Card = card
		known(Flow{}.Here(s))
	}
	s.Types = append(s.Types, parts.Minion{ID: "archer", Ranged: true})
	s.Turn.Card = "archer"
	require.Contains(t, Flow{}.Here(s), tables.RuleID("MM-MMOV-07"))
	s.Result = &game.Result{}
	known(Flow{}.Here(s))
}

// hollow returns actions of one kind. Most of their text fields are empty or have the wrong name
// "ghost". If the kind is a correction, hollow adds impossible corrections.
func hollow(kind string) []game.Action {
	var out []game.Action
	for _, fill := range []func(string) string{
		func(string) string { return "" },
		func(field string) string { return map[string]string{"Mouse": "tilda", "Figure": "roach_1"}[field] },
		func(field string) string { return "ghost" },
		func(field string) string { return map[bool]string{true: "tilda", false: "ghost"}[field == "Mouse"] },
	} {
		did := reflect.New(game.Actions.Type(kind)).Elem()
		for i := range did.NumField() {
			if field := did.Field(i); field.Kind() == reflect.String {
				field.SetString(fill(did.Type().Field(i).Name))
			}
		}
		out = append(out, did.Interface().(game.Action))
	}
	if kind == (game.Correct{}).Kind() {
		out = append(out, corrects(game.Path(game.OneMouse, "ghost")+"/wounds", 1), corrects(game.Path(game.OneBeneath, "attic"), nil),
			corrects(game.TrackPath, game.Cards([]string{"tilda", "tilda"})), corrects("/hourglass", 0),
			corrects(game.Path(game.OneMouse, "tilda")+"/at", game.Spot{Room: "attic", Space: "1"}))
	}
	return out
}

func TestHollowReportsAreWarnedOf(t *testing.T) {
	moments := []game.State{
		{}, fighting(t), mine(t), mine(t, unmapped), mine(t, func(s *game.State) { s.Turn.Card = "" }), fighting(t, turnOf("tilda", game.SearchDeed), over),
		fighting(t, brodie), fighting(t, unmapped), fighting(t, func(s *game.State) { s.Turn.Walked = true }),
		mine(t, func(s *game.State) {
			s.Chapter.Encounters, s.Discard, s.Stash = []parts.CardID{"siege"}, []parts.CardID{"crumb"}, nil
		}),
		mine(t, func(s *game.State) { s.Result = &game.Result{Winner: game.SeatMice, By: []tables.RuleID{"MM-WIN-01"}} }),
		mine(t, deserted, func(s *game.State) { s.Mice[0].Captured, s.Mice[0].At = true, game.Nowhere }),
	}
	for _, f := range game.Awaits[1:] {
		for _, p := range game.Purposes {
			if f == game.ForRoll || p == game.NoPurpose {
				moments = append(moments, mine(t, waits(game.Wait{For: f, Purpose: p})), mine(t, waits(game.Wait{For: f, Purpose: p, Who: "tilda", Room: "hall", Dice: 1})))
			}
		}
	}
	for i, s := range moments {
		if testing.Short() && i%16 != 0 {
			continue
		}
		for _, kind := range game.Actions.Names() {
			for _, did := range hollow(kind) {
				for _, v := range (game.Game{}).Check(s, did) {
					for _, lang := range tables.Langs {
						readsWell(t, Flow{}.Breach(flowtest.Reading(lang), s, did, v), "%d %#v %v", i, did, v)
					}
				}
			}
		}
	}
}

func TestAWordThatJoinsIsNoMouse(t *testing.T) {
	for _, typed := range []string{"Ann, Pim", "Ann Pim", "Ann and Pim", "Ann & Pim", "Ann и Pim"} {
		mice, err := readMice(typed)
		require.NoError(t, err)
		require.Equal(t, []string{"Ann", "Pim"}, mice, typed)
	}
}

func TestMinionsAreNamedForTheirReasons(t *testing.T) {
	s := game.State{Types: []parts.Minion{{ID: "cellar-rat", Name: tables.Text{En: "Cellar rat", Ru: "Погребная крыса"}}}}
	b := []string{"cellar-rat_2"}
	for lang, typed := range map[tables.Lang][]string{
		tables.English: {"cellar rat b", "Cellar rat B", "rat b", "cellar-rat_2"}, tables.Russian: {"погребная крыса б", "крыса б", "крыс Б"},
	} {
		for _, name := range typed {
			require.Equal(t, b, Flow{}.Figures(flowtest.Reading(lang), s, name), name)
		}
	}
	w := flowtest.Reading(tables.English)
	require.Len(t, Flow{}.Figures(w, s, "rat"), figuresOfType)
	more := s
	big := tables.Text{En: "Big cellar rat", Ru: "Большая погребная крыса"}
	more.Types = append(more.Types, parts.Minion{ID: "big-cellar-rat", Name: big})
	require.Equal(t, b, Flow{}.Figures(w, more, "cellar rat b"), "the whole name of one is the end of another's")
	require.Equal(t, b, Flow{}.Figures(w, more, "cellar-rat_2"))
	require.Equal(t, []string{"brodie"}, Flow{}.Figures(w, s, "brodie"))
	require.Empty(t, Flow{}.Figures(w, s, "ra x"))
	require.Empty(t, Flow{}.Figures(w, s, "goblin"))
}

func TestTheTaleCallsThingsByTheirNames(t *testing.T) {
	s := game.State{Mice: []game.Mouse{{Hero: parts.Hero{ID: "oat", Name: tables.Text{En: "Oat", Ru: "Овсянка"}}}}}
	did := game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To("/mice/hero.id=oat/wounds", 3)}}}
	require.Equal(t, "correction — Oat has 3 wounds", Flow{}.Report(flowtest.Reading(tables.English), s, did))
}
