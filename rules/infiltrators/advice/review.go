package advice

import (
	"math"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Review looks back at a mission by what all knew at each moment. Hands are unknown, so some
// agent may have known more.
type Review struct {
	Found  []Found
	Best   Clue // the clue that told most; the zero Clue if none told anything
	Wrong  []Clue
	Missed []Miss

	alone map[rules.Seat]Found // the one card that a suspect could be, and since when
}

// Found is a suspect that was guessed.
type Found struct {
	Seat    rules.Seat
	Card    parts.Card
	Since   int // the turn from which all could know it; 0 if nobody could before the guess
	Guessed int // the turn of the guess
}

// Clue is a hint as it was laid.
type Clue struct {
	Seat rules.Seat // whose suspect
	Hint game.LaidHint
	Turn int
	Bits float64 // by which the deals became fewer
}

// Miss is a guess that was answered no.
type Miss struct {
	Seat rules.Seat
	Card parts.Card
	Turn int
	Open int // the number of candidates; 0 if this card was impossible
}

// NewReview returns a review of nothing yet.
func NewReview() *Review { return &Review{alone: map[rules.Seat]Found{}} }

// Add looks at one action, over the tables before and after it.
func (r *Review) Add(before, after game.State, did game.Action) {
	known := after.Public().Deals()
	r.addClues(before, after, known)
	if says, ok := answered(did); ok {
		r.addAnswer(before, after, says, did)
	}
	for i, seat := range after.Held() {
		if card, ok := known.Only(i); ok && r.alone[seat].Card != card {
			r.alone[seat] = Found{Card: card, Since: before.Turn.Number}
		}
	}
}

// answered returns the answer to a guess in an action.
func answered(did game.Action) (game.Says, bool) {
	switch d := did.(type) {
	case game.Answer:
		return d.Says, true
	case game.Eliminate:
		return d.Says, d.Says != ""
	}
	return "", false
}

// addClues weighs the hint that was laid, by how many fewer deals there are with it;
// known is what all know after it.
func (r *Review) addClues(before, after game.State, known deals.PublicDeals) {
	for i := range after.Agents {
		a := &after.Agents[i]
		if i >= len(before.Agents) || len(a.Hints) != len(before.Agents[i].Hints)+1 || !before.Agents[i].Suspect {
			continue
		}
		was, is := before.Public().Deals().Count(), known.Count()
		if was <= 0 || is <= 0 {
			continue
		}
		clue := Clue{a.Seat, a.Hints[len(a.Hints)-1], before.Turn.Number, math.Log2(float64(was) / float64(is))}
		if clue.Bits > r.Best.Bits {
			r.Best = clue
		}
	}
}

// addAnswer looks at a guess: a suspect that was found with what lay wrong beside it,
// or a bullet that was spent for nothing.
func (r *Review) addAnswer(before, after game.State, says game.Says, did game.Action) {
	at, card := before.Turn.At, before.Turn.Card
	if e, ok := did.(game.Eliminate); ok {
		at, card = e.At, e.Card
	}
	i := slices.Index(before.Held(), at)
	if i < 0 {
		return
	}
	turn := before.Turn.Number
	if says != game.Right {
		miss := Miss{Seat: at, Card: card, Turn: turn}
		if known := before.Public().Deals(); known.Chance(i, card) > 0 {
			miss.Open = len(known.Candidates(i))
		}
		r.Missed = append(r.Missed, miss)
		return
	}
	if slices.Contains(after.Held(), at) {
		return
	}
	found := Found{Seat: at, Card: card, Guessed: turn}
	if alone := r.alone[at]; alone.Card == card {
		found.Since = alone.Since
	}
	r.Found = append(r.Found, found)
	delete(r.alone, at)
	for _, a := range before.Agents {
		for _, h := range a.Hints {
			if a.Seat == at && game.LiesBy(h.Card, card) != h.Lies {
				r.Wrong = append(r.Wrong, Clue{Seat: at, Hint: h, Turn: turn})
			}
		}
	}
}
