package owner

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"math"
)

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
	return pack(solve(gameKind{groups, goal, rowNumbered(row)}).worth)
}

// Bind packs the values of all rows. Rows with the same locations left of the Backyard differ
// little: only the first is stored completely, the others as packed differences from it.
func Bind(tables [][]byte) []byte {
	var parts [Rows][]byte
	for n := range parts {
		if base := rowNumbered(n).base(); base == n {
			parts[n] = tables[n]
		} else {
			parts[n] = differences(tables[base], tables[n])
		}
	}
	var out []byte
	at := 4 * (Rows + 1)
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
	return deflated(plain)
}

// deflated packs what unpack reads.
func deflated(plain []byte) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression)
	_, _ = w.Write(plain)
	_ = w.Close()
	return out.Bytes()
}

// TabulateTrios solves three groups and returns their values as they are stored. It calls told
// after every level of food, with the number of levels.
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
