package desk

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestChoose(t *testing.T) {
	cases := []struct {
		name, typed, byDefault string
		want                   int
	}{
		{"a key", "c", "", 1},
		{"a key in the other alphabet", "К", "", 1},
		{"a label", "Draw a card", "", 1},
		{"the beginning of one label", "draw", "", 1},
		{"a few letters that one label holds", "the turn", "", 2},
		{"a hidden option, typed", "dance", "", 3},
		{"a quoted key", `"e"`, "", 0},
		{"Enter, which takes the default", "", "end", 2},
		{"blanks around a key", "  e\t", "", 0},
		{"an arrow key that a plain prompt shows as letters", "\x1b[Ae\x1b[1;5D", "", 0},
		{"a line from Windows with its mark", "\ufeffe\r", "", 0},
	}
	for _, c := range cases {
		d, out := typing(tables.English, c.typed)
		got, err := d.Choose(Question{Text: "Spend", Default: c.byDefault}, spend)
		require.NoError(t, err, out)
		require.Equal(t, c.want, got, c.name)
	}
}

func TestChooseLooksLikeThis(t *testing.T) {
	d, out := typing(tables.English, "x", "e")
	must(d.Choose(Question{Text: "Spend", Default: "end", Help: "two dice left"}, spend))
	require.Equal(t, `Spend
  [e] step east
  [c] draw a card
  [end] end the turn
  two dice left
(Enter = end the turn) › x
! “x” is not one of the answers. Possible: e, c, end.
Spend (Enter = end the turn) › e
`, out.String())
}

func TestConfirmLooksLikeThis(t *testing.T) {
	d, out := typing(tables.Russian, "1", "да")
	require.True(t, must(d.Confirm(Question{Text: "Записать всё равно?", Default: "n"})))
	require.Equal(t, `Записать всё равно? [д] да [н] нет (Enter = нет) › 1
! Варианта «1» нет. Можно ответить: д, н.
Записать всё равно? [д] да [н] нет (Enter = нет) › да
`, out.String())
}

func TestKeysThatDifferInCase(t *testing.T) {
	sides := []Option{{Keys: []string{"l"}, Label: "wall"}, {Keys: []string{"L"}, Label: "vent"}, {Keys: []string{"R"}, Label: "right vent"}}
	d, _ := typing(tables.English, "L", "l", "r")
	for _, want := range []int{1, 0, 2} {
		require.Equal(t, want, must(d.Choose(Question{Text: "Side"}, sides)))
	}
}

func TestNumbersGiveWayToKeysThatAreNumbers(t *testing.T) {
	doors := []Option{{Keys: []string{"2"}, Label: "door two"}, {Keys: []string{"1"}, Label: "door one"}, {Label: "roof"}}
	d, out := typing(tables.English, "1", "roof")
	require.Equal(t, 1, must(d.Choose(Question{Text: "Door"}, doors)))
	require.Equal(t, 2, must(d.Choose(Question{Text: "Door"}, doors)))
	require.Contains(t, out.String(), "  [roof]\n")
}

func TestNoNumberAnswersAQuestionThatComesUnforeseen(t *testing.T) {
	d, out := typing(tables.English, "1", "e")
	options := []Option{{Keys: []string{"r"}, Label: "record"}, {Keys: []string{"e"}, Label: "again"}}
	got := must(d.Choose(Question{Text: "Record it?", Fresh: true}, options))
	require.Equal(t, 1, got, out)
	require.Contains(t, out.String(), "“1” is not one of the answers")
}

func TestPick(t *testing.T) {
	cases := []struct {
		name, typed, byDefault string
		want                   []int
	}{
		{"glued", "34", "", []int{2, 3}},
		{"apart, in any order", "4 3", "", []int{2, 3}},
		{"with commas", "3,4", "", []int{2, 3}},
		{"with both", "3, 4", "", []int{2, 3}},
		{"one twice is one", "3 3", "", []int{2}},
		{"Enter picks none", "", "", []int{}},
		{"a dash picks none against a default", "-", "3", []int{}},
		{"Enter takes the default", "", "3", []int{2}},
		{"none in words", "нет", "", []int{}},
		{"a label", "gun", "", []int{2}},
	}
	for _, c := range cases {
		d, out := typing(tables.English, c.typed)
		got, err := d.Pick(Question{Text: "Reroll which?", Default: c.byDefault}, dice)
		require.NoError(t, err, out)
		require.Equal(t, c.want, got, c.name)
	}
}

