package infiltrators

import (
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

func TestATurnIsTypedInOneBreath(t *testing.T) {
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	for typed, want := range map[string]game.Action{
		"6r v": game.Hint{Card: red(6), Lies: game.Upright}, "r6 h": game.Hint{Card: red(6), Lies: game.Sideways},
		"6 r v": game.Hint{Card: red(6), Lies: game.Upright}, "red 6 v": game.Hint{Card: red(6), Lies: game.Upright},
		"6к в": game.Hint{Card: red(6), Lies: game.Upright}, "красная 10 г": game.Hint{Card: red(10), Lies: game.Sideways},
		"6b v": game.Hint{Card: black(6), Lies: game.Upright}, "6 b |": game.Hint{Card: black(6), Lies: game.Upright},
		"6r b": game.Exchange{Card: red(6), To: boris}, "6b b": game.Exchange{Card: black(6), To: boris}, "12y #2": game.Exchange{Card: yellow(12), To: boris},
		"d": game.Detain{}, "з": game.Detain{}, "w": game.Wait{}, "выждать": game.Wait{}, "by boris w": game.Wait{By: boris},
		"e b 6r": game.Eliminate{At: boris, Card: red(6)}, "у b 13ж": game.Eliminate{At: boris, Card: yellow(13)},
		"by b 6r v": game.Hint{Card: red(6), Lies: game.Upright, By: boris}, "by c 4b a": game.Exchange{Card: black(4), To: ann, By: clara},
		"hint b 6r v": game.Hint{Card: red(6), Lies: game.Upright, At: boris}, "pass": game.Pass{}, "by b draw 2": game.Draw{Cards: 2, By: boris},
		"reshuffle": game.Reshuffle{}, "clear b": game.Clear{At: boris}, "expose 7y": game.Expose{Card: yellow(7)}, "burn": game.Burn{},
		"за b note alludes": game.Deed{What: game.Alludes, By: boris}, "cross b 7": game.Cross{At: boris, Number: 7}, "cross b black": game.Cross{At: boris, Suit: parts.Black},
	} {
		t.Run(typed, func(t *testing.T) { require.Equal(t, want, asked(t, s, typed)) })
	}
}

// Each of these words begins an action that is allowed at any turn (readAny).
func TestTheHelpOfTheKeysHasEveryWordThatBeginsAnAction(t *testing.T) {
	for _, lang := range tables.Langs {
		w, keys := flowtest.In(t, lang), words.In(lang).Say("help.infiltrators-keys")
		for _, name := range []string{"pass", "by", "draw", "reward", "burn", "expose", "clear", "mix", "cross", "deed", "time"} {
			require.Contains(t, keys, "\n"+phrases{w}.word(name)+" ")
		}
	}
}

func TestAnswersTypedAheadAreNotTakenForNames(t *testing.T) {
	s := after(t, opening(t, setup(parts.Training1, "Dan", "Eve", "Will")), game.Detain{}, game.Detain{})
	w := with(t, "e d 4b n 4b v w 2 d")
	for _, want := range []game.Action{
		game.Eliminate{At: ann, Card: black(4)}, game.Answer{Says: game.Wrong}, game.Hint{Card: black(4), Lies: game.Upright},
		game.Wait{}, game.Draw{Cards: 2}, game.Detain{},
	} {
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, want, did)
		s, _ = game.Game{}.Apply(s, did)
	}
}

func TestAUsualTurnTakesFewKeys(t *testing.T) {
	for lang, turns := range map[tables.Lang][][]string{
		tables.English: {{"6r b v", ""}, {"10r b v", ""}, {"10r a h", ""}, {"w", ""}, {"e b 10r", "n"}, {"d"}},
		tables.Russian: {{"6к b в", ""}, {"10к b в", ""}, {"о", ""}, {"у b 10к", "н"}, {"з"}},
	} {
		for _, answers := range turns {
			t.Run(strings.Join(answers, ","), func(t *testing.T) {
				w, s, keys := flowtest.In(t, lang, answers...), detained(t), len(answers)
				for _, answer := range answers {
					keys += utf8.RuneCountInString(answer)
				}
				if answers[0] == "d" || answers[0] == "з" {
					s = opening(t, first)
				}
				for turn := s.Turn.Number; s.Turn.Number == turn; {
					did, err := Flow{}.Ask(w, s)
					require.NoError(t, err)
					s = after(t, s, did)
				}
				require.LessOrEqual(t, keys, 10)
				if !strings.HasPrefix(answers[0], "e ") && !strings.HasPrefix(answers[0], "у ") {
					require.LessOrEqual(t, keys, 9, "a turn without a shot")
				}
			})
		}
	}
}

