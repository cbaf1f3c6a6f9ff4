package lookup

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// The weights of a word in each part of an entry, in eighths.
const (
	inName     = 24
	inQuestion = 12
	inText     = 8
	inAsked    = 8
	inHeading  = 4
)

// These are the weights of synonyms, in per cent of the word's own weight.
const (
	byGlossary = 95 // for synonyms from a game's glossary
	byAnyGame  = 92 // for synonyms from alike.txt, which are valid in every game
	byHearsay  = 50 // for synonyms of synonyms
	byRoot     = 50 // for stems with the same root
)

type builder struct {
	*stemmer
	docs  []docRow
	lines []lineRow
	texts []text
	words map[string]*word
	named map[uint64][]int // for each nameKey, the docs of the terms with this name
}

type docRow struct {
	book, kind    uint8
	length, place int
	led           int // the number of references to the doc
}

// text has the stems and stop words of one text of a doc, in their order.
type text struct {
	doc   int
	words []string
}

type lineRow struct {
	doc   int
	stems []string
	pairs []byte
}

type word struct {
	stem     string
	books    uint8       // a bit set
	body     map[int]int // for each doc, the stem's weight in the doc, in eighths
	lines    []int
	forms    map[string]int
	synonyms map[string]synonym
}

// synonym has the weight of a synonym, and the bit set of the books in which the synonym is valid.
type synonym struct{ books, weight uint8 }

// Build returns the bytes of an index of the rulebooks. Equal texts give equal bytes.
func Build(rulebooks []tables.Rulebook) []byte {
	m := &builder{stemmer: newStemmer(), words: map[string]*word{}, named: map[uint64][]int{}}
	for i, printed := range rulebooks {
		m.addRules(i, printed)
		m.addGlossary(i, printed)
	}
	for line := range strings.Lines(synonymList) {
		m.addForms(line)
		m.addGeneralSynonyms(unique(m.stems(line)))
	}
	m.addRoots()
	return m.write(rulebooks)
}

func (m *builder) addRules(book int, printed tables.Rulebook) {
	led := countRefs(printed)
	for _, place := range printed.EntryPlaces() {
		e := printed.EntryAt(place)
		kind := uint8(isRule)
		if e.Kind == tables.Open {
			kind = isOpen
		}
		doc := m.addDoc(docRow{book: uint8(book), kind: kind, place: place, led: led[e.ID]})
		m.addText(doc, inHeading, e.Section.Heading.En, e.Section.Heading.Ru)
		m.addText(doc, inQuestion, e.Question.En, e.Question.Ru)
		m.addText(doc, inText, e.Text.En, e.Text.Ru)
		m.addQuestions(doc, slices.Concat(e.Asked.En, e.Asked.Ru)...)
		for _, t := range slices.Concat(e.Asked.En, e.Asked.Ru, textsOf(e)) {
			m.texts = append(m.texts, text{doc, m.inOrder(t)})
		}
	}
}

func textsOf(e tables.Entry) []string {
	return []string{e.Question.En, e.Question.Ru, e.Text.En, e.Text.Ru}
}

// countRefs counts the references to each rule. The first reference in a glossary term counts
// twice, because it leads to the rule about the term.
func countRefs(printed tables.Rulebook) map[tables.RuleID]int {
	led := map[tables.RuleID]int{}
	for _, e := range printed.Entries() {
		for _, id := range e.Refs {
			led[id]++
		}
	}
	for _, t := range printed.Terms() {
		for i, id := range t.Refs {
			led[id]++
			if i == 0 {
				led[id]++
			}
		}
	}
	return led
}

func (m *builder) addGlossary(book int, printed tables.Rulebook) {
	for _, place := range printed.TermPlaces() {
		t := printed.TermAt(place)
		doc := m.addDoc(docRow{book: uint8(book), kind: isTerm, place: place})
		var all, short []string
		for _, name := range slices.Concat(t.En, t.Ru) {
			m.addForms(name)
			stems := m.stems(name)
			all = append(all, stems...)
			if len(stems) == 1 {
				short = append(short, stems[0])
			}
			for _, key := range []uint64{nameKey([]string{asWritten + strings.ToLower(name)}), nameKey(stems)} {
				if !slices.Contains(m.named[key], doc) {
					m.named[key] = append(m.named[key], doc)
				}
			}
		}
		for _, stem := range unique(all) {
			m.addStem(stem, doc, inName)
		}
		m.addSynonyms(unique(short), synonym{1 << book, byGlossary})
		m.addText(doc, inText, t.Def.En, t.Def.Ru)
	}
}

func (m *builder) addDoc(d docRow) int {
	m.docs = append(m.docs, d)
	return len(m.docs) - 1
}

func (m *builder) addText(doc, weight int, texts ...string) {
	for _, text := range texts {
		m.addForms(text)
		for _, stem := range m.stems(text) {
			m.addStem(stem, doc, weight)
		}
	}
}

