package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// The constants of the ranking, as the package comment explains them.
const (
	saturation = 1.2
	lengthLoss = 0.75
	askedAlike = 0.6 // the weight of the best question beside the texts
	preferred  = 1.8 // what matters at this moment
	inChapter  = 1.1 // what stands beside it
	relevant   = 0.3 // of the best score; lower scores are left out
	certain    = 0.99
	inGlossary = 0.6  // a term that was not asked for by its name
	leftOpen   = 0.93 // the factor of an open question
	central    = 0.06 // the factor for rules with many references, by the logarithm of their number
	inSpirit   = 0.6  // the weight of the meaning beside the words
	inOrder    = 0.3  // the weight of the order of words
	ledTo      = 0.5  // the rules that a term leads to, when it was asked for by its name
)

// hit is a doc that fits a query, with its score between 0 and 1.
type hit struct {
	doc   int
	score float64
}

// ranking adds up how well each doc and each question fits.
type ranking struct {
	*index
	fits, order    column  // of docs
	asked          column  // of questions
	mass           float64 // of the query
	preferred, led []tables.RuleID
	named          []int // the terms asked for by their whole name
}

// search ranks the docs that fit what a query was understood as, best first; order has
// all its words, and named are the terms that it is the whole name of.
func (x *index) search(query []reading, order []string, named []int, prefer []tables.RuleID) []hit {
	docs := x.docCount()
	r := &ranking{
		index: x, preferred: prefer, named: named,
		fits: newColumn(docs), order: newColumn(docs), asked: newColumn(x.lineCount()),
	}
	for _, word := range query {
		r.addWord(word.alts)
	}
	r.addBestQuestion()
	r.addOrder(newPairSet(pairsOf(order)))
	for _, doc := range r.named {
		d := x.doc(doc)
		r.led = append(r.led, x.books[d.book].TermAt(d.place).Refs...)
	}
	hits := r.candidates()
	r.addMeaning(hits, query)
	slices.SortFunc(
		hits,
		func(a, b hit) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc)) },
	)
	return r.insertTerms(hits)
}

// addWord adds what one word of the query contributes: the most that any of its
// alternatives does.
func (r *ranking) addWord(alts []alt) {
	counted := false
	for n, a := range alts {
		w := r.word(a.word)
		if w.spread == 0 || n > 0 && w.spread > r.docCount()/8 {
			continue // a word that nobody or everybody uses
		}
		worth := idf(r.docCount(), w.spread) * a.weight
		if !counted {
			counted = true
			r.mass += worth
		}
		r.scoreQuestions(r.scoreDocs(w.postings, worth, a.books), worth, a.books)
	}
	r.fits.add()
	r.asked.add()
}

// scoreDocs adds BM25 of one stem to each doc, and returns where the list of
// questions begins.
func (r *ranking) scoreDocs(at int, worth float64, books uint8) int {
	post, docs := r.table[inPostings], r.table[inDocs]
	n, at := uvarint(post, at)
	books &= r.wanted
	doc := 0
	for range n {
		var step int
		step, at = uvarint(post, at)
		doc += step
		times := float64(post[at]) / inText
		at++
		if books>>docs[doc*wideDoc]&1 != 0 {
			r.fits.note(doc, worth*times*(saturation+1)/(times+r.lengthNorm(doc)))
		}
	}
	return at
}

func (r *ranking) scoreQuestions(at int, worth float64, books uint8) {
	post := r.table[inPostings]
	n, at := uvarint(post, at)
	books &= r.wanted
	line := 0
	for range n {
		var step int
		step, at = uvarint(post, at)
		line += step
		doc := int(get16(r.table[inLines], line*wideLine))
		if books>>r.table[inDocs][doc*wideDoc]&1 != 0 {
			r.asked.note(line, worth)
		}
	}
}

// addBestQuestion adds to each doc the score of its best question: how much of the
// query that holds, less for every word that was not asked.
func (r *ranking) addBestQuestion() {
	for line, score := range r.asked.total {
		if score == 0 {
			continue
		}
		row := r.table[inLines][line*wideLine:]
		mass := float64(get16(row, 2)) / 64
		r.fits.note(int(get16(row, 0)), askedAlike*score*math.Sqrt(min(1, score/mass)))
	}
	r.fits.add()
}

// candidates lists the docs whose words fit well enough, in no order.
func (r *ranking) candidates() []hit {
	full := r.mass * (saturation + 1 + askedAlike)
	best := slices.Max(r.fits.total)
	var hits []hit
	for doc, total := range r.fits.total {
		if total > 0 && total >= relevant*best {
			hits = append(hits, hit{doc, total / full})
		}
	}
	return hits
}

