package owner

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"math"
)

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

// Tabulate solves one kind of game, with one or two groups, and returns the encoded win chances.
// `row` is the number of the row. With one group, the row does not matter.
func Tabulate(groups int, goal Goal, row int) []byte {
	return pack(solve(gameKind{groups, goal, rowNumbered(row)}).worth)
}

// Bind joins the tables of all rows, which Tabulate returned, into one file. If several rows have
// the same locations to the left of the Backyard, the table of the first of these rows is stored
// completely. The other tables are stored as compressed differences from this table.
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

func differences(base, table []byte) []byte {
	var plain []byte
	for i := 0; i < len(base); i += 4 {
		d := int64(number(string(table[i:i+4]))) - int64(number(string(base[i:i+4])))
		plain = binary.AppendVarint(plain, d)
	}
	return deflated(plain)
}

func deflated(plain []byte) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression)
	_, _ = w.Write(plain)
	_ = w.Close()
	return out.Bytes()
}

// TabulateTrios solves the games of three groups and returns their encoded values. It calls `told`
// after each level. A level holds all positions with the same total food.
func TabulateTrios(goal Goal, cores int, told func(level, of int)) []byte {
	return packTrios(solveTrios(goal, trioRow(), cores, told))
}

func packTrios(w *trioWorth) []byte {
	var plain []byte
	before := int64(0)
	for pop := range w.at {
		for s := range w.at[pop] {
			for _, p := range keptTrios(w.goal) {
				v := int64(math.Round(w.at[pop][s][p.index()] * trioUnit))
				if s > 0 { // store the small difference from the value for the previous Trap
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
