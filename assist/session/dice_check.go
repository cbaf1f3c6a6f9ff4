package session

import (
	"cmp"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
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

// shows returns whether an action names given sides of the dice. An action
// without faces, as where a tie was diced for, contradicts none.
func (def *game[U, S, A]) shows(did A) func([]int) bool {
	return func(sides []int) bool {
		fell := def.Fell(did)
		return fell == nil || slices.Equal(fell, def.About().Dice.show(sides))
	}
}

// agrees reports whether a turn names what the app's dice gave.
func (def *game[U, S, A]) agrees(seed chance.Seed, l *journal.Line) bool {
	did, err := def.Actions.Decode(l.Did)
	if err != nil {
		return false
	}
	fell := def.Fell(did)
	if fell == nil {
		return true
	}
	dice := def.About().Dice
	sides := chance.Roll(seed, l.Roll.N, len(dice.Faces), len(fell))
	for i := range sides {
		sides[i]--
	}
	return slices.Equal(fell, dice.show(sides))
}

// lucks judges the dice of a game, the app's and the table's apart; nil for a game
// without any. A die that people told is the table's.
func (def *game[U, S, A]) lucks(st replayed[S, A]) []chance.Luck {
	sides := def.About().Dice.bearing()
	if len(sides) == 0 {
		return nil
	}
	counts := map[chance.Source][]int{chance.App: make([]int, len(sides)), chance.Table: make([]int, len(sides))}
	for _, t := range st.turns {
		did, err := def.did(t)
		if err != nil {
			continue // verify names the line
		}
		for _, face := range def.Fell(did) {
			if count := counts[cmp.Or(t.line.Roll.Source, chance.Table)]; face >= 0 && face < len(count) { // people may record what no die shows
				count[face]++
			}
		}
	}
	report := chance.Report(counts[chance.App], counts[chance.Table], sides)
	return report[:]
}
