package deals

import (
	"cmp"
	"math/bits"
	"slices"

	parts "tablemate/tables/infiltrators"
)

// joint represents all deals that agree with the known facts. `sets` holds the possible cards of
// each suspect in front of an agent. `waiting` is the number of suspects in the deck of suspects.
type joint struct {
	deck    []parts.Card
	faces   []face
	free    set // the cards that suspects can be if hints and guesses are ignored
	sets    []set
	waiting int64
	total   int64
}

// recount updates the number of deals. If there are fewer possible cards than suspects, this number
// is 0.
func (j *joint) recount() {
	j.total = deals(j.sets)
	if j.free.size() < int64(len(j.sets))+j.waiting {
		j.total = 0
	}
}

func (j *joint) place(c parts.Card) int { return slices.Index(j.deck, c) }

func (j *joint) dropFrom(s *set, c parts.Card) {
	if i := j.place(c); i >= 0 {
		s.drop(i)
	}
}

func (j *joint) out(c parts.Card) {
	j.dropFrom(&j.free, c)
	for k := range j.sets {
		j.dropFrom(&j.sets[k], c)
	}
}

// Count returns the number of deals. If the hints and guesses contradict each other, it is 0.
func (j joint) Count() int64 { return j.total }

func (j joint) count(suspect, i int) int64 {
	if j.total == 0 || !j.sets[suspect].has(i) {
		return 0
	}
	var rest [mostSets]set
	others := rest[:0]
	for k, s := range j.sets {
		if k != suspect {
			s.drop(i)
			others = append(others, s)
		}
	}
	return deals(others)
}

// Candidate is a possible card of a suspect, with its probability.
type Candidate struct {
	Card   parts.Card `json:"card" jsonschema:"the card"`
	Chance float64    `json:"chance" jsonschema:"how likely it is, 0 to 1"`
}

// Candidates lists the possible cards of a suspect, the most probable first. Equally probable cards
// are in the order of the deck.
func (j joint) Candidates(suspect int) []Candidate {
	var out []Candidate
	for i, c := range j.deck {
		if n := j.count(suspect, i); n > 0 {
			out = append(out, Candidate{c, float64(n) / float64(j.total)})
		}
	}
	slices.SortStableFunc(out, func(a, b Candidate) int { return cmp.Compare(b.Chance, a.Chance) })
	return out
}

// Only reports whether a suspect has a single possible card, and returns this card.
func (j joint) Only(suspect int) (only parts.Card, ok bool) {
	for i, c := range j.deck {
		if j.count(suspect, i) <= 0 {
			continue
		}
		if ok {
			return "", false
		}
		only, ok = c, true
	}
	return only, ok
}

// The method `laid` returns the deals that remain after a hint is laid beside a suspect. No suspect
// can be the hint card.
func (j joint) laid(suspect int, hint parts.Card, upright bool) joint {
	j.sets = slices.Clone(j.sets)
	j.out(hint)
	h := faceOf(hint)
	for i, f := range j.faces {
		if h.common(f) != upright {
			j.sets[suspect].drop(i)
		}
	}
	j.recount()
	return j
}

// Upright returns the probability that a card is laid upright beside a suspect. It assumes that no
// suspect is this card.
func (j joint) Upright(suspect int, hint parts.Card) float64 {
	upright := j.laid(suspect, hint, true).total
	if upright == 0 {
		return 0
	}
	return float64(upright) / float64(upright+j.laid(suspect, hint, false).total)
}

// The type `set` is a set of cards, as bits at their indexes in the deck. A deck has at most 75
// cards.
type set [2]uint64

func (s *set) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s *set) drop(i int) { s[i/64] &^= 1 << (i % 64) }

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }
func (s set) and(t set) set  { return set{s[0] & t[0], s[1] & t[1]} }
func (s set) size() int64    { return int64(bits.OnesCount64(s[0]) + bits.OnesCount64(s[1])) }

// `deals` counts the ways to choose a different card from each set. It uses inclusion and exclusion
// over all partitions of the sets into blocks. The sets of a block have at least one card in
// common. A block of n sets has the weight (-1)^(n-1) (n-1)!.
func deals(sets []set) int64 { return overBlocks(sets, make([]block, 0, mostSets)) }

// mostSets is the largest number of sets for which `deals` allocates no memory.
const mostSets = 8

// block is a group of sets. `shared` is the intersection of these sets.
type block struct {
	shared set
	weight int64
	sets   int64
}

func overBlocks(sets []set, blocks []block) int64 {
	if len(sets) == 0 {
		product := int64(1)
		for _, b := range blocks {
			product *= b.weight * b.shared.size()
		}
		return product
	}
	first, rest := sets[0], sets[1:]
	sum := overBlocks(rest, append(blocks, block{first, 1, 1}))
	for i, b := range blocks {
		shared := b.shared.and(first)
		if shared == (set{}) {
			continue
		}
		blocks[i] = block{shared, -b.weight * b.sets, b.sets + 1}
		sum += overBlocks(rest, blocks)
		blocks[i] = b
	}
	return sum
}
