//go:build unix

package cmd

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// strays are inputs that people may type by mistake: single keys, and answers to yes-or-no
// questions.
var strays = append(strings.Split("abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789", ""), "no", "нет", "да")

type stop struct {
	answers string // typed to get from the previous question to this one; _ means a blank, and Enter means an empty line
	kind    string
	names   string // strays that are valid answers to this question
}

// The list `ways` contains inputs that lead to every kind of question of every game.
var ways = []struct {
	play  string
	box   string // files in testdata that make up the box
	stops []stop
}{
	{"play picklerick --table Вечер --mode solo --players Аня --lang ru", "", []stop{
		{"", "one of two", "л п l r k g"},
		{"л", "a number", "1 2 3 4 5 6 7 8 9"},
		{"15", "a line with a default", ""},
		{"-", "yes or no with a default", "д н l n да нет no"},
		{"д", "dice", "б r"},
		{"ддкп", "several", "1 2 3 4 нет no"},
		{"-", "what to do on turn", "с в ю з к и у д п n s w d b r t o l g"},
		{"с сл0 конец", "a breach", "д н l n да нет no"},
		{"правило", "a house rule", "д н l n да нет no"},
	}},
	{"play raccoonheist --table Evening --players Ann,Boris --lang en", "", []stop{
		{"", "one of several", "b a d x и ф в ч о у д с"},
		{"Enter", "a line with a default", ""},
		{"Enter", "one of several", "s m e p л с т з у ь ч ы"},
		{"Enter", "a line", ""},
		{"Enter", "yes or no with a default", "y n д т no да нет"},
		{"Enter", "dice", "r б к 1 2 3 4 5 6"},
		{"4", "what to do on turn", ""},
		{"k_9", "a breach", "y n д т no да нет"},
		{"house", "a house rule", "y n д т no да нет"},
	}},
	{"play micemystics --table Погреб --players Аня --mode clockmakers-cellar --lang ru", "micemystics.box.yaml micemystics.maps.yaml", []stop{
		{"Enter", "one of several", "1 2 н n y"},
		{"Enter Enter Enter", "several", "д к a c l r нет no"},
		{"Enter Enter", "yes or no with a default", "д н l n да нет no"},
		{"д", "a line", "б r д o"},
		{"фко", "dice", "1 2 3 б r д o"},
		{"2", "what to do on turn", "a b d f g i j m o p s u w x y а б в г д и к м н о п р с у х 1 2 3 4 5 6 7 8 9"},
		{"п 9", "a breach", "д н l n да нет no"},
		{"правило", "a house rule", "д н l n да нет no"},
	}},
	{"play infiltrators --table Evening --mode training-1 --players Ann,Boris --lang en", "", []stop{
		{"", "one of two", "a b ф и"},
		{"a", "one of four", "1 2 3 4 n y д т"},
		{"Enter", "yes or no with a default", "y n д т no да нет"},
		{"y", "what to do on turn", "d w в ц з о"},
		{"d e_b_4r", "a breach", "y n д т no да нет"},
		{"house", "a house rule", "y n д т no да нет"},
	}},
}

// A stray that is not a valid answer must cause a complaint and change nothing. In a long run,
// valid strays are typed too, and each must do something.
func TestAStrayKeyDoesNothing(t *testing.T) {
	all := longtest.On()
	for _, way := range ways {
		t.Run(strings.Fields(way.play)[1], func(t *testing.T) {
			t.Parallel()
			e, s := began(t, way.play, way.box)
			var typed []string
			for _, stop := range way.stops {
				answers := strings.Fields(stop.answers)
				e.answers(answers)
				typed = append(typed, answers...)
				question, recorded := e.question(), s.files()
				var acted []string
				for _, stray := range strays {
					if !all && slices.Contains(strings.Fields(stop.names), stray) {
						continue
					}
					running := e.send(stray + "\r")
					if running && e.question() == question && s.files() == recorded && e.complains() {
						continue
					}
					acted = append(acted, stray)
					e, s = began(t, way.play, way.box)
					e.answers(typed)
				}
				if all {
					require.ElementsMatch(t, strings.Fields(stop.names), acted, stop.kind)
				} else {
					require.Empty(t, acted, stop.kind)
				}
			}
		})
	}
}

// The terminal is so high that nothing scrolls away.
func began(t *testing.T, play, box string) (*emulator, *sitting) {
	s := newSitting(t)
	if box != "" {
		s.play("= data/box/micemystics.yaml < " + box)
	}
	e := inEmulator(t, s, size{80, 200}, s.words(play)...)
	require.True(t, e.wait())
	return e, s
}

func (e *emulator) answers(answers []string) {
	for _, answer := range answers {
		require.True(e.t, e.send(strings.TrimSuffix(strings.ReplaceAll(answer, "_", " "), "Enter")+"\r"), answer)
	}
}

func (e *emulator) question() string {
	rows := e.rows()
	for _, row := range slices.Backward(rows) {
		if text, _, asks := strings.Cut(row, "›"); asks {
			return text
		}
	}
	return ""
}

// complains reports whether the program complained about the latest answer.
func (e *emulator) complains() bool {
	asked := 0
	for _, row := range slices.Backward(e.rows()) {
		if strings.Contains(row, "›") {
			asked++
		}
		if asked == 2 || strings.HasPrefix(row, "! ") {
			return asked == 1
		}
	}
	return false
}

func (s *sitting) files() string {
	records := must(filepath.Glob(filepath.Join(s.env["TABLEMATE_HOME"], "*.jsonl")))
	var all strings.Builder
	for _, file := range records {
		all.WriteString(s.text(file))
	}
	return all.String()
}

// If four enemies see Rick, no die may be rolled again, so the program does not ask for a reroll.
// People may press Enter because they expect this question. At the question that comes instead, the
// Enter must do nothing.
func TestASecondEnterSpendsNothing(t *testing.T) {
	s := newSitting(t)
	e := inEmulator(t, s, size{80, 200}, s.words("play picklerick --table Four --mode solo --players Ann --lang en")...)
	e.wait()
	e.answers(strings.Fields("Enter Enter Enter Enter fix_op_1_0,0 fix_op_2_0,0 fix_op_3_0,0 fix_op_4_0,0 Enter"))
	require.Contains(t, e.text(), "4 enemies see Rick")
	question, recorded := e.question(), s.files()
	e.answers([]string{"Enter"})
	require.Equal(t, question, e.question())
	require.Equal(t, recorded, s.files())
	e.answers([]string{"\x1b[B"})
	require.NotEqual(t, recorded, s.files(), "an arrow leads to a row")
}
