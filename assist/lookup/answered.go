package lookup

import (
	_ "embed"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"tablemate/tables"
)

// The string `learned` contains what the lookup learned from questions that no rulebook answers. It
// begins with one weight for each possible hash. A weight is a signed byte, in 64ths. A weight is
// negative if the word or pair of words with this hash is typical of questions without an answer.
// After the weights come the unanswered questions: for each, the number of its hashes as a byte,
// and then the hashes.
//
//go:generate go run ./generate answered
//go:embed answered.bin
var learned string

// hashes is the number of different hashes of words and pairs.
const hashes = math.MaxUint16 + 1

// The classes of texts that the function `study` learns to distinguish.
const (
	isUnanswered = iota
	isAnswered
	classes
)

// BuildAnswered returns the content of answered.bin (see `learned`). Logistic regression computes
// the weights. It learns from unanswered questions, from the texts of the rulebooks, and from the
// players' questions in the rulebooks. `unanswered` has one question on each line. A line that
// begins with # is a comment.
func BuildAnswered(rulebooks []tables.Rulebook, unanswered string) []byte {
	t := newStemmer()
	var lessons []lesson
	var lines []byte
	for _, printed := range rulebooks {
		for _, e := range printed.Entries() {
			for _, text := range slices.Concat(textsOf(e), e.Asked.En, e.Asked.Ru) {
				lessons = append(lessons, lesson{isAnswered, bagOfHashes(hashesOf(t.inOrder(text)))})
			}
		}
	}
	for text := range strings.Lines(unanswered) {
		if strings.HasPrefix(text, "#") {
			continue
		}
		all := hashesOf(t.inOrder(text))
		lessons = append(lessons, lesson{isUnanswered, bagOfHashes(all)})
		lines = append(append(lines, byte(len(all)/widePair)), all...)
	}
	rows := make([][]float64, hashes)
	for i := range rows {
		rows[i] = make([]float64, classes)
	}
	study(lessons, rows)
	weights := tables.Each(rows, func(row []float64) byte { return stored(row[isAnswered] - row[isUnanswered]) })
	return append(weights, lines...)
}

// hashesOf returns the hashes of all pairs of successive words, and then the hashes of the single
// words. A single word is hashed as a pair with itself.
func hashesOf(words []string) []byte {
	all := pairsOf(words)
	for _, word := range words {
		all = binary.LittleEndian.AppendUint16(all, pairOf(word, word))
	}
	return all
}

func bagOfHashes(all []byte) (words bag) {
	for i := 0; i < len(all); i += widePair {
		words = words.with(int(binary.LittleEndian.Uint16(all[i:])), 1)
	}
	return words.scaled()
}

// usual returns the sum of the learned weights of a query.
func usual(query []byte) float64 {
	sum := 0.0
	for _, p := range bagOfHashes(query) {
		sum += p.value / fine * float64(int8(learned[p.word]))
	}
	return sum
}

// nearUnanswered returns the similarity of a query with the most similar unanswered question. It is
// 1 if they have the same words in the same order.
func nearUnanswered(query []byte) float64 {
	best, set := 0.0, newPairSet(query)
	for rest := learned[hashes:]; rest != ""; {
		end := 1 + widePair*int(rest[0])
		best = max(best, set.alike(rest[1:end]))
		rest = rest[end:]
	}
	return best
}

// The weights of the features that distinguish real answers from guesses. They were fitted by
// logistic regression with the questions in testdata, except those marked "fresh", "later" or
// "kept". In this fit, about one per cent of the answerable questions score less than the threshold
// `bar` and are refused.
const (
	byCoverage = 10.5 // for the share of the query that an answer contains (the largest among the best answers)
	byMeaning  = 4.65 // for the cosine between the vectors of the best answer and the query
	byDoubt    = -4.5 // for the share of words that are unknown, corrected or replaced
	byUsual    = 2.4  // for the sum of the learned weights of the query
	byNear     = -6.5 // for the similarity with an unanswered question
	bar        = 6.5

	inOther = 0.65 // if an answer contains only a synonym of a word, the word's weight is multiplied by this
	tried   = 3    // the number of best answers whose coverage is computed
)

// answered reports whether the best hits really answer a query. If they only share some words with
// the query, it returns false. The parameter `order` has the stems and stop words of the query.
func (x *index) answered(query []reading, order []string, hits []hit) bool {
	if len(hits) == 0 || len(query) == 1 && len(query[0].alts) > 0 && query[0].alts[0].weight == 1 {
		return true // there is nothing to refuse, or the query is a single word that the rules use
	}
	mass, covered, doubt := 0.0, 0.0, 0.0
	for _, word := range query {
		mass += x.massOf(word)
		doubt++
		if len(word.alts) > 0 {
			doubt -= word.alts[0].weight
		}
	}
	for _, h := range hits[:min(tried, len(hits))] {
		covered = max(covered, x.coverage(query, h.doc)/mass)
	}
	n := float64(len(query) + 1) // without + 1, one unknown word in a query of two words would cause a refusal
	to, text := x.queryVector(query), hashesOf(order)
	sum := byCoverage*covered + byMeaning*x.cosine(&to, hits[0].doc) + byDoubt*doubt/n +
		byUsual*usual(text) + byNear*nearUnanswered(text)
	return sum >= bar
}

// massOf returns the weight of a word in a query. A word that no rule uses has the largest weight.
func (x *index) massOf(r reading) float64 {
	if len(r.alts) > 0 {
		if spread := x.word(r.alts[0].word).spread; spread > 0 {
			return idf(x.docCount(), spread)
		}
	}
	return math.Log(1 + float64(x.docCount()))
}

// coverage returns the total weight of the query's words that a doc contains. If the doc contains
// only a synonym of a word, the word counts less.
func (x *index) coverage(query []reading, doc int) float64 {
	covered := 0.0
	for _, word := range query {
		worth := 0.0
		for n, a := range word.alts {
			weight := a.weight
			if n > 0 {
				weight *= inOther
			}
			if weight > worth && x.speaksOf(doc, a.word) {
				worth = weight
			}
		}
		covered += worth * x.massOf(word)
	}
	return covered
}

// speaksOf reports whether a doc or one of its questions uses a word.
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
