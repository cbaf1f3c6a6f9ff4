package lookup

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/rules"
	judged "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/infiltrators"
	"tablemate/tables/picklerick"
	"tablemate/tables/words"
)

func shelf() *Book { return New(picklerick.Rulebook()) }

func TestAnIDIsFoundHoweverItIsTyped(t *testing.T) {
	for name, typed := range map[string]string{
		"as printed":                 "PR-MOVE-03",
		"in lower case":              "pr-move-03",
		"with blanks and one digit":  " PR MOVE 3 ",
		"in one go":                  "prmove3",
		"with other dashes":          "pr—move–003",
		"with a dot":                 "pr.move.3",
		"in Cyrillic letters, mixed": "РR-МОVЕ-03",
	} {
		t.Run(name, func(t *testing.T) {
			r, ok := shelf().Entry(typed)
			require.True(t, ok)
			require.Equal(t, "PR-MOVE-03", r.ID)
			require.Equal(t, []Result{r}, shelf().Find(typed))
			require.Empty(t, shelf().Near(typed))
		})
	}
}

// The ids of training mission 3 begin with IN-TM3.
func TestAChapterMayBearANumber(t *testing.T) {
	book := New(infiltrators.Rulebook())
	for _, e := range book.rulebooks[0].Entries() {
		r, ok := book.Entry(string(e.ID))
		require.True(t, ok, e.ID)
		require.Equal(t, string(e.ID), r.ID)
	}
	require.Equal(t, "IN-TM3-05", book.Find("in tm3 5")[0].ID)
	require.Len(t, book.Find("IN-TM3"), 5)
}

func TestAnUnknownIDFindsNothingButWhatIsNear(t *testing.T) {
	for typed, near := range map[string][]tables.RuleID{
		"pr-move-05":  {"PR-MOVE-04", "PR-MOVE-03", "PR-MOVE-02"},
		"PR-MOV-3":    {"PR-MOVE-03", "PR-MOVE-02", "PR-MOVE-04"},
		"pr shot 6":   {"PR-SHOOT-06", "PR-SHOOT-05", "PR-SHOOT-07"},
		"PR-XYZWQ-01": nil,
	} {
		t.Run(typed, func(t *testing.T) {
			require.Empty(t, shelf().Find(typed))
			require.Equal(t, near, shelf().Near(typed))
		})
	}
	require.Equal(t, "There is no rule PR-MOVE-05. The nearest are PR-MOVE-04, PR-MOVE-03, PR-MOVE-02.",
		shelf().Missing(words.In(tables.English), "pr move 5"))
	require.Contains(t, shelf().Missing(words.In(tables.Russian), "PR-XYZWQ-01"), "Попробуйте искать словами")
	require.Contains(t, shelf().Missing(words.In(tables.Russian), "бегемот"), "Про «бегемот»")
}

func TestAChapterListsItsRulesInOrder(t *testing.T) {
	found := shelf().Find("pr-move")
	require.Equal(t, []string{"PR-MOVE-01", "PR-MOVE-02", "PR-MOVE-03", "PR-MOVE-04"}, ids(found))
	require.Empty(t, shelf().Near("price 2")) // this is a question, not a mistyped id
}

func TestQuestionsInWordsFindTheirRuleAmongTheFirstThree(t *testing.T) {
	for query, want := range map[string]string{
		"может ли ягуар стрелять через стену": "PR-SHOOT-05",
		"можно ли ходить по диагонали":        "PR-MOVE-02",
		"когда появляется ягуар":              "PR-JAG-02",
		"третий красный квадрат":              "PR-JAG-02",
		"десять оперативников":                "PR-SOLO-12",
		"ЛОВУШКИ":                       "PR-AMB-43",
		"пустая клетка обзор":           "PR-AMB-06",
		"обязательно ли тратить джокер": "PR-AMB-11",
		"если запас оперативников пуст": "PR-OPS-04",
		"подкуп отказ":                  "PR-CLAR-04",
		"сколько карт на руке":          "PR-DICE-05",
		"рик дошёл до крыши":            "PR-WIN-07",
		"рик дошел до крыши":            "PR-WIN-07",
		"кратчайший путь оперативника":  "PR-SOLO-06",
		"хп ягуара":                     "PR-JAG-06",
		"вентиляция":                    "air vent",

		"can jaguar shoot through walls":         "PR-SHOOT-05",
		"diagonal moves":                         "PR-MOVE-02",
		"3rd blue tile":                          "PR-JAG-02",
		"how many dice can rick reroll":          "PR-REROLL-02",
		"does an operative die from one damage":  "PR-AMB-26",
		"failed vent attempt":                    "PR-VENT-04",
		"hand limit":                             "PR-DICE-05",
		"empty deck":                             "PR-CARD-07",
		"Bribe refused":                          "PR-CLAR-04",
		"move onto empty cell":                   "PR-RICK-05",
		"razor throwers two targets":             "PR-WPN-02",
		"must I spend all dice":                  "PR-SPEND-05",
		"enemy on my own tile sees me":           "PR-AMB-07",
		"duct":                                   "air vent",
		"roof win: immediately or at turn's end": "PR-AMB-04",
	} {
		t.Run(query, func(t *testing.T) {
			found := shelf().Find(query)
			require.Contains(t, ids(found[:min(3, len(found))]), want)
		})
	}
}

