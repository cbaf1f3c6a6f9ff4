package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"tablemate/tables"
)

// How much a word weighs by where it stands, and the two constants of BM25:
// how soon repeating a word stops helping, and how much a long text loses.
const (
	inName     = 3.0
	inHeading  = 1.2
	inText     = 1.0
	synonym    = 0.6
	preferred  = 2.0
	relevant   = 0.25 // of the best score; what fits worse is left out
	saturation = 1.2
	lengthLoss = 0.5
)

// doc is one answer: an entry, or a term of the glossary.
type doc struct {
	book   int // which of the rulebooks
	entry  tables.Entry
	term   tables.Term
	length float64
}

// posting is how much a doc speaks of a stem.
type posting struct {
	doc    int
	weight float64
}

// hit is a doc that fits a query, with its score between 0 and 1.
type hit struct {
	doc   *doc
	score float64
}

// index knows which docs speak of which stems, both languages together.
type index struct {
	*tongue
	docs     []*doc
	postings map[string][]posting
	alike    map[string][]string // stems of names for the same thing
	named    map[string]int      // the doc of a term by the stems of a whole name
	length   float64             // of a usual doc
}

func newIndex(rulebooks []tables.Rulebook) *index {
	x := &index{tongue: newTongue(), postings: map[string][]posting{}, alike: map[string][]string{}, named: map[string]int{}}
	for i, printed := range rulebooks {
		for _, e := range printed.Entries() {
			d := x.add(&doc{book: i, entry: e})
			x.speak(d, inHeading, e.Section.Heading)
			x.speak(d, inText, e.Question, e.Text)
		}
		for _, t := range printed.Terms() {
			d := x.add(&doc{book: i, term: t})
			x.name(d, slices.Concat(t.En, t.Ru))
			x.speak(d, inText, t.Def)
		}
	}
	for _, d := range x.docs {
		x.length += d.length / float64(len(x.docs))
	}
	return x
}

func (x *index) add(d *doc) int {
	x.docs = append(x.docs, d)
	return len(x.docs) - 1
}

// speak notes what a doc says. A doc's length is counted without weights.
func (x *index) speak(at int, weight float64, texts ...tables.Text) {
	for _, text := range texts {
		for _, stem := range x.stems(text.En + " " + text.Ru) {
			x.docs[at].length++
			x.note(stem, at, weight)
		}
	}
}

func (x *index) note(stem string, at int, weight float64) {
	list := x.postings[stem]
	if last := len(list) - 1; last >= 0 && list[last].doc == at {
		list[last].weight += weight
		return
	}
	x.postings[stem] = append(list, posting{at, weight})
}

// name notes what a term is called, each word once however many names hold it,
// and that its one-word names mean the same.
func (x *index) name(at int, names []string) {
	var all, short []string
	for _, name := range names {
		stems := x.stems(name)
		all = append(all, stems...)
		if _, taken := x.named[key(stems)]; !taken && len(stems) > 0 {
			x.named[key(stems)] = at
		}
		if len(stems) == 1 {
			short = append(short, stems[0])
		}
	}
	for _, stem := range unique(all) {
		x.docs[at].length++
		x.note(stem, at, inName)
	}
	for _, stem := range unique(short) {
		x.alike[stem] = append(x.alike[stem], short...)
	}
}

// unique are the different stems, sorted.
func unique(stems []string) []string {
	slices.Sort(stems)
	return slices.Compact(stems)
}

// key is the same for the same stems in any order.
func key(stems []string) string { return strings.Join(unique(stems), " ") }

// search ranks the docs that fit a query, best first; a preferred one counts
// for more, and a term asked for by its name comes first.
func (x *index) search(query string, prefer []tables.RuleID) []hit {
	asked := unique(x.stems(query))
	scores := x.weigh(asked)
	for at := range scores {
		if slices.Contains(prefer, x.docs[at].entry.ID) {
			scores[at] = min(1, scores[at]*preferred)
		}
	}
	if at, ok := x.named[key(asked)]; ok {
		scores[at] = 1
	}
	var hits []hit
	for at, score := range scores {
		hits = append(hits, hit{x.docs[at], math.Round(score*1000) / 1000})
	}
	slices.SortFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.doc.rank(), b.doc.rank()))
	})
	return slices.DeleteFunc(hits, func(h hit) bool { return h.score < relevant*hits[0].score })
}

// weigh gives each doc that speaks of any stem its score: how much of the
// query it holds, rare words counting for more.
func (x *index) weigh(asked []string) map[int]float64 {
	total, scores := 0.0, map[int]float64{}
	for _, stem := range asked {
		spoken := x.spoken(stem)
		rare := math.Log(1 + (float64(len(x.docs))+0.5)/(float64(len(spoken))+0.5))
		total += rare
		for at, weight := range spoken {
			long := 1 - lengthLoss + lengthLoss*x.docs[at].length/x.length
			scores[at] += rare * weight / (weight + saturation*long)
		}
	}
	for at := range scores {
		scores[at] /= total
	}
	return scores
}

// spoken is how much each doc speaks of a stem, or of another name for it.
func (x *index) spoken(stem string) map[int]float64 {
	spoken := map[int]float64{}
	for _, p := range x.postings[stem] {
		spoken[p.doc] = p.weight
	}
	for _, other := range x.alike[stem] {
		for _, p := range x.postings[other] {
			spoken[p.doc] = max(spoken[p.doc], p.weight*synonym)
		}
	}
	return spoken
}

// rank settles equal scores, always in the same way.
func (d *doc) rank() string { return string(d.entry.ID) + d.term.Name().En }
