package session

import (
	"cmp"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

// shows returns whether an action names given sides of the dice. An action
// without faces, as where a tie was diced for, contradicts none.
func (d Die[A]) shows(a A) func([]int) bool {
	return func(sides []int) bool {
		fell := d.fell(a)
		return fell == nil || slices.Equal(fell, d.faces(sides))
	}
}

// faces returns what given sides show.
func (d Die[A]) faces(sides []int) []int {
	out := make([]int, len(sides))
	for i, side := range sides {
		out[i] = d.Sides[side]
	}
	return out
}

// agrees reports whether a turn names what the app's dice gave.
func (def *Definition[U, S, A]) agrees(seed chance.Seed, l *journal.Line) bool {
	did, err := def.Actions.Decode(l.Did)
	if err != nil {
		return false
	}
	fell := def.Die.fell(did)
	if fell == nil {
		return true
	}
	sides := chance.Roll(seed, l.Roll.N, len(def.Die.Sides), len(fell))
	for i := range sides {
		sides[i]--
	}
	return slices.Equal(fell, def.Die.faces(sides))
}

// lucks judges the dice of a game, the app's and the table's apart; nil for a game
// without any. A die that people told is the table's.
func (def *Definition[U, S, A]) lucks(st replayed[S, A]) []chance.Luck {
	if len(def.Die.Sides) == 0 {
		return nil
	}
	sides := def.Die.bearing()
	counts := map[chance.Source][]int{chance.App: make([]int, len(sides)), chance.Table: make([]int, len(sides))}
	for _, t := range st.turns {
		did, err := def.did(t)
		if err != nil {
			continue // verify names the line
		}
		for _, face := range def.Die.fell(did) {
			if count := counts[cmp.Or(t.line.Roll.Source, chance.Table)]; face >= 0 && face < len(count) { // people may record what no die shows
				count[face]++
			}
		}
	}
	report := chance.Report(counts[chance.App], counts[chance.Table], sides)
	return report[:]
}
