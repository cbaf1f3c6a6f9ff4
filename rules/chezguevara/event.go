package chezguevara

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Event plays an event card on a player. If Target is empty, the target is Seat.
type Event struct {
	Seat   rules.Seat   `json:"seat" jsonschema:"who plays it"`
	Card   parts.CardID `json:"card" jsonschema:"the event card"`
	Target rules.Seat   `json:"target,omitempty" jsonschema:"left out: oneself"`
}

func (Event) Kind() string     { return "event" }
func (a Event) on() rules.Seat { return cmp.Or(a.Target, a.Seat) }

// The text of a card may limit the target (CG-EVT-01, CG-AMB-22). CG-EXPO-01, CG-DEMO-01
func (a Event) breaks(j *judge) {
	a.kind(j)
	self := a.on() == a.Seat
	if a.Card == parts.Exposure && self {
		j.against("CG-EXPO-01", "", "seat", a.Seat)
	}
	if a.Card == parts.Demotion && a.Seat != rules.Nobody && self {
		j.unusual("CG-DEMO-01", "seat", a.Seat)
	}
	switch target := j.Card(a.Card).Target; {
	case target == parts.Self && !self:
		j.against("CG-EVT-01", "self", "card", a.Card)
	case target == parts.Rival && self:
		j.against("CG-EVT-01", "rival", "card", a.Card)
	}
	j.cardInHand(a)
	if a.Card == parts.Promotion && !j.promotable(a.on()) {
		j.noPromotion(a.on())
	}
}

// Events may be played at any time (CG-EVT-01). Other cards may be played only in a phase of the
// player's own turn (CG-EVT-03).
func (a Event) kind(j *judge) {
	switch card := j.Card(a.Card); {
	case card.May(parts.Event):
	case card.Is(parts.Cat):
		j.against("CG-REC-12", "no-event", "seat", a.Seat, "card", a.Card)
	case card.Kind == parts.Person:
		j.against("CG-REC-01", "no-event", "seat", a.Seat, "card", a.Card)
	case a.Seat != j.Turn.Seat:
		j.against("CG-EVT-03", "no-event", "seat", a.Seat, "card", a.Card)
	default:
		j.against("CG-CARD-01", "no-event", "seat", a.Seat, "card", a.Card)
	}
}

// CG-EVT-01, CG-EVT-02, CG-AMB-49
func (a Event) act(r *resolver, _ Wait) {
	r.busy(a.Seat)
	p := Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: a.on()}
	if a.Card == parts.Promotion && r.by == 0 && !r.promotable(p.To) {
		r.begin(p)
		r.note("promotion-kept", "CG-PROMO-03", "seat", p.To) // the card stays in hand (CG-AMB-62)
		return
	}
	r.spend(a)
	if a.Card == parts.Exposure {
		p.Waits = ForExposure
	}
	if r.begin(p).By == 0 {
		a.work(r)
	}
}

// The method `work` applies the events that the program knows. Ranks change immediately, in the
// order of play (CG-SYNC-01, CG-SYNC-03). Extra pay or leave can be used immediately (CG-PAY-04,
// CG-LEAVE-03).
func (a Event) work(r *resolver) {
	target := a.on()
	switch card := r.Card(a.Card); a.Card {
	case parts.Promotion:
		r.promote(target)
	case parts.Demotion:
		r.demote(target)
	case parts.Exposure: // a player of any rank may expose a player of any rank, in any turn (CG-EXPO-02)
		r.note("exposed", "CG-EXPO-01", "seat", a.Seat, "target", target, "needs", r.Clears(target))
	default:
		r.note("event", "CG-EVT-01", "seat", a.Seat, "card", a.Card, "target", target)
		if target == r.Turn.Seat {
			r.Turn.Pay += card.Pay
			r.Turn.Leave += card.Leave
		}
	}
}

// busy records that the active player did something that may prevent healing in this turn.
func (r *resolver) busy(seat rules.Seat) { r.Turn.Busy = r.Turn.Busy || seat == r.Turn.Seat }

// Effect reports what the text of a card does to a player, or to another card in the player's tent.
// If Card is empty, the player gets the slack tokens. Otherwise, Card is the card in the tent. If
// Stays is true, this card gets the slack tokens. If Stays is false, this card moves to the tent of
// To. If Stays is false and To is empty, this card is discarded.
type Effect struct {
	On     int          `json:"on,omitempty" jsonschema:"the line of the card whose text it is"`
	Seat   rules.Seat   `json:"seat" jsonschema:"the player whom it concerns"`
	Card   parts.CardID `json:"card,omitempty" jsonschema:"the card in the tent; left out: the player"`
	To     rules.Seat   `json:"to,omitempty" jsonschema:"the tent that the card goes to; left out: it stays, or is discarded"`
	Stays  bool         `json:"stays,omitempty" jsonschema:"the card stays where it is"`
	Tokens int          `json:"tokens,omitempty" form:",-104,104" jsonschema:"slack tokens put on, or with a minus taken off"`
	Wounds int          `json:"wounds,omitempty" form:",-104,104" jsonschema:"wounds added, or with a minus taken off"`
}

func (Effect) Kind() string  { return "effect" }
func (Effect) breaks(*judge) {}

// The text of a card overrides the rules (CG-TURN-04).
func (a Effect) act(r *resolver, _ Wait) {
	p := r.Player(a.Seat)
	if p == nil {
		return
	}
	var tokens int
	add := func(to *int, n int) int { // a count never becomes negative
		n = max(n, -*to)
		*to += n
		return n
	}
	wounds := add(&p.Wounds, a.Wounds)
	switch i := p.finds(a.Card); {
	case a.Card == parts.NoCard:
		tokens = add(&p.Tokens, a.Tokens)
	case i < 0:
	case a.Stays:
		tokens = add(&p.Tent[i].Tokens, a.Tokens)
	case r.Player(a.To) != nil:
		r.move(a.Card, a.Seat, a.To)
	default:
		r.throwOut(a.Seat, a.Card)
	}
	r.note("effect", "CG-TURN-04", "seat", a.Seat, "card", a.Card, "tokens", tokens, "wounds", wounds)
	r.claim()
}
