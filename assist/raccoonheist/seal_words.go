package raccoonheist

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/assist/chance"
)

// sealWords returns a seal as words that can be said aloud and noted. One that is no
// hash is returned as it is.
func (t phrases) sealWords(seal string) string {
	return cmp.Or(strings.Join(chance.SealWords(t.Words.Lang(), seal), " "), seal)
}

// sealNumbers returns the words with their numbers in the list, from 0.
func (t phrases) sealNumbers(seal string) string {
	words, numbers := chance.SealWords(t.Words.Lang(), seal), chance.SealNumbers(seal)
	out := make([]string, len(words))
	for i := range words {
		out[i] = strconv.Itoa(numbers[i]) + " " + words[i]
	}
	return strings.Join(out, " · ")
}