func TestATermAskedForByNameStandsBehindTheBestRule(t *testing.T) {
	for query, want := range map[string]string{
		"воздуховод": "air vent", "Vents": "air vent", "белая стрелка": "white arrow",
		"стрелки белые": "white arrow", "Крыша": "Roof", "djple[jdjl": "air vent",
	} {
		t.Run(query, func(t *testing.T) {
			found := shelf().Find(query)
			require.NotEqual(t, Term, found[0].Kind)
			require.Equal(t, want, found[1].ID)
			require.Equal(t, Term, found[1].Kind)
		})
	}
}

func TestNothingIsFoundForWordsThatNobodySays(t *testing.T) {
	require.Empty(t, shelf().Find("concede"))
	require.Empty(t, shelf().Find("the of and"))
}

func TestAnswersComeBestFirstAndAlwaysInTheSameOrder(t *testing.T) {
	first := shelf().Find("стрелять сквозь стены")
	require.NotEmpty(t, first)
	for i, r := range first[1:] {
		require.LessOrEqual(t, r.Score, first[i].Score)
		require.GreaterOrEqual(t, r.Score, first[0].Score/4, "noise")
	}
	for range 20 {
		require.Equal(t, first, shelf().Find("стрелять сквозь стены"))
	}
	require.Len(t, shelf().Find("tile"), 12)
	require.Greater(t, len(shelf().Whole().Find("tile")), 12)
}

func TestWhatMattersNowIsListedAndComesUpSoonerForAWordOrTwo(t *testing.T) {
	here := []tables.RuleID{"PR-SPEND-03", "PR-NONE-01", "PR-AMB-12"}
	require.Equal(t, []string{"PR-SPEND-03", "PR-AMB-12"}, ids(shelf().Find("", here...)))
	require.Empty(t, shelf().Find(" "))

	require.NotEqual(t, "PR-AMB-12", shelf().Find("vent step")[0].ID)
	require.Equal(t, "PR-AMB-12", shelf().Find("vent step", here...)[0].ID)
}

func TestWhoAsksInASentenceIsAnsweredAlikeAtEveryMoment(t *testing.T) {
	for _, questions := range tableQuestions(t) {
		for _, q := range questions[:min(200, len(questions))] {
			if len(strings.Fields(q.query)) > terse {
				require.Equal(t, ids(q.atTable(false)), ids(q.atTable(true)), q.query)
			}
		}
	}
}

func TestAnAnswerTellsTheHouseRuleThatOverridesIt(t *testing.T) {
	house := rules.House{"hp_zero": "immediate", "roof_win": "immediate", "PR-MOVE-02": rules.Waived}
	book := shelf().At("picklerick", house)
	for id, want := range map[string]string{
		"PR-WIN-02":  "hp_zero=immediate",
		"PR-AMB-45":  "hp_zero=immediate",
		"PR-MOVE-02": "PR-MOVE-02=waived",
		"PR-AMB-04":  "", // the table uses our default answer, so there is no house rule to show
		"PR-SET-01":  "",
	} {
		t.Run(id, func(t *testing.T) {
			r, ok := book.Entry(id)
			require.True(t, ok)
			if want == "" {
				require.Empty(t, r.House)
				return
			}
			require.Len(t, r.House, 1)
			require.Equal(t, want, r.House[0].Name+"="+r.House[0].Value)
			elsewhere, _ := shelf().At("raccoonheist", house).Entry(id)
			require.Empty(t, elsewhere.House)
		})
	}
}

