package chezguevara

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Cancel plays a cancel card on the card of line On. If On is 0, the cancel card is played on a
// card in a tent. In this case, the field Target is the card in the tent, and the field Of is the
// owner of the tent.
type Cancel struct {
	Seat   rules.Seat   `json:"seat" jsonschema:"who cancels"`
	Card   parts.CardID `json:"card" jsonschema:"the cancel card"`
	On     int          `json:"on,omitempty" jsonschema:"the line of the card that is cancelled"`
	Of     rules.Seat   `json:"of,omitempty" jsonschema:"whose tent, for a card that lies there"`
	Target parts.CardID `json:"target,omitempty" jsonschema:"the card that lies there"`
}

func (Cancel) Kind() string { return "cancel" }

// CG-CANC-01, CG-CANC-04, CG-CANC-07
func (a Cancel) breaks(j *judge) {
	j.cardInHand(a)
	p := j.Play(a.On)
	args := []any{"seat", a.Seat, "card", a.Card, "on", LineNoun(a.On)}
	switch {
	case a.On == 0 || p == nil:
		a.inPlay(j)
	case !p.Open():
		j.tooLate(p.Card, "", append(args, "shut", LineNoun(cmp.Or(p.By, p.Shut)))...)
	case !p.Cancellable():
		j.against("CG-CANC-07", "", append(args, "target", p.Card)...)
	case !j.covers(a.Card, p):
		j.against("CG-CANC-01", "", args...)
	}
}

// A trophy or a moved person can never be cancelled (CG-CANC-07, CG-AMB-63). Other cards in a tent
// can no longer be cancelled (CG-CANC-04).
func (a Cancel) inPlay(j *judge) {
	p := j.Player(a.Of)
	args := []any{"seat", a.Seat, "card", a.Card, "target", a.Target}
	switch at := p.finds(a.Target); {
	case at < 0:
		j.against("CG-CANC-01", "nothing", args...)
	case p.Tent[at].Moved:
		j.against("CG-CANC-07", "", args...)
	default:
		j.tooLate(a.Target, "in-play", args...)
	}
}

// CG-CANC-04, CG-CANC-08
func (j *judge) tooLate(card parts.CardID, cause string, mentioned ...any) {
	v := j.against("CG-CANC-04", cause, mentioned...)
	if j.Card(card).Is(parts.Sleep) {
		v.Also = append([]ruleID{"CG-CANC-08"}, v.Also...)
	}
}

// covers reports whether a cancel card can cancel p. It returns true if nobody has entered the text
// of the cancel card.
func (s *State) covers(cancel parts.CardID, p *Play) bool {
	card := s.Card(cancel)
	if len(card.Cancels) == 0 {
		return card.Untold
	}
	if p.As == (Loot{}).Kind() {
		return card.CancelsCard(&parts.Card{Kind: parts.Thing, Categories: []parts.Category{parts.Looting}})
	}
	laid := *s.Card(p.Card)
	laid.Kind = cmp.Or(laid.Kind, playedAs[p.As])
	return card.CancelsCard(&laid)
}

// playedAs maps a kind of action to the kind of card that it plays. It is for cards of unknown
// kind.
var playedAs = map[string]parts.Kind{
	Recruit{}.Kind(): parts.Person, Do{}.Kind(): parts.Activity, Order{}.Kind(): parts.Activity,
	Event{}.Kind(): parts.Event, Cancel{}.Kind(): parts.Event,
}

// act discards the cancel card (CG-AMB-49). If On is 0, act also discards Target. This breaks a
// rule, but people may record such an action. If On names a line, Apply replays the turn without
// that line.
func (a Cancel) act(r *resolver, _ Wait) {
	r.busy(a.Seat)
	r.spend(a)
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), On: a.On})
	if p.By == 0 && a.On == 0 {
		r.throwOut(a.Of, a.Target)
	}
}

// canceller returns the first valid line that cancels line n, or 0.
func (s *State) canceller(n int) int {
	for i := n; i < len(s.Lines); i++ {
		if c, ok := s.Lines[i].Action.(Cancel); ok && c.On == n && s.stands(i+1) {
			return i + 1
		}
	}
	return 0
}

func (s *State) stands(n int) bool { return s.canceller(n) == 0 && !s.fallen(n) }

// fallen reports whether line n depends on a cancelled line, directly or not.
func (s *State) fallen(n int) bool {
	above := s.above(n)
	return above != 0 && !s.stands(above)
}

// The method `above` returns the line that line n depends on, or 0. Most lines depend on the line
// that they answer. A cancel card depends on the same line as the card that it cancels. An order
// depends on no line.
func (s *State) above(n int) int {
	l := s.line(n)
	_, orders := l.Action.(Order)
	_, cancels := l.Action.(Cancel)
	switch {
	case orders || l.On >= n:
		return 0
	case cancels:
		return s.above(l.On)
	}
	return l.On
}

// shutWindows marks the cards that can no longer be cancelled. If a player plays a card,
// shutWindows marks the earlier cards of this player (CG-CANC-04). By a house rule, an
// interruption, such as an event, does not mark cards that are not settled yet (CG-AMB-66). By
// another house rule, each step of the turn marks all cancel cards (CG-AMB-71).
func (r *resolver) shutWindows(a Action) {
	seat, cards := playedBy(a)
	turns := actorInTurn(a, r.Turn.Seat) != rules.Nobody
	steps := turns || a.Kind() == (Resolve{}).Kind() || a.Kind() == (Roll{}).Kind()
	for i := range r.Plays {
		p := &r.Plays[i]
		own := len(cards) > 0 && p.Owner == seat && seat != rules.Nobody
		switch {
		case !p.Open():
		case own && (turns || p.Waits == NoWait || r.House.Is(OwnInterrupt, "yes")),
			steps && p.As == (Cancel{}).Kind() && r.House.Is(CancelWindow, "next_step"):
			p.Shut = r.n
		}
	}
}

// tellUndone adds notes about what a cancel card changed (CG-CANC-02, CG-AMB-59).
func (r *resolver) tellUndone(before *State) {
	r.n = len(r.Lines)
	on := r.line(r.n).On
	r.note("cancelled", "CG-CANC-02", "on", LineNoun(on), "card", r.line(r.n).Action.(Cancel).Card)
	for n := 1; n < r.n; n++ {
		switch stood, stands := before.stands(n), r.stands(n); {
		case !stood && stands:
			r.note("stands-again", "CG-CANC-02", "on", LineNoun(n))
		case stood && !stands && n != on:
			r.note("falls", "CG-AMB-59", "on", LineNoun(n))
		}
	}
	for i := range r.Players {
		r.tellChanged(&before.Players[i], &r.Players[i], before.Total(r.Players[i].Seat))
	}
	if was, is := before.PayLeft(), r.PayLeft(); was != is {
		r.note("undone-pay", "CG-CANC-02", "pay", is)
	}
}

func (r *resolver) tellChanged(was, is *Player, total int) {
	if was.Rank != is.Rank {
		r.note("undone-rank", "CG-CANC-02", "seat", is.Seat, "rank", is.Rank)
	}
	for _, l := range was.Tent {
		if is.finds(l.Card) < 0 {
			r.note("undone-gone", "CG-CANC-02", "seat", is.Seat, "card", l.Card)
		}
	}
	for _, l := range is.Tent {
		if was.finds(l.Card) < 0 {
			r.note("undone-back", "CG-CANC-02", "seat", is.Seat, "card", l.Card)
		}
	}
	if now := r.Total(is.Seat); now != total {
		r.note("undone-slack", "CG-CANC-02", "seat", is.Seat, "slack", now)
	}
}
