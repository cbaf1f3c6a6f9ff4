package desk

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func fourDice(typed string) error {
	faces := 0
	for _, r := range typed {
		switch r {
		case 'm', 'g', 'c':
			faces++
		case ' ':
		default:
			return errors.New("no such face")
		}
	}
	if faces != 4 {
		return errors.New("four dice, please")
	}
	return nil
}

func TestOneLineAnswersFiveQuestions(t *testing.T) {
	d, out := typing(tables.English, "e e bLR1 c end")
	for _, want := range []int{0, 0} {
		require.Equal(t, want, must(d.Choose(Question{Text: "Spend"}, spend)))
	}
	require.Equal(t, "bLR1", must(d.Write(Question{Text: "What do you see?", Parse: tile})))
	for _, want := range []int{1, 2} {
		require.Equal(t, want, must(d.Choose(Question{Text: "Spend"}, spend)))
	}
	require.Contains(t, out.String(), "What do you see? › bLR1\nSpend › c\nSpend › end\n")
	_, err := d.Choose(Question{Text: "Spend"}, spend)
	require.ErrorIs(t, err, ErrEnd)
}

func TestWhereAnAnswerEnds(t *testing.T) {
	leaving := Question{Rest: true, Leaves: strings.ToLower}
	cases := []struct {
		name  string
		q     Question
		typed string
		want  string // "" if the question is asked again
		ahead string
	}{
		{"a whole line that fits is the answer", Question{Parse: tile}, "b l R 1", "b l R 1", ""},
		{"a glued answer leaves the rest", Question{Parse: tile}, "blR1 c end", "blR1", "c end"},
		{"one run of several words leaves the rest", Question{Parse: fourDice}, "m m g c e end", "m m g c", "e end"},
		{"two possible runs are not guessed at", Question{Parse: tile}, "b l R 1 c end", "", ""},
		{"a slip in an answer does not shorten it", Question{Parse: tile}, "b l X 1", "", ""},
		{"free text is the whole line", Question{}, "Иван Rook Петров", "Иван Rook Петров", ""},
		{"a quoted word is one answer", Question{}, `"Friday night" Ann`, "Friday night", "Ann"},
		{"кавычки quote too", Question{}, `«Пятница, вечер» Аня`, "Пятница, вечер", "Аня"},
		{"an answer ends before a quoted word", Question{}, `Ann Lee "Boris B"`, "Ann Lee", "Boris B"},
		{"a name with a nickname keeps it", Question{Rest: true}, `Иван "Грозный" Петров`, `Иван "Грозный" Петров`, ""},
		{"quotes are read by a question that leaves the rest", leaving, `"Иван Петров" 5`, `"Иван Петров" 5`, ""},
		{"a lonely quote is a letter", Question{}, `5" deep`, `5" deep`, ""},
		{"rest takes all words or none", Question{Parse: fourDice, Rest: true}, "m m g c e", "", ""},
		{"an aside word in quotes is text", Question{}, `"fix"`, "fix", ""},
		{"a note that begins with an aside word is quoted", Question{}, `"fix the score"`, "fix the score", ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			d, out := typing(tables.English, c.typed)
			got, err := d.Write(c.q)
			if c.want == "" {
				require.ErrorIs(t, err, ErrEnd)
				require.Contains(t, out.String(), "! ")
				require.Empty(t, d.typedAhead)
				return
			}
			require.NoError(t, err, out)
			require.Equal(t, c.want, got)
			require.Equal(t, c.ahead, joined(d.typedAhead))
		})
	}
}

func TestAnswersAheadAreDroppedWhereTheyDoNotFit(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.English: "! “north end” is not one of the answers. Possible: e, c, end. Not used: north end\n",
		tables.Russian: "! Варианта «north end» нет. Можно ответить: e, c, end. Не использовано: north end\n",
	} {
		d, out := typing(lang, "e north end", "c")
		must(d.Choose(Question{Text: "Spend"}, spend))
		require.Equal(t, 1, must(d.Choose(Question{Text: "Spend"}, spend)), "the next typed line answers")
		require.Contains(t, out.String(), want+"Spend\n  [e] step east\n", "the options are shown after the notice")
		require.Empty(t, d.typedAhead)
	}
}

