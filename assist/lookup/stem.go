package lookup

import (
	_ "embed"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/russian"
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
	return strings.FieldsFunc(strings.ReplaceAll(strings.ToLower(text), "ё", "е"), func(r rune) bool {
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

func digits(word string) string {
	switch word {
	case "zero", "ноль", "нуль", "нуля", "нуле", "нулем":
		return "0"
	case "один", "одна", "одно", "одну", "одного", "одной", "одним", "первый", "первая", "первое", "первого",
		"первой", "первую", "1st", "единица", "единицу", "единицы":
		return "1"
	case "two", "second", "2nd", "два", "две", "двух", "двум", "двумя", "второй", "вторая", "вторую", "второго",
		"двое", "двоих", "двоим", "вдвоем", "двойка", "двойку", "двойки":
		return "2"
	case "three", "third", "3rd", "три", "трех", "трем", "тремя", "третий", "третья", "третьего", "третьей",
		"трое", "троих", "троим", "втроем", "тройка", "тройку", "тройки":
		return "3"
	case "four", "fourth", "4th", "четыре", "четырех", "четырем", "четвертый", "четвертая", "четвертого",
		"четверо", "четверых", "вчетвером", "четверка", "четверку", "четверки":
		return "4"
	case "five", "fifth", "5th", "пять", "пяти", "пятый", "пятая", "пятого", "пятеро", "пятерых", "впятером",
		"пятерка", "пятерку", "пятерки":
		return "5"
	case "six", "sixth", "6th", "шесть", "шести", "шестой", "шестая", "шестого", "шестеро", "вшестером",
		"шестерка", "шестерку", "шестерки", "шестерке":
		return "6"
	case "seven", "seventh", "7th", "семь", "семи", "седьмой", "седьмая", "седьмого", "семерка":
		return "7"
	case "eight", "eighth", "8th", "восемь", "восьми", "восьмой", "восьмая", "восьмого", "восьмерка":
		return "8"
	case "nine", "ninth", "9th", "девять", "девяти", "девятый", "девятая", "девятого", "девятка":
		return "9"
	case "ten", "tenth", "10th", "десять", "десяти", "десятый", "десятая", "десятого", "десятка":
		return "10"
	case "twelve", "двенадцать", "двенадцати":
		return "12"
	case "fifteen", "пятнадцать", "пятнадцати":
		return "15"
	case "eighteen", "восемнадцать", "восемнадцати":
		return "18"
	case "twenty", "двадцать", "двадцати":
		return "20"
	}
	return ""
}
