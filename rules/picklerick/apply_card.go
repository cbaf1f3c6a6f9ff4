package picklerick

import box "tablemate/tables/picklerick"

// play pays for a card, carries out its effect and discards it (PR-CARD-03).
// What its text does besides is for people to report.
func (c *course) play(p played) {
	c.pay(p.Pay, priceOf(p.card, p.X), OnCard)
	c.then(Played{c.Turn.Side, p.Card})
	switch p.card.Effect {
	case box.Weapon:
		for _, f := range p.Targets {
			c.hit(f, p.card.Amount)
		}
	case box.Beam: // nobody in the line may be left out (PR-WPN-04)
		for _, f := range c.beamed(p.card, p.Toward) {
			c.hit(f, p.card.Amount)
		}
	case box.Steps, box.Flight, box.Cover:
		c.then(Granted{Grant{Card: p.Card, Effect: p.card.Effect, Steps: max(0, p.card.Amount)}})
	case box.Shots:
		c.then(Granted{Grant{Card: p.Card, Effect: p.card.Effect, Shots: max(0, p.card.Amount)}})
	case box.Parkour:
		c.parkour(p)
	default:
		c.playOnTable(p)
	}
	if p.card.Draws > 0 {
		c.then(Drew{c.Turn.Side, p.card.Draws})
	}
}

// playOnTable carries out the effects that neither shoot nor move.
func (c *course) playOnTable(p played) {
	amount := max(0, p.card.Amount)
	switch p.card.Effect {
	case box.Jokers: // symbols, not dice (PR-CLAR-18, PR-AMB-32)
		c.then(Gained{amount})
	case box.HealRick:
		c.then(Healed{Rick, amount})
	case box.HealJag:
		if c.Jaguar.Status != Gone { // PR-CLAR-20
			c.then(Healed{Jaguar, amount})
		}
	case box.Bribe:
		c.then(Awaits{Wait{For: ForBribe, Cards: amount}})
	case box.Collapse: // never more than the stack holds (PR-CLAR-09, PR-AMB-30)
		c.then(Collapsed{min(p.X, c.Stack)})
	default:
		c.playOnTile(p)
	}
}

// playOnTile carries out the effects that need a tile of the board.
func (c *course) playOnTile(p played) {
	if p.Cell == nil {
		return
	}
	switch p.card.Effect {
	case box.Summon:
		c.summon(max(0, p.card.Amount), *p.Cell, p.Relocate)
	case box.Enter: // the symbols paid are not spent on Jaguar (PR-JAG-05, PR-JAG-08)
		if c.Jaguar.Status == Away {
			c.then(Entered{*p.Cell})
		}
	case box.Turn:
		c.turnTile(*p.Cell, p.Quarters)
	case box.Trap:
		c.then(Marked{Cell: *p.Cell, Marker: p.Marker})
	}
}

// parkour takes Rick through a vent of his tile, whatever lies beyond
// (PR-CLAR-14, PR-CLAR-15, PR-CLAR-16, PR-CLAR-17).
func (c *course) parkour(p played) {
	to := c.Rick.Cell.To(p.Toward)
	if c.faceUp(to) == nil {
		c.then(Awaits{Wait{For: ForTile, Cell: to, From: c.Rick.Cell, Way: ByParkour, Card: p.Card}})
		return
	}
	c.then(Moved{Figure: Rick, To: to})
}

// turnTile turns a tile without regard to its arrow; characters stay on it, and
// it neither summons nor counts again (PR-CLAR-12, PR-CLAR-13, PR-AMB-44). A
// Rick whom that locks in may have lost (PR-WIN-10).
func (c *course) turnTile(at Cell, quarters int) {
	c.then(Turned{at, quarters})
	switch {
	case !c.Stuck():
	case c.House.Is(StuckCheck, "automatic"):
		c.then(Won{SeatRussians, []ruleID{"PR-WIN-10"}})
	default:
		c.then(Awaits{Wait{For: ForStuck}})
	}
}
