package tables

import (
	"maps"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Verbatim is a text of this program that is inserted into a sentence unchanged. All other strings
// that are inserted into a sentence first pass through [Plain].
type Verbatim string

// MaxText is the number of letters after which a text from outside the program is cut. It applies
// to texts that are inserted into a sentence.
const MaxText = 1000

// MaxName is the largest number of letters of a name from outside the program.
const MaxName = 120

// Plain makes a text from outside the program harmless for a terminal, and cuts it after `most`
// letters. Control characters, invisible characters, and characters that change the reading
// direction all become the replacement character of Unicode. Tabs and line breaks become spaces.
func Plain(text string, most int) string {
	if len(text) <= most && isPlain(text) {
		return text
	}
	var out strings.Builder
	letters := 0
	for _, c := range text {
		if letters++; letters > most {
			out.WriteRune('…')
			break
		}
		out.WriteRune(plainLetter(c))
	}
	return out.String()
}

func isPlain(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(c rune) bool { return plainLetter(c) != c })
}

func plainLetter(c rune) rune {
	switch {
	case c == '\t', c == '\n', c == '\r', c == '\u2028', c == '\u2029', c == '\u0085':
		return ' '
	case unicode.IsControl(c), isTurning(c):
		return utf8.RuneError
	}
	return c
}

func isTurning(c rune) bool {
	switch {
	case c == '\u061c', c == '\u200e', c == '\u200f', c == '\ufeff':
	case '\u202a' <= c && c <= '\u202e', '\u2060' <= c && c <= '\u206f', '\ufff9' <= c && c <= '\ufffb':
	case '\U000e0000' <= c && c <= '\U000e0fff' && c != '\U000e0020':
	default:
		return false
	}
	return true
}

// Plain returns the arguments in a form that is harmless for a terminal. It applies the function
// [Plain] to each string that is not a Verbatim.
func (a Args) Plain() Args {
	var out Args
	for name, value := range a {
		now, changed := plainValue(value)
		if !changed {
			continue
		}
		if out == nil {
			out = maps.Clone(a)
		}
		out[name] = now
	}
	if out == nil {
		return a
	}
	return out
}

func plainValue(value any) (now any, changed bool) {
	switch value := value.(type) {
	case nil, int, bool, Verbatim:
		return value, false
	case string:
		now := Plain(value, MaxText)
		return now, now != value
	case error:
		return Plain(value.Error(), MaxText), true
	}
	switch v := reflect.ValueOf(value); v.Kind() {
	case reflect.String:
		now := Plain(v.String(), MaxText)
		return now, now != v.String()
	case reflect.Slice, reflect.Array:
		return plainList(v)
	}
	return value, false
}

func plainList(v reflect.Value) (now any, changed bool) {
	list := make([]any, v.Len())
	for i := range list {
		one, differs := plainValue(v.Index(i).Interface())
		list[i], changed = one, changed || differs
	}
	return list, changed
}

// Capital returns a sentence with its first letter in upper case, even if this letter belongs to an
// inserted name.
func Capital(text string) string {
	indent := len(text) - len(strings.TrimLeft(text, " "))
	r, size := utf8.DecodeRuneInString(text[indent:])
	if size == 0 {
		return text
	}
	return text[:indent] + string(unicode.ToUpper(r)) + text[indent+size:]
}

// Quoted quotes a word for a shell if it has special characters.
func Quoted(word string) string {
	special := func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune("_./:@%+,-", c)
	}
	if word == "" || strings.ContainsFunc(word, special) {
		return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
	}
	return word
}

// Fold returns a text in lower case. It replaces ё by е, because people often type е instead.
func Fold(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(text), "ё", "е"), "е\u0308", "е")
}
