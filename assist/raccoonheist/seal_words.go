package raccoonheist

import "strings"

// sealLength is how many words a seal is told in: one for each of the first digits of
// the hash, so that people with sha256sum and the list of words can check it.
const sealLength = 6

const hexDigits = "0123456789abcdef"

// sealWords returns a seal as words that can be said aloud and noted. One that is no
// hash is returned as it is.
func (t phrases) sealWords(seal string) string {
	if len(seal) < sealLength {
		return seal
	}
	list := t.sealList()
	var out []string
	for _, r := range seal[:sealLength] {
		digit := strings.IndexRune(hexDigits, r)
		if digit < 0 {
			return seal
		}
		out = append(out, list[digit])
	}
	return strings.Join(out, " ")
}

// sealList returns the sixteen words, that of the digit 0 first.
func (t phrases) sealList() []string { return strings.Fields(t.say("seal-words")) }

// sealDigits returns each hexadecimal digit with its word.
func (t phrases) sealDigits() string {
	list := t.sealList()
	for i := range list {
		list[i] = hexDigits[i:i+1] + " " + list[i]
	}
	return strings.Join(list, " · ")
}