// A stem that occurs several times in a question counts only once.
func (m *builder) addQuestions(doc int, questions ...string) {
	for _, q := range questions {
		m.addForms(q)
		stems := unique(m.stems(q))
		for _, stem := range stems {
			m.addStem(stem, doc, inAsked)
			w := m.word(stem)
			w.lines = append(w.lines, len(m.lines))
		}
		m.lines = append(m.lines, lineRow{doc, stems, pairsOf(m.inOrder(q))})
	}
}

func (m *builder) addStem(stem string, doc, weight int) {
	w := m.word(stem)
	w.body[doc] += weight
	w.books |= 1 << m.docs[doc].book
	m.docs[doc].length += weight
}

func (m *builder) word(stem string) *word {
	w, ok := m.words[stem]
	if !ok {
		w = &word{stem: stem, body: map[int]int{}, forms: map[string]int{}, synonyms: map[string]synonym{}}
		m.words[stem] = w
	}
	return w
}

func (m *builder) addForms(text string) {
	for _, p := range wordsOf(text) {
		if !m.isStop(p) {
			m.word(m.stem(p)).forms[p]++
		}
	}
}

func (m *builder) booksOf(w *word) uint8 {
	books := w.books
	for other, k := range w.synonyms {
		books |= m.words[other].books & k.books
	}
	return books
}

func (w *word) form() string {
	best := w.stem
	for f, times := range w.forms {
		n := w.forms[best]
		if times > n || times == n && (len(f) < len(best) || len(f) == len(best) && f < best) {
			best = f
		}
	}
	return best
}

func unique(stems []string) []string {
	slices.Sort(stems)
	return slices.Compact(stems)
}

// nameKey returns a hash that does not depend on the order of the stems.
func nameKey(stems []string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(strings.Join(unique(slices.Clone(stems)), " ")))
	return h.Sum64()
}

// addRoots compares the first letters of two stems, with and without their prefixes. Stems with the
// same root begin with at least rootLetters equal letters. These letters are at least rootShare per
// cent of the longer stem.
const (
	rootLetters = 5
	rootShare   = 65
)

// prefixes are removed to compare roots, as in сбрасывать and перебрасывать.
const prefixes = "пере вы по за при от под на до с у раз рас об о из ис про в re un"

// root is a stem and the part that is compared: the whole stem, or what follows a prefix.
type root struct{ stem, rest string }

// addRoots records two stems as synonyms if they have the same root (стрелять and стрельба).
func (m *builder) addRoots() {
	alike := map[string][]root{}
	for _, stem := range m.sortedStems() {
		for _, rest := range rests(stem) {
			if letters := []rune(rest); len(letters) >= rootLetters {
				start := string(letters[:rootLetters])
				alike[start] = append(alike[start], root{stem, rest})
			}
		}
	}
	for _, start := range sortedKeys(alike) {
		for i, a := range alike[start] {
			for _, b := range alike[start][:i] {
				if a.stem != b.stem && sameRoot(a.rest, b.rest) {
					m.addSynonyms([]string{a.stem, b.stem}, synonym{every, byRoot})
				}
			}
		}
	}
}

func rests(stem string) []string {
	all := []string{stem}
	for prefix := range strings.FieldsSeq(prefixes) {
		if rest, ok := strings.CutPrefix(stem, prefix); ok {
			all = append(all, rest)
		}
	}
	return all
}

func sameRoot(a, b string) bool {
	same := 0
	for i, r := range a {
		if other, _ := utf8.DecodeRuneInString(b[min(i, len(b)):]); other != r {
			break
		}
		same++
	}
	return same*100 >= rootShare*max(utf8.RuneCountInString(a), utf8.RuneCountInString(b))
}

// addGeneralSynonyms records the given stems as synonyms of each other in every game. If a glossary
// has a synonym for one of the stems, the other stems get this synonym too, with a smaller weight.
func (m *builder) addGeneralSynonyms(stems []string) {
	for _, a := range stems {
		for _, b := range stems {
			for c, k := range m.word(b).synonyms {
				if had, ok := m.word(a).synonyms[c]; a != c && k.weight == byGlossary &&
					(!ok || had.weight == byHearsay) {
					m.word(a).synonyms[c] = synonym{had.books | k.books, byHearsay}
				}
			}
		}
	}
	m.addSynonyms(stems, synonym{every, byAnyGame})
}

// addSynonyms makes each stem a synonym of the others. If two stems are already synonyms with a
// larger weight, they keep this weight.
func (m *builder) addSynonyms(stems []string, k synonym) {
	for _, a := range stems {
		for _, b := range stems {
			if had, ok := m.word(a).synonyms[b]; a != b && (!ok || had.weight <= k.weight) {
				m.word(a).synonyms[b] = synonym{had.books | k.books, k.weight}
			}
		}
	}
}

// write returns the bytes of the index; see index.go for its tables.
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
	parts[inTaughtAt], parts[inTaught] = m.teach(stems)
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

// mass returns the sum of the inverse document frequencies of a question's stems, in 64ths.
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
		if m.booksOf(w) != 0 {
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
