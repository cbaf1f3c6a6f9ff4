package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Evict is an eviction roll for a person in the player's own tent. With a die of 4 or more, the
// person leaves this tent. If To names a player, the person moves to the tent of that player. If To
// is empty, the person is discarded.
type Evict struct {
	Seat rules.Seat   `json:"seat" jsonschema:"whose tent the person is rolled out of"`
	Card parts.CardID `json:"card" jsonschema:"the person"`
	Die  int          `json:"die" form:",1,6" jsonschema:"the eviction roll, 1 to 6"`
	To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: discarded"`
}

func (Evict) Kind() string { return "evict" }
func (Evict) when() moment {
	return moment{phase: RollsPhase, late: "CG-EVICT-01", others: "CG-ROLL-01"}
}

// CG-EVICT-03
const evictedFrom = 4

// Evicts reports whether the die is high enough to evict the person (CG-EVICT-03).
func (a Evict) Evicts() bool { return a.Die >= evictedFrom }

// CG-ROLL-01, CG-EVICT-01, CG-EVICT-05. Each person gets one roll a turn (CG-AMB-09). An evicted
// person goes only to another tent that accepts him (CG-EVICT-06, CG-REC-11). By a house rule, a
// moocher may be discarded only if no other tent accepts him (CG-AMB-11).
func (a Evict) breaks(j *judge) {
	card := j.Card(a.Card)
	switch {
	case j.Player(a.Seat).finds(a.Card) < 0:
		j.against("CG-ROLL-01", "not-lying", "seat", a.Seat, "card", a.Card)
	case fixed(card):
		j.against("CG-EVICT-05", "", "seat", a.Seat, "card", a.Card)
	case !card.May(parts.Person):
		j.against("CG-EVICT-01", "no-person", "seat", a.Seat, "card", a.Card)
	case j.triedOften(a.Seat, a.Card), len(j.Turn.Evicted) > 0 && j.House.Is(EvictionRolls, "one_per_turn"):
		j.against("CG-AMB-09", "", "seat", a.Seat, "card", a.Card)
	}
	anyHost := func() bool { // whether another tent accepts the person (CG-AMB-05)
		return slices.ContainsFunc(j.Players, func(p Player) bool { return p.Seat != a.Seat && j.enters(card, p.Seat) })
	}
	switch {
	case !a.Evicts():
	case a.To == a.Seat:
		j.against("CG-REC-11", "", "seat", a.Seat, "card", a.Card, "to", a.To)
	case a.To != rules.Nobody && !j.enters(card, a.To):
		j.against("CG-EVICT-06", "", "seat", a.Seat, "card", a.Card, "to", a.To)
	case a.To == rules.Nobody && !card.Brother() && j.House.Is(EvictedMoocher, "must_send") && anyHost():
		j.against("CG-AMB-11", "", "seat", a.Seat, "card", a.Card, "to", a.To)
	}
}

// Each copy of a person in the tent gets one eviction roll a turn.
func (s *State) triedOften(seat rules.Seat, card parts.CardID) bool {
	tried := count(s.Turn.Evicted, func(id parts.CardID) bool { return id == card })
	return tried >= count(s.Player(seat).Tent, func(l Laid) bool { return l.Card == card })
}

// `fixed` reports whether a person can never be evicted (CG-EVICT-05) or moved (CG-EXPO-08).
func fixed(c *parts.Card) bool { return c.ID == parts.GloriousLeader || c.Is(parts.Cat) }

// CG-EVICT-02, CG-EVICT-03, CG-EVICT-04, CG-REC-11
func (a Evict) act(r *resolver, _ Wait) {
	r.Turn.Evicted = append(r.Turn.Evicted, a.Card)
	r.Turn.Busy = true
	switch {
	case !a.Evicts():
		r.note("evict-stays", "CG-EVICT-02", "seat", a.Seat, "card", a.Card, "die", a.Die)
	case r.Player(a.To) != nil && a.To != a.Seat:
		r.note("evict-sent", "CG-EVICT-04", "seat", a.Seat, "card", a.Card, "to", a.To)
		r.move(a.Card, a.Seat, a.To)
	default:
		r.note("evict-gone", "CG-EVICT-03", "seat", a.Seat, "card", a.Card, "die", a.Die)
		r.throwOut(a.Seat, a.Card)
	}
}

// CardRoll is a die that a card in the tent requires. A separate Effect reports the consequence of
// the die.
type CardRoll struct {
	Seat rules.Seat   `json:"seat" jsonschema:"in whose tent the card lies"`
	Card parts.CardID `json:"card" jsonschema:"the card that calls for the roll"`
	Die  int          `json:"die" form:",1,6" jsonschema:"what fell, 1 to 6"`
}

func (CardRoll) Kind() string { return "card_roll" }
func (CardRoll) when() moment {
	return moment{phase: RollsPhase, late: "CG-ROLL-02", others: "CG-ROLL-02"}
}

// CG-ROLL-02
func (a CardRoll) breaks(j *judge) {
	if j.Player(a.Seat).finds(a.Card) < 0 || !j.Card(a.Card).Rolls || slices.Contains(j.Turn.Rolled, a.Card) {
		j.against("CG-ROLL-02", "", "seat", a.Seat, "card", a.Card)
	}
}

// RollsDue lists the cards in the active player's tent that still require a die (CG-ROLL-02).
func (s *State) RollsDue() []parts.CardID {
	return s.lying(s.Turn.Seat, func(id parts.CardID, c *parts.Card) bool {
		return c.Rolls && !slices.Contains(s.Turn.Rolled, id)
	})
}

func (a CardRoll) act(r *resolver, _ Wait) {
	r.Turn.Rolled = append(r.Turn.Rolled, a.Card)
	r.note("card-rolled", "CG-ROLL-02", "card", a.Card, "die", a.Die)
}
