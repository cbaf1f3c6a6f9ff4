package session

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

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