func TestAnswersReadWellInBothLanguages(t *testing.T) {
	book := shelf().At("picklerick", rules.House{"hp_zero": "immediate", "PR-MOVE-02": rules.Waived})
	for name, c := range map[string]struct {
		lang  tables.Lang
		query string
		want  []string
	}{
		"a rule in English": {tables.English, "PR-MOVE-03", []string{
			"Returning to a tile visited earlier is allowed.",
			"PR-MOVE-03 · Pickle Rick · Movement («Перемещение») · see PR-SPEND-02"}},
		"a waived rule in Russian": {tables.Russian, "PR-MOVE-02", []string{
			"Ходить по диагонали нельзя.",
			"Домашнее правило: за этим столом играют без этого правила.",
			"PR-MOVE-02 · Огурчик Рик · «Перемещение» · см. PR-MOVE-01"}},
		"an open question settled otherwise": {tables.Russian, "PR-AMB-45", []string{
			"У Рика 0 здоровья: игра окончена сразу или в конце хода? В правилах сказано и",
			"так и так.",
			"В конце хода, как сказано в главе о победе. Разница есть только в ход Рика: он",
			"ещё может подлечиться или дойти до «Крыши».",
			"Домашнее правило (PR-AMB-45): Рик с 0 здоровья проигрывает сразу.",
			"PR-AMB-45 · Огурчик Рик · спорный вопрос · см. PR-WIN-02, PR-WIN-06, PR-WIN-11"}},
		"a term": {tables.English, "Bathroom", []string{
			"Bathroom. The tile on which Rick starts.",
			"glossary · Pickle Rick · see PR-SET-10, PR-RICK-07"}},
		"a page where it is known": {tables.Russian, "PR-SOLO-09", []string{
			"В одиночной игре Ягуар после перемещения (или без него, на квадрате Рика) дважды",
			"стреляет в Рика, если достаёт.",
			"PR-SOLO-09 · Огурчик Рик · «Правила одиночной игры» · с. 17 · см. PR-SHOOT-07"}},
	} {
		t.Run(name, func(t *testing.T) {
			found := book.Find(c.query)
			i := max(0, slices.IndexFunc(found, func(r Result) bool { return r.Kind == Term }))
			require.Equal(t, c.want, found[i].Lines(words.In(c.lang), 80))
		})
	}
}

func TestWhereAnAnswerIsPrintedTakesOneLine(t *testing.T) {
	for _, printed := range Rulebooks() {
		for _, lang := range tables.Langs {
			for _, e := range printed.Entries() {
				place := ruleResult(printed, e, 1).place(words.In(lang), 80)
				require.LessOrEqual(t, paint.Width(place), 80, place)
				require.Contains(t, place, e.ID)
				chapter := e.Section.Heading.In(lang)
				if e.Kind == tables.Open {
					chapter = words.In(lang).Say("lookup.open")
				}
				told := ruleResult(printed, e, 1).Chapter(words.In(lang))
				require.True(t, strings.HasPrefix(told, printed.Title.In(lang)+" · "), told)
				require.Contains(t, told, chapter)
			}
			for _, term := range printed.Terms() {
				require.LessOrEqual(t, paint.Width(termResult(printed, term, 1).place(words.In(lang), 80)), 80)
			}
		}
	}
}

func TestASmallLeadTellsTwoAnswersWhole(t *testing.T) {
	w := words.In(tables.English)
	for name, c := range map[string]struct {
		scores      []float64
		whole, left int
	}{
		"a small lead":          {[]float64{0.8, 0.75, 0.5, 0.4}, 2, 1},
		"a clear one":           {[]float64{0.8, 0.6, 0.5, 0.4}, 1, 1},
		"what was asked for":    {[]float64{1, 1, 1, 0.4}, 3, 1},
		"one that was and more": {[]float64{1, 0.5}, 1, 0},
		"one answer":            {[]float64{0.4}, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			found := shelf().Find("PR-RICK")[:len(c.scores)]
			for i, score := range c.scores {
				found[i].Score = score
			}
			lines, left := Answer(w, found, 80)
			require.Equal(t, c.left, left)
			told := strings.Join(lines, "\n")
			for i, r := range found {
				place := r.place(w, 80)
				require.Equal(t, i < c.whole, strings.Contains(told, place), place)
			}
		})
	}
}

