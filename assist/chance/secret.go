package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strings"
)

// A secret choice of an automated opponent follows from the table's seed and a label with
// everything it depends on: the visible position. So it survives an undo, a pause and a kill,
// another position has another choice, salt and pad, and the data on the disk does not reveal
// it before it is shown:
//
//	which   the row of numbers of rolls, under "secret/LABEL"
//	salt    the first 16 bytes of HMAC-SHA256 of "salt/LABEL", in hexadecimal
//	seal    SHA-256 of "WORD SALT", as sha256sum computes it
//	box     WORD, filled up with blanks, against HMAC-SHA256 of "box/LABEL"
//
// The seed was committed to before the first choice, so nobody can search later for a salt that
// opens a seal to another word.

// boxSize hides how long a word is; no game has a longer one.
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
	return last // what rounding left over
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

// Unlock returns the word that Lock encrypted; false when box is not 32 bytes in
// hexadecimal.
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
