package session

import (
	"crypto/sha256"
	"encoding/hex"

	"tablemate/assist/chance"
)

// OwnDice describes a game's dice. Sides has the id of each side's name, such as "move". Faces has
// the face index of each side, counted from 0. Sides with the same name have the same face index.
type OwnDice struct {
	Count int
	Sides []string
	Faces []int
}

// bearing returns, for each face index, the number of sides that have this index.
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

func (d OwnDice) show(sides []int) []int {
	out := make([]int, len(sides))
	for i, side := range sides {
		out[i] = d.Faces[side]
	}
	return out
}

// Opening is a sealed word that an action reveals.
type Opening struct {
	Label, Word, Salt, Seal string
}

// Claim is what an action says about a sealed word, such as "the word begins with K".
type Claim[A any] struct {
	Seal, Box string
	Found     bool // whether the action reports that the word was guessed
	Denied    bool // whether the record says that the word contradicts the action
	// Held compares the action with the sealed word. It returns the action with the result, and
	// whether the word contradicts the action.
	Held func(word, salt string) (did A, denied bool)
}

// Draw is a random choice of an automated opponent, or a word that people sealed.
type Draw struct {
	Label   string // the label of the random choice, or the seat of the person who sealed the word
	Words   []string
	Weights []float64 // the weight of each word
	Moment  string    // the label of the position, as returned by the function Moment
	Was     string    // the earlier word's seal, if the new word replaces an earlier word
	Seal    string
	Box     string
}

// Moment returns a label for a position: 32 hexadecimal digits of a hash of its JSON.
func Moment(position any) string {
	text, err := compact(position)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:momentSize/2])
}

const momentSize = 32

// Unboxed splits a box of talk.Secrets into its label and the encrypted word.
func Unboxed(box string) (moment, locked string) {
	at := min(len(box), momentSize)
	return box[:at], box[at:]
}

func hidden(seed chance.Seed, moment, word string) (seal, box string) {
	return chance.SealOf(word, chance.Salt(seed, moment)), moment + chance.Lock(seed, moment, word)
}

// unlocked decrypts a box. If the seed, the box and the seal do not fit together, ok is false.
func unlocked(seed chance.Seed, seal, box string) (word, salt string, ok bool) {
	label, locked := Unboxed(box)
	word, ok = chance.Unlock(seed, label, locked)
	salt = chance.Salt(seed, label)
	return word, salt, ok && seed != (chance.Seed{}) && chance.SealOf(word, salt) == seal
}

// Contest measures an automated opponent's strength against simulated people. Its texts are ids of
// sentences.
type Contest struct {
	Table    string // the mode that is played, for example with one group or two groups
	People   string // the strategy of the simulated people
	Opponent string // the strategy of the opponent
	// Prepare computes the strategies, and returns a function that plays one game. Several contests
	// may share the computed strategies. Their Prepare functions may run at the same time.
	Prepare func() PlayGame
	// Timed is true if the contest also measures the number of turns.
	Timed bool
}

// PlayGame plays one game with the given random numbers.
type PlayGame func(Chance) (won bool, turns int)

// Chance is a source of uniform random numbers for simulated games.
type Chance interface{ Uint64() uint64 }
