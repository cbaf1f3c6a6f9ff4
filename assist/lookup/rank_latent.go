package lookup

import "math"

// queryVector adds up the vectors of the words that a query was understood as, the
// rarer ones weighing more.
func (x *index) queryVector(query []reading) (to [depth]float64) {
	for _, word := range query {
		for _, a := range word.alts {
			spread := x.word(a.word).spread
			if spread == 0 {
				continue // nobody says it but people at the table: its synonyms count
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

// cosine is the cosine between a query's vector and that of a doc, 0 where it is
// negative.
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