func TestALineThatBeginsWithTwoAnswersNamesBoth(t *testing.T) {
	for _, lang := range tables.Langs {
		d, out := typing(lang, "advise me c")
		_, err := d.Write(Question{Parse: func(typed string) error {
			if typed == "advise" || typed == "advise me" {
				return nil
			}
			return errors.New("not understood")
		}})
		require.ErrorIs(t, err, ErrEnd)
		require.Regexp(t, `[“«]advise[”»],? .*[“«]advise me[”»]`, out.String())
	}
}

func TestAnAnswerAheadMayBeTheBeginningOfALabel(t *testing.T) {
	d, out := typing(tables.English, "e draw end")
	for _, want := range []int{0, 1, 2} {
		require.Equal(t, want, must(d.Choose(Question{Text: "Spend"}, spend)), out)
	}
}

func TestAnswersAheadNeverConfirmTheUnforeseen(t *testing.T) {
	for _, way := range ways {
		for lang, want := range map[tables.Lang]string{tables.English: "not used (", tables.Russian: "не использован ("} {
			t.Run(way.kind+" in "+string(lang), func(t *testing.T) {
				d, out := typing(lang, "e "+way.good, way.good)
				must(d.Choose(Question{Text: "Spend"}, spend))
				require.Equal(t, way.want, must(way.ask(d, Question{Text: "Really?", Fresh: true})))
				require.Contains(t, out.String(), want+way.good+").\n")
				_, err := d.Choose(Question{Text: "Spend"}, spend)
				require.ErrorIs(t, err, ErrEnd)
			})
		}
	}
}

func TestAsidesInEveryKindOfPrompt(t *testing.T) {
	asides := map[string]Aside{
		"?": {Word: AsideRules}, "? jaguar wall": {AsideRules, "jaguar wall"}, "?ягуар стена": {AsideRules, "ягуар стена"},
		"why": {Word: AsideWhy}, "почему": {Word: AsideWhy}, "Почему 3": {AsideWhy, "3"},
		"show": {Word: AsideShow}, "показать": {Word: AsideShow},
		"undo": {Word: AsideUndo}, "отмена": {Word: AsideUndo},
		"fix": {Word: AsideFix}, "правка еда 5": {AsideFix, "еда 5"},
		"pause": {Word: AsidePause}, "пауза": {Word: AsidePause},
	}
	for _, way := range ways {
		for typed, want := range asides {
			for _, lang := range tables.Langs {
				t.Run(way.kind+" "+typed+" in "+string(lang), func(t *testing.T) {
					var got []Aside
					d, _ := typing(lang, typed, way.good)
					answer := must(way.ask(d.WithAsides(Asides{Answer: func(a Aside) error {
						got = append(got, a)
						return nil
					}}), Question{Text: "What?"}))
					require.Equal(t, way.want, answer, "the question stands again")
					require.Equal(t, []Aside{want}, got)

					unwind := errors.New("undone")
					d, _ = typing(lang, typed, way.good)
					_, err := way.ask(d.WithAsides(Asides{Answer: func(Aside) error { return unwind }}), Question{Text: "What?", Default: way.good})
					require.ErrorIs(t, err, unwind)

					d, out := typing(lang, typed, way.good)
					answer = must(way.ask(d, Question{Text: "What?"}))
					require.Equal(t, way.want, answer)
					require.Contains(t, out.String(), "! ", "an aside that nobody answers is said to be one")
				})
			}
		}
	}
}