// addMeaning adds to each hit the similarity of its vector to the query's, multiplies by its
// preference, and adds the similarity of the word order.
func (r *ranking) addMeaning(hits []hit, query []reading) {
	to := r.queryVector(query)
	for i, h := range hits {
		score := (h.score + inSpirit*r.cosine(&to, h.doc)) / (1 + inSpirit) * r.preference(h.doc)
		score = (score + inOrder*r.order.total[h.doc]) / (1 + inOrder)
		hits[i].score = math.Round(min(certain, score)*1000) / 1000
	}
}

// lastAsks is what the last sentence of a story counts beside the whole: it is the one that
// asks.
const lastAsks = 0.3

// lastSentence returns the last sentence of several, "" where there is one.
func lastSentence(query string) string {
	ends := func(r rune) bool { return strings.ContainsRune(".?!…", r) }
	query = strings.TrimRightFunc(query, func(r rune) bool { return ends(r) || r == ' ' })
	if at := strings.LastIndexFunc(query, ends); at >= 0 {
		_, letter := utf8.DecodeRuneInString(query[at:])
		return query[at+letter:]
	}
	return ""
}

// weighed returns the hits of a query with those of its last sentence beside them.
func weighed(hits, last []hit) []hit {
	scores := map[int]float64{}
	for _, h := range last {
		scores[h.doc] = h.score
	}
	for i, h := range hits {
		hits[i].score = (h.score + lastAsks*scores[h.doc]) / (1 + lastAsks)
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(b.score, a.score) })
	return hits
}

// insertTerms puts the terms that were asked for by their whole name in front, those of the
// game that the best answer stands in first; and before them the best rule about the first
// of them.
func (r *ranking) insertTerms(hits []hit) []hit {
	if len(r.named) == 0 {
		return hits
	}
	hits = slices.DeleteFunc(hits, func(h hit) bool { return slices.Contains(r.named, h.doc) })
	if len(hits) > 0 {
		best := r.doc(hits[0].doc).book
		slices.SortStableFunc(r.named, func(a, b int) int { return r.bookRank(a, best) - r.bookRank(b, best) })
	}
	named := tables.Each(r.named, func(doc int) hit { return hit{doc, 1} })
	if at := slices.IndexFunc(hits, func(h hit) bool { return r.isAbout(h.doc, r.named[0]) }); at >= 0 {
		named = slices.Insert(named, 0, hit{hits[at].doc, 1})
		hits = slices.Delete(hits, at, at+1)
	}
	return append(named, hits...)
}

// bookRank is 0 for a doc of that book, else 1.
func (r *ranking) bookRank(doc, book int) int {
	if r.doc(doc).book == book {
		return 0
	}
	return 1
}

// isAbout reports whether a doc is one of the rules of a term.
func (r *ranking) isAbout(doc, term int) bool {
	d, t := r.doc(doc), r.doc(term)
	text := r.books[d.book].Rules[d.place:]
	return d.book == t.book && d.kind != isTerm && slices.ContainsFunc(r.books[t.book].TermAt(t.place).Refs,
		func(id tables.RuleID) bool { return begins(text, string(id), " ") })
}

// preference returns the factor of a doc. It is larger if many rules refer to it, if the caller
// prefers it or its chapter, or if a term leads to it, and smaller for a term or an open
// question.
func (r *ranking) preference(doc int) float64 {
	d := r.doc(doc)
	if d.kind == isTerm {
		return inGlossary
	}
	text, counts := r.books[d.book].Rules[d.place:], 1+central*math.Log(1+float64(d.led))
	if d.kind == isOpen {
		counts *= leftOpen
	}
	for i, id := range r.led {
		if begins(text, string(id), " ") {
			counts += ledTo / float64(1+i)
			break
		}
	}
	for _, id := range r.preferred {
		if begins(text, string(id), " ") {
			return counts * preferred
		}
		if dash := strings.LastIndexByte(string(id), '-'); begins(text, string(id[:dash+1]), "") {
			counts = max(counts, inChapter)
		}
	}
	return counts
}

func begins(text, with, then string) bool {
	return strings.HasPrefix(text, with) && strings.HasPrefix(text[len(with):], then)
}

// uvarint reads a number of variable length, and returns the index behind it.
func uvarint(text string, at int) (int, int) {
	n, shift := 0, 0
	for ; text[at] >= 0x80; at++ {
		n |= int(text[at]&0x7f) << shift
		shift += 7
	}
	return n | int(text[at])<<shift, at + 1
}

// column holds the score of each doc or question, and the part of the current word.
type column struct{ total, part []float64 }

func newColumn(count int) column { return column{make([]float64, count), make([]float64, count)} }

// note keeps the most that the current word adds.
func (c column) note(at int, part float64) { c.part[at] = max(c.part[at], part) }

// add adds the part of the current word to the scores.
func (c column) add() {
	for i, part := range c.part {
		c.total[i] += part
	}
	clear(c.part)
}
