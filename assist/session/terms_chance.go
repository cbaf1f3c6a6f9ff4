package session

import (
	"crypto/sha256"
	"encoding/hex"

	"tablemate/assist/chance"
)

// OwnDice describes a game's dice: how many lie in the box, and the sides of one. Each side has
// the message that names it, and the face on it, counted from 0: one die may show a gun on two
// sides.
type OwnDice struct {
	Count int
	Sides []string
	Faces []int
}

// bearing returns, for each face, how many sides show it.
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

// Claim is what an action says about a sealed word.
type Claim[A any] struct {
	Seal, Box string
	Found     bool // the action reports that the word was guessed
	Denied    bool // the record says that the word contradicts it
	// Held returns the action as the sealed word requires it, and whether the word contradicts
	// it.
	Held func(word, salt string) (did A, denied bool)
}

// Draw is a choice that an automated opponent leaves to the secret seed: the words that could
// be drawn, and the seal.
type Draw struct {
	Label   string // of the draw; of what people put under seal whose it is
	Words   []string
	Weights []float64 // of each of Words
	Moment  string    // the label of the position
	Was     string    // the seal of what people replace
	Seal    string
	Box     string
}

// Moment returns the label of a position: 32 hexadecimal digits that change with anything that
// lies open.
func Moment(position any) string {
	text, err := compact(position)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:momentSize/2])
}

const momentSize = 32

// Unboxed splits a box into the label that it was locked with, and the locked text.
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
	Table    string // what is played: one group, or two groups
	People   string // how the simulated people choose
	Opponent string // how well the opponent plays
	// Prepare works out what both sides do, and returns a function that plays games one after
	// another. It may keep results for another contest that is prepared at the same time.
	Prepare func() PlayGame
	// Timed reports whether the number of turns matters.
	Timed bool
}

// PlayGame plays a game with the given chance. It returns whether the people won, and in how
// many turns.
type PlayGame func(Chance) (won bool, turns int)

// Chance gives the random numbers of simulated games, each equally likely.
type Chance interface{ Uint64() uint64 }