func TestANumberThatIsNoRowIsNotKeptForLater(t *testing.T) {
	for _, typed := range []string{"2 5", "5 2", "1 3 5", "1 3, 5", "3 5 end"} {
		d, out := typing(tables.English, typed, "3 4 end")
		require.Equal(t, []int{2, 3}, must(d.Pick(Question{Text: "Reroll which?"}, dice)), typed)
		require.Contains(t, out.String(), "“5” is not one of the answers.")
		require.Equal(t, 2, must(d.Choose(Question{Text: "Spend"}, spend)))
	}
}

func TestWrongAnswersGetOneClearSentence(t *testing.T) {
	for _, c := range []struct {
		kind, lang, want string
	}{
		{"choose", "en", "! “x y” is not one of the answers. Possible: e, c, end.\n"},
		{"choose", "ru", "! Варианта «x y» нет. Можно ответить: e, c, end.\n"},
		{"pick", "en", "! “x” is not one of the answers. Possible: 1, 2, 3, 4;"},
		{"pick", "ru", "! Варианта «x» нет. Можно ответить: 1, 2, 3, 4;"},
		{"number", "en", "! “x y” does not fit here. Type a whole number from 1 to 6.\n"},
		{"number", "ru", "! «x y» сюда не подходит. Наберите целое число от 1 до 6.\n"},
		{"confirm", "en", "! “x y” is not one of the answers. Possible: y, n.\n"},
		{"confirm", "ru", "! Варианта «x y» нет. Можно ответить: д, н.\n"},
		{"write", "en", "! no x, please\n"},
	} {
		t.Run(c.kind+" in "+c.lang, func(t *testing.T) {
			for _, way := range ways {
				if way.kind != c.kind {
					continue
				}
				d, out := typing(tables.Lang(c.lang), "x y", way.good)
				require.Equal(t, way.want, must(way.ask(d, Question{Text: "What?", Parse: noX})))
				require.Contains(t, out.String(), c.want)
				require.Equal(t, 1, strings.Count(out.String(), "! "))
			}
		})
	}
}

func noX(typed string) error {
	if strings.Contains(typed, "x") {
		return errors.New("no x, please")
	}
	return nil
}

func TestEnterWithoutADefaultAsksAgain(t *testing.T) {
	for _, way := range ways {
		if way.kind == "pick" {
			continue
		}
		for lang, want := range map[tables.Lang]string{tables.English: "! Please type an answer", tables.Russian: "! Здесь нужен ответ"} {
			d, out := typing(lang, "", way.good)
			require.Equal(t, way.want, must(way.ask(d, Question{Text: "What?"})))
			require.Contains(t, out.String(), want)
		}
	}
}

func TestEndOfInputIsNeverADefault(t *testing.T) {
	for _, way := range ways {
		for lang, want := range map[tables.Lang]string{tables.English: "The input ended", tables.Russian: "Ввод закончился"} {
			t.Run(way.kind+" in "+string(lang), func(t *testing.T) {
				d := NewLine(strings.NewReader(""), io.Discard, Look{Words: words.In(lang)})
				_, err := way.ask(d, Question{Text: "Which room?", Default: way.good})
				require.ErrorIs(t, err, ErrEnd)
				require.ErrorIs(t, err, ErrQuit)
				require.NotErrorIs(t, err, ErrInterrupted)
				require.ErrorContains(t, err, want)
				require.ErrorContains(t, err, "Which room?")

				d = NewLine(strings.NewReader(way.good), io.Discard, Look{Words: words.In(lang)})
				require.Equal(t, way.want, must(way.ask(d, Question{Text: "A last line needs no line break"})))
			})
		}
	}
}