func TestAnAgentWhoseNameBeginsLikeAWayIsNotMistaken(t *testing.T) {
	s := after(t, opening(t, setup(parts.Training1, "Vera", "Hugo", "Ben")), game.Detain{}, game.Detain{})
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}
	require.Equal(t, "v", a.orientationKey(game.Upright), "a key that was taught never moves")
	require.Equal(t, "h", a.orientationKey(game.Sideways))
	require.Equal(t, []string{"ve", "hu", "b"}, []string{a.key(ann), a.key(boris), a.key(clara)})
	for _, way := range []string{"v", "u", "vertical"} {
		did, err := a.readAny("r6 " + way)
		require.NoError(t, err)
		require.Equal(t, game.Hint{Card: red(6), Lies: game.Upright}, did, way)
	}
	did, err := a.readAny("r6 ve")
	require.NoError(t, err)
	require.Equal(t, game.Exchange{Card: red(6), To: ann}, did)
}

func TestQuestionsWithinATurn(t *testing.T) {
	guessed := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{}, game.Eliminate{At: boris, Card: red(7)})
	rewarded := after(t, guessed, game.Answer{Says: game.Right})
	full := opening(t, first)
	full.Agents[0].Hand, full.HQ = 8, full.HQ-3
	full.Turn.Did, full.Turn.Wait = "wait", game.ForDiscard
	for _, c := range []struct {
		state game.State
		typed string
		want  game.Action
	}{
		{laid6(t), "v", game.Turned{Lies: game.Upright}}, {laid6(t), "г", game.Turned{Lies: game.Sideways}},
		{after(t, laid6(t), game.Turned{Lies: game.Upright}), desktest.Enter, game.Draw{Cards: 1}},
		{after(t, detained(t), game.Wait{}), desktest.Enter, game.Draw{Cards: 2}}, {after(t, detained(t), game.Wait{}), "3", game.Draw{Cards: 3}},
		{guessed, "y", game.Answer{Says: game.Right}}, {guessed, "нет", game.Answer{Says: game.Wrong}},
		{rewarded, desktest.Enter, game.Reward{}}, {rewarded, "6r", game.Reward{Card: red(6)}}, {rewarded, "u", game.Reward{Down: true}},
		{full, "4b", game.Discard{Cards: []parts.Card{black(4)}}}, {full, "4b 5y", game.Discard{Cards: []parts.Card{black(4), yellow(5)}}},
		{opening(t, setup(parts.Training3, "Ann", "Boris")), desktest.Enter, game.Begin{}},
	} {
		t.Run(string(c.state.Turn.Wait)+" "+c.typed, func(t *testing.T) { require.Equal(t, c.want, asked(t, c.state, c.typed)) })
	}
}

func TestACardWithANumberOnNoCardIsNamed(t *testing.T) {
	for typed, want := range map[string]string{
		"25r v": "No card has the number 25.", "e b 16r": "No card has the number 16.",
		"1y b": "No card has the number 1.", "by a 60b v": "No card has the number 60.",
		"16": "Type an action — ", "7q v": "There is no suit “q” in this mission. Its suits: red (r), black (b), yellow (y).",
		"e b p2": "There is no suit “p” in this mission", "w2 x": "Type an action — ",
	} {
		a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: detained(t)}
		_, err := a.readAny(a.lettersFirst(typed))
		text, _ := talk.Sentence(a.Words, err)
		require.Contains(t, text, want, typed)
	}
}

func TestAnActionIsNoAnswer(t *testing.T) {
	guessed := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{}, game.Eliminate{At: boris, Card: red(7)})
	for _, s := range []game.State{laid6(t), guessed, after(t, guessed, game.Answer{Says: game.Right})} {
		for lang, words := range map[tables.Lang][]string{tables.English: {"w", "d"}, tables.Russian: {"о", "з"}} {
			for i, typed := range words {
				did, err := Flow{}.Ask(flowtest.In(t, lang, typed), s)
				require.NoError(t, err)
				require.Equal(t, []game.Action{game.Wait{}, game.Detain{}}[i], did, typed)
			}
		}
	}
}

