package lookup

import (
	"encoding/binary"
	"math"
	"slices"
	"unicode/utf8"

	"tablemate/tables"
)

// write lays the index out: see index.go for the tables.
func (m *builder) write(rulebooks []tables.Rulebook) []byte {
	var parts [sections][]byte
	for _, b := range rulebooks {
		parts[inBooks] = binary.LittleEndian.AppendUint64(parts[inBooks], bookKey(b))
	}
	for _, d := range m.docs {
		parts[inDocs] = append(parts[inDocs], d.book, d.kind)
		parts[inDocs] = u16(parts[inDocs], min(d.length/inText, math.MaxUint16))
		parts[inDocs] = u32(parts[inDocs], d.place)
		parts[inDocs] = u16(parts[inDocs], d.led)
	}
	for _, l := range m.lines {
		parts[inLines] = u16(parts[inLines], l.doc, m.mass(l.stems))
		parts[inLines] = u32(parts[inLines], len(parts[inPairs]))
		parts[inPairs] = append(parts[inPairs], l.pairs...)
	}
	stems := m.sortedStems()
	for _, stem := range stems {
		m.writeWord(&parts, stems, m.words[stem])
	}
	parts[inWordVectors], parts[inDocVectors] = m.embed(stems)
	for _, k := range sortedKeys(m.named) {
		for _, doc := range m.named[k] {
			parts[inNames] = binary.LittleEndian.AppendUint64(parts[inNames], k)
			parts[inNames] = u32(parts[inNames], doc)
		}
	}
	out := u32(nil)
	at := sections * 4
	for _, p := range parts {
		at += len(p)
		out = u32(out, at)
	}
	return append(out, slices.Concat(parts[:]...)...)
}

// writeWord lays out one stem: its row, its letters, its docs, questions and
// synonyms.
func (m *builder) writeWord(parts *[sections][]byte, stems []string, w *word) {
	form := w.form()
	kin := slices.DeleteFunc(sortedKeys(w.synonyms), func(other string) bool { return len(m.words[other].body) == 0 })
	row := u32(nil, len(parts[inLetters]))
	row = append(row, uint8(len(w.stem)), uint8(len(form)), m.booksOf(w), uint8(utf8.RuneCountInString(w.stem)))
	row = binary.LittleEndian.AppendUint64(row, letterSet(w.stem))
	row = u16(row, len(w.body), len(kin))
	row = u32(row, len(parts[inPostings]), len(parts[inSynonyms]))
	parts[inWords] = append(parts[inWords], row...)
	parts[inLetters] = append(append(parts[inLetters], w.stem...), form...)

	post := binary.AppendUvarint(parts[inPostings], uint64(len(w.body)))
	last := 0
	for _, doc := range sortedKeys(w.body) {
		post = binary.AppendUvarint(post, uint64(doc-last))
		post = append(post, uint8(min(w.body[doc], math.MaxUint8)))
		last = doc
	}
	post = binary.AppendUvarint(post, uint64(len(w.lines)))
	last = 0
	for _, line := range w.lines {
		post = binary.AppendUvarint(post, uint64(line-last))
		last = line
	}
	parts[inPostings] = post
	for _, other := range kin {
		at, _ := slices.BinarySearch(stems, other)
		k := w.synonyms[other]
		parts[inSynonyms] = append(u16(parts[inSynonyms], at), k.books, k.weight)
	}
}

// mass is the sum of the idf of a question's words, in 64ths.
func (m *builder) mass(stems []string) int {
	total := 0.0
	for _, stem := range stems {
		total += idf(len(m.docs), len(m.words[stem].body))
	}
	return min(int(math.Round(total*64)), math.MaxUint16)
}

func (m *builder) sortedStems() []string {
	stems := make([]string, 0, len(m.words))
	for stem, w := range m.words {
		if m.booksOf(w) != 0 && len(stem) <= math.MaxUint8 {
			stems = append(stems, stem)
		}
	}
	slices.Sort(stems)
	return stems
}

func sortedKeys[K interface{ ~int | ~uint64 | ~string }, V any](all map[K]V) []K {
	keys := make([]K, 0, len(all))
	for k := range all {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

func u16(to []byte, all ...int) []byte {
	for _, n := range all {
		to = binary.LittleEndian.AppendUint16(to, uint16(n))
	}
	return to
}

func u32(to []byte, all ...int) []byte {
	for _, n := range all {
		to = binary.LittleEndian.AppendUint32(to, uint32(n))
	}
	return to
}