func TestAReadThatFailsIsNotTheEnd(t *testing.T) {
	broken := errors.New("cable pulled")
	for _, way := range ways {
		d := NewLine(io.MultiReader(strings.NewReader(way.good), failing{broken}), io.Discard, Look{Words: words.In(tables.English)})
		_, err := way.ask(d, Question{Text: "What?"})
		require.ErrorIs(t, err, broken)
		require.NotErrorIs(t, err, ErrEnd)
	}
}

// scripted is a Frontend that replies "x" each time, together with the next error.
type scripted struct {
	Frontend
	replies []error // the errors; nil for a valid reply
}

func (s *scripted) Ask(Prompt) (Reply, error) {
	err := s.replies[0]
	s.replies = s.replies[1:]
	return Reply{Typed: "x"}, err
}

func TestAnAnswerToAnotherQuestionWaitsForThePresentAction(t *testing.T) {
	for _, first := range []bool{false, true} {
		s := &scripted{replies: []error{ErrElsewhere, nil}}
		d := New(s, words.In(tables.English)).WithAsides(Asides{First: func() bool { return first }})
		_, err := d.Write(Question{Text: "What?"})
		if first {
			require.ErrorIs(t, err, ErrElsewhere)
		} else {
			require.NoError(t, err)
			require.Empty(t, s.replies)
		}
	}
	private := &seats{terminal: &scripted{replies: []error{errLeft, errLeft, nil}}}
	reply, err := private.askTerminal(Prompt{})
	require.NoError(t, err, "a prompt is left only for an earlier one")
	require.Equal(t, "x", reply.Typed)
}

func TestLinesOfATerminalThatIsClosed(t *testing.T) {
	yes := func() bool { return true }
	l := &lineFrontend{in: bufio.NewReader(strings.NewReader("begun")), out: io.Discard, gone: yes, waiting: yes}
	require.False(t, l.Forget(), "an end is nothing typed")
	_, err := l.Ask(Prompt{})
	require.ErrorIs(t, err, ErrInterrupted)

	drops := 0
	l = &lineFrontend{in: bufio.NewReader(strings.NewReader("late\n")), out: io.Discard, drop: func() { drops++ }}
	leave := l.leaving()
	require.Eventually(t, l.Forget, time.Minute, time.Millisecond)
	require.Positive(t, drops)
	_, err = l.readLine()
	require.ErrorIs(t, err, io.EOF)
	for range 20 { // EOF is returned only once
		leave()
		leave()
		_, err = l.readLine()
		require.ErrorIs(t, err, errLeft)
	}
}