func TestAnswersThatCannotBeReadSaySo(t *testing.T) {
	for _, lang := range tables.Langs {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: detained(t)}
		for _, typed := range []string{"", "6", "6r", "r", "6x v", "6r z", "1r v", "99r v", "e", "e b", "e 6r", "e b 6", "note", "note x", "by", "by " +
			"b", "by z w", "hint b", "cross b", "draw", "time", "time 7:30"} {
			_, err := a.readAny(a.lettersFirst(typed))
			require.Error(t, err, typed)
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			readsWell(t, text, typed)
		}
	}
}

// A card alone is asked about, and the answer counts.
func TestACardAloneIsAskedAbout(t *testing.T) {
	both := after(t, detained(t), game.Wait{}, game.Draw{})
	toOthers, none := detained(t), opening(t, first)
	own := after(t, opening(t, first), game.Detain{}, game.Wait{}, game.Draw{}, game.Wait{}, game.Draw{})
	for _, c := range []struct {
		state game.State
		asked string
		lang  tables.Lang
		typed []string
		want  game.Action
	}{
		{both, "Black 12: how does it lie beside Ann's suspect (v vertical, h horizontal), or beside whose suspect does it go (b Boris)?", "en",
			[]string{"12b", "v"}, game.Hint{Card: black(12), Lies: game.Upright}},
		{both, "Black 12: how does it lie beside Ann's suspect (v vertical, h horizontal), or beside whose suspect does it go (b Boris)?", "en",
			[]string{"12 b", "b"}, game.Exchange{Card: black(12), To: boris}},
		{both, "Чёрная 12: как она ложится у подозреваемого, которого держит Ann (в вертикально, г горизонтально), или к чьему подозреваемому она идёт (b Boris)?", "ru",
			[]string{"12ч", "г"}, game.Hint{Card: black(12), Lies: game.Sideways}},
		{own, "Red 6: how does it lie beside Ann's suspect (v vertical, h horizontal)?", "en", []string{"hint 6r", "h"}, game.Hint{Card: red(6), Lies: game.Sideways}},
		{toOthers, "Red 6: beside whose suspect does it go (a Ann, b Boris)?", "en", []string{"red 6", "a"}, game.Exchange{Card: red(6), To: ann}},
		{both, "", "en", []string{"exchange 6r", "b"}, game.Exchange{Card: red(6), To: boris}},
		{both, "", "en", []string{"by b 6r", "a"}, game.Exchange{Card: red(6), To: ann, By: boris}},
		{both, "", "en", []string{"12b", "w"}, game.Wait{}},
		{both, "", "en", []string{"12b", "7r h"}, game.Hint{Card: red(7), Lies: game.Sideways}},
		{both, "", "en", []string{"12b v"}, game.Hint{Card: black(12), Lies: game.Upright}},
		{none, "", "en", []string{"w"}, game.Wait{}},
	} {
		w := flowtest.In(t, c.lang, c.typed...)
		did, err := Flow{}.Ask(w, c.state)
		require.NoError(t, err, c.typed)
		require.Equal(t, c.want, did, c.typed)
		script := w.Desk.(*desktest.Script)
		require.Zero(t, script.Left(), c.typed)
		if c.asked != "" {
			require.Equal(t, c.asked, script.Asked()[1], c.typed)
		}
	}
	for typed, want := range map[string]string{
		"12b q\n6r v": "! Type an action — hint: 6r v/h", "12b\nq\nv": "! Type v vertical, h horizontal, b Boris.", "6r v w": "", "6к м": "",
	} {
		var out strings.Builder
		w := with(t)
		w.Desk = desk.NewLine(strings.NewReader(typed+"\n"), &out, desk.Look{Words: w.Words, Echo: true})
		did, err := Flow{}.Ask(w, both)
		require.NoError(t, err, typed)
		require.Equal(t, game.Hint{}.Kind(), did.Kind(), typed)
		require.Contains(t, out.String(), want, typed)
	}
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: none}
	_, err := a.readAny(a.lettersFirst("12b"))
	text, _ := talk.Sentence(a.Words, err)
	require.Equal(t, "Type an action — detain: d · wait: w.", text, "neither is possible, so nothing is asked")
}

// IN-ELIM-04
func TestAGuessOfSeveralCardsIsNone(t *testing.T) {
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	for typed, want := range map[string]string{
		"e b 6y 7y": "! A guess must name one suit and one number; “yellow 6, yellow 7” does not. (IN-ELIM-04)", "e b 6y 7": "“yellow 6, 7”",
		"e b 6 yellow 6 red": "“yellow 6, red 6”", "e b 6y 7y 8y": "“yellow 6, yellow 7”",
	} {
		w := with(t, typed)
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack, typed)
		require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), want, typed)
	}
	w := with(t, "e b 6y y 7y")
	require.Equal(t, game.Eliminate{At: boris, Card: yellow(6)}, asked(t, s, "e b 6y y"), "the answer is typed ahead")
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Eliminate{At: boris, Card: yellow(6)}, did, "and so is the reward")
}

