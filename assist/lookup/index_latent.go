package lookup

import (
	"math"
	"math/rand/v2"
)

// depth is in how many directions the meaning of words is measured.
const depth = 64

// cell is how much one doc speaks of a stem, between 0 and 1.
type cell struct {
	doc   int
	value float64
}

// sense places every stem and every doc in a space of few dimensions, where
// words that stand in the same entries lie together: walls with стены, and a
// question with the rule whose words it shares none of. This is latent semantic
// indexing, the space of the strongest singular vectors of stems by docs, found
// by subspace iteration from a fixed start. Coordinates are bytes.
func (m *maker) sense(stems []string) (words, docs []byte) {
	rows := m.spoken(stems)
	axes := m.axes(rows)
	places := make([][]float64, len(stems))
	spread := make([]float64, depth)
	for i, row := range rows {
		places[i] = make([]float64, depth)
		for k, axis := range axes {
			places[i][k] = along(row, axis)
			spread[k] += float64(places[i][k] * places[i][k])
		}
	}
	folded := make([][]float64, len(m.docs))
	for d := range folded {
		folded[d] = make([]float64, depth)
	}
	for i, row := range rows {
		for k := range depth {
			places[i][k] /= math.Sqrt(max(spread[k], 1e-12))
		}
		for _, c := range row {
			for k, p := range places[i] {
				folded[c.doc][k] += float64(c.value * p)
			}
		}
	}
	return inBytes(places, 1), inBytes(folded, 0)
}

// spoken are the docs of each stem by weight, each doc one long. A stem of one
// doc alone brings nothing together.
func (m *maker) spoken(stems []string) [][]cell {
	rows := make([][]cell, len(stems))
	long := make([]float64, len(m.docs))
	for i, stem := range stems {
		w := m.words[stem]
		if len(w.body) < 2 {
			continue
		}
		worth := rare(len(m.docs), len(w.body))
		for _, doc := range sortedKeys(w.body) {
			v := math.Log(1+float64(w.body[doc])/inText) * worth
			rows[i] = append(rows[i], cell{doc, v})
			long[doc] += float64(v * v)
		}
	}
	for _, row := range rows {
		for i := range row {
			row[i].value /= math.Sqrt(long[row[i].doc])
		}
	}
	return rows
}

// axes are the strongest directions of the docs.
func (m *maker) axes(rows [][]cell) [][]float64 {
	const rounds = 10
	chance := rand.New(rand.NewPCG(1, 2))
	axes := make([][]float64, depth)
	for k := range axes {
		axes[k] = make([]float64, len(m.docs))
		for d := range axes[k] {
			axes[k][d] = chance.Float64() - 0.5
		}
	}
	for range rounds {
		for k, axis := range axes {
			next := make([]float64, len(axis))
			for _, row := range rows {
				if p := along(row, axis); p != 0 {
					for _, c := range row {
						next[c.doc] += float64(c.value * p)
					}
				}
			}
			axes[k] = next
		}
		upright(axes)
	}
	return axes
}

// upright makes axes one long and at right angles to those before.
func upright(axes [][]float64) {
	for k, axis := range axes {
		for _, before := range axes[:k] {
			p := inner(axis, before)
			for d := range axis {
				axis[d] -= float64(p * before[d])
			}
		}
		long := math.Sqrt(max(inner(axis, axis), 1e-12))
		for d := range axis {
			axis[d] /= long
		}
	}
}

func inner(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += float64(a[i] * b[i]) // no fused steps: the same bytes on every machine
	}
	return sum
}

func along(row []cell, axis []float64) float64 {
	sum := 0.0
	for _, c := range row {
		sum += float64(c.value * axis[c.doc])
	}
	return sum
}

// inBytes writes vectors as signed bytes, all to one scale, or each to its own
// when the scale is 0.
func inBytes(vectors [][]float64, scale float64) []byte {
	most := 0.0
	for _, v := range vectors {
		for _, x := range v {
			most = max(most, math.Abs(x))
		}
	}
	var out []byte
	for _, v := range vectors {
		if scale == 0 {
			most = 0
			for _, x := range v {
				most = max(most, math.Abs(x))
			}
		}
		for _, x := range v {
			out = append(out, byte(int8(math.Round(127*x/max(most, 1e-12)))))
		}
	}
	return out
}

// direction is where a query points: the words it was understood as, the rarer
// the farther.
func (x *index) direction(query []reading) (to [depth]float64) {
	for _, word := range query {
		for _, a := range word.alts {
			spread := x.word(a.word).spread
			if spread == 0 {
				continue // nobody says it but people at the table: its synonyms count
			}
			worth := a.weight * rare(x.docs(), spread)
			for k, at := range []byte(x.table[inSense][a.word*depth : (a.word+1)*depth]) {
				to[k] += worth * float64(int8(at))
			}
			break
		}
	}
	return to
}

// nearness is the cosine between a query's direction and a doc.
func (x *index) nearness(to *[depth]float64, doc int) float64 {
	place := x.table[inPlaces][doc*depth : (doc+1)*depth]
	product, a, b := 0.0, 0.0, 0.0
	for k := range depth {
		v := float64(int8(place[k]))
		product += v * to[k]
		a += v * v
		b += to[k] * to[k]
	}
	if product <= 0 {
		return 0
	}
	return product / math.Sqrt(a*b)
}
