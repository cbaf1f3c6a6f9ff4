package chance

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/tables"
)

// A seal is a hash that people see as SealCount words. Each word stands for the next sealBits bits
// of the hash. These bits are the word's position in the word list. Therefore a word list must
// never change after its first use.
const (
	SealCount = 4
	sealBits  = 11
	sealLen   = SealCount * sealBits / 4 // the number of hexadecimal digits that the words stand for
)

//go:embed seal_en.txt
var sealEnglish string

//go:embed seal_ru.txt
var sealRussian string

// SealNumbers returns the positions of a seal's words in the word list. The first position is 0. If
// `seal` is not a hash, it returns nil.
func SealNumbers(seal string) []int {
	head, err := strconv.ParseUint(SealDigits(seal), 16, 64)
	if err != nil || len(seal) < sealLen {
		return nil
	}
	numbers := make([]int, SealCount)
	for i := range numbers {
		numbers[i] = int(head >> ((SealCount - 1 - i) * sealBits) % (1 << sealBits))
	}
	return numbers
}

// SealWords returns the words of a seal. If `seal` is not a hash, it returns nil.
func SealWords(lang tables.Lang, seal string) []string {
	list := SealList(lang)
	var out []string
	for _, n := range SealNumbers(seal) {
		out = append(out, list[n])
	}
	return out
}

// Noted is a hash that people wrote down as words. For each word, it has the possible positions in
// the word lists.
type Noted [][]int

// ReadNoted parses noted words in either language. It also returns the words that are in no list.
func ReadNoted(text string) (n Noted, unknown []string) {
	all := map[string][]int{}
	for _, lang := range tables.Langs {
		for i, word := range SealList(lang) {
			all[tables.Fold(word)] = append(all[tables.Fold(word)], i)
		}
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if numbers := all[tables.Fold(word)]; numbers != nil {
			n = append(n, numbers)
		} else {
			unknown = append(unknown, word)
		}
	}
	return n, unknown
}

// The method `Is` reports whether the noted words fit the given seal.
func (n Noted) Is(seal string) bool {
	return slices.EqualFunc(n, SealNumbers(seal), func(may []int, is int) bool { return slices.Contains(may, is) })
}

// SealDigits returns the hexadecimal digits that a seal's words stand for.
func SealDigits(seal string) string { return seal[:min(len(seal), sealLen)] }

// SealList returns the word list of a language.
func SealList(lang tables.Lang) []string {
	if lang == tables.Russian {
		return strings.Fields(sealRussian)
	}
	return strings.Fields(sealEnglish)
}