// The example of a turn breaks no rule.
func TestTheExampleOfATurnIsPossible(t *testing.T) {
	shots, exchange := detained(t), detained(t)
	shots.HQ, shots.Suspects, shots.Agents[2].Hand = 0, 0, 0
	exchange.HQ, exchange.Suspects = 0, 0
	detains := opening(t, first)
	detains.HQ, detains.House = 0, detains.House.With(game.DetainWithoutHQ.Name, "allow")
	for _, s := range []game.State{opening(t, first), detained(t), after(t, detained(t), game.Wait{}, game.Draw{}), shots, exchange, detains} {
		l, w := &looker{}, flowtest.Reading(tables.English)
		w.Desk = desk.New(l, w.Words)
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrEnd)
		require.Empty(t, game.Game{}.Check(s, asked(t, s, l.asked.Example)), l.asked.Example)
	}
}

func TestTheTimeIsToldInMinutes(t *testing.T) {
	s := after(t, opening(t, setup(parts.Training3, "Ann", "Boris")), game.Begin{})
	for typed, seconds := range map[string]int{"time 7:30": 450, "время 2": 120, "time 0:05": 5} {
		require.Equal(t, game.Clock{Seconds: seconds}, asked(t, s, typed), typed)
	}
	for _, typed := range []string{"time 7:60", "time x", "time 1:x", "time -1"} {
		_, ok := readClock(typed)
		require.False(t, ok, typed)
	}
}

func TestFixTakesShorthand(t *testing.T) {
	s := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{})
	of := func(seat rules.Seat, what string) string { return "/agents/seat=" + string(seat) + "/" + what }
	for typed, want := range map[string]game.Action{
		"ann hand 4": corrects(of(ann, "hand"), 4), "b holds n": corrects(of(boris, "suspect"), false), "bullets 3": corrects("/bullets", 3), "штаб 12": corrects("/hq", 12),
		"up 6r 4b": corrects("/discard_up", []parts.Card{red(6), black(4)}), "b missed 7y": corrects(of(boris, "missed"), []parts.Card{yellow(7)}),
		"up -": corrects("/discard_up", []parts.Card{}), "открытые нет": corrects("/discard_up", []parts.Card{}), "b missed -": corrects(of(boris, "missed"), []parts.Card{}),
		"turn b":        corrects("/turn/seat", boris),
		"hint b 6r h":   corrects(of(boris, "hints"), []game.LaidHint{{Card: red(6), Lies: game.Sideways, By: clara}}),
		"hint b 6r off": corrects(of(boris, "hints"), []game.LaidHint{}),
		"hint a 4b v":   corrects(of(ann, "hints"), []game.LaidHint{{Card: black(4), Lies: game.Upright}}),
	} {
		t.Run(typed, func(t *testing.T) {
			did, err := Flow{}.Fix(with(t, typed), s)
			require.NoError(t, err)
			require.Equal(t, want, did)
			_, err = rules.Corrected(s, did.(game.Correct).Changes)
			require.NoError(t, err)
		})
	}
	s.Result = &game.Result{Winner: ann}
	did, err := Flow{}.Fix(with(t, "go"), s)
	require.NoError(t, err)
	require.Equal(t, corrects("/result", nil), did)
}

func TestTheSideCheckTellsOneThingAndKeepsNothing(t *testing.T) {
	for typed, want := range map[string]string{"3b": "Red 6 should be vertical.", "5b": "Red 6 should be horizontal."} {
		w := with(t, "check", "", typed, "")
		_, err := Flow{}.Ask(w, laid6(t))
		require.ErrorIs(t, err, desk.ErrBack)
		said := strings.Join(w.Desk.(*desktest.Script).Said(), "\n")
		require.Contains(t, said, want)
		require.Contains(t, said[strings.Index(said, want):], strings.Repeat("\n", 60), "the screen is wiped")
	}
	w := with(t, "check")
	_, err := Flow{}.Ask(w, detained(t))
	require.ErrorIs(t, err, desk.ErrBack)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), ""), "Clara has no suspect")
	w = with(t, "check", "", "back")
	_, err = Flow{}.Ask(w, laid6(t))
	require.ErrorIs(t, err, desk.ErrBack)
	require.NotContains(t, strings.Join(w.Desk.(*desktest.Script).Said(), ""), "should be")
	w = with(t, "check", "", "3b", "6r", "")
	_, err = Flow{}.Ask(w, after(t, detained(t), game.Wait{}, game.Draw{}))
	require.ErrorIs(t, err, desk.ErrBack)
}

