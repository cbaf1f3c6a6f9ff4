package lookup

import (
	"hash/fnv"
	"slices"
	"strings"

	"tablemate/tables"
)

// How much a word weighs in an entry by where it stands, in eighths: a name
// more than a heading, and a question that people ask more than the rule's own
// words.
const (
	inName     = 24
	inQuestion = 12
	inText     = 8
	inAsked    = 8
	inHeading  = 4
)

// Synonyms weigh less than the word itself, in hundredths: those of a glossary
// hold for one game and are surer than those of any game.
const (
	byGlossary = 95
	byAnyGame  = 92
	byHearsay  = 50
	byRoot     = 50
)

// builder collects what an index holds.
type builder struct {
	*stemmer
	docs  []docRow
	lines []lineRow
	words map[string]*word
	named map[uint64][]int // the terms that bear a whole name
}

type docRow struct {
	book, kind    uint8
	length, place int
	led           int // how many entries and terms lead here
}

type lineRow struct {
	doc   int
	stems []string
	pairs []byte
}

// word is one stem: which docs and questions use it, and how it is written.
type word struct {
	stem     string
	books    uint8       // a bit for each book that speaks of it
	body     map[int]int // the eighths of each doc
	lines    []int
	forms    map[string]int
	synonyms map[string]synonym
}

// synonym is what a synonym weighs, and in which books it holds.
type synonym struct{ books, weight uint8 }

// Build returns the index of some rulebooks as newIndex reads it: the same bytes
// for the same texts.
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
	}
}

// countRefs counts how often each rule is referred to. The first rule that a term
// names is what the term is about, and counts twice.
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
			if len(stems) > 0 && !slices.Contains(m.named[nameKey(stems)], doc) {
				m.named[nameKey(stems)] = append(m.named[nameKey(stems)], doc)
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

// addText counts the stems of some texts for a doc.
func (m *builder) addText(doc, weight int, texts ...string) {
	for _, text := range texts {
		m.addForms(text)
		for _, stem := range m.stems(text) {
			m.addStem(stem, doc, weight)
		}
	}
}

// addQuestions adds the questions that people ask: each is a line of its own,
// whose stems count once for its doc.
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

// addForms counts how the words of a text are written.
func (m *builder) addForms(text string) {
	for _, p := range wordsOf(text) {
		if !m.isStop(p) {
			m.word(m.stem(p)).forms[p]++
		}
	}
}

// booksOf returns a bit for each book that uses a stem or a synonym of it.
func (m *builder) booksOf(w *word) uint8 {
	books := w.books
	for other, k := range w.synonyms {
		books |= m.words[other].books & k.books
	}
	return books
}

// form returns how a stem is written most often, the shortest spelling first.
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

// unique sorts stems and removes repeated ones.
func unique(stems []string) []string {
	slices.Sort(stems)
	return slices.Compact(stems)
}

// nameKey is a hash of the stems of a name, the same in any order.
func nameKey(stems []string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(strings.Join(unique(slices.Clone(stems)), " ")))
	return h.Sum64()
}
