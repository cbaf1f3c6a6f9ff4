package session

import (
	"crypto/sha256"
	"encoding/hex"

	"tablemate/assist/chance"
)

// OwnDice are a game's dice: how many lie in its box, and of one of them the message that
// names each side, and the face on it, counted from 0: a gun on two of them.
type OwnDice struct {
	Count int
	Sides []string
	Faces []int
}

// bearing returns how many sides bear each face.
func (d OwnDice) bearing() []int {
	faces := 0
	for _, f := range d.Faces {
		faces = max(faces, f+1)
	}
	sides := make([]int, faces)
	for _, f := range d.Faces {
		sides[f]++
	}
	return sides
}

// show returns the faces on given sides.
func (d OwnDice) show(sides []int) []int {
	out := make([]int, len(sides))
	for i, side := range sides {
		out[i] = d.Faces[side]
	}
	return out
}

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

// Draw is a choice that an automated opponent leaves to the secret seed: what could
// be drawn, and how it was sealed.
type Draw struct {
	Label   string // of the draw; of what people put under seal whose it is
	Words   []string
	Weights []float64 // of each of Words
	Moment  string    // the label of the position
	Was     string    // the seal of what people replace
	Seal    string
	Box     string
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

func hidden(seed chance.Seed, moment, word string) (seal, box string) {
	return chance.SealOf(word, chance.Salt(seed, moment)), moment + chance.Lock(seed, moment, word)
}

// unlocked returns the word in a box with the salt that opens its seal; false where the
// box was locked by another seed.
func unlocked(seed chance.Seed, seal, box string) (word, salt string, ok bool) {
	label, locked := Unboxed(box)
	word, ok = chance.Unlock(seed, label, locked)
	salt = chance.Salt(seed, label)
	return word, salt, ok && seed != (chance.Seed{}) && chance.SealOf(word, salt) == seal
}

// isHidden reports whether seal and box of a draw hold this word.
func isHidden(seed chance.Seed, d Draw, word string) bool {
	moment, locked := Unboxed(d.Box)
	opened, ok := chance.Unlock(seed, d.Moment, locked)
	return ok && moment == d.Moment && opened == word && chance.SealOf(word, chance.Salt(seed, d.Moment)) == d.Seal
}

// Contest pairs an automated opponent with simulated people, to see how well it
// plays. Its names are message ids.
type Contest struct {
	Table    string // what is played: one group, two groups
	People   string // how the simulated people choose
	Opponent string // how well the opponent plays
	// Prepare works out what both sides do and returns what plays games, one after another.
	// What it works out for one contest it may keep for another, which is prepared meanwhile.
	Prepare func() PlayGame
	// Timed says that it matters how many turns people take.
	Timed bool
}

// PlayGame plays a game whose chance is its own, and tells whether the people won
// and in how many turns.
type PlayGame func(Chance) (won bool, turns int)

// Chance gives the random numbers of simulated games, each equally likely.
type Chance interface{ Uint64() uint64 }
