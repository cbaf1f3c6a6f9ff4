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
	lengthLoss = 0.6
	askedAlike = 1.6 // what the best question counts beside the texts
	otherWords = 0.5 // how much a question loses by words that were not asked
	preferred  = 1.5 // what matters at this moment
	inChapter  = 1.1 // what stands beside it
	relevant   = 0.3 // of the best score; what fits worse is left out
	certain    = 0.99
	inGlossary = 0.6 // a term that was not asked for by its name
)

// hit is a doc that fits a query, with its score between 0 and 1.
type hit struct {
	doc   int
	score float64
}

// ranking adds up how well each doc and each question fits.
type ranking struct {
	*index
	docScore, lineScore []float64
	docPart, linePart   []float64 // of the word at hand
	docs, lines         []int     // those touched by any word
	mass                float64   // of the query
}

// search ranks the docs that fit what a query was understood as, best first. A
// term asked for by its name comes before all else.
func (x *index) search(query []reading, prefer []tables.RuleID) []hit {
	r := &ranking{
		index: x, docScore: make([]float64, x.docs()), lineScore: make([]float64, x.lines()),
		docPart: make([]float64, x.docs()), linePart: make([]float64, x.lines()),
	}
	for _, word := range query {
		if len(word.alts) > 0 {
			r.weigh(word.alts)
		}
	}
	r.ask()
	for _, doc := range x.terms(x.stemsOf(query)) {
		r.name(doc)
	}
	return r.best(prefer)
}

// weigh adds what one word of the query contributes: the most that any of its
// alternatives does.
func (r *ranking) weigh(alts []alt) {
	var docs, lines []int
	for n, a := range alts {
		w := r.word(a.word)
		worth := rare(r.index.docs(), w.spread) * a.weight
		if n == 0 {
			r.mass += worth
		}
		at := w.postings
		docs, at = r.weighDocs(docs, at, worth, a.books)
		lines = r.weighLines(lines, at, worth, a.books)
	}
	for _, d := range docs {
		if r.docScore[d] == 0 {
			r.docs = append(r.docs, d)
		}
		r.docScore[d] += r.docPart[d]
		r.docPart[d] = 0
	}
	for _, l := range lines {
		if r.lineScore[l] == 0 {
			r.lines = append(r.lines, l)
		}
		r.lineScore[l] += r.linePart[l]
		r.linePart[l] = 0
	}
}

func (r *ranking) weighDocs(touched []int, at int, worth float64, books uint8) ([]int, int) {
	post := r.table[inPostings]
	n, at := uvarint(post, at)
	books &= r.wanted
	doc := 0
	for range n {
		var step int
		step, at = uvarint(post, at)
		doc += step
		times := float64(post[at]) / inText
		at++
		row := r.table[inDocs][doc*wideDoc:]
		if books>>row[0]&1 == 0 {
			continue
		}
		long := 1 - lengthLoss + lengthLoss*float64(get16(row, 2))/r.usual
		part := worth * times * (saturation + 1) / (times + saturation*long)
		if r.docPart[doc] == 0 {
			touched = append(touched, doc)
		}
		r.docPart[doc] = max(r.docPart[doc], part)
	}
	return touched, at
}

func (r *ranking) weighLines(touched []int, at int, worth float64, books uint8) []int {
	post := r.table[inPostings]
	n, at := uvarint(post, at)
	books &= r.wanted
	line := 0
	for range n {
		var step int
		step, at = uvarint(post, at)
		line += step
		doc := int(get16(r.table[inLines], line*wideLine))
		if books>>r.table[inDocs][doc*wideDoc]&1 == 0 {
			continue
		}
		if r.linePart[line] == 0 {
			touched = append(touched, line)
		}
		r.linePart[line] = max(r.linePart[line], worth)
	}
	return touched
}

// ask adds to each doc what the best of its questions contributes: how much of
// the query it holds, less for every word that was not asked.
func (r *ranking) ask() {
	best := r.docPart
	for _, line := range r.lines {
		row := r.table[inLines][line*wideLine:]
		doc, mass := get16(row, 0), float64(get16(row, 2))/64
		score := r.lineScore[line]
		best[doc] = max(best[doc], score*math.Pow(min(1, score/mass), otherWords))
	}
	for _, doc := range r.docs {
		r.docScore[doc] += askedAlike * best[doc]
	}
}

// name puts a term in front that was asked for by its name.
func (r *ranking) name(doc int) {
	if r.wanted>>r.table[inDocs][doc*wideDoc]&1 == 0 {
		return
	}
	if r.docScore[doc] == 0 {
		r.docs = append(r.docs, doc)
	}
	r.docScore[doc] = math.Inf(1)
}

// best lists the docs that fit, best first.
func (r *ranking) best(prefer []tables.RuleID) []hit {
	most := 0.0
	full := r.mass * (saturation + 1 + askedAlike)
	hits := make([]hit, 0, len(r.docs))
	for _, doc := range r.docs {
		score := r.docScore[doc]
		if !math.IsInf(r.docScore[doc], 1) {
			score = min(certain, score/full*r.preference(doc, prefer))
		}
		score = min(1, score)
		most = max(most, score)
		hits = append(hits, hit{doc, math.Round(score*1000) / 1000})
	}
	hits = slices.DeleteFunc(hits, func(h hit) bool { return h.score < relevant*most })
	slices.SortFunc(hits, func(a, b hit) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.doc, b.doc)) })
	return hits
}

// preference is what a doc counts more because it matters now, or stands in a
// chapter with what does.
func (r *ranking) preference(doc int, prefer []tables.RuleID) float64 {
	d := r.doc(doc)
	if d.kind == isTerm {
		return inGlossary
	}
	text, counts := r.books[d.book].Rules[d.place:], 1.0
	for _, id := range prefer {
		if strings.HasPrefix(text, string(id)) && strings.HasPrefix(text[len(id):], " ") {
			return preferred
		}
		if dash := strings.LastIndexByte(string(id), '-'); strings.HasPrefix(text, string(id[:dash+1])) {
			counts = inChapter
		}
	}
	return counts
}

// uvarint reads a number of as many bytes as it needs, and tells where the
// next thing stands.
func uvarint(text string, at int) (int, int) {
	n, shift := 0, 0
	for ; text[at] >= 0x80; at++ {
		n |= int(text[at]&0x7f) << shift
		shift += 7
	}
	return n | int(text[at])<<shift, at + 1
}
