// Package chance has the app's virtual dice (roll.go), the secret choices of an automated
// opponent (secret.go), and statistics about dice (luck.go).
//
// A roll depends only on the table's seed and the roll's number, so undo and resume cannot change
// it. A hash of the seed is recorded before the first roll, and the seed itself after the last
// roll. Anybody can then repeat the rolls and compare them.
package chance

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// Source says who rolled the dice. It is empty if there were no dice.
type Source string

const (
	// App means the app's virtual dice.
	App Source = "app"
	// Table means people's real dice, whose results they typed in.
	Table Source = "table"
)

// Seed determines all virtual dice of one table. A table with the zero Seed has no virtual dice.
type Seed [32]byte

// NewSeed reads a random seed from `from`. It returns an error only if the reader fails.
func NewSeed(from io.Reader) (Seed, error) {
	var s Seed
	if _, err := io.ReadFull(from, s[:]); err != nil {
		return Seed{}, fmt.Errorf("drawing a dice seed: %w", err)
	}
	return s, nil
}

// SeedOf returns the seed for the number in the flag --seed. The seed is the same on every machine.
func SeedOf(number int64) Seed {
	return sha256.Sum256([]byte("tablemate seed " + strconv.FormatInt(number, 10)))
}

// ErrNotSeed is the error for a text that is not a seed.
var ErrNotSeed = errors.New("a dice seed is 64 hexadecimal digits")

// ParseSeed parses a seed that Seed.String wrote. For any other text, it returns ErrNotSeed.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	if len(text) != hex.EncodedLen(len(s)) {
		return Seed{}, ErrNotSeed
	}
	if _, err := hex.Decode(s[:], []byte(text)); err != nil {
		return Seed{}, ErrNotSeed
	}
	return s, nil
}

// String returns 64 hexadecimal digits. Until the last roll, nobody may see them.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// Commitment returns the SHA-256 of the seed in hexadecimal. This hash fixes the dice without
// revealing them. For the zero Seed, Commitment returns "".
func Commitment(s Seed) string {
	if s == (Seed{}) {
		return ""
	}
	sum := sha256.Sum256(s[:])
	return hex.EncodeToString(sum[:])
}
