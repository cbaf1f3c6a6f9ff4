package lookup

import (
	_ "embed"
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"sort"
	"strings"

	"tablemate/tables"
)

// builtIndex is the index of all rulebooks, computed by go generate.
//
//go:generate go run ./generate
//go:embed index.bin
var builtIndex string

// The tables of an index, in their order. Their end offsets come before the first table. Numbers
// are little-endian: u16 is an unsigned number of 16 bits, and s8 is a signed number of 8 bits.
const (
	inBooks       = iota // for each rulebook: bookKey u64
	inDocs               // for each doc: book u8, kind u8, length u16, offset in the book's text u32, references u16
	inLines              // for each question of players: doc u16, sum of idf u16 (in 64ths), offset of its pairs u32
	inPairs              // for each question: hashes of all pairs of successive words, widePair bytes each
	inWords              // stems, sorted; see wordRow
	inLetters            // for each stem: its letters, and then its usual spelling
	inPostings           // for each stem: each doc that uses it, with the stem's weight; then the questions that use it
	inSynonyms           // for each synonym of a stem: the synonym's stem u16, books u8, weight in hundredths u8
	inNames              // two rows for each name of a term (spelling, stems): nameKey u64, doc u32; sorted by nameKey
	inWordVectors        // for each stem: its vector, which has `depth` numbers s8
	inDocVectors         // for each doc: its vector, which has `depth` numbers s8
	inTaughtAt           // for each stem, then for each stop word: offset of its learned weights u32
	inTaught             // for each learned weight: difference to the previous doc's number, weight s8 (in 64ths)
	sections
)

// The kinds of docs. A doc is a possible answer.
const (
	isRule = iota
	isTerm
	isOpen
)

// every is a bit set with all books.
const every = 0xff

// The sizes of the tables' rows, in bytes.
const (
	wideBook    = 8
	wideDoc     = 10
	wideLine    = 8
	wideWord    = 28
	wideSynonym = 4
	wideName    = 12
)

// index maps English and Russian stems to the rules, terms and questions that use them. Its tables
// are substrings of the stored index.
type index struct {
	*stemmer
	table       [sections]string
	books       []tables.Rulebook // in the order of inBooks; a rulebook is empty if `open` did not get it
	wanted      uint8             // a bit set of the searched books
	lengthShare float64           // the penalty of BM25 for each word of a doc
}

// newIndex uses the embedded index if it contains all these rulebooks. If not, it builds an index.
func newIndex(rulebooks []tables.Rulebook) *index {
	if x := open(builtIndex, rulebooks); x != nil {
		return x
	}
	return open(string(Build(rulebooks)), rulebooks)
}

// open returns an index that searches the given rulebooks. If a rulebook is missing or an offset is
// invalid, it returns nil.
func open(text string, rulebooks []tables.Rulebook) *index {
	x := &index{stemmer: newStemmer()}
	if len(text) < sections*4 {
		return nil
	}
	at := sections * 4
	for i := range x.table {
		end := int(get32(text, i*4))
		if end < at || end > len(text) {
			return nil
		}
		x.table[i] = text[at:end]
		at = end
	}
	x.books = make([]tables.Rulebook, len(x.table[inBooks])/wideBook)
	for _, b := range rulebooks {
		at := x.bookAt(b)
		if at < 0 {
			return nil
		}
		x.books[at] = b
	}
	x.wanted = x.mark(rulebooks)
	x.prepare()
	return x
}

func (x *index) bookAt(b tables.Rulebook) int {
	for i := range x.books {
		if get64(x.table[inBooks], i*wideBook) == bookKey(b) {
			return i
		}
	}
	return -1
}

// bookKey returns a hash of a rulebook. The hash depends only on the game and the sizes of the
// texts, so some changed texts have the same hash. A test checks that the embedded index fits the
// texts.
func bookKey(b tables.Rulebook) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, b.Game, len(b.Rules), " ", len(b.Glossary))
	return h.Sum64()
}

func (x *index) mark(rulebooks []tables.Rulebook) (books uint8) {
	for _, b := range rulebooks {
		if at := x.bookAt(b); at >= 0 {
			books |= 1 << at
		}
	}
	return books
}

func (x *index) prepare() {
	total, count := 0, x.docCount()
	for i := range count {
		total += x.length(i)
	}
	x.lengthShare = saturation * lengthLoss * float64(count) / float64(max(1, count, total))
}

func (x *index) lengthNorm(doc int) float64 {
	return saturation*(1-lengthLoss) + x.lengthShare*float64(x.length(doc))
}

func (x *index) length(doc int) int { return int(get16(x.table[inDocs], doc*wideDoc+2)) }
func (x *index) docCount() int      { return len(x.table[inDocs]) / wideDoc }
func (x *index) lineCount() int     { return len(x.table[inLines]) / wideLine }
func (x *index) wordCount() int     { return len(x.table[inWords]) / wideWord }

// doc (document) is a possible answer: a rule, an open question, or a glossary term.
type doc struct {
	book, kind    int
	length, place int
	led           int // the number of references to the doc
}

