package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// applyPlay pays for a card, discards it and carries out its effect (PR-CARD-03).
// Whatever else its text does needs actions of its own.
func (r *resolver) applyPlay(p played) {
	r.pay(p.Pay, priceOf(p.card, p.X), OnCard)
	r.discard(p.Card)
	switch p.card.Effect {
	case parts.Weapon:
		for _, f := range p.Targets {
			r.hit(f, p.card.Amount)
		}
	case parts.Beam: // nobody in the line may be left out (PR-WPN-04)
		for _, f := range r.Beamed(p.card, p.Toward) {
			r.hit(f, p.card.Amount)
		}
	case parts.Steps, parts.Flight, parts.Cover:
		r.setGrant(Grant{Card: p.Card, Effect: p.card.Effect, Steps: max(0, p.card.Amount)})
	case parts.Shots:
		r.setGrant(Grant{Card: p.Card, Effect: p.card.Effect, Shots: max(0, p.card.Amount)})
	case parts.Parkour:
		r.parkour(p)
	default:
		r.applyEffect(p)
	}
	if p.card.Draws > 0 {
		r.drawCards(p.card.Draws, "PR-CARD-06")
	}
}

// applyEffect carries out the effects that neither shoot nor move.
func (r *resolver) applyEffect(p played) {
	amount := max(0, p.card.Amount)
	switch p.card.Effect {
	case parts.Jokers: // symbols, not dice (PR-CLAR-18, PR-AMB-32)
		r.gain(amount, "PR-CLAR-18")
	case parts.HealRick:
		r.heal(Rick, amount)
	case parts.HealJag:
		if r.Jaguar.Status != Gone { // PR-CLAR-20
			r.heal(Jaguar, amount)
		}
	case parts.Bribe:
		r.Wait = &Wait{For: ForBribe, Cards: amount}
	case parts.Collapse:
		r.collapse(p.X)
	default:
		r.applyTileEffect(p)
	}
}

// applyTileEffect carries out the effects that need a tile of the board.
func (r *resolver) applyTileEffect(p played) {
	if p.Cell == nil {
		return
	}
	switch p.card.Effect {
	case parts.Summon:
		r.summon(max(0, p.card.Amount), *p.Cell, p.Relocate)
	case parts.Enter: // the symbols paid are not spent on Jaguar (PR-JAG-05, PR-JAG-08)
		if r.Jaguar.Status == Away {
			r.enter(*p.Cell, "PR-JAG-05")
		}
	case parts.Turn:
		r.turnTile(*p.Cell, p.Quarters)
	case parts.Trap:
		r.applyMark(Mark{Cell: *p.Cell, Marker: p.Marker})
	}
}

// parkour moves Rick through a vent of his tile, whatever lies beyond it
// (PR-CLAR-14, PR-CLAR-15, PR-CLAR-16, PR-CLAR-17).
func (r *resolver) parkour(p played) {
	to := r.Rick.Cell.To(p.Toward)
	if r.faceUp(to) == nil {
		r.Wait = &Wait{For: ForTile, Cell: to, From: r.Rick.Cell, Way: ByParkour, Card: p.Card}
		return
	}
	r.moveFigure(Rick, to, 0)
	r.askIfStuck()
}

// discard moves a played card from the hand to the discard pile (PR-CARD-03).
func (r *resolver) discard(card string) {
	r.ownPiles(r.Turn.Side).Play()
	r.note("played-"+string(r.Turn.Side), "PR-CARD-03", rules.Args{"card": cardNoun(card)})
}

// drawCards moves cards of the side on turn from its deck to its hand.
func (r *resolver) drawCards(cards int, rule tables.RuleID) {
	p := r.ownPiles(r.Turn.Side)
	n := p.Draw(cards)
	r.note("drew-"+string(r.Turn.Side), rule, rules.Args{"count": n, "deck": p.Deck})
}

// loseCards moves cards from Rick's deck to his discard pile (PR-CLAR-04).
func (r *resolver) loseCards(cards int) {
	n := r.Cards.Lose(cards)
	r.note("lost", "PR-CLAR-04", rules.Args{"count": n, "deck": r.Cards.Deck})
}

// applyReshuffle turns a discard pile into a deck, against the rules (PR-CARD-08).
func (r *resolver) applyReshuffle(side rules.Seat) {
	p := r.ownPiles(side)
	p.Reshuffle()
	r.note("reshuffled", "PR-CARD-08", rules.Args{"deck": p.Deck})
}

// ownPiles returns the piles of a side for changing them; it creates those of
// the Russians if there are none.
func (s *State) ownPiles(side rules.Seat) *Piles {
	if side != SeatRussians {
		return &s.Cards
	}
	if s.Russian == nil {
		s.Russian = &Piles{}
	}
	return s.Russian
}
