package session

import (
	"crypto/sha256"
	"encoding/hex"
	"io"

	"tablemate/assist/chance"
)

// Secrets are what nobody may know yet: the choices of an automated opponent, the
// people at the keyboard included, and what one of them told behind the screen. A label names the moment of a choice: the
// same label at the same table always gives the same, and another label tells
// nothing of it. So it must bind everything that the choice depends on.
type Secrets interface {
	// Choose draws one of several by weight.
	Choose(label string, weights []float64) (int, error)
	// Hide seals a word, and locks it away for Open together with a label of Moment.
	Hide(moment, word string) (seal, box string, err error)
	// Keep seals a word that people told, under a label that nobody can foresee: the
	// same word told twice looks different, and two words under one label would tell
	// of each other.
	Keep(word string) (seal, box string, err error)
	// Open gives the word in a box back with the salt that opens its seal.
	Open(seal, box string) (word, salt string, err error)
}

// Opening is a sealed word that an action opens.
type Opening struct {
	Label, Word, Salt, Seal string
}

// Moment is the label of a position: 32 hexadecimal digits that differ as soon as
// anything that lies open differs.
func Moment(position any) string {
	text, err := compact(position)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:momentSize/2])
}

const momentSize = 32

// Unboxed parts a box into the label that it was locked under, and what is locked.
func Unboxed(box string) (moment, locked string) {
	at := min(len(box), momentSize)
	return box[:at], box[at:]
}

// seededSecrets follow from the seed of the table's dice, which is committed to in
// the first line and lies in a file of its own until the game is over.
type seededSecrets struct {
	dice *appRoller
	from io.Reader // of labels for what people tell
}

// Choose draws one of several by weight.
func (s seededSecrets) Choose(label string, weights []float64) (int, error) {
	seed, err := s.seed()
	if err != nil {
		return 0, err
	}
	return chance.Weigh(seed, label, weights), nil
}

// Hide seals a word, and locks it away for Open.
func (s seededSecrets) Hide(moment, word string) (seal, box string, err error) {
	seed, err := s.seed()
	if err != nil {
		return "", "", err
	}
	seal, box = hidden(seed, moment, word)
	return seal, box, nil
}

// Keep seals a word under a label drawn for it alone.
func (s seededSecrets) Keep(word string) (seal, box string, err error) {
	label, err := chance.NewSeed(s.from)
	if err != nil {
		return "", "", &Fault{ID: "session.no-seed", Err: err}
	}
	return s.Hide(label.String()[:momentSize], word)
}

func hidden(seed chance.Seed, moment, word string) (seal, box string) {
	return chance.SealOf(word, chance.Salt(seed, moment)), moment + chance.Lock(seed, moment, word)
}

// Open tries the table's seed and all that lie open in the record: a box that was
// locked before the dice were opened and sealed anew belongs to an earlier one.
func (s seededSecrets) Open(seal, box string) (word, salt string, err error) {
	seed, err := s.seed()
	label, locked := Unboxed(box)
	for _, seed := range append(s.dice.writer.Record().OpenSeeds(), seed) {
		word, ok := chance.Unlock(seed, label, locked)
		if salt := chance.Salt(seed, label); ok && seed != (chance.Seed{}) && chance.SealOf(word, salt) == seal {
			return word, salt, nil
		}
	}
	if err != nil {
		return "", "", err
	}
	id := "session.box-broken"
	if s.dice.writer.Record().Header.IsCopy() {
		id = "whatif.sealed"
	}
	return "", "", &Fault{Line: s.dice.writer.Record().Last(), ID: id}
}

// seed returns the committed seed. If it is lost nothing can be sealed any more,
// nor opened: an invented one would bind nobody.
func (s seededSecrets) seed() (chance.Seed, error) { return s.dice.writer.Seed() }
