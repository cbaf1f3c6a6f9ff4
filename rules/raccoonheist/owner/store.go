package owner

import (
	"bufio"
	"bytes"
	"compress/flate"
	_ "embed" // for the values
	"encoding/binary"
	"math"
	"strings"
)

// The solved values as go generate wrote them. One group needs one table, two
// groups need one for every row that matters.
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

// Tabulate solves one game from nothing and returns its values: one or two
// groups, the goal, and the number of the row, which one group does not need.
func Tabulate(groups int, goal Goal, row int) []byte {
	return pack(solve(game{groups, goal, rowNumbered(row)}).worth)
}

// Rows is how many rows of the five locations have to be told apart.
const Rows = rows

// Bind puts the values of all rows into one text. Rows with the same locations
// left of the Backyard differ by little: only the first of them is written
// out, the others as small differences from it, packed.
func Bind(tables [][]byte) []byte {
	var parts [rows][]byte
	for n := range parts {
		if base := rowNumbered(n).base(); base == n {
			parts[n] = tables[n]
		} else {
			parts[n] = differences(tables[base], tables[n])
		}
	}
	var out []byte
	at := 4 * (rows + 1)
	for _, p := range parts {
		out = binary.BigEndian.AppendUint32(out, uint32(at))
		at += len(p)
	}
	out = binary.BigEndian.AppendUint32(out, uint32(at))
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// differences packs what must be added to base to have table.
func differences(base, table []byte) []byte {
	var plain []byte
	for i := 0; i < len(base); i += 4 {
		d := int64(number(string(table[i:i+4]))) - int64(number(string(base[i:i+4])))
		plain = binary.AppendVarint(plain, d)
	}
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression)
	_, _ = w.Write(plain)
	_ = w.Close()
	return out.Bytes()
}

// load takes the worth of every position of g from the stored values.
func load(g game) *worth {
	w := newWorth(g)
	text, change := stored(g), noChange
	if g.groups == 2 {
		base, own := g.row.base(), g.row.number()
		if base != own {
			change = unpack(part(text, own))
		}
		text = part(text, base)
	}
	for _, i := range kept(w) {
		p := w.positionAt(i)
		for pop := lying; pop <= held; pop++ {
			for s := range traps {
				w.set(p, pop, s, float64(int64(number(text))+change())/unit)
				text = text[4:]
			}
		}
	}
	return w
}

// part is what Bind wrote for row n.
func part(text string, n int) string {
	return text[number(text[4*n:]):number(text[4*n+4:])]
}

func noChange() int64 { return 0 }

// unpack reads differences one after another.
func unpack(packed string) func() int64 {
	r := bufio.NewReader(flate.NewReader(strings.NewReader(packed)))
	return func() int64 {
		d, _ := binary.ReadVarint(r)
		return d
	}
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
