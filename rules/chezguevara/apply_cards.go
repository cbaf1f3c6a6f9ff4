package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// lay takes cards out of a hand. People may lay more than it holds by the record.
func (r *resolver) lay(seat rules.Seat, cards int) {
	if p := r.player(seat); p != nil {
		p.Hand = max(0, p.Hand-max(0, cards))
	}
}

// takeUp puts cards into a hand.
func (r *resolver) takeUp(seat rules.Seat, cards int) {
	if p := r.player(seat); p != nil {
		p.Hand += cards
	}
}

func (r *resolver) toDiscard(cards int) { r.Discard += cards }

// spend discards the card that a line laid, which does nothing. A card of which nobody
// knows whose it was still counts in the hand of whoever that is.
func (r *resolver) spend(a Action) {
	seat, cards := laidBy(a)
	if Unnamed(a) {
		return
	}
	r.lay(seat, len(cards))
	r.toDiscard(len(cards))
}

// draw takes cards from the deck, the discard pile being shuffled into a new one the
// moment it runs out (CG-DECK-01, CG-AMB-10), and returns how many there were. A deck that
// ran out while nothing was discarded is made of what has been since.
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

// reshuffle makes a new deck of the discard pile where the deck has run out (CG-DECK-01).
func (r *resolver) reshuffle() {
	if r.Deck == 0 && r.Discard > 0 {
		r.Deck, r.Discard = r.Discard, 0
		r.note("reshuffled", "CG-DECK-01", rules.Args{"cards": r.Deck})
	}
}

// put lays a card into a tent, from where it gives its slack.
func (r *resolver) put(seat rules.Seat, l Laid) {
	p := r.player(seat)
	if p == nil {
		r.toDiscard(1)
		return
	}
	l.Line = r.n
	p.Tent = append(p.Tent, l)
	r.judge()
}

// pull takes a card out of a tent; false where it does not lie there.
func (r *resolver) pull(seat rules.Seat, card parts.CardID) (Laid, bool) {
	p := r.player(seat)
	if p == nil || p.finds(card) < 0 {
		return Laid{}, false
	}
	i := p.finds(card)
	l := p.Tent[i]
	p.Tent = slices.Delete(p.Tent, i, i+1)
	return l, true
}

// throwOut discards a card of a tent, with the tokens on it (CG-AMB-55).
func (r *resolver) throwOut(seat rules.Seat, card parts.CardID) bool {
	if _, ok := r.pull(seat, card); !ok {
		return false
	}
	r.toDiscard(1)
	r.judge()
	return true
}

// move brings a card of one tent into another one, with its tokens (CG-AMB-55). It
// arrives there without a roll (CG-AMB-12), and is in play at once unless its own
// play is still open (CG-AMB-63, CG-AMB-73).
func (r *resolver) move(card parts.CardID, from, to rules.Seat) {
	l, ok := r.pull(from, card)
	if !ok || r.player(to) == nil {
		return
	}
	if p := r.play(l.Line); p != nil && p.Open() && p.Card == card && r.House.Is(MovedWhileOpen, "in_play") {
		p.Shut = r.n
	}
	l.Moved = true
	r.arrive(to, l)
}

// arrive lays a person into a tent; a moocher feeds at once (CG-REC-10, CG-MOOCH-02,
// CG-EVICT-07).
func (r *resolver) arrive(host rules.Seat, l Laid) {
	r.put(host, l)
	card := r.Card(l.Card)
	r.note("arrived", "CG-REC-10", rules.Args{"card": CardNoun(l.Card), "seat": host.Noun(), "slack": slackOf(card, l)})
	if len(r.meals(host, l.Card)) > 0 {
		r.Owed = append(r.Owed, Owed{For: ForFeed, Seat: host, Card: l.Card, Line: r.n})
	}
}

