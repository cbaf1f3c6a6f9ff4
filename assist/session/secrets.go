package session

import (
	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

// Secrets are the choices of an automated opponent that nobody may know yet,
// the people at the keyboard included. A label names the moment of a choice, as
// in "round 3": the same label at the same table always gives the same.
type Secrets interface {
	// Choose draws one of several by weight.
	Choose(label string, weights []float64) (int, error)
	// Hide seals a word, and locks it away for Open.
	Hide(label, word string) (seal, box string, err error)
	// Open gives the word in a box back with the salt that opens its seal.
	Open(label, box string) (word, salt string, err error)
}

// Opening is a sealed word that an action opens.
type Opening struct {
	Label, Word, Salt, Seal string
}

// seededSecrets follow from the seed of the table's dice, which is committed to in
// the first line and lies in a file of its own until the game is over.
type seededSecrets struct{ dice *appRoller }

// Choose draws one of several by weight.
func (s seededSecrets) Choose(label string, weights []float64) (int, error) {
	seed, err := s.seed()
	if err != nil {
		return 0, err
	}
	return chance.Weigh(seed, label, weights), nil
}

// Hide seals a word, and locks it away for Open.
func (s seededSecrets) Hide(label, word string) (seal, box string, err error) {
	seed, err := s.seed()
	if err != nil {
		return "", "", err
	}
	return chance.SealOf(word, chance.Salt(seed, label)), chance.Lock(seed, label, word), nil
}

// Open returns the word in a box with the salt that opens its seal.
func (s seededSecrets) Open(label, box string) (word, salt string, err error) {
	seed, err := s.seed()
	if err != nil {
		return "", "", err
	}
	word, ok := chance.Unlock(seed, label, box)
	if !ok {
		return "", "", &Fault{Line: s.dice.writer.Record().Last(), ID: "session.box-broken"}
	}
	return word, chance.Salt(seed, label), nil
}

// seed returns the committed seed. If it is lost nothing can be sealed any more,
// nor opened: an invented one would bind nobody.
func (s seededSecrets) seed() (chance.Seed, error) { return s.dice.writer.Seed() }

// Doubts about sealed words.
const (
	sealDiffers journal.What = "seal-differs" // the word and the salt do not give the seal
	saltDiffers journal.What = "salt-differs" // the salt is not the one that the seed gives
)

// opened returns a doubt about a word that a turn opens if its seal or the
// table's seed denies it.
func (def Definition[U, S, A]) opened(p *journal.Proof, before S, t turn[S, A]) []journal.Doubt {
	if def.Opened == nil {
		return nil
	}
	o, opens := def.Opened(before, t.did)
	if !opens || o.Seal == "" {
		return nil
	}
	seed := p.Seed(t.line.N)
	switch {
	case chance.SealOf(o.Word, o.Salt) != o.Seal:
		return []journal.Doubt{{Line: t.line.N, What: sealDiffers}}
	case seed != (chance.Seed{}) && chance.Salt(seed, o.Label) != o.Salt:
		return []journal.Doubt{{Line: t.line.N, What: saltDiffers}}
	}
	return nil
}