func TestNoAnswerIsWiderThanAsked(t *testing.T) {
	w := words.In(tables.Russian)
	for _, e := range picklerick.Rulebook().Entries() {
		r, _ := shelf().Entry(string(e.ID))
		for _, line := range r.Lines(w, 40) {
			require.LessOrEqual(t, paint.Width(line), 40, line)
		}
	}
}

func TestTheJSONFormIsStable(t *testing.T) {
	found := shelf().At("picklerick", rules.House{"hp_zero": "immediate"}).Find("PR-WIN-11")
	got, err := json.Marshal(found)
	require.NoError(t, err)
	require.JSONEq(t, `[{"id":"PR-WIN-11","game":"picklerick","title":{"en":"Pickle Rick","ru":"Огурчик Рик"},"edition":{"en":"Russian edition","ru":"русское издание"},
		"kind":"automate","section":{"heading":{"en":"Shooting","ru":"Стрельба"}},
		"text":{"en":"Rick at 0 health means that the Russians have won; this is checked when the turn ends.",
			"ru":"Здоровье Рика упало до 0 — русские победили; проверяют это в конце хода."},
		"refs":["PR-WIN-02","PR-AMB-45"],
		"house":[{"rule":"PR-AMB-45","name":"hp_zero","value":"immediate",
			"text":{"en":"Rick at 0 health loses at once","ru":"Рик с 0 здоровья проигрывает сразу"}}],
		"score":1}]`, string(got))
	none, err := json.Marshal(shelf().Find("Roof")[0].Refs)
	require.NoError(t, err)
	require.NotEqual(t, "null", string(none))
}

func TestThePrintedSwitchesAreThoseThatTheRulesKnow(t *testing.T) {
	var printed []*rules.Switch
	for _, e := range picklerick.Rulebook().Entries() {
		if e.Switch.Name == "" {
			continue
		}
		sw := &rules.Switch{Name: e.Switch.Name, Rule: e.ID}
		for _, v := range e.Switch.Values {
			sw.Values = append(sw.Values, v.Name)
		}
		printed = append(printed, sw)
	}
	require.Equal(t, judged.Switches, printed)
}

func TestSeveralPeopleMayAskAtOnce(t *testing.T) {
	book := shelf()
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() { book.Find("стреляющие ягуары") })
	}
	all.Wait()
}

func FuzzAnyQueryIsAnswered(f *testing.F) {
	for _, q := range []string{"", "PR", "PR-", "PR-MOVE-99999999999999999999", "?", "ёё", "\xff", "kjdeirf", "lovushka 3-rd", "yyyy", "'[;.,", "ъ", "операяваывти", "PR-\n\n-1", "й"} {
		f.Add(q)
	}
	book, w := shelves()["*"].With(Thing{Game: "picklerick", Name: tables.Text{En: "sword", Ru: "меч"},
		Text: func() tables.Text { return tables.Text{} }}), words.In(tables.Russian)
	f.Fuzz(func(t *testing.T, q string) {
		for _, r := range book.Find(q) {
			r.Lines(w, 40)
		}
		book.Missing(w, q)
		book.ReadAs(w, q)
	})
}

// A query of words should take at most 200 us in all five rulebooks.
func BenchmarkQuestion(b *testing.B) {
	for name, query := range map[string]string{
		"en": "can he shoot me through a wall", "ru": "может ли ягуар стрелять через стену",
		"typo": "можно ли перебрсить кубик", "layout": "kjdeirf", "translit": "lovushka",
		"short": "hand limit", "long": "what happens if the deck is empty and I have to draw a card at the end of my turn",
	} {
		b.Run(name, func(b *testing.B) {
			book := shelves()["*"]
			book.Find(query)
			for b.Loop() {
				book.Find(query)
			}
		})
	}
}

// The first question also opens the index.
func BenchmarkFirstQuestion(b *testing.B) {
	for b.Loop() {
		New(Rulebooks()...).Find("может ли ягуар стрелять через стену")
	}
}

func BenchmarkID(b *testing.B) {
	book := shelves()["*"]
	for b.Loop() {
		book.Entry("pr-move-03")
	}
}
