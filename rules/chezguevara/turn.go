package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Go begins a phase of the turn. A phase also begins with its first action, so people may leave out
// the Go.
type Go struct {
	Phase Phase `json:"phase" jsonschema:"the phase that begins"`
}

func (Go) Kind() string        { return "go" }
func (Go) when() moment        { return moment{turn: true, late: "CG-TURN-03"} }
func (Go) breaks(*judge)       {}
func (Go) act(*resolver, Wait) {}

// EndTurn ends the turn of the player Seat.
type EndTurn struct {
	Seat rules.Seat `json:"seat" jsonschema:"whose turn ends"`
}

func (EndTurn) Kind() string  { return "end_turn" }
func (EndTurn) when() moment  { return moment{turn: true, others: "CG-TURN-02"} }
func (EndTurn) breaks(*judge) {}

// No card can be cancelled any more (CG-CANC-04). The remaining pay is lost (CG-PAY-03).
// CG-TURN-02, CG-PAY-02
func (EndTurn) act(r *resolver, _ Wait) {
	r.enter(HealingPhase)
	for i := range r.Plays {
		r.toDiscard(r.Plays[i].lying())
	}
	r.endRaid()
	next := r.after(r.Turn.Seat)[0]
	r.Turn = Turn{Number: r.Turn.Number + 1, Seat: next, Phase: DrawPhase, Rank: r.rank(next)}
	r.Plays, r.Owed, r.Right, r.Duty = nil, nil, nil, rules.Nobody
	for i := range r.Players {
		for j := range r.Players[i].Tent {
			r.Players[i].Tent[j].Line = 0
		}
	}
	r.note("turn", "CG-TURN-02", "seat", next, "pay", r.PayLeft(), "leave", r.LeaveLeft())
}

// CG-TURN-03. The moochers are fed after the rolls phase (CG-MOOCH-03, CG-MOOCH-07).
func (r *resolver) enter(to Phase) {
	if to.order() <= r.Turn.Phase.order() {
		return
	}
	if r.Turn.Phase.order() <= RollsPhase.order() && to.order() > RollsPhase.order() {
		r.upkeep()
	}
	if to.order() > LeavePhase.order() {
		r.Duty = rules.Nobody
	}
	r.Turn.Phase = to
}

// Draw moves cards from the deck to the hand. If Cards is 0, the player draws until the hand has
// six cards.
type Draw struct {
	Seat  rules.Seat `json:"seat" jsonschema:"who draws"`
	Cards int        `json:"cards,omitempty" jsonschema:"0: up to six in hand"`
}

func (Draw) Kind() string { return "draw" }
func (Draw) when() moment { return moment{phase: DrawPhase, late: "CG-DRAW-01"} }

// CG-DRAW-01, CG-DRAW-02. Nobody can draw more than the deck and the discard pile together
// (CG-AMB-10).
func (a Draw) breaks(j *judge) {
	hand := j.Player(a.Seat).Hand
	needed := min(max(0, parts.FullHand-hand), j.Deck+j.Discard)
	args := []any{"seat", a.Seat, "cards", a.Cards, "needed", needed}
	switch {
	case a.Cards < 0:
		j.impossible("CG-DRAW-01", "", args...)
	case hand >= parts.FullHand:
		j.against("CG-DRAW-02", "", args...)
	case j.drewFull(a.Seat):
		j.against("CG-DRAW-01", "over", args...)
	case a.Cards != 0 && a.Cards != needed:
		j.against("CG-DRAW-01", "", args...)
	}
}

// drewFull reports whether a draw in this turn has filled the hand, even if cards were played
// since.
func (s *State) drewFull(seat rules.Seat) bool {
	out := 0
	for _, l := range slices.Backward(s.Lines) {
		if _, drew := l.Action.(Draw); drew {
			return s.Player(seat).Hand+out >= parts.FullHand
		}
		if who, cards := playedBy(l.Action); who == seat {
			out += len(cards)
		}
	}
	return false
}

