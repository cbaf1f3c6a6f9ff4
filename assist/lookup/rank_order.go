package lookup

import "encoding/binary"

// inOrder returns the stems of a text in its order. Words of every sentence stand as they
// are: they tell where the dog goes from where I go.
func (t *stemmer) inOrder(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if !t.isStop(word) {
			words[i] = t.stem(word)
		}
	}
	return words
}

// widePair is the width of a pair. A question has to hold so much of a query that the order
// of its words counts.
const (
	widePair = 2
	spoken   = 0.25
)

// pairsOf returns a mark for each two words that follow one another, and for the first and
// the last one.
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

// pairOf is a hash of two words (FNV-1a, folded).
func pairOf(a, b string) uint16 {
	sum := uint32(2166136261)
	for _, word := range [...]string{a, " ", b} {
		for i := range len(word) {
			sum = (sum ^ uint32(word[i])) * 16777619
		}
	}
	return uint16(sum ^ sum>>16)
}

// pairSet is the pairs of a query, and a bit for each, by which most others are told apart.
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

// has reports whether a pair of the query has these two bytes.
func (s *pairSet) has(low, high byte) bool {
	for i := 0; s.bits>>(low%64)&1 != 0 && i < len(s.pairs); i += widePair {
		if s.pairs[i] == low && s.pairs[i+1] == high {
			return true
		}
	}
	return false
}

// alike is the Dice coefficient of the pairs of two texts: 1 for the same words in the
// same order.
func (s *pairSet) alike(pairs string) float64 {
	same := 0
	for i := 0; i < len(pairs); i += widePair {
		if s.has(pairs[i], pairs[i+1]) {
			same++
		}
	}
	return 2 * widePair * float64(same) / float64(len(s.pairs)+len(pairs))
}

// addOrder notes for each doc how alike the order of the words is in the query and in the
// question that is most alike.
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
