package owner

import (
	_ "embed" // for the values
	"encoding/binary"
	"math"
)

// The solved values as go generate wrote them. One group needs one table, two
// groups need one for every set of locations left of the Backyard.
//
//go:generate go run ./generate -only=one.bin,two.bin,advanced.bin
//go:generate go run ./generate -only=crowd.bin
var (
	//go:embed values/one.bin
	oneGroup string
	//go:embed values/two.bin
	twoGroups string
	//go:embed values/advanced.bin
	twoAdvanced string
)

// unit is the step of the stored numbers: 32 bits between 0 and 1.
const unit = 1 << 32

// kept lists the positions whose worth is stored, in the order of the file.
func kept(w *worth) []int {
	var out []int
	for i := range w.at[lying][0] {
		p := w.positionAt(i)
		if w.open(p) && (w.groups == 1 || i >= w.index(p.swapped())) {
			out = append(out, i)
		}
	}
	return out
}

// pack writes down the worth of every position that is kept.
func pack(w *worth) []byte {
	var out []byte
	for _, i := range kept(w) {
		for p := range w.at {
			for s := range w.at[p] {
				v := math.Round(w.at[p][s][i] * unit)
				out = binary.BigEndian.AppendUint32(out, uint32(min(v, unit-1)))
			}
		}
	}
	return out
}

// Tabulate solves one game from nothing and returns its values as they are
// stored: one or two groups, the goal, and the number (0 to 15) of the set of
// locations that lie left of the Backyard, which one group does not need.
func Tabulate(groups int, goal Goal, left int) []byte {
	return pack(solve(game{groups, goal, leftSet(left)}).worth)
}

// Rows is how many sets of locations can lie left of the Backyard.
const Rows = rows

// load takes the worth of every position of g from the stored values.
func load(g game) *worth {
	w := newWorth(g)
	text := stored(g)
	places := kept(w)
	if g.groups == 2 {
		size := len(text) / rows
		text = text[g.left.number()*size:][:size]
	}
	n := 0
	for _, i := range places {
		p := w.positionAt(i)
		for pop := lying; pop <= held; pop++ {
			for s := range traps {
				w.set(p, pop, s, float64(number(text[n:]))/unit)
				n += 4
			}
		}
	}
	return w
}

// stored is the table that holds g. With one group nobody else needs food, and
// the goals are one (RH-AMB-17).
func stored(g game) string {
	switch {
	case g.groups == 1:
		return oneGroup
	case g.goal == Advanced:
		return twoAdvanced
	}
	return twoGroups
}

func number(s string) uint32 {
	return uint32(s[0])<<24 | uint32(s[1])<<16 | uint32(s[2])<<8 | uint32(s[3])
}
