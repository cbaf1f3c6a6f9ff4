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
	byGlossary = 85
	byAnyGame  = 80
	byHearsay  = 50
	byRoot     = 45
)

// maker collects what an index holds.
type maker struct {
	*tongue
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
}

// word is one stem: who speaks of it, and how it is written.
type word struct {
	stem  string
	books uint8       // a bit for each book that speaks of it
	body  map[int]int // the eighths of each doc
	lines []int
	forms map[string]int
	alike map[string]kin
}

// kin is how near a synonym is, and in which books.
type kin struct{ books, weight uint8 }

// Build is the index of some rulebooks, as newIndex reads it: the same bytes
// for the same texts.
func Build(rulebooks []tables.Rulebook) []byte {
	m := &maker{tongue: newTongue(), words: map[string]*word{}, named: map[uint64][]int{}}
	for i, printed := range rulebooks {
		m.rules(i, printed)
		m.glossary(i, printed)
	}
	for line := range strings.Lines(alike) {
		m.written(line)
		m.anyGame(unique(m.stems(line)))
	}
	m.roots()
	return m.write(rulebooks)
}

func (m *maker) rules(book int, printed tables.Rulebook) {
	led := leads(printed)
	for _, place := range printed.EntryPlaces() {
		e := printed.EntryAt(place)
		kind := uint8(isRule)
		if e.Kind == tables.Open {
			kind = isOpen
		}
		doc := m.doc(docRow{book: uint8(book), kind: kind, place: place, led: led[e.ID]})
		m.speak(doc, inHeading, e.Section.Heading.En, e.Section.Heading.Ru)
		m.speak(doc, inQuestion, e.Question.En, e.Question.Ru)
		m.speak(doc, inText, e.Text.En, e.Text.Ru)
		m.ask(doc, slices.Concat(e.Asked.En, e.Asked.Ru)...)
	}
}

// leads counts how often each rule is led to. The first one that a term names is
// what the term is about, and counts twice.
func leads(printed tables.Rulebook) map[tables.RuleID]int {
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

func (m *maker) glossary(book int, printed tables.Rulebook) {
	for _, place := range printed.TermPlaces() {
		t := printed.TermAt(place)
		doc := m.doc(docRow{book: uint8(book), kind: isTerm, place: place})
		var all, short []string
		for _, name := range slices.Concat(t.En, t.Ru) {
			m.written(name)
			stems := m.stems(name)
			all = append(all, stems...)
			if len(stems) == 1 {
				short = append(short, stems[0])
			}
			if len(stems) > 0 && !slices.Contains(m.named[key(stems)], doc) {
				m.named[key(stems)] = append(m.named[key(stems)], doc)
			}
		}
		for _, stem := range unique(all) {
			m.note(stem, doc, inName)
		}
		m.kin(unique(short), kin{1 << book, byGlossary})
		m.speak(doc, inText, t.Def.En, t.Def.Ru)
	}
}

func (m *maker) doc(d docRow) int {
	m.docs = append(m.docs, d)
	return len(m.docs) - 1
}

// speak notes what a doc says.
func (m *maker) speak(doc, weight int, texts ...string) {
	for _, text := range texts {
		m.written(text)
		for _, stem := range m.stems(text) {
			m.note(stem, doc, weight)
		}
	}
}

// ask notes a question that people put: a line of its own, whose words count
// once each for its doc.
func (m *maker) ask(doc int, questions ...string) {
	for _, q := range questions {
		m.written(q)
		stems := unique(m.stems(q))
		for _, stem := range stems {
			m.note(stem, doc, inAsked)
			w := m.word(stem)
			w.lines = append(w.lines, len(m.lines))
		}
		m.lines = append(m.lines, lineRow{doc, stems})
	}
}

func (m *maker) note(stem string, doc, weight int) {
	w := m.word(stem)
	w.body[doc] += weight
	w.books |= 1 << m.docs[doc].book
	m.docs[doc].length += weight
}

func (m *maker) word(stem string) *word {
	w, ok := m.words[stem]
	if !ok {
		w = &word{stem: stem, body: map[int]int{}, forms: map[string]int{}, alike: map[string]kin{}}
		m.words[stem] = w
	}
	return w
}

// written remembers how the words of a text are written.
func (m *maker) written(text string) {
	for _, p := range pieces(text) {
		if !m.little[p] {
			m.word(m.stem(p)).forms[p]++
		}
	}
}

// anyGame makes stems synonyms in every game, and of what a glossary calls
// alike to any of them in that game: grunt, soldier, operative.
func (m *maker) anyGame(stems []string) {
	for _, a := range stems {
		for _, b := range stems {
			for c, k := range m.word(b).alike {
				if had, ok := m.word(a).alike[c]; a != c && k.weight == byGlossary && (!ok || had.weight == byHearsay) {
					m.word(a).alike[c] = kin{had.books | k.books, byHearsay}
				}
			}
		}
	}
	m.kin(stems, kin{every, byAnyGame})
}

// kin makes stems synonyms of one another. What a glossary says stands.
func (m *maker) kin(stems []string, k kin) {
	for _, a := range stems {
		for _, b := range stems {
			if had, ok := m.word(a).alike[b]; a != b && (!ok || had.weight <= k.weight) {
				m.word(a).alike[b] = kin{had.books | k.books, k.weight}
			}
		}
	}
}

// meant marks the books that speak of a stem or of a synonym.
func (m *maker) meant(w *word) uint8 {
	books := w.books
	for other, k := range w.alike {
		books |= m.words[other].books & k.books
	}
	return books
}

// form is how a stem is best written: as most texts do, the shortest first.
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

// unique are the different stems, sorted.
func unique(stems []string) []string {
	slices.Sort(stems)
	return slices.Compact(stems)
}

// key is the same for the same stems in any order.
func key(stems []string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(strings.Join(unique(slices.Clone(stems)), " ")))
	return h.Sum64()
}
