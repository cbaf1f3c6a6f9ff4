package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// applyPlay pays for a card, carries out its effect and discards it (PR-CARD-03).
// What its text does besides is for people to report.
func (c *resolver) applyPlay(p played) {
	c.pay(p.Pay, priceOf(p.card, p.X), OnCard)
	c.discard(p.Card)
	switch p.card.Effect {
	case parts.Weapon:
		for _, f := range p.Targets {
			c.hit(f, p.card.Amount)
		}
	case parts.Beam: // nobody in the line may be left out (PR-WPN-04)
		for _, f := range c.Beamed(p.card, p.Toward) {
			c.hit(f, p.card.Amount)
		}
	case parts.Steps, parts.Flight, parts.Cover:
		c.setGrant(Grant{Card: p.Card, Effect: p.card.Effect, Steps: max(0, p.card.Amount)})
	case parts.Shots:
		c.setGrant(Grant{Card: p.Card, Effect: p.card.Effect, Shots: max(0, p.card.Amount)})
	case parts.Parkour:
		c.parkour(p)
	default:
		c.applyEffect(p)
	}
	if p.card.Draws > 0 {
		c.drawCards(p.card.Draws, "PR-CARD-06")
	}
}

// applyEffect carries out the effects that neither shoot nor move.
func (c *resolver) applyEffect(p played) {
	amount := max(0, p.card.Amount)
	switch p.card.Effect {
	case parts.Jokers: // symbols, not dice (PR-CLAR-18, PR-AMB-32)
		c.gain(amount, "PR-CLAR-18")
	case parts.HealRick:
		c.heal(Rick, amount)
	case parts.HealJag:
		if c.Jaguar.Status != Gone { // PR-CLAR-20
			c.heal(Jaguar, amount)
		}
	case parts.Bribe:
		c.Wait = &Wait{For: ForBribe, Cards: amount}
	case parts.Collapse:
		c.collapse(p.X)
	default:
		c.applyTileEffect(p)
	}
}

// applyTileEffect carries out the effects that need a tile of the board.
func (c *resolver) applyTileEffect(p played) {
	if p.Cell == nil {
		return
	}
	switch p.card.Effect {
	case parts.Summon:
		c.summon(max(0, p.card.Amount), *p.Cell, p.Relocate)
	case parts.Enter: // the symbols paid are not spent on Jaguar (PR-JAG-05, PR-JAG-08)
		if c.Jaguar.Status == Away {
			c.enter(*p.Cell, "PR-JAG-05")
		}
	case parts.Turn:
		c.turnTile(*p.Cell, p.Quarters)
	case parts.Trap:
		c.applyMark(Mark{Cell: *p.Cell, Marker: p.Marker})
	}
}

// parkour takes Rick through a vent of his tile, whatever lies beyond
// (PR-CLAR-14, PR-CLAR-15, PR-CLAR-16, PR-CLAR-17).
func (c *resolver) parkour(p played) {
	to := c.Rick.Cell.To(p.Toward)
	if c.faceUp(to) == nil {
		c.Wait = &Wait{For: ForTile, Cell: to, From: c.Rick.Cell, Way: ByParkour, Card: p.Card}
		return
	}
	c.moveFigure(Rick, to, 0)
}

// discard moves a played card from the hand to the discard pile (PR-CARD-03).
func (c *resolver) discard(card string) {
	c.ownPiles(c.Turn.Side).Play()
	c.note("played-"+string(c.Turn.Side), "PR-CARD-03", rules.Args{"card": cardNoun(card)})
}

// drawCards moves cards of the side on turn from its deck to its hand.
func (c *resolver) drawCards(cards int, rule tables.RuleID) {
	p := c.ownPiles(c.Turn.Side)
	n := p.Draw(cards)
	c.note("drew-"+string(c.Turn.Side), rule, rules.Args{"count": n, "deck": p.Deck})
}

// loseCards takes cards off Rick's deck for nothing (PR-CLAR-04).
func (c *resolver) loseCards(cards int) {
	n := c.Cards.Lose(cards)
	c.note("lost", "PR-CLAR-04", rules.Args{"count": n, "deck": c.Cards.Deck})
}

// applyReshuffle turns a discard pile into a deck, against the rules (PR-CARD-08).
func (c *resolver) applyReshuffle(side rules.Seat) {
	p := c.ownPiles(side)
	p.Reshuffle()
	c.note("reshuffled", "PR-CARD-08", rules.Args{"deck": p.Deck})
}

// ownPiles are a side's piles, to be changed.
func (s *State) ownPiles(side rules.Seat) *Piles {
	if side != SeatRussians {
		return &s.Cards
	}
	if s.Russian == nil {
		s.Russian = &Piles{}
	}
	return s.Russian
}