func TestErrorsForALogNameBothMeanings(t *testing.T) {
	for _, err := range []error{twoEnds{"a", "b"}, bothLayouts{"a", "b"}, askAgain("a or b")} {
		require.EqualError(t, err, "a or b")
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestFromTheSecondComplaintAnExampleStandsBesideIt(t *testing.T) {
	for _, q := range []Question{{Text: "Tile", Example: "b l R 1"}, {Text: "Tile", Default: "b l R 1"}, {Text: "Tile", Default: "b l R 1", Example: "no tile"}} {
		q.Parse = tile
		d, out := typing(tables.English, "x", "show", "y", "z")
		_, err := d.WithAsides(Asides{Answer: func(Aside) error { return nil }}).Write(q)
		require.ErrorIs(t, err, ErrEnd)
		lines := strings.Split(out.String(), "\n")
		complaints := slices.DeleteFunc(lines, func(line string) bool { return !strings.HasPrefix(line, "!") })
		require.Len(t, complaints, 3)
		require.NotContains(t, complaints[0], "For example", "the first says what is wrong")
		require.Contains(t, complaints[1], "For example: b l R 1")
		require.Contains(t, complaints[2], "For example: b l R 1")
	}
	for help, want := range map[string]string{"": "не выбирает. Например: b l", "Как на карте": "Как на карте. Например: b l", "Как на карте.": "Как на карте. Например: b l"} {
		d, out := typing(tables.Russian, "", "undo", "")
		_, err := d.WithAsides(Asides{Answer: func(Aside) error { return nil }}).Write(Question{Text: "Имя", Help: help, Parse: tile, Example: "b l"})
		require.ErrorIs(t, err, ErrEnd)
		require.Equal(t, 1, strings.Count(out.String(), want), out)
	}
}

func TestNothingOnOfferIsAnError(t *testing.T) {
	d, _ := typing(tables.English, "e")
	_, err := d.Choose(Question{Text: "Spend"}, nil)
	require.ErrorContains(t, err, "Spend")
	_, err = d.Pick(Question{Text: "Reroll"}, nil)
	require.ErrorContains(t, err, "Reroll")
}

func TestSentencesAreBrokenBetweenWordsAndDrawingsAreNot(t *testing.T) {
	var out strings.Builder
	d := NewLine(strings.NewReader("1\n"), &out, Look{Words: words.In(tables.English), Size: func() (int, int) { return 20, 0 }})
	d.Say("│  a   │     │  b  │", "one two three four five six")
	require.Equal(t, "│  a   │     │  b  │\none two three four\nfive six\n", out.String())
	out.Reset()
	must(d.Number(Question{Text: "How many?", Help: "count them with care, twice"}, 0, 9))
	require.Contains(t, out.String(), "  count them with\n  care, twice\n")
}

func TestWhatIsWiderThanTheScreenIsBrokenBetweenWords(t *testing.T) {
	narrow := func(lines ...string) (*Asker, *bytes.Buffer) {
		d, out := typing(tables.English, lines...)
		d.frontend = fitted{d.frontend.(fitted).Frontend, func() (int, int) { return 24, 0 }}
		return d, out
	}
	d, out := narrow("ninety nine", "4")
	must(d.Number(Question{Text: "How many tiles lie in the corridor stack?", Default: "15"}, 1, 28))
	require.Equal(t, `How many tiles lie in
the corridor
stack? (Enter = 15) › ninety nine
! “ninety nine” does not
  fit here. Type a whole
  number from 1 to 28.
How many tiles lie in
the corridor
stack? (Enter = 15) › 4
`, out.String())
	d, out = narrow("34")
	must(d.Pick(Question{Text: "Reroll?"}, []Option{{Label: "gun"}, {Label: "card"}, {Label: "jet"}, {Label: "x"}}))
	require.Contains(t, out.String(), "  [1] gun\n  [2] card\n", "rows that do not fit on one line stand below each other")
	d, out = narrow("")
	must(d.Choose(Question{Text: "Spend which one?", Default: "end"}, spend))
	require.Contains(t, out.String(), "(Enter = end) › ", "a key where the label is too long")
	d, out = narrow("c 4")
	must(d.Choose(Question{Text: "What?"}, spend))
	must(d.Number(Question{Text: "How many tiles lie in the corridor stack?"}, 1, 28))
	require.Equal(t, 1, strings.Count(out.String(), "How many"), "an early answer repeats the question once")
	d, out = typing(tables.English, "34")
	d.frontend = fitted{d.frontend.(fitted).Frontend, func() (int, int) { return 80, 0 }}
	must(d.Pick(Question{Text: "Reroll?"}, dice))
	require.Contains(t, out.String(), "\n  [1] move  [2] move  [3] gun  [4] card\n")
}

func TestAQuestionWithoutRowsHasNoLineForThem(t *testing.T) {
	require.Empty(t, Prompt{Columns: 80}.lines())
	require.Equal(t, []string{"  [a] one two", "  three", "  [b] four"}, Prompt{Columns: 14, Shape: Menu, Rows: []Row{{Key: "a", Label: "one two three"}, {Key: "b", Label: "four"}}}.lines())
}

func TestWhereAllOptionsAreHiddenAllAreListed(t *testing.T) {
	d, out := typing(tables.English, "", "dance")
	i := must(d.Choose(Question{Text: "Do"}, []Option{spend[3], {Keys: []string{"hop"}, Label: "hop", Hidden: true}}))
	require.Equal(t, 0, i)
	require.Contains(t, out.String(), "  [dance]\n  [hop]\n")
	require.Contains(t, out.String(), "! Please type an answer (dance, hop): Enter chooses nothing here.\n")
}
