package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// These are the constants of the ranking. The package comment explains the method.
const (
	saturation = 1.2
	lengthLoss = 0.75
	askedAlike = 0.6  // the weight of the best question of players about an entry; the entry's texts have the weight 1
	preferred  = 1.8  // the factor of a rule that the caller prefers
	inChapter  = 1.1  // the least factor of a rule if its chapter contains a preferred rule
	relevant   = 0.3  // docs whose score is less than this share of the best score are left out
	certain    = 0.99 // the highest score, unless the query is an id or a name
	inGlossary = 0.6  // the factor of a glossary term
	leftOpen   = 0.93 // the factor of an open question
	central    = 0.06 // the factor of log(1 + number of references to a rule)
	inSpirit   = 0.6  // the weight of the similarity of vectors; the words have the weight 1
	inOrder    = 0.3  // the weight of the word order; words and vectors together have the weight 1
	byTaught   = 0.15 // the weight of the score by learned weights; all other parts together have the weight 1
	ledTo      = 0.5  // added to a rule's factor if the query is a term's name and this term refers to the rule
)

// hit is a doc that matches a query, with a score between 0 and 1.
type hit struct {
	doc   int
	score float64
}

// ranking computes the scores of all docs and questions for one query.
type ranking struct {
	*index
	fits, order    column          // the scores of docs by words and by word order
	asked          column          // the scores of questions
	mass           float64         // the total weight of the query's words
	preferred, led []tables.RuleID // the rules that the caller prefers, and the rules that the terms in `named` refer to
	named          []int           // the terms whose name is the query
}

// search returns the docs that match the readings of a query, best first. The parameter `order` has
// the stems and stop words of the query in their order. The parameter `named` has the docs of the
// terms whose name is the query.
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
	r.addMeaning(hits, query, r.taught(query, order))
	slices.SortFunc(
		hits,
		func(a, b hit) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc)) },
	)
	return r.insertTerms(hits)
}

// addWord adds one word of the query to the scores. If a doc or question contains several of the
// word's stems and synonyms, only the one with the highest score counts.
func (r *ranking) addWord(alts []alt) {
	counted := false
	for n, a := range alts {
		w := r.word(a.word)
		if w.spread == 0 || n > 0 && w.spread > r.docCount()/8 {
			continue // no doc uses the stem, or the stem is a synonym that too many docs use
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

// scoreDocs stores the BM25 score of one stem for each doc that uses it. It returns the offset of
// the list of questions with this stem.
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

// addBestQuestion finds, for each doc, the question of players that fits the query best. It adds
// the score of this question to the score of the doc. A question's score is the total weight of the
// query's words in the question. Other words in the question lower this score.
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

// candidates returns the docs whose score by words is at least `relevant` times the best score.
func (r *ranking) candidates() []hit {
	full := r.mass * (saturation + 1 + askedAlike)
	best := slices.Max(r.fits.total)
	var hits []hit
	for doc, total := range r.fits.total {
		if total > 0 && total >= relevant*best {
			hits = append(hits, hit{doc: doc, score: total / full})
		}
	}
	return hits
}

// addMeaning completes the score of each hit. First it adds the similarity between the vectors of
// the hit and the query to the score by words. Then it multiplies the sum by the result of
// `preference`. Finally, it adds the similarity of the word orders, and the score by learned
// weights.
func (r *ranking) addMeaning(hits []hit, query []reading, taught []float64) {
	to := r.queryVector(query)
	for i, h := range hits {
		score := (h.score + inSpirit*r.cosine(&to, h.doc)) / (1 + inSpirit) * r.preference(h.doc)
		score = (score + inOrder*r.order.total[h.doc]) / (1 + inOrder)
		score = (score + byTaught*taught[h.doc]) / (1 + byTaught)
		hits[i].score = math.Round(max(0, min(certain, score))*1000) / 1000
	}
}

// lastAsks is the weight of a query's last sentence. The whole query has the weight 1. The last
// sentence counts again, because people often tell a story first and then ask.
const lastAsks = 0.3

// lastSentence returns the last sentence of a query, or "" if the query has only one sentence.
func lastSentence(query string) string {
	ends := func(r rune) bool { return strings.ContainsRune(".?!…", r) }
	query = strings.TrimRightFunc(query, func(r rune) bool { return ends(r) || r == ' ' })
	if at := strings.LastIndexFunc(query, ends); at >= 0 {
		_, letter := utf8.DecodeRuneInString(query[at:])
		return query[at+letter:]
	}
	return ""
}

// The function `weighed` sets the score of each hit to a weighted average of two scores: the score
// for the whole query and the score for its last sentence. It returns the hits in their new order.
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

// insertTerms inserts the terms in `named` before the hits. Terms of the best hit's game come
// first. The best rule about the first term is moved before all terms.
func (r *ranking) insertTerms(hits []hit) []hit {
	if len(r.named) == 0 {
		return hits
	}
	hits = slices.DeleteFunc(hits, func(h hit) bool { return slices.Contains(r.named, h.doc) })
	if len(hits) > 0 {
		best := r.doc(hits[0].doc).book
		slices.SortStableFunc(r.named, func(a, b int) int { return r.bookRank(a, best) - r.bookRank(b, best) })
	}
	named := tables.Each(r.named, func(doc int) hit { return hit{doc: doc, score: 1} })
	if at := slices.IndexFunc(hits, func(h hit) bool { return r.isAbout(h.doc, r.named[0]) }); at >= 0 {
		named = slices.Insert(named, 0, hit{doc: hits[at].doc, score: 1})
		hits = slices.Delete(hits, at, at+1)
	}
	return append(named, hits...)
}

func (r *ranking) bookRank(doc, book int) int {
	if r.doc(doc).book == book {
		return 0
	}
	return 1
}

func (r *ranking) isAbout(doc, term int) bool {
	d, t := r.doc(doc), r.doc(term)
	text := r.books[d.book].Rules[d.place:]
	return d.book == t.book && d.kind != isTerm && slices.ContainsFunc(r.books[t.book].TermAt(t.place).Refs,
		func(id tables.RuleID) bool { return begins(text, string(id), " ") })
}

// preference returns the factor for the score of a doc. The factor is larger if many references
// lead to the doc, or if the caller prefers the doc or its chapter. It is also larger if the query
// is the name of a term that refers to the doc. For an open question, the factor is smaller. For a
// term, it is always `inGlossary`.
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

// uvarint decodes a number of variable length. It returns the number and the index after it.
func uvarint(text string, at int) (int, int) {
	n, shift := 0, 0
	for ; text[at] >= 0x80; at++ {
		n |= int(text[at]&0x7f) << shift
		shift += 7
	}
	return n | int(text[at])<<shift, at + 1
}

// column has two scores for each doc or question: the total, and the part for the current word.
type column struct{ total, part []float64 }

func newColumn(count int) column { return column{make([]float64, count), make([]float64, count)} }

func (c column) note(at int, part float64) { c.part[at] = max(c.part[at], part) }

func (c column) add() {
	for i, part := range c.part {
		c.total[i] += part
	}
	clear(c.part)
}
