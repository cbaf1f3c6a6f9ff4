package lookup

import (
	"encoding/binary"
	"math"
)

// inOrder returns the stems of a text in the order of the words. Stop words stay unchanged, because
// they distinguish "where the dog goes" from "where I go".
func (t *stemmer) inOrder(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if !t.isStop(word) {
			words[i] = t.stem(word)
		}
	}
	return words
}

// widePair is the size in bytes of the hash of a pair. The word order of a question is compared
// only if the question contains enough words of the query. These words must have at least the share
// `spoken` of the query's weight.
const (
	widePair = 2
	spoken   = 0.25
)

// pairsOf returns hashes of all pairs of successive words. The first and the last word each form a
// further pair with "".
func pairsOf(words []string) []byte {
	if len(words) == 0 {
		return nil
	}
	pairs, before := make([]byte, 0, widePair*(len(words)+1)), ""
	for _, word := range words {
		pairs = binary.LittleEndian.AppendUint16(pairs, pairOf(before, word))
		before = word
	}
	return binary.LittleEndian.AppendUint16(pairs, pairOf(before, ""))
}

// pairOf returns a hash of two words, which is FNV-1a reduced to 16 bits.
func pairOf(a, b string) uint16 {
	sum := uint32(2166136261)
	for _, word := range [...]string{a, " ", b} {
		for i := range len(word) {
			sum = (sum ^ uint32(word[i])) * 16777619
		}
	}
	return uint16(sum ^ sum>>16)
}

// pairSet is the set of the pairs of words in a query. The field `bits` quickly excludes most pairs
// that are not in the set.
type pairSet struct {
	pairs []byte
	bits  uint64
}

func newPairSet(pairs []byte) pairSet {
	s := pairSet{pairs: pairs}
	for i := 0; i < len(pairs); i += widePair {
		s.bits |= 1 << (pairs[i] % 64)
	}
	return s
}

func (s *pairSet) has(low, high byte) bool {
	for i := 0; s.bits>>(low%64)&1 != 0 && i < len(s.pairs); i += widePair {
		if s.pairs[i] == low && s.pairs[i+1] == high {
			return true
		}
	}
	return false
}

// alike returns the Dice coefficient of the pairs of two texts. It is 1 if the texts have the same
// words in the same order.
func (s *pairSet) alike(pairs string) float64 {
	same := 0
	for i := 0; i < len(pairs); i += widePair {
		if s.has(pairs[i], pairs[i+1]) {
			same++
		}
	}
	return 2 * widePair * float64(same) / float64(len(s.pairs)+len(pairs))
}

// addOrder adds to each doc the similarity in word order between the query and the doc's most
// similar question.
func (r *ranking) addOrder(query pairSet) {
	lines, pairs := r.table[inLines], r.table[inPairs]
	for line, score := range r.asked.total {
		if score == 0 || score < spoken*r.mass {
			continue
		}
		row, end := lines[line*wideLine:], len(pairs)
		if next := (line + 1) * wideLine; next < len(lines) {
			end = int(get32(lines, next+4))
		}
		if alike := query.alike(pairs[get32(row, 4):end]); alike > 0 {
			r.order.note(int(get16(row, 0)), alike)
		}
	}
	r.order.add()
}

// The weights of the features that distinguish real answers from guesses. The weights were fitted
// by logistic regression. The examples with an answer were the questions in testdata, and a twelfth
// of the lines asked-en and asked-ru, looked up in an index without these lines. The examples
// without an answer were those in testdata and 217 further questions. The parts fresh and kept of
// testdata were not used. The threshold `bar` refuses two in a hundred questions of the part tuned.
const (
	byScore    = 3.5   // for the score of the best answer
	byCoverage = 5.1   // for the largest share of the query that one of the best answers contains
	byMeaning  = 4.1   // for the cosine between the vectors of the best answer and the query
	byDoubt    = -13.6 // for the share of words that are unknown, corrected or replaced
	bar        = 5.6

	inOther = 0.65 // the factor of a word of the query if an answer contains only a synonym of it
	tried   = 3    // the number of best answers whose coverage is computed
)

// answered reports whether the best hits really answer a query. If they only share some words with
// the query, it returns false.
func (x *index) answered(query []reading, hits []hit) bool {
	if len(query) == 0 || len(hits) == 0 {
		return false
	}
	mass, covered, doubt := 0.0, 0.0, 0.0
	for _, word := range query {
		mass += x.massOf(word)
		doubt++
		if len(word.alts) > 0 {
			doubt -= word.alts[0].weight
		}
	}
	for _, h := range hits[:min(tried, len(hits))] {
		covered = max(covered, x.coverage(query, h.doc)/mass)
	}
	n := float64(len(query) + 1) // plus one, so that a query with one unknown word of two is not refused
	to := x.queryVector(query)
	sum := byScore*hits[0].score + byCoverage*covered + byMeaning*x.cosine(&to, hits[0].doc) + byDoubt*doubt/n
	return sum >= bar
}

// massOf returns the weight of a word in a query. A word that no rule uses has the largest weight.
func (x *index) massOf(r reading) float64 {
	if len(r.alts) > 0 {
		if spread := x.word(r.alts[0].word).spread; spread > 0 {
			return idf(x.docCount(), spread)
		}
	}
	return math.Log(1 + float64(x.docCount()))
}

// coverage returns the total weight of the query's words that a doc contains. If the doc contains
// only a synonym of a word, the word counts less.
func (x *index) coverage(query []reading, doc int) float64 {
	covered := 0.0
	for _, word := range query {
		worth := 0.0
		for n, a := range word.alts {
			weight := a.weight
			if n > 0 {
				weight *= inOther
			}
			if weight > worth && x.speaksOf(doc, a.word) {
				worth = weight
			}
		}
		covered += worth * x.massOf(word)
	}
	return covered
}

// speaksOf reports whether a doc or one of its questions uses a word.
func (x *index) speaksOf(doc, word int) bool {
	post := x.table[inPostings]
	n, at := uvarint(post, x.word(word).postings)
	other, found := 0, false
	for range n {
		var step int
		step, at = uvarint(post, at)
		other += step
		at++
		found = found || other == doc
	}
	n, at = uvarint(post, at)
	for line := 0; n > 0 && !found; n-- {
		var step int
		step, at = uvarint(post, at)
		line += step
		found = int(get16(x.table[inLines], line*wideLine)) == doc
	}
	return found
}