// meals lists the cards in a tent that a moocher may be fed with, each once: those
// of a category that he eats (CG-MOOCH-06, CG-DUAL-02), unless another card there
// protects them (CG-DUAL-03, CG-AMB-46).
func (s *State) meals(host rules.Seat, feeder parts.CardID) []parts.CardID {
	p, eats := s.player(host), s.Card(feeder).Eats
	if p == nil || len(eats) == 0 {
		return nil
	}
	var out []parts.CardID
	for _, l := range p.Tent {
		card := s.Card(l.Card)
		if card.IsAny(eats) && l.Card != feeder && !s.protected(p, card) && !slices.Contains(out, l.Card) {
			out = append(out, l.Card)
		}
	}
	return out
}

func (s *State) protected(p *Player, card *parts.Card) bool {
	return slices.ContainsFunc(p.Tent, func(l Laid) bool { return card.IsAny(s.Card(l.Card).Protects) })
}

// feedOwed feeds whoever has one choice, and forgets what can no longer be paid: a
// moocher with nothing to eat stays (CG-MOOCH-05), and so does the rank of somebody
// with nobody to exchange with. Once somebody has the goal nobody eats any more (CG-WIN-01,
// CG-WIN-03).
func (r *resolver) feedOwed() {
	for again := len(r.Owed) > 0 && !r.reached(); again; {
		again = false
		for i := 0; i < len(r.Owed); i++ {
			options := r.options(&r.Owed[i])
			if len(options) == 0 {
				r.Owed = slices.Delete(r.Owed, i, i+1)
				again = true
				break
			}
			if len(options) == 1 && r.alone(&r.Owed[i]) {
				r.pay1(r.Owed[i], options[0])
				again = true
				break
			}
		}
	}
}

// alone reports whether nothing else is owed that the order of paying could change:
// several moochers are fed in the order that the host likes (CG-AMB-44).
func (s *State) alone(o *Owed) bool {
	n := 0
	for i := range s.Owed {
		if s.Owed[i].For == o.For && s.Owed[i].Seat == o.Seat {
			n++
		}
	}
	return n == 1
}

// options lists what something due can be paid with: cards, or seats by their name.
func (s *State) options(o *Owed) []string {
	var out []string
	switch o.For {
	case ForFeed:
		if p := s.player(o.Seat); p != nil && p.finds(o.Card) >= 0 {
			for _, c := range s.meals(o.Seat, o.Card) {
				out = append(out, string(c))
			}
		}
	case ForSleep:
		for _, c := range s.sleeping(o.Seat) {
			out = append(out, string(c))
		}
	case ForExchange:
		for _, seat := range s.partners(o.Seat) {
			out = append(out, string(seat))
		}
	}
	return out
}

// pay1 pays what is owed with the only choice.
func (r *resolver) pay1(o Owed, with string) {
	w := Wait{o.For, o.Seat, o.Line, o.Card}
	switch o.For {
	case ForFeed:
		r.applyFeed(Feed{Card: parts.CardID(with)}, w)
	case ForSleep:
		r.applyDropSleep(DropSleep{Seat: o.Seat, Card: parts.CardID(with)}, w)
	case ForExchange:
		r.applyExchange(Exchange{Seat: o.Seat, With: rules.Seat(with)}, w)
	}
}

// pay takes something off what is owed.
func (r *resolver) pay(w Wait) {
	i := slices.IndexFunc(r.Owed, func(o Owed) bool {
		return o.For == w.For && o.Seat == w.Seat && o.Line == w.Line && o.Card == w.Card
	})
	if i >= 0 {
		r.Owed = slices.Delete(r.Owed, i, i+1)
	}
}

// applyFeed discards a card of the host's tent for a moocher (CG-MOOCH-02, CG-MOOCH-03,
// CG-MOOCH-04).
func (r *resolver) applyFeed(a Feed, w Wait) {
	r.pay(w)
	if r.throwOut(w.Seat, a.Card) {
		r.note("fed", "CG-MOOCH-04", rules.Args{"seat": w.Seat.Noun(), "feeder": CardNoun(w.Card), "card": CardNoun(a.Card)})
	}
}
