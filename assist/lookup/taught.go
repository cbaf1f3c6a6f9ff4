package lookup

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
)

// The constants of learning. They were chosen with the questions in testdata that are marked
// "tuned".
const (
	lessonRounds = 6    // how many times each text is learned
	firstStep    = 0.3  // the learning rate
	sharpness    = 8    // multiplies the scores before they become probabilities
	slight       = 0.01 // an error below this value changes no weight
	akin         = 0.5  // a factor that reduces the value of a synonym
	fine         = 64   // a weight of 1 is stored as this number
	least        = 2    // the smallest absolute value of a stored weight, in 64ths
)

// part has the number and the value of one word of a text. In bagOfHashes, the number is a hash. In
// other bags, it is the number of a stem or stop word. The stop words are numbered after the stems.
type part struct {
	word  int
	value float64
}

// bag is the set of the words of a text.
type bag []part

// The method `with` adds a word to a bag and returns the bag. If the bag already has this word, the
// larger value stays.
func (b bag) with(word int, value float64) bag {
	if at := slices.IndexFunc(b, func(p part) bool { return p.word == word }); at >= 0 {
		b[at].value = max(b[at].value, value)
		return b
	}
	return append(b, part{word, value})
}

// scaled divides the values of a bag by the length of their vector.
func (b bag) scaled() bag {
	sum := 0.0
	for _, p := range b {
		sum += float64(p.value * p.value)
	}
	for i := range b {
		b[i].value /= math.Sqrt(sum)
	}
	return b
}

// lesson is a text and the doc that a query with this text must find.
type lesson struct {
	doc   int
	words bag
}

// teach returns the learned weights. Each weight belongs to one word and one doc. The words are all
// stems and stop words. The score of a doc is the sum of the weights that a query's words have for
// this doc. The method is logistic regression. It changes the weights so that each text scores
// higher for its own doc than for the game's other docs. Only the words of a doc and their synonyms
// get weights for the doc.
func (m *builder) teach(stems []string) (offsets, weights []byte) {
	rows := make([][]float64, len(stems)+len(m.stopWords))
	for i := range rows {
		rows[i] = make([]float64, len(m.docs))
	}
	byBook := map[uint8][]lesson{}
	for _, t := range m.texts {
		book := m.docs[t.doc].book
		byBook[book] = append(byBook[book], lesson{t.doc, m.bagOf(t.words, 1<<book, stems)})
	}
	for _, lessons := range byBook {
		study(lessons, rows)
	}
	for _, row := range rows {
		offsets = u32(offsets, len(weights))
		last := 0
		for doc, w := range row {
			if n := stored(w); math.Abs(float64(int8(n))) >= least {
				weights = append(binary.AppendUvarint(weights, uint64(doc-last)), n)
				last = doc
			}
		}
	}
	return u32(offsets, len(weights)), weights
}

// stored returns a weight as a signed byte.
func stored(weight float64) byte {
	return byte(int8(math.Round(max(-math.MaxInt8, min(math.MaxInt8, fine*weight)))))
}

func (m *builder) bagOf(text []string, book uint8, stems []string) (words bag) {
	for _, word := range text {
		if at, stop := slices.BinarySearch(m.stopWords, word); stop {
			words = words.with(len(stems)+at, 1)
		} else if at, found := slices.BinarySearch(stems, word); found {
			words = words.with(at, 1)
			for _, other := range sortedKeys(m.words[word].synonyms) {
				k := m.words[word].synonyms[other]
				if at, found := slices.BinarySearch(stems, other); found && k.books&book != 0 {
					words = words.with(at, akin*float64(k.weight)/100)
				}
			}
		}
	}
	return words.scaled()
}

// study changes the weights in `rows`. It learns all lessons of one book in a random but fixed
// order. The more often a weight has changed, the smaller are its next changes.
func study(lessons []lesson, rows [][]float64) {
	first, end := lessons[0].doc, 0
	for _, l := range lessons {
		first, end = min(first, l.doc), max(end, l.doc+1)
	}
	changes := make([][]float64, len(rows)) // for each weight, the sum of its squared changes; 0 for a fixed weight
	for _, l := range lessons {
		for _, p := range l.words {
			if changes[p.word] == nil {
				changes[p.word] = make([]float64, end-first)
			}
			changes[p.word][l.doc-first] = 1e-3
		}
	}
	chance := rand.New(rand.NewPCG(1, 2))
	scores := make([]float64, end-first)
	for range lessonRounds {
		chance.Shuffle(len(lessons), func(i, j int) { lessons[i], lessons[j] = lessons[j], lessons[i] })
		for _, l := range lessons {
			clear(scores)
			for _, p := range l.words {
				for i, w := range rows[p.word][first:end] {
					scores[i] += float64(p.value * w)
				}
			}
			errors := probabilities(scores)
			errors[l.doc-first]--
			for i, off := range errors {
				if math.Abs(off) < slight {
					continue
				}
				for _, p := range l.words {
					if past := &changes[p.word][i]; *past > 0 {
						change := float64(off * p.value)
						*past += float64(change * change)
						rows[p.word][first+i] -= float64(firstStep * change / math.Sqrt(*past))
					}
				}
			}
		}
	}
}

// probabilities replaces scores by probabilities. The sum of the probabilities is 1.
func probabilities(scores []float64) []float64 {
	best, total := slices.Max(scores), 0.0
	for i, score := range scores {
		scores[i] = power(sharpness * (score - best))
		total += scores[i]
	}
	for i := range scores {
		scores[i] /= total
	}
	return scores
}

// power returns an approximation of e to the power of x, for x <= 0. Unlike the result of math.Exp,
// this result does not depend on the machine.
func power(x float64) float64 {
	e := max(0, 1+x/1024)
	for range 10 {
		e *= e
	}
	return e
}

// taught returns the score of each doc by the learned weights.
func (x *index) taught(query []reading, order []string) []float64 {
	var words bag
	for _, r := range query {
		for n, a := range r.alts {
			weight := max(0, a.weight)
			if n > 0 { // a synonym
				weight *= akin
			}
			words = words.with(a.word, weight)
		}
	}
	for _, word := range order {
		if at, stop := slices.BinarySearch(x.stopWords, word); stop {
			words = words.with(x.wordCount()+at, 1)
		}
	}
	scores := make([]float64, x.docCount())
	for _, p := range words.scaled() {
		at, end := int(get32(x.table[inTaughtAt], 4*p.word)), int(get32(x.table[inTaughtAt], 4*p.word+4))
		for doc := 0; at < end; at++ {
			var step int
			step, at = uvarint(x.table[inTaught], at)
			doc += step
			scores[doc] += p.value / fine * float64(int8(x.table[inTaught][at]))
		}
	}
	return scores
}
