package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strings"
)

// An automated opponent's secret choice is computed from the table's seed and a label. Therefore
// the choice stays the same after an undo, a pause or a crash. Until the choice is shown, the
// record contains only a hash of the chosen word (its seal) and the encrypted word (its box). They
// are computed as follows:
//
//	choice  the 53 bits after the first 32 of HMAC-SHA256 of "secret/LABEL/0", as a fraction
//	salt    the first 16 bytes of HMAC-SHA256 of "salt/LABEL", in hexadecimal
//	seal    SHA-256 of "WORD SALT", as sha256sum computes it
//	box     WORD, padded with blanks, XOR HMAC-SHA256 of "box/LABEL"
//
// A hash of the seed is recorded before the first choice, so nobody can later replace the seed or a
// choice.

// boxSize is the length of every box in bytes. Boxes of different lengths would reveal the lengths
// of the words.
const boxSize = sha256.Size

// Weigh returns a random index, with probabilities proportional to the weights.
func Weigh(seed Seed, label string, weights []float64) int {
	d := &stream{mac: hmac.New(sha256.New, seed[:]), label: []byte("secret/" + label + "/")}
	d.next()
	fraction := float64(binary.BigEndian.Uint64(d.block[:8])>>11) / (1 << 53)
	sum := 0.0
	for _, w := range weights {
		sum += max(0, w)
	}
	last := 0
	for i, w := range weights {
		if w <= 0 {
			continue
		}
		if fraction -= w / sum; fraction < 0 {
			return i
		}
		last = i
	}
	return last // reached only after rounding errors, or if no weight is positive; then `last` is 0
}

// Salt returns the random text that is hashed together with a word. Without the salt, people could
// try all words until one gives the recorded seal.
func Salt(seed Seed, label string) string {
	return hex.EncodeToString(hmacOf(seed, "salt/"+label)[:16])
}

// SealOf returns the seal of a word. This hash does not show the word, but can prove it later.
func SealOf(word, salt string) string {
	sum := sha256.Sum256([]byte(word + " " + salt))
	return hex.EncodeToString(sum[:])
}

// Lock encrypts a word of at most 32 bytes. Only the seed can decrypt it.
func Lock(seed Seed, label, word string) string {
	padded := word + strings.Repeat(" ", max(0, boxSize-len(word)))
	return hex.EncodeToString(xor(hmacOf(seed, "box/"+label), padded))
}

// Unlock decrypts the result of Lock. It returns false if the box is not 32 bytes in hexadecimal.
func Unlock(seed Seed, label, box string) (string, bool) {
	locked, err := hex.DecodeString(box)
	if err != nil || len(locked) != boxSize {
		return "", false
	}
	return strings.TrimRight(string(xor(hmacOf(seed, "box/"+label), string(locked))), " "), true
}

func hmacOf(seed Seed, use string) []byte {
	mac := hmac.New(sha256.New, seed[:])
	mac.Write([]byte(use))
	return mac.Sum(nil)
}

func xor(key []byte, text string) []byte {
	out := make([]byte, len(key))
	for i := range out {
		out[i] = key[i] ^ text[i]
	}
	return out
}
