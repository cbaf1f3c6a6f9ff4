package deals

import (
	"slices"

	parts "tablemate/tables/infiltrators"
)

// joint is all consistent deals: for each suspect on a holder the cards that it
// can be, where no two suspects are the same card.
type joint struct {
	deck    []parts.Card
	faces   []face
	free    set // what is nowhere in sight
	sets    []set
	waiting int64
	total   int64
}

// recount counts the deals anew. There is none where the cards out of sight are
// too few for all suspects.
func (j *joint) recount() {
	j.total = deals(j.sets)
	if j.free.size() < int64(len(j.sets))+j.waiting {
		j.total = 0
	}
}

// place returns the place of a card in the deck, -1 where it is none of it.
func (j *joint) place(c parts.Card) int { return slices.Index(j.deck, c) }

func (j *joint) dropFrom(s *set, c parts.Card) {
	if i := j.place(c); i >= 0 {
		s.drop(i)
	}
}

// out takes a card out: it is no suspect.
func (j *joint) out(c parts.Card) {
	j.dropFrom(&j.free, c)
	for k := range j.sets {
		j.dropFrom(&j.sets[k], c)
	}
}

// Count returns how many deals there are, 0 where what is told contradicts itself.
func (j joint) Count() int64 { return j.total }

// with returns in how many deals a suspect is the card at place i of the deck.
func (j joint) with(suspect, i int) int64 {
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

// Chance returns how likely a suspect is that card, 0 to 1.
func (j joint) Chance(suspect int, c parts.Card) float64 {
	i := j.place(c)
	if i < 0 || j.total == 0 {
		return 0
	}
	return float64(j.with(suspect, i)) / float64(j.total)
}

// Candidate is a card that a suspect can be, and how likely.
type Candidate struct {
	Card   parts.Card `json:"card" jsonschema:"the card"`
	Chance float64    `json:"chance" jsonschema:"how likely it is, 0 to 1"`
}

// Candidates lists the cards that a suspect can be, the likeliest first, equal
// ones in the order of the deck.
func (j joint) Candidates(suspect int) []Candidate {
	var out []Candidate
	for i, c := range j.deck {
		if n := j.with(suspect, i); n > 0 {
			out = append(out, Candidate{c, float64(n) / float64(j.total)})
		}
	}
	slices.SortStableFunc(out, func(a, b Candidate) int {
		switch {
		case a.Chance > b.Chance:
			return -1
		case a.Chance < b.Chance:
			return 1
		}
		return 0
	})
	return out
}

// Only returns the one card that a suspect can be, false where there are several or none.
func (j joint) Only(suspect int) (only parts.Card, ok bool) {
	for i, c := range j.deck {
		if j.with(suspect, i) <= 0 {
			continue
		}
		if ok {
			return "", false
		}
		only, ok = c, true
	}
	return only, ok
}

// laid returns the deals that are left once a card lies by a suspect: the card itself
// is no suspect then.
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

// Upright returns the share of deals in which a card would lie upright by a
// suspect, among those in which the card itself is no suspect.
func (j joint) Upright(suspect int, hint parts.Card) float64 {
	upright := j.laid(suspect, hint, true).total
	if upright == 0 {
		return 0
	}
	return float64(upright) / float64(upright+j.laid(suspect, hint, false).total)
}
