package owner

import (
	"bufio"
	"compress/flate"
	_ "embed" // for the lines with go:embed
	"encoding/binary"
	"strings"
)

// The stored win chances, written by go generate: one table for one group, and one table per row
// for two groups.
//
//go:generate go run ./generate -only=one.bin,two.bin,advanced.bin
//go:generate go run ./generate -only=crowd.bin
//go:generate go run ./generate -only=three.bin
var (
	//go:embed values/one.bin
	oneGroup string
	//go:embed values/two.bin
	twoGroups string
	//go:embed values/advanced.bin
	twoAdvanced string
)

// unit is the scale of the stored win chances: the 32-bit number n means the chance n/unit.
const unit = 1 << 32

// The function `kept` lists the indices of the stored positions, in the order of the file.
func kept(w *worth) []int {
	var out []int
	for i := range w.at[popperLying][0] {
		p := w.positionAt(i)
		if w.open(p) && (w.groups == 1 || i >= w.index(p.swapped())) {
			out = append(out, i)
		}
	}
	return out
}

func load(g gameKind) *worth {
	w := newWorth(g)
	text, change := stored(g), func() int64 { return 0 }
	if g.groups == 2 {
		base, own := g.row.base(), g.row.number()
		if base != own {
			change = unpack(part(text, own))
		}
		text = part(text, base)
	}
	for _, i := range kept(w) {
		p := w.positionAt(i)
		for pop := popperLying; pop <= popperHeld; pop++ {
			for s := range traps {
				w.set(p, pop, s, float64(int64(number(text))+change())/unit)
				text = text[4:]
			}
		}
	}
	return w
}

// part returns the bytes of row n in a file that Bind wrote.
func part(text string, n int) string {
	return text[number(text[4*n:]):number(text[4*n+4:])]
}

func unpack(packed string) func() int64 {
	r := bufio.NewReader(flate.NewReader(strings.NewReader(packed)))
	return func() int64 {
		d, _ := binary.ReadVarint(r)
		return d
	}
}

// The function `stored` returns the encoded win chances of one kind of game. With one group, the
// goals Basic and Advanced do not differ, because no other player needs food (RH-AMB-17).
func stored(g gameKind) string {
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
