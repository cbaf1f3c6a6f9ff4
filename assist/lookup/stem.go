package lookup

import (
	_ "embed"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/russian"
)

// stemmer reduces words of both languages to their stems.
type stemmer struct {
	stopWords map[string]bool
	numerals  map[string]string // how a number is said, and the digits
}

// manyWords is about how many stop words there are, and how many ways to say a number.
const manyWords = 256

func newStemmer() *stemmer {
	t := &stemmer{stopWords: make(map[string]bool, manyWords), numerals: make(map[string]string, manyWords)}
	for word := range strings.FieldsSeq(stopWordList) {
		t.stopWords[word] = true
	}
	for line := range strings.Lines(numeralList) {
		said := strings.Fields(line)
		for _, word := range said {
			t.numerals[word] = said[0]
		}
	}
	return t
}

// stems returns the stems of a text in its order, without stop words.
func (t *stemmer) stems(text string) []string {
	var out []string
	for _, word := range wordsOf(text) {
		if !t.stopWords[word] {
			out = append(out, t.stem(word))
		}
	}
	return out
}

// wordsOf returns the words of a text: lower case, ё as е, split where neither
// letter nor digit stands.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ReplaceAll(strings.ToLower(text), "ё", "е"), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

// stem returns the stem of one such word, and digits for a numeral.
func (t *stemmer) stem(word string) string {
	if digits, ok := t.numerals[word]; ok {
		return digits
	}
	if isCyrillic(word) {
		return dropFleetingVowel(russian.Stem(word, false))
	}
	return english.Stem(word, false)
}

func isCyrillic(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return unicode.Is(unicode.Cyrillic, first)
}

// dropFleetingVowel drops the vowel that comes and goes before a last к, ц or н:
// шашка and шашек, конец and конца are one word, which no stemmer knows.
func dropFleetingVowel(stem string) string {
	letters := []rune(stem)
	n := len(letters)
	if n < 4 || !strings.ContainsRune("кцн", letters[n-1]) || !strings.ContainsRune("ео", letters[n-2]) ||
		strings.ContainsRune("аеиоуыэюя", letters[n-3]) {
		return stem
	}
	return string(letters[:n-2]) + string(letters[n-1])
}

// stopWordList has the words of every sentence and every question. Words that ask
// for a time, a place, a person or a number are not among them.
const stopWordList = `
	a an and any are as at be been but by can could did do does for from had has have he her him his i if in into
	is it its may me might must my of on or our s she should so t than that the their them then there
	they this to was we what whether which while will with would you your i'm im am ok please tell about just
	isn don doesn ain re ve ll gonna actually exactly really let
	а бы был было быть в вам вас ваш во вы да для до его ее если есть еще ж же за и из или им их к как какие какой
	какая какое ли лишь можно можем может могу могут мой мы на над надо нам нас ни но ну о об он она
	они от по под при про с свой свои своих себя со та так там то того тоже тот ты у уже что чтобы это этот я
	th nd rd й го м ю вообще вот меня мне мою моя мои тебе нужно нужен нужна должен должна должны прямо просто тут
	эта эту эти этого этой скажи подскажи блин
	че чо ваще типа щас короче реально кстати народ ребят пацаны`

// numeralList has the ways to say a number, the digits first.
const numeralList = `0 zero ноль нуль нуля нуле нулем
1 один одна одно одну одного одной одним первый первая первое первого первой первую 1st единица единицу единицы
2 two second 2nd два две двух двум двумя второй вторая вторую второго двое двоих двоим вдвоем двойка двойку двойки
3 three third 3rd три трех трем тремя третий третья третьего третьей трое троих троим втроем тройка тройку тройки
4 four fourth 4th четыре четырех четырем четвертый четвертая четвертого четверо четверых вчетвером четверка четверку четверки
5 five fifth 5th пять пяти пятый пятая пятого пятеро пятерых впятером пятерка пятерку пятерки
6 six sixth 6th шесть шести шестой шестая шестого шестеро вшестером шестерка шестерку шестерки шестерке
7 seven seventh 7th семь семи седьмой седьмая седьмого семерка
8 eight eighth 8th восемь восьми восьмой восьмая восьмого восьмерка
9 nine ninth 9th девять девяти девятый девятая девятого девятка
10 ten tenth 10th десять десяти десятый десятая десятого десятка
12 twelve двенадцать двенадцати
15 fifteen пятнадцать пятнадцати
18 eighteen восемнадцать восемнадцати
20 twenty двадцать двадцати`

// synonymList holds words that players use for one another in any game: one group a
// line, both languages together.
//
//go:embed alike.txt
var synonymList string
