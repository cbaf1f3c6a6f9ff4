package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Order is an abuse of rank. A player of higher rank imposes another activity on the player who
// announced the card of line On. This activity replaces the announced card. An order on an order is
// a counter-order.
type Order struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who gives the order"`
	Card parts.CardID `json:"card" jsonschema:"the activity that is ordered"`
	On   int          `json:"on,omitempty" jsonschema:"the line that is replaced"`
}

func (Order) Kind() string { return "order" }

// The replaced card must be announced by another player (CG-ABUSE-03) and must not have taken
// effect (CG-AMB-42). It cannot be a recruited person (CG-ABUSE-10). The new card must be an
// activity from the abuser's hand (CG-ABUSE-04). The new card may be a raid only if nobody outranks
// the abuser (CG-ABUSE-09). The victim must be able to pay for the new card, except by a house rule
// (CG-AMB-18).
func (a Order) breaks(j *judge) {
	p := j.Play(a.On)
	if a.On == 0 {
		p = j.replaceable()
	}
	switch {
	case a.Seat == j.Turn.Seat:
		j.against("CG-ABUSE-03", "own", "seat", a.Seat, "active", j.Turn.Seat)
	case p == nil && j.Turn.Phase != LeavePhase, p != nil && p.As == (Recruit{}).Kind():
		j.against("CG-ABUSE-10", "", "seat", a.Seat, "active", j.Turn.Seat)
	case p == nil || !p.Replaceable():
		j.against("CG-ABUSE-03", "", "seat", a.Seat, "active", j.Turn.Seat)
	}
	card := j.Card(a.Card)
	if a.Card == parts.NoCard || !card.May(parts.Activity) || j.Player(a.Seat).Hand < 1 {
		j.against("CG-ABUSE-04", "", "seat", a.Seat, "card", a.Card)
	}
	if p != nil && p.Replaceable() {
		a.outranks(j, p)
	}
	if card.Is(parts.Raid) && j.overtaken(a.Seat) {
		j.against("CG-ABUSE-09", "", "seat", a.Seat, "rank", j.rank(a.Seat))
	}
	if card.Cost > j.PayLeft() && !j.House.Is(ImposedCost, "free") {
		j.against("CG-AMB-18", "", "seat", a.Seat, "cost", card.Cost, "pay", j.PayLeft())
	}
}

// CG-ABUSE-02. A counter-order must come from a third player, whose rank is higher than that of the
// first abuser (CG-COUNTER-01). Nobody can counter a Sergeant (CG-COUNTER-03). By a house rule, the
// first abuser's present rank counts instead of the rank at the time of the first order
// (CG-AMB-68).
func (a Order) outranks(j *judge, p *Play) {
	rank, victim := j.rank(a.Seat), p.Performer()
	args := []any{"seat", a.Seat, "rank", rank, "victim", victim}
	counters, first := p.As == a.Kind(), p.Rank
	if counters {
		args = append(args, "first", p.Seat)
	}
	if j.House.Is(CounterRank, "now") {
		first = j.rank(p.Seat)
	}
	switch {
	case counters && first == parts.Sergeant:
		j.against("CG-COUNTER-03", "", args...)
	case counters && (rank.Order() <= first.Order() || a.Seat == p.Seat):
		j.against("CG-COUNTER-01", "", args...)
	case rank.Order() <= j.rank(victim).Order() && a.Seat != victim:
		j.against("CG-ABUSE-02", "", args...)
	}
}

// The abuser gains one slack immediately (CG-ABUSE-01, CG-ABUSE-11, CG-ABUSE-12). A counter-order
// replaces the first order (CG-COUNTER-02). If an order is cancelled, its card is discarded, but
// the abuser keeps the slack (CG-AMB-43).
func (a Order) act(r *resolver, _ Wait) {
	r.busy(a.Seat)
	r.lay(a.Seat, 1)
	r.note("abused", "CG-ABUSE-11", "seat", a.Seat, "card", a.Card)
	if p := r.Player(a.Seat); p != nil {
		p.Tokens++
		r.claim()
	}
	victim, on := r.Turn.Seat, r.line(r.n).On
	if was := r.Play(on); was != nil {
		victim = was.Performer()
		r.replace(was)
	}
	order := Play{
		Seat:  a.Seat,
		Card:  a.Card,
		As:    a.Kind(),
		To:    victim,
		On:    on,
		Owner: victim,
		Waits: r.firstWait(a.Card),
	}
	if r.House.Is(ImposedWindow, "abuser") {
		order.Owner = a.Seat
	}
	if r.begin(order).By != 0 {
		r.toDiscard(1)
	}
}

// If a looting is replaced, its cards return to the hand (CG-ABUSE-06). Other replaced cards are
// discarded (CG-ABUSE-05). A countered abuser keeps the slack, except by a house rule (CG-AMB-41).
func (r *resolver) replace(p *Play) {
	if p.Waits == NoWait {
		return
	}
	lying := p.lying()
	p.By, p.Waits = r.n, NoWait
	switch p.As {
	case Loot{}.Kind():
		r.takeUp(p.Seat, lying)
		r.note("replaced-loot", "CG-ABUSE-06", "seat", p.Seat, "cards", p.Cards)
		return
	case Order{}.Kind():
		if first := r.Player(p.Seat); first != nil && r.House.Is(CounteredSlack, "lost") {
			first.Tokens = max(0, first.Tokens-1)
		}
		r.note("countered", "CG-COUNTER-02", "seat", p.Seat, "card", p.Card)
	default:
		r.note("replaced", "CG-ABUSE-05", "seat", p.Seat, "card", p.Card)
	}
	r.toDiscard(lying)
}

// replaceable returns the latest play that an order can replace, or nil.
func (s *State) replaceable() *Play {
	for i := range slices.Backward(s.Plays) {
		if s.Plays[i].Replaceable() {
			return &s.Plays[i]
		}
	}
	return nil
}