func TestAQuestionNeedsNoMark(t *testing.T) {
	for _, way := range ways {
		for typed, asked := range map[string]bool{
			"how many dice may I throw": true, "Сколько кубиков бросать": true, "the wall and jaguar?": true,
			"стена и ягуар?": true, "\"how many dice\"": false, "the wall and jaguar": false, "how": false,
			"can jaguar": true,
		} {
			t.Run(way.kind+" "+typed, func(t *testing.T) {
				var got []Aside
				d, out := typing(tables.English, typed, way.good)
				question := Question{Text: "What?", Parse: func(typed string) error {
					if typed != way.good {
						return errors.New("no such answer")
					}
					return nil
				}}
				answer := must(way.ask(d.WithAsides(Asides{Answer: func(a Aside) error {
					got = append(got, a)
					return nil
				}}), question))
				require.Equal(t, way.want, answer, "the question stands again")
				if !asked {
					require.Empty(t, got)
					require.Contains(t, out.String(), "! ")
					return
				}
				require.Equal(t, []Aside{{AsideRules, typed}}, got)
				require.NotContains(t, out.String(), "! ")

				d, out = typing(tables.English, typed, way.good)
				must(way.ask(d, question))
				require.Contains(t, out.String(), "! ", "where nobody looks up")
			})
		}
	}
}

func TestBackAndQuitInEveryKindOfPrompt(t *testing.T) {
	for _, way := range ways {
		for typed, want := range map[string]error{"back": ErrBack, "Назад": ErrBack, "quit": ErrQuit, "выход": ErrQuit} {
			d, _ := typing(tables.Russian, typed)
			_, err := way.ask(d, Question{Text: "What?", Default: way.good})
			require.ErrorIs(t, err, want, way.kind)
			require.NotErrorIs(t, err, ErrEnd)
		}
	}
}

func TestAnOptionWinsOverAnAside(t *testing.T) {
	options := []Option{{Keys: []string{"show"}, Label: "show a card"}, {Keys: []string{"u"}, Label: "Undo"}, {Keys: []string{"w", "?"}, Label: "why not"}}
	never := func(Aside) error { return errors.New("an aside") }
	for typed, want := range map[string]int{"show": 0, "undo": 1, "?": 2, "why not": 2} {
		d, _ := typing(tables.English, typed)
		got, err := d.WithAsides(Asides{Answer: never}).Choose(Question{Text: "Do"}, options)
		require.NoError(t, err, typed)
		require.Equal(t, want, got)
	}
	d, _ := typing(tables.English, "why")
	_, err := d.WithAsides(Asides{Answer: never}).Choose(Question{Text: "Do"}, options)
	require.ErrorContains(t, err, "an aside", "half a label is no option")
}

func TestAnAsideTypedAheadTakesItsLine(t *testing.T) {
	var got Aside
	d, out := typing(tables.English, "e ? jaguar wall", "c")
	asking := d.WithAsides(Asides{Answer: func(a Aside) error { got = a; return nil }})
	must(asking.Choose(Question{Text: "Spend"}, spend))
	require.Equal(t, 1, must(asking.Choose(Question{Text: "Spend"}, spend)))
	require.Equal(t, Aside{AsideRules, "jaguar wall"}, got)
	require.NotContains(t, out.String(), "! ")
}

func TestAsidesMayAskOnTheSameDesk(t *testing.T) {
	d, _ := typing(tables.English, "?", "2", "c")
	got := must(d.WithAsides(Asides{Answer: func(Aside) error {
		n, err := d.Number(Question{Text: "Which rule?"}, 1, 3)
		require.Equal(t, 2, n)
		return err
	}}).Choose(Question{Text: "Spend"}, spend))
	require.Equal(t, 1, got)
}

func TestTheOptionsStandAgainAfterAnAside(t *testing.T) {
	d, out := typing(tables.English, "x", "show", "e")
	asking := d.WithAsides(Asides{Answer: func(Aside) error { d.Say("the table"); return nil }})
	must(asking.Choose(Question{Text: "Spend"}, spend))
	require.Contains(t, out.String(), "the table\nSpend\n  [e] step east\n")
}

