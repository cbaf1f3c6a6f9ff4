package owner

// This file serves go generate alone: writing the values that trio_load.go reads.

import (
	"encoding/binary"
	"math"
)

// TabulateTrios solves three groups and returns their values as they are stored. Told
// is called with every level of food that is done, of how many.
func TabulateTrios(goal Goal, cores int, told func(level, of int)) []byte {
	return packTrios(solveTrios(goal, trioRow(), cores, told))
}

// packTrios writes the worth of every position that is kept as differences, packed.
func packTrios(w *trioWorth) []byte {
	var plain []byte
	before := int64(0)
	for pop := range w.at {
		for s := range w.at[pop] {
			for _, p := range keptTrios(w.goal) {
				v := int64(math.Round(w.at[pop][s][p.index()] * trioUnit))
				if s > 0 { // near to that of the Trap before
					plain = binary.AppendVarint(plain, v-int64(math.Round(w.at[pop][s-1][p.index()]*trioUnit)))
					continue
				}
				plain = binary.AppendVarint(plain, v-before)
				before = v
			}
		}
	}
	return deflated(plain)
}
