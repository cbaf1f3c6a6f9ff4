package owner

import (
	_ "embed" // for the fits
	"encoding/binary"
	"math"
)

//go:embed values/crowd.bin
var storedCrowd string

// meanWeights are the weights before anything is fitted: the mean of the pairs.
var meanWeights = oddsWeights{0, 1, 0, 0}

// storedWeights returns the fitted weights for three or four groups.
func storedWeights(g gameKind) oddsWeights {
	at := (g.groups - 3) * 2
	if g.goal == Advanced {
		at++
	}
	const size = 8 * len(meanWeights)
	if len(storedCrowd) < (at+1)*size {
		return meanWeights
	}
	var f oddsWeights
	for i := range f {
		f[i] = math.Float64frombits(binary.BigEndian.Uint64([]byte(storedCrowd[at*size+8*i:][:8])))
	}
	return f
}