func TestAdviceIsToldOnlyWhereItIsWanted(t *testing.T) {
	s := after(t, detained(t), game.Wait{}, game.Draw{})
	for lang, answers := range map[tables.Lang][]string{
		tables.English: {"advise me", "", "3b", "6r 4b 5y 8y 9r", ""}, tables.Russian: {"совет мне", "", "3ч", "6к 4ч 5ж 8ж 9к", ""},
	} {
		w := flowtest.In(t, lang, answers...)
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack)
		said := strings.Join(w.Desk.(*desktest.Script).Said(), "\n")
		readsWell(t, said)
		w = flowtest.In(t, lang, answers[0][:strings.Index(answers[0], " ")])
		_, err = Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack)
		said = strings.Join(w.Desk.(*desktest.Script).Said(), "\n")
		readsWell(t, said)
		require.Contains(t, said, "36")
		require.Contains(t, said, "Boris")
	}
}

func FuzzWhateverIsTypedIsReadOrRefused(f *testing.F) {
	for _, typed := range []string{"6r b v", "6 к в", "e b 6r", "by b 6r v", "by #2 w", "note a talks", "time 7:30", "1 1 1", "6r\x002"} {
		f.Add(typed)
	}
	s := after(f, opening(f, first), game.Detain{}, game.Detain{})
	f.Fuzz(func(t *testing.T, typed string) {
		a := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}
		if did, err := a.readAny(a.lettersFirst(typed)); err == nil {
			require.NotNil(t, did)
		} else {
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			require.NotContains(t, text, "infiltrators.")
		}
		_, _ = a.readCards(typed)
		_, _ = readNames(typed)
	})
}

// looker gives the answers in `typed`, and then its input ends. It keeps the last question.
type looker struct {
	desk.Frontend
	typed []string
	asked desk.Prompt
}

func (l *looker) Ask(p desk.Prompt) (desk.Reply, error) {
	if l.asked = p; len(l.typed) == 0 {
		return desk.Reply{}, io.EOF
	}
	next := l.typed[0]
	l.typed = l.typed[1:]
	return desk.Reply{Typed: next}, nil
}

func (*looker) Tell(...string) {}

func (*looker) Forget() bool { return false }

func TestAMisfitHasNoButtonsOfCards(t *testing.T) {
	s := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{})
	s.Agents[1].Suspect, s.Agents[1].Missed = true, []parts.Card{black(3)}
	l, w := &looker{typed: []string{"3b"}}, flowtest.Reading(tables.English)
	w.Desk = desk.New(l, w.Words)
	_, err := prompter{phrases: phrases{w}, state: s}.askKept(boris)
	require.ErrorIs(t, err, desk.ErrEnd)
	require.Len(t, l.asked.Rows, 3)
	require.False(t, l.asked.Buttons.Some())
}

func TestEveryRewardHasAButton(t *testing.T) {
	guessed := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{}, game.Eliminate{At: boris, Card: red(7)})
	l, w := &looker{}, flowtest.Reading(tables.English)
	w.Desk = desk.New(l, w.Words)
	_, err := Flow{}.Ask(w, after(t, guessed, game.Answer{Says: game.Right}))
	require.ErrorIs(t, err, desk.ErrEnd)
	require.Equal(t, []desk.Row{{Key: "6r", Label: "red 6"}, {Key: "u", Label: "a face-down card"}}, l.asked.Buttons.Plain)
	a := prompter{phrases: phrases{w}, state: guessed}
	require.Equal(t, []string{"Ann"}, tables.Each(a.ownLooks(), func(o desk.Own) string { return o.Seat }))
	a.state.Agents[0].Name = "" // an agent without a name has no phone that could show buttons
	require.Empty(t, a.ownLooks())
	a.state.Agents[0].Name = "Ann"
	buttons := a.turnButtons()
	require.Equal(t, desk.Row{Key: "w", Label: "Wait"}, buttons.Plain[0])
	require.Equal(t, []desk.Row{
		{Key: "… v", Label: "Give a vertical hint"}, {Key: "… h", Label: "Give a horizontal hint"},
		{Key: "… b", Label: "Exchange with Boris"}, {Key: "e b …", Label: "Eliminate Boris's suspect"},
	}, buttons.Ways)
}