func TestTheRowsThatALineFits(t *testing.T) {
	c := choiceOf([]Option{
		{Keys: []string{"e"}, Label: "take cheese"}, {Keys: []string{"w"}, Label: "show why"}, {Label: "Ёлка"}, {Label: "take cover"},
	}, words.In(tables.English))
	cases := []struct {
		name, typed string
		want        []int
	}{
		{"a key is its option and no other", "e", []int{0}},
		{"a number is its option", "3", []int{2}},
		{"a word of a label", "cheese", []int{0}},
		{"the beginning of two labels", "take c", []int{0, 3}},
		{"a letter of labels is none", "h", nil},
		{"ё may be typed as е", "елк", []int{2}},
		{"a key and more is a line, even inside a label", "e ch", nil},
		{"an aside is a line, even inside a label", "why", nil},
		{"a whole label is no aside", "show why", []int{1}},
		{"something else", "zz", nil},
		{"nothing", " ", nil},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) { require.Equal(t, tc.want, c.fitting(tc.typed)) })
	}
}

func TestTheHintIsGivenOnceInPlainLines(t *testing.T) {
	for lang, want := range map[tables.Lang]string{tables.English: "why", tables.Russian: "почему"} {
		d, out := typing(lang, "e", "c")
		asking := d.WithAsides(Asides{Answer: func(Aside) error { return nil }})
		_, _ = asking.Choose(Question{Text: "Spend"}, spend)
		first := out.Len()
		_, _ = asking.Choose(Question{Text: "Spend"}, spend)
		require.Contains(t, out.String()[:first], want)
		require.NotContains(t, out.String()[first:], want)
	}
}

func TestTheHintKeepsItsWord(t *testing.T) {
	for _, lang := range tables.Langs {
		known := 0
		d, _ := typing(lang)
		for _, named := range split(d.WithAsides(Asides{Answer: func(Aside) error { return nil }}).(*Asker).hint(Question{})) {
			if _, ok := asideIn([]token{named}); ok {
				known++
			}
		}
		require.Equal(t, 7, known, lang)
	}
}

func FuzzTypedLines(f *testing.F) {
	f.Add(`e "c d" end`, true)
	f.Add("«»\x1b[", false)
	f.Add("? jaguar\nundo", true)
	f.Fuzz(func(t *testing.T, typed string, rest bool) {
		d, _ := typing(tables.Russian, typed)
		asking := d.WithAsides(Asides{Answer: func(Aside) error { return nil }})
		for range 20 {
			for _, way := range ways {
				_, err := way.ask(asking, Question{Text: "What?", Parse: tile, Rest: rest})
				if errors.Is(err, ErrEnd) {
					return
				}
			}
		}
	})
}

func TestWordsBehindFixAnswerItsFirstQuestion(t *testing.T) {
	bare := NewLine(strings.NewReader("fix rick 5\nok\n"), io.Discard, Look{Words: words.In(tables.English)})
	var fixed string
	d := bare.WithAsides(Asides{Answer: func(a Aside) error {
		require.Equal(t, Aside{AsideFix, "rick 5"}, a)
		var err error
		fixed, err = bare.Write(Question{Text: "What is wrong?"})
		return err
	}})
	answer := must(d.Write(Question{Text: "Name"}))
	require.Equal(t, "rick 5", fixed)
	require.Equal(t, "ok", answer, "nothing of it is left for the question itself")
}

func TestWhatAnAsideLeavesOverIsSaid(t *testing.T) {
	var shown bytes.Buffer
	said := words.In(tables.English)
	bare := NewLine(strings.NewReader("fix 5 soap\nok\n"), &shown, Look{Words: said})
	d := bare.WithAsides(Asides{Answer: func(Aside) error { _, err := bare.Number(Question{Text: "How many?"}, 1, 9); return err }})
	require.Equal(t, "ok", must(d.Write(Question{Text: "Name"})))
	require.Contains(t, shown.String(), said.Say("desk.dropped", tables.Args{"rest": "soap"}))
}

