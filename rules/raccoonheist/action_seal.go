package raccoonheist

import (
	"crypto/sha256"
	"encoding/hex"

	parts "tablemate/tables/raccoonheist"
)

// SealOf returns the seal of a card, which binds the Owner without telling the
// card (RH-OWN-06): the SHA-256 of the card's name, a space and the salt, in
// hexadecimal digits.
func SealOf(card parts.Location, salt string) string {
	sum := sha256.Sum256([]byte(string(card) + " " + salt))
	return hex.EncodeToString(sum[:])
}

// Proof is whether the card that was shown is the one that was sealed.
type Proof string

// Without a seal there is nothing to prove.
const (
	Unsealed Proof = ""
	Matches  Proof = "matches"
	Differs  Proof = "differs"
)

// proofOf compares a card that is shown with the seal of this round.
func (s *State) proofOf(a Show) Proof {
	switch s.Round.Seal {
	case "":
		return Unsealed
	case SealOf(a.Card, a.Salt):
		return Matches
	}
	return Differs
}
