package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// chaseRolled is how far Brodie runs: both numbers together (MM-CAT-08).
func (c *course) chaseRolled(_ Wait, a Fell) { c.Turn.setPoints(a.Sum(), a.Sum()) }

// leap is Brodie's pounce: whoever stands where he lands, or where he stays,
// defends against one roll (MM-CAT-06). Without a leap he attacks all the same,
// unless the table settled otherwise (MM-AMB-42).
func (c *course) leap(a Leap) {
	at := c.At(Brodie)
	to := at
	if a.To != "" {
		to.Space = a.To
	}
	if to != at {
		c.catMoves(to, "MM-CAT-04")
	}
	c.pounces([]Spot{to}, to != at || c.House.Is(PounceWithoutLeap, "attacks"), "MM-CAT-06")
}

// run is Brodie's chase: everybody on the way defends against one roll, first
// and last space included (MM-CAT-14).
func (c *course) run(a Chase) {
	at := c.At(Brodie)
	spots := []Spot{at}
	pass := func(to Spot) {
		if at = to; !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, id := range a.Path {
		pass(Spot{at.Room, id})
	}
	for _, f := range a.Others {
		if to := c.At(f); to.Room == at.Room && !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, f := range a.Reached {
		if to := c.At(f); to.Room == at.Room {
			pass(to)
		}
	}
	if a.Steps > 0 {
		pass(c.stepOut(at, c.At(a.Toward), a.Steps))
	}
	if at != c.At(Brodie) {
		c.catMoves(at, "MM-CAT-09")
	}
	c.pounces(spots, true, "MM-CAT-14")
}

// pounces has everybody on these spots defend against one attack, with the
// battle value of the card on play.
func (c *course) pounces(spots []Spot, attacks bool, rule tables.RuleID) {
	c.Turn.Passed = spots
	struck, card := c.overrun(Brodie), c.card(c.Turn.Card)
	if attacks && card != nil && len(struck) > 0 {
		c.note("cat-strikes", rule, rules.Args{"figures": nouns(struck, Name.Noun)})
		c.attack(Brodie, NoFigure, parts.Melee, c.catValues(*card).Battle, false)
	} else {
		c.note("cat-nobody", "", nil)
	}
	c.acted()
}
