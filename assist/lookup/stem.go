package lookup

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/russian"
	"tablemate/tables"
)

type stemmer struct{ stopWords []string }

func newStemmer() *stemmer { return &stemmer{strings.Fields(stopWordList)} }

func (t *stemmer) isStop(word string) bool {
	_, found := slices.BinarySearch(t.stopWords, word)
	return found
}

func (t *stemmer) stems(text string) []string {
	var out []string
	for _, word := range wordsOf(text) {
		if !t.isStop(word) {
			out = append(out, t.stem(word))
		}
	}
	return out
}

// wordsOf returns the words of a text in lower case, with е instead of ё.
func wordsOf(text string) []string {
	return strings.FieldsFunc(tables.Fold(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

// stem returns the stem of a word from wordsOf. For a number such as "three", it returns the
// digits.
func (t *stemmer) stem(word string) string {
	if number := digits(word); number != "" {
		return number
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

// dropFleetingVowel removes an е or о before a final к, ц or н. Only some forms have it: шашек and
// конец, but not шашка and конца.
func dropFleetingVowel(stem string) string {
	letters := []rune(stem)
	n := len(letters)
	if n < 4 || !strings.ContainsRune("кцн", letters[n-1]) || !strings.ContainsRune("ео", letters[n-2]) ||
		strings.ContainsRune("аеиоуыэюя", letters[n-3]) {
		return stem
	}
	return string(letters[:n-2]) + string(letters[n-1])
}

// stopWordList is sorted. Question words for a time, a place, a person or a number are not in it.
const stopWordList = `
	a about actually ain am an and any are as at be been but by can could did do does doesn don exactly for from
	gonna had has have he her him his i i'm if im in into is isn it its just let ll may me might must my nd of ok
	on or our please rd re really s she should so t tell th than that the their them then there they this to ve
	was we what whether which while will with would you your
	а блин бы был было быть в вам вас ваш ваще во вообще вот вы го да для до должен должна должны его ее если есть
	еще ж же за и из или им их й к как какая какие какое какой короче кстати ли лишь м меня мне могу могут можем
	может можно мои мой мою моя мы на над надо нам народ нас ни но ну нужен нужна нужно о об он она они от пацаны
	по под подскажи при про просто прямо реально ребят с свои своих свой себя скажи со та так там тебе типа то
	того тоже тот тут ты у уже че чо что чтобы щас эта эти это этого этой этот эту ю я`

// Each line of synonymList has the English and Russian words for one thing. The synonyms are valid
// in every game.
//
//go:embed alike.txt
var synonymList string

// numberList has the words for a number on each line, after its digits.
const numberList = `
	0 zero ноль нуль нуля нуле нулем
	1 один одна одно одну одного одной одним первый первая первое первого первой первую единица единицу единицы
	2 two second два две двух двум двумя второй вторая вторую второго двое двоих двоим вдвоем двойка двойку
	2 двойки
	3 three third три трех трем тремя третий третья третьего третьей трое троих троим втроем тройка тройку
	3 тройки
	4 four fourth четыре четырех четырем четвертый четвертая четвертого четверо четверых вчетвером четверка
	4 четверку четверки
	5 five fifth пять пяти пятый пятая пятого пятеро пятерых впятером пятерка пятерку пятерки
	6 six sixth шесть шести шестой шестая шестого шестеро вшестером шестерка шестерку шестерки шестерке
	7 seven seventh семь семи седьмой седьмая седьмого семерка
	8 eight eighth восемь восьми восьмой восьмая восьмого восьмерка
	9 nine ninth девять девяти девятый девятая девятого девятка
	10 ten tenth десять десяти десятый десятая десятого десятка
	12 twelve двенадцать двенадцати
	15 fifteen пятнадцать пятнадцати
	18 eighteen восемнадцать восемнадцати
	20 twenty двадцать двадцати`

// numbers maps the words of numberList to digits.
var numbers = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(numberList) {
		words := strings.Fields(line)
		for _, word := range words {
			all[word] = words[0]
		}
	}
	return all
})

// ordinals are the endings of an ordinal number in digits, such as 2nd and 2й.
const ordinals = " st nd rd th й я е го му м ю х ый ой ая ое ую "

// digits returns the digits of a number, such as 3 for "three" and "3rd", or "" for another word.
func digits(word string) string {
	ending := strings.TrimLeft(word, "0123456789")
	if number := strings.TrimSuffix(word, ending); number != "" && strings.Contains(ordinals, " "+ending+" ") {
		return number
	}
	return numbers()[word]
}
