package lookup

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/russian"
)

// tongue takes the endings off words. It remembers them: a rulebook says the
// same few thousand words again and again.
type tongue struct {
	mu     sync.Mutex // guards known
	little map[string]bool
	known  map[string]string
}

func newTongue() *tongue {
	t := &tongue{little: map[string]bool{}, known: map[string]string{}}
	for word := range strings.FieldsSeq(little) {
		t.little[word] = true
	}
	for line := range strings.Lines(numerals) {
		said := strings.Fields(line)
		for _, word := range said {
			t.known[word] = said[0]
		}
	}
	return t
}

// stems are the words of a text without their endings, in the order said:
// lower case, ё as е, little words left out.
func (t *tongue) stems(text string) []string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	t.mu.Lock()
	defer t.mu.Unlock()
	var out []string
	for _, word := range words {
		word = strings.ReplaceAll(word, "ё", "е")
		if t.little[word] {
			continue
		}
		stem, known := t.known[word]
		if !known {
			stem = cutEnding(word)
			t.known[word] = stem
		}
		out = append(out, stem)
	}
	return out
}

func cutEnding(word string) string {
	if first, _ := utf8.DecodeRuneInString(word); unicode.Is(unicode.Cyrillic, first) {
		return russian.Stem(word, false)
	}
	return english.Stem(word, false)
}

// little words stand in every sentence and in every question.
const little = `
	a an and any are as at be been but by can could did do does for from had has have he her him his how i if in into
	is it its may me might must my no not of on one only or our s she should so t than that the their them then there
	they this to was we what when where whether which while who whose why will with would you your
	а бы был было быть в вам вас ваш во вы где да для до его ее если есть еще ж же за и из или им их к как какие какой
	когда кто куда ли лишь можно можем может могу могут мой мы на над надо нам нас не нельзя нет ни но ну о об он она
	они от по под при про с свой свои своих себя со та так там то того тоже только тот ты у уже что чтобы чей это этот я
	th nd rd й го м ю`

// numerals are the ways to say a number; the first is the one kept.
const numerals = `0 zero ноль нуль нуля нуле
2 two second 2nd два две двух двум двумя второй вторая второго
3 three third 3rd три трех трем тремя третий третья третьего
4 four fourth 4th четыре четырех четырем четвертый четвертая
5 five fifth 5th пять пяти пятый пятая
6 six sixth 6th шесть шести шестой
7 seven seventh 7th семь семи седьмой
8 eight eighth 8th восемь восьми восьмой
9 nine ninth 9th девять девяти девятый
10 ten tenth 10th десять десяти десятый десятая десятого`
