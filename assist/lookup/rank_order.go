package lookup

import "encoding/binary"

// inOrder returns the stems of a text in its order. Words of every sentence stand as they
// are: they tell where the dog goes from where I go.
func (t *stemmer) inOrder(text string) []string {
	words := wordsOf(text)
	for i, word := range words {
		if !t.stopWords[word] {
			words[i] = t.stem(word)
		}
	}
	return words
}

// widePair is the width of a pair.
const widePair = 2

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

// pairSet is the pairs of a query, a bit for each.
type pairSet struct {
	has   [1 << 16 / 64]uint64
	count int
}

func newPairSet(pairs []byte) *pairSet {
	s := &pairSet{count: len(pairs) / widePair}
	for i := 0; i < len(pairs); i += widePair {
		p := binary.LittleEndian.Uint16(pairs[i:])
		s.has[p/64] |= 1 << (p % 64)
	}
	return s
}

// alike is the Dice coefficient of the pairs of two texts: 1 for the same words in the
// same order.
func (s *pairSet) alike(pairs string) float64 {
	same := 0
	for i := 0; i < len(pairs); i += widePair {
		p := get16(pairs, i)
		same += int(s.has[p/64] >> (p % 64) & 1)
	}
	return 2 * float64(same) / float64(s.count+len(pairs)/widePair)
}

// addOrder notes for each doc how alike the order of the words is in the query and in the
// question that is most alike.
func (r *ranking) addOrder(query *pairSet) {
	lines, pairs := r.table[inLines], r.table[inPairs]
	for _, line := range r.asked.scored {
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
