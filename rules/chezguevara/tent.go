package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func (s *State) lying(seat rules.Seat, so func(parts.CardID, *parts.Card) bool) []parts.CardID {
	var out []parts.CardID
	if p := s.Player(seat); p != nil {
		for _, l := range p.Tent {
			if so(l.Card, s.Card(l.Card)) {
				out = append(out, l.Card)
			}
		}
	}
	return out
}

func once[T comparable](list []T) []T {
	var out []T
	for _, one := range list {
		if !slices.Contains(out, one) {
			out = append(out, one)
		}
	}
	return out
}

func count[T any](list []T, so func(T) bool) int {
	n := 0
	for _, one := range list {
		if so(one) {
			n++
		}
	}
	return n
}

// CG-LEAVE-05. A cancel card may make the player's own looting valid again. The hand must then also
// contain the things of this looting (CG-CANC-06).
func (j *judge) cardInHand(a Action) {
	seat, cards := playedBy(a)
	n := len(cards)
	if by, cancels := a.(Cancel); cancels {
		hit, _ := j.line(by.On).Action.(Cancel)
		if p := j.Play(hit.On); p != nil && p.Seat == by.Seat && p.By == by.On {
			n += len(p.Cards)
		}
	}
	if p := j.Player(seat); p != nil && p.Hand < n {
		j.against("CG-LEAVE-05", "", "seat", seat, "cards", n, "hand", p.Hand)
	}
}

func (r *resolver) lay(seat rules.Seat, cards int) {
	if p := r.Player(seat); p != nil {
		p.Hand = max(0, p.Hand-max(0, cards))
	}
}

func (r *resolver) takeUp(seat rules.Seat, cards int) {
	if p := r.Player(seat); p != nil {
		p.Hand += cards
	}
}

func (r *resolver) toDiscard(cards int) { r.Discard += cards }

// If the action names no player, no card is moved, because nobody knows whose hand the card came
// from.
func (r *resolver) spend(a Action) {
	seat, cards := playedBy(a)
	if Unnamed(a) {
		return
	}
	r.lay(seat, len(cards))
	r.toDiscard(len(cards))
}

func (r *resolver) put(seat rules.Seat, l Laid) {
	p := r.Player(seat)
	if p == nil {
		r.toDiscard(1)
		return
	}
	l.Line = r.n
	p.Tent = append(p.Tent, l)
	r.claim()
}

func (r *resolver) pull(seat rules.Seat, card parts.CardID) (Laid, bool) {
	p := r.Player(seat)
	i := p.finds(card)
	if i < 0 {
		return Laid{}, false
	}
	l := p.Tent[i]
	p.Tent = slices.Delete(p.Tent, i, i+1)
	return l, true
}

// CG-AMB-55
func (r *resolver) throwOut(seat rules.Seat, card parts.CardID) bool {
	_, ok := r.pull(seat, card)
	if ok {
		r.toDiscard(1)
		r.claim()
	}
	return ok
}

// The card keeps its tokens (CG-AMB-55) and needs no roll (CG-AMB-12). By a house rule, a moved
// card can no longer be cancelled (CG-AMB-63, CG-AMB-73).
func (r *resolver) move(card parts.CardID, from, to rules.Seat) {
	l, ok := r.pull(from, card)
	if !ok || r.Player(to) == nil {
		return
	}
	if p := r.Play(l.Line); p != nil && p.Open() && p.Card == card && r.House.Is(MovedWhileOpen, "in_play") {
		p.Shut = r.n
	}
	l.Moved = true
	r.arrive(to, l)
}
