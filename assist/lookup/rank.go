package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"

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

// search ranks the docs for the words of a query, best first. The slice order has all its words
// in order.
func (x *index) search(query []reading, order []string, prefer []tables.RuleID) []hit {
	docs := x.docCount()
	r := &ranking{
		index: x, preferred: prefer,
		fits: newColumn(docs), order: newColumn(docs), asked: newColumn(x.lineCount()),
	}
	for _, word := range query {
		r.addWord(word.alts)
	}
	r.addBestQuestion()
	r.addOrder(newPairSet(pairsOf(order)))
	r.named = r.wantedOf(x.terms(x.stemsOf(query)))
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
	return r.insertTerm(hits)
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

// wantedOf returns those docs that are in the requested books.
func (r *ranking) wantedOf(docs []int) []int {
	return slices.DeleteFunc(docs, func(doc int) bool { return r.wanted>>r.table[inDocs][doc*wideDoc]&1 == 0 })
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

// insertTerm puts the term that was asked for by its whole name after the best rule, which says
// what it is good for; among several terms, that of the rule's game.
func (r *ranking) insertTerm(hits []hit) []hit {
	if len(r.named) == 0 {
		return hits
	}
	term, at := r.named[0], 0
	hits = slices.DeleteFunc(hits, func(h hit) bool { return slices.Contains(r.named, h.doc) })
	if len(hits) == 0 {
		return []hit{{term, 1}}
	}
	same := func(other int) bool { return r.doc(other).book == r.doc(hits[0].doc).book }
	if i := slices.IndexFunc(r.named, same); i >= 0 {
		term = r.named[i]
	}
	if r.doc(hits[0].doc).kind != isTerm {
		at = 1
	}
	return slices.Insert(hits, at, hit{term, hits[0].score})
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
