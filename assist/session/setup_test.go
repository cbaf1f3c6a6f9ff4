package session

import (
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

func tooMany(pebbles int) rules.Violation {
	return breach("PB-HEAP-01", rules.Against, rules.Args{"pebbles": pebbles})
}

func TestASetupThatBreaksARuleIsToldAndPeopleRule(t *testing.T) {
	const told = "! A heap has 60 pebbles at most. (PB-HEAP-01)"
	for name, c := range map[string]struct {
		answers []string
		heap    int
		waived  []tables.RuleID
		stands  []string
		asked   int
	}{
		"changing one's mind is what Enter takes": {[]string{"61", "", "60", "pause"}, 60, nil, nil, 1},
		"back changes it as well":                 {[]string{"61", "back", "60", "pause"}, 60, nil, nil, 1},
		"the rule can be read first":              {[]string{"61", "?", "y", "pause"}, 61, []tables.RuleID{"PB-HEAP-01"}, nil, 1},
		"a house rule is recorded after the setup": {[]string{"61", "house", "y", "pause"}, 61, []tables.RuleID{"PB-HEAP-01"},
			[]string{`{"kind":"settle","name":"PB-HEAP-01","value":"waived"}`}, 1},
		"what was held to of another setup does not count": {[]string{"61", "", "62", "", "60", "pause"}, 60, nil, nil, 2},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			said := r.play(c.answers...)
			require.Equal(t, c.asked, strings.Count(said, told))
			require.Equal(t, c.heap, r.heap())
			require.Equal(t, c.waived, r.record().Header.Waived)
			require.Equal(t, c.stands, r.stands())
			findings := must(New(pebblesDefinition()).Check(r.reading()))
			want := []Finding{}
			if c.waived != nil {
				want = append(want, Finding{Line: 1, Violation: tooMany(c.heap), Waived: true, Text: "A heap has 60 pebbles at most."})
			}
			require.Equal(t, want, findings)
		})
	}
}

func TestASetupOfAnotherProgramIsJudged(t *testing.T) {
	const text = "A heap has 60 pebbles at most."
	for name, c := range map[string]struct {
		header string
		want   []Finding
	}{
		"nobody agreed": {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61}}`,
			[]Finding{{Line: 1, Violation: tooMany(61), Text: text}}},
		"held to": {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61},"waived":["PB-HEAP-01"]}`,
			[]Finding{{Line: 1, Violation: tooMany(61), Waived: true, Text: text}}},
		"by a house rule":   {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61,"house_rules":{"PB-HEAP-01":"waived"}}}`, []Finding{{Line: 1, Violation: tooMany(61), House: true, Text: text}}},
		"beside its state":  {`{"tablemate":2,"game":"pebbles","setup":{"pebbles":61},"state":{"heap":[1],"taken":0,"turn":"ann"}}`, []Finding{{Line: 1, Violation: tooMany(61), Text: text}}},
		"of an older shape": {`{"tablemate":2,"game":"pebbles","setup":{"stones":61},"state":{"heap":[1],"taken":0,"turn":"ann"}}`, []Finding{}},
	} {
		r := newRoom(t)
		r.write(c.header)
		require.Equal(t, c.want, must(New(pebblesDefinition()).Check(r.reading())), name)
	}
}

func TestARecordOfBareReportsGoesOn(t *testing.T) {
	r := newRoom(t)
	r.write(bare...)
	require.Equal(t, 6, r.heap(), "the rules tell what followed")
	said := r.play("why", "2", "undo", "2", "1", "pause")
	require.Contains(t, said, "1 PB-MOSS-01 even 7", "the reasons are those that the rules have")
	require.Equal(t, 5, r.heap())
	require.Contains(t, string(r.line(r.record().Last()).Patch), "/heap/5")
	r.whole(strings.Join(bare, "\n"))
}

func TestUndoInARecordOfBareReportsStrikesBackToAPerson(t *testing.T) {
	r := newRoom(t)
	r.write(bare...)
	done := must(New(pebblesDefinition()).Undo(r.reading(), 0, r.options.Clock(), agreeSame))
	require.Equal(t, 4, done.Line, "the die that people rolled; Moss moved by itself")
	require.Equal(t, 7, r.heap())
	require.Equal(t, rules.Cardboard, r.shown().Seat)
}

// The record is changed as the error message describes.
func TestARecordOfFormat1LoadsOnceItIsMadeBare(t *testing.T) {
	r := newRoom(t)
	r.write(
		`{"tablemate":1,"game":"pebbles","setup":{"pebbles":9},"events":[{"kind":"began"}]}`,
		`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"events":[{"kind":"shown","face":3}],"why":[{"point":"even"}],"roll":{"source":"table"}}`)
	_, err := New(pebblesDefinition()).Standing(r.reading())
	require.ErrorIs(t, err, journal.Older)
	r.write(regexp.MustCompile(`,"(events|why)":\[.*?\]`).ReplaceAllString(strings.Replace(r.text(),
		`"tablemate":1`, `"tablemate":2`, 1), ""))
	require.Equal(t, 9, r.heap())
}

func TestWhatIsWrongWithAPositionIsSaidInPeoplesLanguage(t *testing.T) {
	long := strings.Repeat("k", 1000)
	for text, want := range map[string]string{
		"":                            "(текст обрывается)",
		`{"heap":`:                    "(текст обрывается)",
		"null":                        "(всё целиком записывают как {})",
		"{stones}":                    "(ошибка в записи JSON около байта 2)",
		`{"heap":[1],"heap":[2]}`:     `("heap" встречается дважды)`,
		"{} {}":                       "(после конца есть что-то ещё)",
		strings.Repeat("[", 20_000):   "(ошибка в записи JSON около байта 10001)",
		`{"` + long + `":1}`:          "(поля \"" + long[:80] + "…\" нет",
		"\xef\xbb\xbf" + `{"heap":1}`: `("heap" записывают как [])`,
	} {
		said, told := talk.Sentence(words.In(tables.Russian),
			New(pebblesDefinition()).Automa(Reading{From: strings.NewReader(text)}, io.Discard))
		require.True(t, told)
		require.Contains(t, said, want)
	}
}

func TestASlipInAReportIsToldInTheLanguageOfTheTable(t *testing.T) {
	for line, want := range map[string]string{
		did(`{"kind":"take"}`):                  `Строка 3: ход не читается (не хватает "pebbles"). Сверьтесь с «tablemate schema».`,
		did(`{"kind":"take","Pebbles":2}`):      `Строка 3: ход не читается (поля "Pebbles" нет, есть: pebbles). Сверьтесь с «tablemate schema».`,
		did(`{"kind":"take","pebbles":null}`):   `Строка 3: ход не читается (в "pebbles" нужно целое число). Сверьтесь с «tablemate schema».`,
		did(`{"pebbles":2}`):                    `Строка 3: ход не читается (не хватает "kind"). Сверьтесь с «tablemate schema».`,
		`{"did":{"kind":"take","pebbles":1.5}}`: `Строка 3: ход не читается (в "pebbles" нужно целое число). Сверьтесь с «tablemate schema».`,
	} {
		r := newRoom(t)
		r.write(opening, did(fell(2)), line)
		_, err := New(pebblesDefinition()).Check(r.reading())
		text, told := talk.Sentence(words.In(tables.Russian), err)
		require.True(t, told)
		require.Equal(t, want, text)
	}
}
