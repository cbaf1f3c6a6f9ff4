package lookup

import "math"

// What tells an answer from a guess, as a weighted sum. The weights and the bar were
// fitted by logistic regression on the questions in testdata, of those that a rulebook
// answers and of those that none does; the bar refuses one in a hundred of the former, as
// far as no line "asked as" was written for them.
const (
	byScore    = 3.3  // how well the best answer fits
	byCoverage = 8.0  // the share of the question that one of the best answers speaks of
	byMeaning  = 2.9  // how near the best answer's vector is to the question's
	byUnknown  = -6.1 // the share of its words that make no sense
	byCommon   = -6.7 // the share of its well-spelled words that nobody here says
	byMass     = 2.5  // how much it asks, up to much
	bar        = 8.0

	much  = 25.0
	tried = 3 // of the best answers
)

// answered reports whether the best hits answer a query, or only share some words with
// it.
func (x *index) answered(query []reading, hits []hit) bool {
	if len(query) == 0 || len(hits) == 0 {
		return false
	}
	mass, covered := 0.0, 0.0
	for _, word := range query {
		mass += x.massOf(word)
	}
	for _, h := range hits[:min(tried, len(hits))] {
		covered = max(covered, x.coverage(query, h.doc)/mass)
	}
	unknown, common := 0.0, 0.0
	for _, word := range query {
		switch {
		case len(word.alts) > 0:
		case word.common:
			common++
		default:
			unknown++
		}
	}
	n := float64(len(query) + 1) // one unknown word of two is no reason to be silent
	to := x.queryVector(query)
	sum := byScore*hits[0].score + byCoverage*covered + byMeaning*x.cosine(&to, hits[0].doc)
	return sum+(byUnknown*unknown+byCommon*common)/n+byMass*min(mass, much)/much >= bar
}

// massOf returns how much a word of a query tells: a word that nobody here says tells
// most.
func (x *index) massOf(r reading) float64 {
	if len(r.alts) > 0 {
		if spread := x.word(r.alts[0].word).spread; spread > 0 {
			return idf(x.docCount(), spread)
		}
	}
	return math.Log(1 + float64(x.docCount()))
}

// coverage returns the mass of those words of a query that a doc speaks of.
func (x *index) coverage(query []reading, doc int) float64 {
	covered := 0.0
	for _, word := range query {
		worth := 0.0
		for _, a := range word.alts {
			if a.weight > worth && x.speaksOf(doc, a.word) {
				worth = a.weight
			}
		}
		covered += worth * x.massOf(word)
	}
	return covered
}

// speaksOf reports whether a doc, or a question that it answers, uses a word.
func (x *index) speaksOf(doc, word int) bool {
	post := x.table[inPostings]
	n, at := uvarint(post, x.word(word).postings)
	other, found := 0, false
	for range n {
		var step int
		step, at = uvarint(post, at)
		other += step
		at++
		found = found || other == doc
	}
	n, at = uvarint(post, at)
	for line := 0; n > 0 && !found; n-- {
		var step int
		step, at = uvarint(post, at)
		line += step
		found = int(get16(x.table[inLines], line*wideLine)) == doc
	}
	return found
}
