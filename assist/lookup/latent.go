package lookup

import (
	"math"
	"math/rand/v2"
)

const depth = 96

type cell struct {
	doc   int
	value float64
}

// embed returns a vector for every stem and every doc. Words that occur in the same docs, such as
// walls and стены, have similar vectors. A question and its rule also have similar vectors, even if
// they share no word. The method is latent semantic indexing. Subspace iteration from a fixed
// random start computes the first singular vectors of the matrix of stems and docs. Each number of
// a vector is stored in one byte.
func (m *builder) embed(stems []string) (words, docs []byte) {
	rows := m.termMatrix(stems)
	axes := m.singularVectors(rows)
	places := make([][]float64, len(stems))
	spread := make([]float64, depth)
	for i, row := range rows {
		places[i] = make([]float64, depth)
		for k, axis := range axes {
			places[i][k] = dotSparse(row, axis)
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
	return quantize(places, 1), quantize(folded, 0)
}

// termMatrix returns the weights of each stem in the docs. The weights in a doc form a vector of
// length one. A stem in only one doc is left out, because it does not connect docs.
func (m *builder) termMatrix(stems []string) [][]cell {
	rows := make([][]cell, len(stems))
	long := make([]float64, len(m.docs))
	for i, stem := range stems {
		w := m.words[stem]
		if len(w.body) < 2 {
			continue
		}
		worth := idf(len(m.docs), len(w.body))
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

func (m *builder) singularVectors(rows [][]cell) [][]float64 {
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
				if p := dotSparse(row, axis); p != 0 {
					for _, c := range row {
						next[c.doc] += float64(c.value * p)
					}
				}
			}
			axes[k] = next
		}
		orthonormalize(axes)
	}
	return axes
}

func orthonormalize(axes [][]float64) {
	for k, axis := range axes {
		for _, before := range axes[:k] {
			p := dot(axis, before)
			for d := range axis {
				axis[d] -= float64(p * before[d])
			}
		}
		long := math.Sqrt(max(dot(axis, axis), 1e-12))
		for d := range axis {
			axis[d] /= long
		}
	}
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += float64(a[i] * b[i]) // float64() prevents a fused multiply-add, whose result depends on the machine
	}
	return sum
}

func dotSparse(row []cell, axis []float64) float64 {
	sum := 0.0
	for _, c := range row {
		sum += float64(c.value * axis[c.doc])
	}
	return sum
}

// quantize returns the coordinates of vectors as signed bytes. If `scale` is 0, each vector is
// scaled separately. Otherwise all vectors are scaled by the same factor.
func quantize(vectors [][]float64, scale float64) []byte {
	largest := 0.0
	for _, v := range vectors {
		for _, x := range v {
			largest = max(largest, math.Abs(x))
		}
	}
	var out []byte
	for _, v := range vectors {
		if scale == 0 {
			largest = 0
			for _, x := range v {
				largest = max(largest, math.Abs(x))
			}
		}
		for _, x := range v {
			out = append(out, byte(int8(math.Round(127*x/max(largest, 1e-12)))))
		}
	}
	return out
}

func (x *index) queryVector(query []reading) (to [depth]float64) {
	for _, word := range query {
		for _, a := range word.alts {
			spread := x.word(a.word).spread
			if spread == 0 {
				continue // no doc uses this stem; try the next synonym
			}
			worth := a.weight * idf(x.docCount(), spread)
			for k, at := range []byte(x.table[inWordVectors][a.word*depth : (a.word+1)*depth]) {
				to[k] += worth * float64(int8(at))
			}
			break
		}
	}
	return to
}

func (x *index) cosine(to *[depth]float64, doc int) float64 {
	place := x.table[inDocVectors][doc*depth : (doc+1)*depth]
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
