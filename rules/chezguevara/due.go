package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Owed is a due action, such as feeding a moocher. Most other actions must wait for it (CG-AMB-77).
type Owed struct {
	For    Awaited      `json:"for" jsonschema:"what is due"`
	Seat   rules.Seat   `json:"seat" jsonschema:"who owes it"`
	Card   parts.CardID `json:"card,omitempty" jsonschema:"the moocher who is to be fed"`
	Line   int          `json:"line,omitempty" jsonschema:"that caused it"`
	Upkeep bool         `json:"upkeep,omitempty" jsonschema:"of the turn, not of an arrival"`
}

func (o Owed) wait() Wait { return Wait{o.For, o.Seat, o.Line, o.Card} }

// payDue carries out the due actions that need no decision, and drops the impossible ones. A
// moocher with nothing to eat stays (CG-MOOCH-05). A demoted player without a partner keeps the
// rank.
func (r *resolver) payDue() {
	for i := 0; i < len(r.Owed); i++ {
		o := r.Owed[i]
		choices := r.Choices(o.wait())
		gone := o.For == ForFeed && r.Player(o.Seat).finds(o.Card) < 0
		switch {
		case r.held(o):
		case gone || len(choices) == 0:
			r.Owed = slices.Delete(r.Owed, i, i+1)
			i = -1
		case len(choices) == 1 && r.alone(o):
			r.tellTotals()
			o.wait().Answer(choices[0]).act(r, o.wait())
			i = -1
		}
	}
}

// alone reports whether a due action with only one choice is done without asking the player. An
// owner of several moochers is asked which one eats first (CG-AMB-44). If an earlier line made an
// exchange due, the demoted player is asked too (CG-DEMO-04).
func (r *resolver) alone(o Owed) bool {
	if o.For == ForExchange && o.Line != r.n {
		return false
	}
	return count(r.Owed, func(other Owed) bool { return other.For == o.For && other.Seat == o.Seat }) == 1
}

func (r *resolver) pay(w Wait) {
	if i := slices.IndexFunc(r.Owed, func(o Owed) bool { return o.wait() == w }); i >= 0 {
		r.Owed = slices.Delete(r.Owed, i, i+1)
	}
}

// Feed discards a card as the meal of a moocher.
type Feed struct {
	Seat   rules.Seat   `json:"seat" jsonschema:"in whose tent the moocher is"`
	Feeder parts.CardID `json:"feeder,omitempty" jsonschema:"left out: the one who is to be fed"`
	Card   parts.CardID `json:"card" jsonschema:"the card that it eats"`
	On     int          `json:"on,omitempty" jsonschema:"the line that calls for it"`
}

func (Feed) Kind() string { return "feed" }
func (Feed) when() moment { return moment{answers: []Awaited{ForFeed}} }

// CG-MOOCH-07, CG-MOOCH-04, CG-DUAL-03
func (a Feed) breaks(j *judge) {
	w, p := j.feedOf(a), j.Player(a.Seat)
	args := []any{"seat", a.Seat, "feeder", w.Card, "card", a.Card}
	switch {
	case w.For == NoWait && j.Turn.Phase.order() <= RollsPhase.order():
		j.against("CG-MOOCH-07", "", args...)
	case w.For == NoWait || p.finds(a.Card) < 0 || !j.Card(a.Card).IsAny(j.Card(w.Card).Eats):
		j.against("CG-MOOCH-04", "", args...)
	case j.protected(p, j.Card(a.Card)):
		j.against("CG-DUAL-03", "", args...)
	}
}

// CG-MOOCH-02, CG-MOOCH-03, CG-MOOCH-04
func (a Feed) act(r *resolver, w Wait) {
	r.pay(w)
	if r.throwOut(w.Seat, a.Card) {
		r.note("fed", "CG-MOOCH-04", "seat", w.Seat, "feeder", w.Card, "card", a.Card)
	}
}

// meals lists the distinct cards that a moocher may eat (CG-MOOCH-06, CG-DUAL-02, CG-DUAL-03,
// CG-AMB-46).
func (s *State) meals(host rules.Seat, feeder parts.CardID) []parts.CardID {
	eats := s.Card(feeder).Eats
	if len(eats) == 0 {
		return nil
	}
	return once(s.lying(host, func(id parts.CardID, c *parts.Card) bool {
		return c.IsAny(eats) && id != feeder && !s.protected(s.Player(host), c)
	}))
}

func (s *State) protected(p *Player, card *parts.Card) bool {
	return slices.ContainsFunc(p.Tent, func(l Laid) bool { return card.IsAny(s.Card(l.Card).Protects) })
}

// upkeep makes a meal due for every moocher that finds food (CG-MOOCH-03, CG-AMB-44).
func (r *resolver) upkeep() {
	for _, id := range r.feeders(1) {
		r.Owed = append(r.Owed, Owed{For: ForFeed, Seat: r.Turn.Seat, Card: id, Upkeep: true})
	}
	r.payDue()
}

// feeders lists the active player's moochers with at least `choices` possible meals.
func (s *State) feeders(choices int) []parts.CardID {
	hungry := func(id parts.CardID, _ *parts.Card) bool { return len(s.meals(s.Turn.Seat, id)) >= choices }
	return s.lying(s.Turn.Seat, hungry)
}

// DropSleep discards a player's sleep card because a neighbour is noisy.
type DropSleep struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who loses the card"`
	Card parts.CardID `json:"card" jsonschema:"the sleep card"`
	On   int          `json:"on,omitempty" jsonschema:"the line that calls for it"`
}

func (DropSleep) Kind() string { return "drop_sleep" }
func (DropSleep) when() moment { return moment{answers: []Awaited{ForSleep}} }

// CG-NOISE-02
func (a DropSleep) breaks(j *judge) {
	if j.awaits(0, a.Seat, ForSleep).For == NoWait || !slices.Contains(j.sleeping(a.Seat), a.Card) {
		j.against("CG-NOISE-02", "", "seat", a.Seat, "card", a.Card)
	}
}

func (a DropSleep) act(r *resolver, w Wait) {
	r.pay(w)
	if r.throwOut(a.Seat, a.Card) {
		r.note("woken", "CG-NOISE-02", "seat", a.Seat, "card", a.Card)
	}
}

// CG-NOISE-02, CG-NOISE-03
func (s *State) sleeping(seat rules.Seat) []parts.CardID {
	return once(s.lying(seat, func(_ parts.CardID, c *parts.Card) bool { return c.Is(parts.Sleep) }))
}

// noise makes each neighbour discard a sleep card (CG-NOISE-01 to CG-NOISE-04). If only two play,
// the other player discards one card, or by a house rule two cards (CG-AMB-47). While a victory is
// claimed, nobody discards, so there is no note (CG-WIN-01).
func (r *resolver) noise(who rules.Seat) {
	around := r.after(who)
	neighbours := []rules.Seat{around[0], around[len(around)-2]}
	if len(around) == 2 && r.House.Is(NoisyTwo, "1") {
		neighbours = neighbours[:1]
	}
	if !r.held(Owed{}) {
		r.note("noise", "CG-NOISE-02", "seat", who, "seats", neighbours)
	}
	for _, seat := range neighbours {
		r.Owed = append(r.Owed, Owed{For: ForSleep, Seat: seat, Line: r.n})
	}
}
