package tables

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

func TestTextFromOutsideDoesNothingToATerminal(t *testing.T) {
	for name, c := range map[string]struct{ text, plain string }{
		"an ordinary name":     {"Аня «Кот» O'Neil — №1 🦝‍🔥 नि", "Аня «Кот» O'Neil — №1 🦝‍🔥 नि"},
		"colours":              {"a\x1b[31mb", "a�[31mb"},
		"a title of a window":  {"\x1b]0;x\x07", "�]0;x�"},
		"controls of one byte": {"a\u009bb\x7f\x00", "a�b��"},
		"lines and tabs":       {"a\nb\tc\r\u2028d", "a b c  d"},
		"turned letters":       {"a\u202eb\u2066c\u200fd", "a�b�c�d"},
		"what nobody sees":     {"a\ufeffb\U000e0041c", "a�b�c"},
		"broken bytes":         {"a\xffb", "a�b"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.plain, Plain(c.text, 100))
			require.Equal(t, c.plain, Plain(c.plain, 100), "twice is once")
		})
	}
	require.Equal(t, "ёёё…", Plain(strings.Repeat("ё", 100_000), 3))
	require.Equal(t, "ёёё", Plain("ёёё", 3))
}

func TestLettersThatTurnReadingAtTheirBounds(t *testing.T) {
	for _, run := range [][2]rune{
		{'\u061c', '\u061c'}, {'\u200e', '\u200f'}, {'\ufeff', '\ufeff'}, {'\u202a', '\u202e'}, {'\u2060', '\u206f'},
		{'\ufff9', '\ufffb'}, {'\U000e0000', '\U000e001f'}, {'\U000e0021', '\U000e0fff'},
	} {
		require.Equal(t, "��", Plain(string(run[:]), 9), "%U", run)
		for _, beside := range []rune{run[0] - 1, run[1] + 1} {
			require.NotContains(t, Plain(string(beside), 9), "�", "%U", beside)
		}
	}
}

func TestArgumentsOfASentenceArePlain(t *testing.T) {
	type word string
	given := Args{
		"text": "a\x1bb", "word": word("a\x1bb"), "error": errors.New("a\x1bb"), "list": []string{"x", "a\x1bb"},
		"said": Verbatim("a\x1bb"), "count": 3, "none": nil, "plain": []string{"x"}, "share": 0.5,
	}
	require.Equal(t, Args{
		"text": "a�b", "word": "a�b", "error": "a�b", "list": []any{"x", "a�b"},
		"said": Verbatim("a\x1bb"), "count": 3, "none": nil, "plain": []string{"x"}, "share": 0.5,
	}, given.Plain())
	require.Equal(t, "a\x1bb", given["text"], "what was given stays")
}

func FuzzPlain(f *testing.F) {
	f.Add("a\x1b[31m\u202e\n", 5)
	f.Fuzz(func(t *testing.T, text string, most int) {
		most = max(0, most%500)
		plain := Plain(text, most)
		require.True(t, utf8.ValidString(plain))
		require.LessOrEqual(t, utf8.RuneCountInString(plain), most+1)
		for _, c := range plain {
			require.False(t, unicode.IsControl(c))
		}
	})
}

func TestASentenceBeginsWithACapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "  ": "  ", "  ёж": "  Ёж", "rat A": "Rat A", "3 dice": "3 dice"} {
		require.Equal(t, want, Capital(text))
	}
}
