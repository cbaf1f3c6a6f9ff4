package session

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestWhatIsWrongWithAPositionIsSaidInPeoplesLanguage(t *testing.T) {
	long := strings.Repeat("k", 1000)
	for text, want := range map[string]string{
		"":                            "(текст обрывается)",
		`{"heap":`:                    "(текст обрывается)",
		"null":                        "(всё целиком записывают как {})",
		"{stones}":                    "(это не JSON около байта 2)",
		`{"heap":[1],"heap":[2]}`:     `("heap" стоит дважды)`,
		"{} {}":                       "(после конца стоит что-то ещё)",
		strings.Repeat("[", 20_000):   "(это не JSON около байта 10001)",
		`{"` + long + `":1}`:          "(поля \"" + long[:maxField] + "…\" нет",
		"\xef\xbb\xbf" + `{"heap":1}`: `("heap" записывают как [])`,
	} {
		said, told := Sentence(words.In(tables.Russian), New(pebblesDefinition()).Automa(Reading{From: strings.NewReader(text)}, io.Discard))
		require.True(t, told)
		require.Contains(t, said, want)
	}
}
