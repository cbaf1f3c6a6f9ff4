package lookup

import "encoding/binary"

// inOrder returns the stems of a text in the order of the words. It keeps stop words without
// stemming them. They help to distinguish "where the dog goes" from "where I go".
func (t *stemmer) inOrder(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if !t.isStop(word) {
			words[i] = t.stem(word)
		}
	}
	return words
}

// widePair is the number of bytes of a pair's hash. The word order of a question is compared only
// if the question contains enough words of the query. The weight of these words must be at least
// the share `spoken` of the query's weight.
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

// pairOf returns the FNV-1a hash of two words, folded to 16 bits.
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

// addOrder compares the word order of the query with the word orders of each doc's questions. The
// greatest similarity is the doc's score by word order.
func (r *ranking) addOrder(query pairSet) {
	lines, pairs := r.table[inLines], r.table[inPairs]
	for line, score := range r.asked.total {
		if score <= spoken*r.mass {
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