func TestWhatBelongsToAnotherQuestionLeavesThisOne(t *testing.T) {
	elsewhere := func(typed string) error {
		if typed == "3promotion" {
			return ErrElsewhere
		}
		return nil
	}
	for name, ask := range map[string]func(Desk) error{
		"choose":  func(d Desk) error { _, err := d.Choose(Question{Text: "Spend", Rest: true}, spend); return err },
		"several": func(d Desk) error { _, err := d.Pick(Question{Text: "Dice"}, dice); return err },
		"confirm": func(d Desk) error { _, err := d.Confirm(Question{Text: "Sure?", Fresh: true}); return err },
		"number":  func(d Desk) error { _, err := d.Number(Question{Text: "How many?"}, 1, 9); return err },
		"write": func(d Desk) error {
			_, err := d.Write(Question{Text: "Which?", Parse: func(string) error { return errors.New("no") }})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			d, out := typing(tables.English, "3promotion", "3promotion", "e")
			asking := d.WithAsides(Asides{Elsewhere: elsewhere})
			require.ErrorIs(t, ask(asking), ErrElsewhere)
			require.NotContains(t, out.String(), "! ")
			require.Equal(t, "3promotion", must(asking.Write(Question{Text: "Says", Rest: true})))
			asking.Ahead("3promotion")
			_, err := asking.Choose(Question{Text: "Spend"}, spend)
			require.ErrorIs(t, err, ErrElsewhere, "typed ahead it is dropped, and typed once more it leaves")
			require.Contains(t, out.String(), "3promotion")
		})
	}
	d, _ := typing(tables.English, "?", "3promotion")
	asking := d.WithAsides(Asides{Elsewhere: elsewhere})
	asking = asking.WithAsides(Asides{Elsewhere: elsewhere, Answer: func(Aside) error {
		_, err := asking.Confirm(Question{Text: "Sure?"})
		return err
	}})
	_, err := asking.Choose(Question{Text: "Spend"}, spend)
	require.ErrorIs(t, err, ErrElsewhere)
	require.Equal(t, "3promotion", must(asking.Write(Question{Text: "Says", Rest: true})))
}

func TestAnAnswerAheadIsToldWithoutWhatItLeaves(t *testing.T) {
	d, out := typing(tables.English, "e 5 6 6\n")
	must(d.Choose(Question{Text: "Spend"}, spend))
	die := Question{Text: "The die?", Rest: true, Leaves: func(typed string) string { return typed[1:] }}
	for _, want := range []string{"5 6 6", "6 6", "6"} {
		got := must(d.Write(die))
		require.Equal(t, want, got)
		d.Ahead(got[1:])
	}
	require.Contains(t, out.String(), "The die? › 5\nThe die? › 6\nThe die? › 6\n")
}

func TestAnAnswerThatSticksToTheNextIsToldWithoutIt(t *testing.T) {
	for answer, want := range map[string]string{"566": "5", "5 66": "5", "5 6 6": "5", "566 end": "5", "5": "5"} {
		q := Question{Leaves: func(typed string) string {
			dice := strings.TrimPrefix(typed, "5")
			return strings.TrimSpace(strings.NewReplacer("66", "6 6").Replace(dice))
		}}
		require.Equal(t, want, q.own(answer), answer)
	}
	changed := Question{Leaves: func(string) string { return "something else" }}
	require.Equal(t, "566", changed.own("566"))
}

func TestEnterThatTakesNothingIsToldTheKeysOnOffer(t *testing.T) {
	for lang, want := range map[tables.Lang]string{
		tables.English: "! Please type an answer (e, c, end): Enter chooses nothing here.\n",
		tables.Russian: "! Здесь нужен ответ (e, c, end): Enter ничего не выбирает.\n",
	} {
		d, out := typing(lang, "", "c")
		must(d.Choose(Question{Text: "Spend"}, spend))
		require.Contains(t, out.String(), want)
	}
}
