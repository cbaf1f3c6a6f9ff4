package raccoonheist

import (
	"crypto/sha256"
	"encoding/hex"

	parts "tablemate/tables/raccoonheist"
)

// SealOf binds the Owner to a card without telling which (RH-OWN-06): the
// SHA-256 of the card's name, a space and the salt, as anybody can compute it.
func SealOf(card parts.Location, salt string) string {
	sum := sha256.Sum256([]byte(string(card) + " " + salt))
	return hex.EncodeToString(sum[:])
}

// Proof is what a seal says of the card that was shown.
type Proof string

// Without a seal there is nothing to prove.
const (
	Unsealed Proof = ""
	Matches  Proof = "matches"
	Differs  Proof = "differs"
)

// proofOf is what this round's seal says of a card shown.
func (s *State) proofOf(a Show) Proof {
	switch s.Round.Seal {
	case "":
		return Unsealed
	case SealOf(a.Card, a.Salt):
		return Matches
	}
	return Differs
}
