//go:build unix

package desk

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// strays lists inputs that people may type by mistake: all letters of both alphabets, the digits,
// and words for other questions.
func strays() []string {
	letters := strings.Split("abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789", "")
	return append(letters, "no", "нет", "y", "да")
}

// kinds has one question of each kind in both languages. The field takes maps each stray that is a
// valid answer to that answer. All other strays must have no effect.
var kinds = []struct {
	name  string
	lang  tables.Lang
	ask   func(Desk, Question) (any, error)
	takes string
}{
	{"yes or no", "en", confirming, "y=true n=false д=true т=false no=false нет=false да=true"},
	{"yes or no", "ru", confirming, "д=true н=false l=true n=false no=false нет=false да=true"},
	{"choose one", "en", choosing(rickEn), "n=0 e=1 s=2 w=3 c=4 p=5 f=6 т=0 у=1 в=1 ы=2 ю=2 ц=3 к=4 и=5 о=6 а=6"},
	{"choose one", "ru", choosing(rickRu), "с=0 в=1 ю=2 з=3 к=4 и=5 о=6 n=0 d=1 e=1 s=2 w=3 r=4 b=5 f=6 j=6"},
	{"choose several", "en", picking, "1=[0] 2=[1] 3=[2] 4=[3] no=[] нет=[]"},
	{"choose several", "ru", picking, "1=[0] 2=[1] 3=[2] 4=[3] no=[] нет=[]"},
	{"a breach", "en", breaching(breachEn), "y=0 n=1 д=0 т=1 no=1 нет=1 да=0"},
	{"a breach", "ru", breaching(breachRu), "д=0 н=1 l=0 n=1 no=1 нет=1 да=0"},
	{"a text with a default", "en", writing, ""},
	{"a text with a default", "ru", writing, ""},
}

func confirming(d Desk, q Question) (any, error) { return d.Confirm(q) }

func choosing(options []Option) func(Desk, Question) (any, error) {
	return func(d Desk, q Question) (any, error) { return d.Choose(q, options) }
}

func breaching(options []Option) func(Desk, Question) (any, error) {
	return func(d Desk, q Question) (any, error) {
		q.Fresh, q.Rest, q.Default = true, true, options[1].Keys[0]
		return d.Choose(q, options)
	}
}

func picking(d Desk, q Question) (any, error) { return d.Pick(q, dice) }

// writing accepts Enter and texts that are longer than a stray.
func writing(d Desk, q Question) (any, error) {
	q.Default = "as it stands"
	q.Parse = func(typed string) error {
		if len([]rune(typed)) < 4 {
			return errors.New("too short")
		}
		return nil
	}
	return d.Write(q)
}

var errStop = errors.New("stop")

// stop is typed after each stray, and ends the question if it is still open.
const stop = "?stop"

// verdict asks a question and returns its answer as text, or "" if the typed text had no effect.
func verdict(t *testing.T, bare Desk, text string, ask func(Desk, Question) (any, error)) string {
	t.Helper()
	d := bare.WithAsides(Asides{Answer: func(Aside) error { return errStop }})
	answer, err := ask(d, Question{Text: text})
	if errors.Is(err, errStop) {
		return ""
	}
	require.NoError(t, err)
	never := func(string) error { return errors.New("no answer") }
	_, err = d.Write(Question{Text: "and?", Parse: never})
	require.ErrorIs(t, err, errStop, "the next question")
	return fmt.Sprint(answer)
}

// probe is one typed text at one question.
type probe struct {
	lang  tables.Lang
	ask   func(Desk, Question) (any, error)
	typed string
}

// atLines returns the result of each probe with plain lines.
func atLines(t *testing.T, probes []probe) []string {
	var out []string
	for _, p := range probes {
		d, _ := typing(p.lang, p.typed, stop)
		out = append(out, verdict(t, d, "What?", p.ask))
	}
	return out
}

// atMenus returns the result of each probe with menus on a real terminal. Each question has a
// different text, because each text is typed only after its question appears.
func atMenus(t *testing.T, lang tables.Lang, probes []probe) []string {
	var out []string
	person := atTerminal(t, lang, paint.Paint{})
	person.meanwhile(func() {
		for i, p := range probes {
			person.waitFor(fmt.Sprintf("What%d?", i))
			person.press(p.typed + "\r" + stop + "\r")
		}
	}, func(d Desk) {
		for i, p := range probes {
			out = append(out, verdict(t, d, fmt.Sprintf("What%d?", i), p.ask))
		}
	})
	return out
}

// TestAStrayKeyDoesNothing types each stray at one question of each kind, with plain lines and with
// menus.
func TestAStrayKeyDoesNothing(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name+" in "+string(kind.lang), func(t *testing.T) {
			want := map[string]string{}
			for _, pair := range strings.Fields(kind.takes) {
				typed, answer, _ := strings.Cut(pair, "=")
				want[typed] = answer
			}
			var probes []probe
			for i, typed := range strays() {
				if testing.Short() && i%8 != 0 {
					continue
				}
				probes = append(probes, probe{kind.lang, kind.ask, typed})
			}
			lines, menus := atLines(t, probes), atMenus(t, kind.lang, probes)
			for i, p := range probes {
				require.Equal(t, want[p.typed], lines[i], "%q in lines", p.typed)
				require.Equal(t, want[p.typed], menus[i], "%q at a terminal", p.typed)
			}
		})
	}
}

// TestMenusAndLinesHearTheSame types single answers and lines with several answers, with plain
// lines and with menus.
func TestMenusAndLinesHearTheSame(t *testing.T) {
	for _, lang := range tables.Langs {
		var probes []probe
		for _, h := range theGrammar {
			if h.lang != lang || h.typed == "" {
				continue
			}
			ask := choosing(h.options)
			if h.shape == YesNo {
				ask = breaching(h.options)
			}
			for _, typed := range []string{h.typed, strings.ToUpper(h.typed), h.typed + " zz", `"` + h.typed + `"`} {
				probes = append(probes, probe{lang, ask, typed})
			}
		}
		require.Greater(t, len(probes), 150)
		if testing.Short() {
			probes = probes[:len(probes)/8]
		}
		require.Equal(t, atLines(t, probes), atMenus(t, lang, probes))
	}
}
