package lookup

import (
	_ "embed"
	"hash/fnv"
)

// commonBits has a Bloom filter of the stems that ordinary texts of both languages use: the
// vocabularies that the stemmer is tested on.
//
//go:generate go run ./generate common
//go:embed common.bin
var commonBits string

// Each stem sets so many bits of a filter, which has so many for each stem: one unknown stem
// of a hundred passes for a common one.
const (
	commonHashes = 7
	bitsAStem    = 10
)

// isCommon reports whether ordinary texts use a stem, so that it is no slip.
func isCommon(stem string) bool {
	for n := range commonHashes {
		if at := commonBit(stem, n, len(commonBits)); commonBits[at/8]>>(at%8)&1 == 0 {
			return false
		}
	}
	return true
}

// BuildCommon returns the filter of the stems of some words.
func BuildCommon(words []string) []byte {
	stemmer, stems := newStemmer(), map[string]bool{}
	for _, word := range words {
		for _, w := range wordsOf(word) {
			stems[stemmer.stem(w)] = true
		}
	}
	filter := make([]byte, len(stems)*bitsAStem/8+1)
	for stem := range stems {
		for n := range commonHashes {
			at := commonBit(stem, n, len(filter))
			filter[at/8] |= 1 << (at % 8)
		}
	}
	return filter
}

// commonBit returns the nth bit of a stem in a filter of that many bytes.
func commonBit(stem string, n, size int) int {
	h := fnv.New64a()
	h.Write([]byte(stem))
	sum := h.Sum64()
	return int((sum&0xffffffff + uint64(n)*(sum>>32)) % uint64(size*8))
}
