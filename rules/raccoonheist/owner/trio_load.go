package owner

import (
	_ "embed" // for the values
	"sync"
)

//go:embed values/three.bin
var threeGroups string

// trioUnit is the step of the stored numbers of three groups.
const trioUnit = 1 << 16

// trioRow is the row whose positions are stored. Other rows differ by less than 0.005
// at the start; the coming round is always solved for the real one.
func trioRow() row { return rowNumbered(32) }

// trios is the stored worth of three groups by the basic rules, once it was needed.
var trios struct {
	loaded sync.Once
	worth  *trioWorth
}

// loadTrios returns the stored worth of three groups by the basic rules, which must not
// be changed.
func loadTrios() *trioWorth {
	trios.loaded.Do(func() { trios.worth = unpackTrios(Basic, threeGroups) })
	return trios.worth
}

// unpackTrios reads what packTrios wrote.
func unpackTrios(goal Goal, packed string) *trioWorth {
	w, next := newTrioWorth(goal), unpack(packed)
	kept, before := keptTrios(goal), int64(0)
	for pop := popperLying; pop <= popperHeld; pop++ {
		row := make([]int64, len(kept))
		for s := range traps {
			for i, p := range kept {
				if s > 0 {
					row[i] += next()
				} else {
					before += next()
					row[i] = before
				}
				w.set(p, pop, s, float64(row[i])/trioUnit)
			}
		}
	}
	return w
}