func (x *index) doc(i int) doc {
	row := x.table[inDocs][i*wideDoc:]
	return doc{int(row[0]), int(row[1]), int(get16(row, 2)), int(get32(row, 4)), int(get16(row, 8))}
}

// wordRow is the row of one stem in the table inWords.
type wordRow struct {
	stem, form           string
	books                uint8
	runes                int
	letters              uint64
	spread               int // the number of docs that use the stem
	synonymCount         int
	postings, synonymsAt int
}

func (x *index) word(i int) wordRow {
	row := x.table[inWords][i*wideWord:]
	at := int(get32(row, 0))
	stem := at + int(row[4])
	return wordRow{
		stem: x.table[inLetters][at:stem], form: x.table[inLetters][stem : stem+int(row[5])],
		books: row[6], runes: int(row[7]), letters: get64(row, 8), spread: int(get16(row, 16)),
		synonymCount: int(get16(row, 18)), postings: int(get32(row, 20)), synonymsAt: int(get32(row, 24)),
	}
}

func (x *index) stemOf(i int) string {
	row := x.table[inWords][i*wideWord:]
	at := int(get32(row, 0))
	return x.table[inLetters][at : at+int(row[4])]
}

func (x *index) findStem(stem string) (int, bool) {
	i := x.searchStem(stem)
	return i, i < x.wordCount() && x.stemOf(i) == stem && x.table[inWords][i*wideWord+6]&x.wanted != 0
}

func (x *index) searchStem(stem string) int {
	return sort.Search(x.wordCount(), func(i int) bool { return x.stemOf(i) >= stem })
}

func (x *index) withPrefix(start string, limit int) []int {
	var all []int
	for i := x.searchStem(start); i < x.wordCount() && strings.HasPrefix(x.stemOf(i), start); i++ {
		if x.word(i).books&x.wanted != 0 {
			all = append(all, i)
		}
	}
	sort.SliceStable(all, func(a, b int) bool { return x.word(all[a]).spread > x.word(all[b]).spread })
	return all[:min(limit, len(all))]
}

// namedBy returns the docs of terms whose name is the query. Terms whose name is exactly the query
// come first. Then come terms whose name has the same stems in any order. For these terms, the
// query may also have up to `besideName` stop words.
func (x reader) namedBy(query string, readings []reading, order []string) []int {
	docs := x.terms([]string{asWritten + strings.ToLower(strings.Trim(query, " ?!."))})
	unknown := slices.ContainsFunc(readings, func(r reading) bool { return len(r.alts) == 0 })
	if !unknown && len(order)-len(readings) <= besideName {
		for _, doc := range x.terms(x.stemsOf(readings)) {
			if !slices.Contains(docs, doc) {
				docs = append(docs, doc)
			}
		}
	}
	return slices.DeleteFunc(docs, func(doc int) bool { return x.wanted>>x.doc(doc).book&1 == 0 })
}

// besideName limits the stop words in a query for a term, as in "what is a wall".
const besideName = 3

// asWritten is put before an exact name when nameKey hashes it. Stems are hashed without this mark.
const asWritten = "="

// terms returns the docs of the terms whose name has exactly these stems.
func (x *index) terms(stems []string) []int {
	if len(stems) == 0 {
		return nil
	}
	names, k := x.table[inNames], nameKey(stems)
	n := len(names) / wideName
	var docs []int
	first := sort.Search(n, func(i int) bool { return get64(names, i*wideName) >= k })
	for i := first; i < n && get64(names, i*wideName) == k; i++ {
		docs = append(docs, int(get32(names, i*wideName+8)))
	}
	return docs
}

// idf returns the inverse document frequency of a word that `spread` docs use.
func idf(docs, spread int) float64 {
	return math.Log(1 + (float64(docs-spread)+0.5)/(float64(spread)+0.5))
}

func get16(s string, at int) uint16 { return uint16(s[at]) | uint16(s[at+1])<<8 }

func get32(s string, at int) uint32 { return uint32(get16(s, at)) | uint32(get16(s, at+2))<<16 }

func get64(s string, at int) uint64 { return uint64(get32(s, at)) | uint64(get32(s, at+4))<<32 }

// commonBits is a Bloom filter for the stems of ordinary words in both languages. The words come
// from the tests of the stemmer's module.
//
//go:generate go run ./generate common
//go:embed common.bin
var commonBits string

// With these constants, the filter gives about 1 % false positives.
const (
	commonHashes = 7
	bitsAStem    = 10
)

// isCommon reports whether an ordinary word has this stem. Such words are never corrected.
func isCommon(stem string) bool {
	for n := range commonHashes {
		if at := commonBit(stem, n, len(commonBits)); commonBits[at/8]>>(at%8)&1 == 0 {
			return false
		}
	}
	return true
}

// BuildCommon returns a Bloom filter that contains the stems of the given words.
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

func commonBit(stem string, n, size int) int {
	h := fnv.New64a()
	h.Write([]byte(stem))
	sum := h.Sum64()
	return int((sum&0xffffffff + uint64(n)*(sum>>32)) % uint64(size*8))
}
