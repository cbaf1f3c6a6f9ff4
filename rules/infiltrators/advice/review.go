package advice

import (
	"math"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Review analyses a mission. It uses what all agents knew at the time of each action. It ignores
// hidden cards that only one agent saw.
type Review struct {
	Found  []Found
	Best   Clue // the hint with the most information; empty if no hint gave information
	Wrong  []Clue
	Missed []Miss

	clues []Clue               // all hints, as they lie after corrections
	alone map[rules.Seat]Found // key: the holder's seat; value: a suspect that all agents can identify without a guess
}

// Found describes a suspect that was guessed correctly.
type Found struct {
	Seat    rules.Seat
	Card    parts.Card
	Since   int // the first turn in which all agents could know the card; 0 if only the guess revealed it
	Guessed int // the turn of the guess
}

// Clue is a hint beside a suspect, with the information that it gave.
type Clue struct {
	Seat rules.Seat // the seat of the suspect's holder
	Hint game.LaidHint
	Turn int
	Bits float64 // log2(deals before the hint / deals after it)
}

// Miss is a wrong guess.
type Miss struct {
	Seat rules.Seat
	Card parts.Card
	Turn int
	Open int // the number of possible cards; 0 if the guessed card was impossible
}

// NewReview returns an empty review.
func NewReview() *Review { return &Review{alone: map[rules.Seat]Found{}} }

// Add adds one action to the review, with the states before and after the action.
func (r *Review) Add(before, after game.State, did game.Action) {
	known := after.Public().Deals()
	if _, ok := did.(game.Correct); ok {
		r.correctClues(before, after, known)
	}
	r.addClues(before, after, known)
	if says, ok := answered(did); ok {
		r.addAnswer(before, after, says, did)
	}
	for i, seat := range after.Held() {
		switch card, ok := known.Only(i); {
		case !ok && known.Count() > 0: // after a correction, the card is open again
			delete(r.alone, seat)
		case ok && r.alone[seat].Card != card:
			r.alone[seat] = Found{Card: card, Since: before.Turn.Number}
		}
	}
}

func answered(did game.Action) (game.Says, bool) {
	switch d := did.(type) {
	case game.Answer:
		return d.Says, true
	case game.Eliminate:
		return d.Says, d.Says != ""
	}
	return "", false
}

func (r *Review) addClues(before, after game.State, known deals.PublicDeals) {
	for i := range after.Agents {
		a := &after.Agents[i]
		if len(a.Hints) == len(before.Agents[i].Hints)+1 {
			r.addClue(Clue{Seat: a.Seat, Hint: a.Hints[len(a.Hints)-1], Turn: before.Turn.Number}, before, known)
		}
	}
	r.Best = Clue{}
	for _, c := range r.clues {
		if c.Bits > r.Best.Bits {
			r.Best = c
		}
	}
}

// addClue computes the information of a hint from the deals without the hint and with it.
func (r *Review) addClue(c Clue, without game.State, known deals.PublicDeals) {
	was, is := without.Public().Deals().Count(), known.Count()
	if was > 0 && is > 0 {
		c.Bits = math.Log2(float64(was) / float64(is))
		r.clues = append(r.clues, c)
	}
}

// correctClues forgets the hints that a correction removes. A hint that it turns counts as it lies
// now.
func (r *Review) correctClues(before, after game.State, known deals.PublicDeals) {
	for i := range before.Agents {
		seat, now := before.Agents[i].Seat, after.Agents[i].Hints
		for _, was := range before.Agents[i].Hints {
			at := slices.IndexFunc(now, func(h game.LaidHint) bool { return h.Card == was.Card })
			if at >= 0 && now[at].Lies == was.Lies {
				continue
			}
			turn, counted := r.forget(seat, was.Card)
			if at < 0 || !counted {
				continue
			}
			without := after
			without.Agents = slices.Clone(after.Agents)
			without.Agents[i].Hints = slices.Delete(slices.Clone(now), at, at+1)
			r.addClue(Clue{Seat: seat, Hint: now[at], Turn: turn}, without, known)
		}
	}
}

// The method `forget` removes the last hint with this card beside a seat's suspects. It returns the
// turn of the hint.
func (r *Review) forget(seat rules.Seat, card parts.Card) (turn int, found bool) {
	for i, c := range slices.Backward(r.clues) {
		if c.Seat == seat && c.Hint.Card == card {
			r.clues = slices.Delete(r.clues, i, i+1)
			return c.Turn, true
		}
	}
	return 0, false
}

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
		cards := before.Public().Deals().Candidates(i)
		if slices.ContainsFunc(cards, func(c deals.Candidate) bool { return c.Card == card }) {
			miss.Open = len(cards)
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
