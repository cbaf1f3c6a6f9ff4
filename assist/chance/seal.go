package chance

import (
	_ "embed"
	"encoding/hex"
	"strings"

	"tablemate/tables"
)

// A seal is told in words that people say aloud and note: sealCount of them, each
// for so many of its first bits as there are bits in a word's number, 44 in all.
// The words are short and common, of our own choosing; their order is that of the
// file, so a file must never change once a seal was told from it.
const (
	sealCount = 4
	sealBits  = 11
	sealLen   = sealCount * sealBits / 4 // in hexadecimal digits
)

//go:embed seal_en.txt
var sealEnglish string

//go:embed seal_ru.txt
var sealRussian string

// SealWords returns a seal as words, and the number of each in the list; false
// when it is no hash.
func SealWords(lang tables.Lang, seal string) (words []string, numbers []int, ok bool) {
	if len(seal) < sealLen {
		return nil, nil, false
	}
	head, err := hex.DecodeString(seal[:sealLen+sealLen%2])
	if err != nil {
		return nil, nil, false
	}
	list := sealList(lang)
	for i := range sealCount {
		n := bitsAt(head, i*sealBits, sealBits)
		words, numbers = append(words, list[n]), append(numbers, n)
	}
	return words, numbers, true
}

// SealDigits returns the digits of a seal that its words tell.
func SealDigits(seal string) string { return seal[:min(len(seal), sealLen)] }

func sealList(lang tables.Lang) []string {
	if lang == tables.Russian {
		return strings.Fields(sealRussian)
	}
	return strings.Fields(sealEnglish)
}

// bitsAt returns so many bits of text from a place on, the highest first.
func bitsAt(text []byte, from, count int) int {
	n := 0
	for i := from; i < from+count; i++ {
		n = n<<1 | int(text[i/8]>>(7-i%8)&1)
	}
	return n
}
