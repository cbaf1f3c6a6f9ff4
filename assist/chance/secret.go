package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strings"
)

// A secret choice of an automated opponent is computed from the table's seed and a label. The label
// stands for the visible position, on which the choice depends. So the choice is the same after an
// undo, a pause or a crash. Another position has another choice, salt and pad. The record does not
// reveal the choice before it is shown:
//
//	choice  the first 53 bits of HMAC-SHA256 of "secret/LABEL/0", as a fraction
//	salt    the first 16 bytes of HMAC-SHA256 of "salt/LABEL", in hexadecimal
//	seal    SHA-256 of "WORD SALT", as sha256sum computes it
//	box     WORD, padded with blanks, XOR HMAC-SHA256 of "box/LABEL"
//
// The record commits to the seed before the first choice. So nobody can later look for a salt that
// gives the same seal with another word.

// boxSize is the length of every box, so that a box does not reveal the length of its word. No game
// has a longer word.
const boxSize = sha256.Size

// Weigh returns a random index with probabilities proportional to weights. The weights need not
// add up to 1; at least one is above 0.
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
	return last // rounding may lead here
}

// Salt returns the salt that makes a seal unguessable. It opens the seal when it is shown.
func Salt(seed Seed, label string) string {
	return hex.EncodeToString(hmacOf(seed, "salt/"+label)[:16])
}

// SealOf returns a hash that commits to a word without showing it.
func SealOf(word, salt string) string {
	sum := sha256.Sum256([]byte(word + " " + salt))
	return hex.EncodeToString(sum[:])
}

// Lock encrypts a word of at most 32 bytes so that only the seed opens it.
func Lock(seed Seed, label, word string) string {
	padded := word + strings.Repeat(" ", max(0, boxSize-len(word)))
	return hex.EncodeToString(xor(hmacOf(seed, "box/"+label), padded))
}

// Unlock returns the word that Lock encrypted; false if box is not 32 bytes in hexadecimal.
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