// CG-DRAW-01
func (a Draw) act(r *resolver, _ Wait) {
	p := r.Player(a.Seat)
	if p == nil {
		return
	}
	cards := a.Cards
	if cards == 0 {
		cards = parts.FullHand - p.Hand
	}
	n := r.draw(max(0, cards))
	p.Hand += n
	r.Turn.Drawn = true
	r.note("drew", "CG-DRAW-01", "seat", a.Seat, "cards", n)
}

// `draw` takes cards from the deck and returns their number. If the deck is empty, the discard pile
// immediately becomes the deck (CG-DECK-01, CG-AMB-10).
func (r *resolver) draw(cards int) int {
	n := 0
	for n < cards && r.Deck+r.Discard > 0 {
		r.reshuffle()
		some := min(cards-n, r.Deck)
		n, r.Deck = n+some, r.Deck-some
		r.reshuffle()
	}
	return n
}

func (r *resolver) reshuffle() {
	if r.Deck == 0 && r.Discard > 0 {
		r.Deck, r.Discard = r.Discard, 0
		r.note("reshuffled", "CG-DECK-01", "cards", r.Deck)
	}
}

// Discard discards a number of cards from the hand.
type Discard struct {
	Seat  rules.Seat `json:"seat" jsonschema:"who discards"`
	Cards int        `json:"cards" jsonschema:"how many cards of the hand"`
}

func (Discard) Kind() string { return "discard" }
func (Discard) when() moment { return moment{phase: DiscardPhase, late: "CG-DISC-02"} }

// CG-DISC-03, CG-DISC-04
func (a Discard) breaks(j *judge) {
	switch hand := j.Player(a.Seat).Hand; {
	case a.Cards < 1 || a.Cards > hand:
		j.impossible("CG-DISC-04", "", "seat", a.Seat, "cards", a.Cards, "hand", hand)
	case a.Cards == hand:
		j.against("CG-DISC-03", "", "seat", a.Seat, "cards", a.Cards, "hand", hand)
	}
}

func (a Discard) act(r *resolver, _ Wait) {
	r.lay(a.Seat, a.Cards)
	r.toDiscard(max(0, a.Cards))
}

// Heal removes wounds of a player who has rested.
type Heal struct {
	Seat   rules.Seat `json:"seat" jsonschema:"who rests"`
	Wounds int        `json:"wounds" jsonschema:"how many wounds come off"`
}

func (Heal) Kind() string { return "heal" }
func (Heal) when() moment { return moment{phase: HealingPhase, late: "CG-HEAL-01"} }

// CG-HEAL-01, CG-HEAL-02, CG-HEAL-03, CG-AMB-21
func (a Heal) breaks(j *judge) {
	switch {
	case a.Wounds < 1 || a.Wounds > j.Player(a.Seat).Wounds:
		j.impossible("CG-HEAL-02", "", "seat", a.Seat, "wounds", a.Wounds)
	case a.Wounds > 1 || j.Turn.Healed:
		j.against("CG-HEAL-02", "", "seat", a.Seat, "wounds", a.Wounds)
	case !j.Rested():
		j.against("CG-HEAL-01", "", "seat", a.Seat, "wounds", a.Wounds)
	}
}

// Rested reports whether the active player has done nothing that prevents healing (CG-AMB-21,
// CG-AMB-78, CG-AMB-79, CG-AMB-80).
func (s *State) Rested() bool {
	return !s.Turn.Acted && (!s.Turn.Busy || s.House.Is(Healing, "only_recruiting_and_leave"))
}

// CG-HEAL-02, CG-WOUND-03
func (a Heal) act(r *resolver, _ Wait) {
	p := r.Player(a.Seat)
	if p == nil {
		return
	}
	n := min(p.Wounds, max(0, a.Wounds))
	p.Wounds -= n
	r.Turn.Healed = true
	r.note("healed", "CG-HEAL-02", "seat", a.Seat, "wounds", n)
	r.claim()
}
