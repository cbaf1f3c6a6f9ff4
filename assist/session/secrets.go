package session

import (
	"crypto/sha256"
	"encoding/hex"
	"io"

	"tablemate/assist/chance"
	"tablemate/assist/talk"
)

// Opening is a sealed word that an action opens.
type Opening struct {
	Label, Word, Salt, Seal string
}

// Claim is what an action says of a word under seal.
type Claim[A any] struct {
	Seal, Box string
	Found     bool // the word is said to be found out
	Denied    bool // the record says that the word denies it
	// Held returns the action with what the word makes of it, and whether it denies it.
	Held func(word, salt string) (did A, denied bool)
}

// held holds what a report says of a word under seal against the word. It goes into the
// line that is recorded, and nobody sees anything of it before.
func (p *play[U, S, A]) held(did A) A {
	c, ok := p.Claimed(p.replayed.state, did)
	if !ok || c.Box == "" {
		return did
	}
	defer p.talk.Unveil()()
	word, salt, err := p.talk.Secrets.Open(c.Seal, c.Box)
	if err != nil {
		_ = p.talk.Warn(err) // it is recorded without
		return did
	}
	did, _ = c.Held(word, salt)
	return did
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
	talk *talk.UI
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
	s.talk.MayRead()
	seed, err := s.seed()
	for _, seed := range append(s.dice.writer.Record().OpenSeeds(), seed) {
		if word, salt, ok := unlocked(seed, seal, box); ok {
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

// unlocked returns the word in a box with the salt that opens its seal; false where the
// box was locked by another seed.
func unlocked(seed chance.Seed, seal, box string) (word, salt string, ok bool) {
	label, locked := Unboxed(box)
	word, ok = chance.Unlock(seed, label, locked)
	salt = chance.Salt(seed, label)
	return word, salt, ok && seed != (chance.Seed{}) && chance.SealOf(word, salt) == seal
}

// seed returns the committed seed. If it is lost nothing can be sealed any more,
// nor opened: an invented one would bind nobody.
func (s seededSecrets) seed() (chance.Seed, error) { return s.dice.writer.Seed() }
