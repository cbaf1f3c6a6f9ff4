package chance

import (
	_ "embed"
	"encoding/hex"
	"slices"
	"strings"
	"unicode"

	"tablemate/tables"
)

// A seal, like every hash that people say aloud or note, is shown in words: SealCount words,
// each for as many of its first bits as a word's index has, 44 bits in all. The words are short
// and common, and chosen by us. Their order is that of the file, so a file must never change
// after a seal was shown from it.
const (
	SealCount = 4
	sealBits  = 11
	sealLen   = SealCount * sealBits / 4 // in hexadecimal digits
)

//go:embed seal_en.txt
var sealEnglish string

//go:embed seal_ru.txt
var sealRussian string

// SealNumbers returns the number of each word of a seal in the lists, from 0; nil when it
// is no hash.
func SealNumbers(seal string) []int {
	if len(seal) < sealLen {
		return nil
	}
	head, err := hex.DecodeString(seal[:sealLen+sealLen%2])
	if err != nil {
		return nil
	}
	numbers := make([]int, SealCount)
	for i := range numbers {
		numbers[i] = bitsAt(head, i*sealBits, sealBits)
	}
	return numbers
}

// SealWords returns a seal as words; nil when it is no hash.
func SealWords(lang tables.Lang, seal string) []string {
	list := SealList(lang)
	var out []string
	for _, n := range SealNumbers(seal) {
		out = append(out, list[n])
	}
	return out
}

// Noted is the words of a hash as people noted them: the numbers that each may mean.
type Noted [][]int

// ReadNoted reads words that people noted, in either language. It also returns those that are
// in neither list.
func ReadNoted(text string) (n Noted, unknown []string) {
	all := map[string][]int{}
	for _, lang := range tables.Langs {
		for i, word := range SealList(lang) {
			all[plainSeal(word)] = append(all[plainSeal(word)], i)
		}
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if numbers := all[plainSeal(word)]; numbers != nil {
			n = append(n, numbers)
		} else {
			unknown = append(unknown, word)
		}
	}
	return n, unknown
}

// Is reports whether the words are those of a seal.
func (n Noted) Is(seal string) bool {
	return slices.EqualFunc(n, SealNumbers(seal), func(may []int, is int) bool { return slices.Contains(may, is) })
}

// plainSeal returns a word as people may note it: ё is often written as е.
func plainSeal(word string) string { return strings.ReplaceAll(strings.ToLower(word), "ё", "е") }

// SealDigits returns the digits of a seal that its words represent.
func SealDigits(seal string) string { return seal[:min(len(seal), sealLen)] }

// SealList lists the words of a language in the order of their numbers.
func SealList(lang tables.Lang) []string {
	if lang == tables.Russian {
		return strings.Fields(sealRussian)
	}
	return strings.Fields(sealEnglish)
}

// bitsAt returns count bits of text from a position on, the highest first.
func bitsAt(text []byte, from, count int) int {
	n := 0
	for i := from; i < from+count; i++ {
		n = n<<1 | int(text[i/8]>>(7-i%8)&1)
	}
	return n
}
