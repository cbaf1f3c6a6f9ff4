package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// moveFigure puts a figure on another cell and counts the movement symbols of this
// turn that it used.
func (s *State) moveFigure(f Figure, to Cell, symbols int) {
	switch o := s.findSoldier(f); {
	case f == Rick:
		s.Rick.Cell = to
	case f == Jaguar:
		s.Jaguar.Cell, s.Jaguar.Moved = to, s.Jaguar.Moved+symbols
	case o != nil:
		o.Cell, o.Moved = to, o.Moved+symbols
	}
}

// summon takes operatives from the supply as long as it lasts (PR-OPS-03,
// PR-SOLO-14, PR-AMB-28), then moves those that the Russian player chose (PR-OPS-04).
func (c *resolver) summon(n int, at Cell, relocate []Figure) {
	var fresh, moved []int
	for number := 1; number <= parts.Operatives && len(fresh) < n; number++ {
		if c.findSoldier(Operative(number)) == nil {
			fresh = append(fresh, number)
		}
	}
	if len(fresh) > 0 {
		c.deploy(fresh, at)
		c.note("summoned", "PR-OPS-03", rules.Args{
			"count": len(fresh), "operatives": operatives(fresh), "cell": at.noun(),
			"on": len(c.Operatives), "all": parts.Operatives,
		})
	}
	for _, f := range relocate {
		if f.IsOperative() && !slices.Contains(fresh, int(f)) {
			moved = append(moved, int(f))
		}
	}
	if len(moved) > 0 {
		c.relocate(moved, at)
	}
}

// deploy puts operatives from the supply on a cell, in the order of their numbers.
func (s *State) deploy(numbers []int, at Cell) {
	for _, n := range numbers {
		if s.findSoldier(Operative(n)) == nil {
			s.Operatives = append(s.Operatives, Soldier{Number: n, Cell: at})
		}
	}
	slices.SortFunc(s.Operatives, func(a, b Soldier) int { return a.Number - b.Number })
}

// relocate moves operatives on the board because the supply is used up
// (PR-OPS-04). Whether what they have spent this turn is forgotten is the
// table's to say (PR-AMB-27).
func (c *resolver) relocate(numbers []int, at Cell) {
	for _, n := range numbers {
		o := c.findSoldier(Operative(n))
		if o == nil {
			continue
		}
		o.Cell = at
		if c.House.Is(RelocatedFresh, "true") {
			*o = Soldier{Number: n, Cell: at, Hurt: o.Hurt}
		}
	}
	c.note("relocated", "PR-OPS-04", rules.Args{"count": len(numbers), "operatives": operatives(numbers), "cell": at.noun()})
}

// bringsJaguar reports whether Jaguar comes by tiles of that colour (PR-JAG-02).
func bringsJaguar(colour parts.Colour) bool { return colour == parts.Red || colour == parts.Blue }

// jaguarByColour puts Jaguar on the 3rd red or the 3rd blue tile, flipped or
// laid alike, once a game (PR-JAG-02, PR-JAG-03, PR-JAG-04, PR-SOLO-05).
func (c *resolver) jaguarByColour(colour parts.Colour, at Cell) {
	if bringsJaguar(colour) && c.Jaguar.Status == Away && c.Count(colour) == parts.EntryCount {
		c.enter(at, "PR-JAG-02")
	}
}

// enter puts Jaguar on the board.
func (c *resolver) enter(at Cell, rule tables.RuleID) {
	c.Jaguar.Status, c.Jaguar.Cell = InPlay, at
	c.note("entered", rule, rules.Args{"cell": at.noun()})
}

// depart removes Jaguar from the game, dead or talked out of it.
func (c *resolver) depart(why tables.RuleID) {
	c.Jaguar = Hunter{Status: Gone, Health: c.Jaguar.Health}
	c.note("departed."+string(why), why, nil)
}

// applyShoot is one Russian shot: Rick loses 1 health (PR-SHOOT-04).
func (c *resolver) applyShoot(a Shoot) {
	symbols := 1
	if a.ByCard {
		c.useGrant(func(g *Grant) { g.Shots = max(0, g.Shots-1) })
		if a.Figure != Jaguar || c.House.Is(JaguarCardsExtra, "true") {
			symbols = 0 // PR-OPS-07, PR-AMB-25
		}
	} else {
		c.pay(a.Pay, priceIn(parts.Gun, 1), OnAction)
	}
	if a.Figure == Jaguar {
		c.Jaguar.Shot += symbols
	} else if o := c.findSoldier(a.Figure); o != nil {
		o.Shot += symbols
	}
	c.woundRick(1)
}

// woundRick takes health from Rick, which stops at 0 (PR-SHOOT-04). What the
// automated Russians do is told in one line when they decide it.
func (c *resolver) woundRick(damage int) {
	c.Rick.Health = bounded(c.Rick.Health - damage)
	if c.Turn.Step != Act {
		c.note("wounded-rick", "PR-SHOOT-04", rules.Args{"figure": Rick.noun(), "damage": damage, "health": c.Rick.Health})
	}
}

// bounded is health, never below 0 nor above 10 (PR-CLAR-06, PR-CLAR-23).
func bounded(health int) int { return min(parts.FullHealth, max(0, health)) }

// hit hurts an enemy: Jaguar leaves the game at 0 health (PR-JAG-06), an
// operative returns to the supply (PR-OPS-01) at the first damage unless a
// house rule makes them tougher (PR-AMB-26).
func (c *resolver) hit(f Figure, damage int) {
	o := c.findSoldier(f)
	switch {
	case f == Jaguar && c.Jaguar.Status == InPlay:
		c.hitJaguar(max(0, damage))
	case o == nil:
	case damage == parts.Unread || o.Hurt+damage >= toughness(c.House):
		c.Operatives = slices.DeleteFunc(c.Operatives, func(o Soldier) bool { return Operative(o.Number) == f })
		c.note("killed", "PR-OPS-01", rules.Args{"operative": f.noun(), "on": len(c.Operatives), "all": parts.Operatives})
	default:
		o.Hurt += damage
		c.note("hurt", "PR-AMB-26", rules.Args{"figure": f.noun(), "damage": damage})
	}
}

func (c *resolver) hitJaguar(damage int) {
	c.Jaguar.Health = bounded(c.Jaguar.Health - damage)
	c.note("wounded-jaguar", "PR-SHOOT-02", rules.Args{"figure": Jaguar.noun(), "damage": damage, "health": c.Jaguar.Health})
	if c.Jaguar.Health == 0 {
		c.depart("PR-JAG-06")
	}
}

func toughness(h rules.House) int {
	return slices.Index(OperativeHealth.Values, h.Value(OperativeHealth)) + 1
}

// heal gives Rick (PR-CLAR-06) or Jaguar (PR-CLAR-23) health, never above 10.
func (c *resolver) heal(f Figure, by int) {
	health, rule := &c.Rick.Health, tables.RuleID("PR-CLAR-06")
	if f == Jaguar {
		health, rule = &c.Jaguar.Health, "PR-CLAR-23"
	}
	*health = bounded(*health + by)
	c.note("healed", rule, rules.Args{"figure": f.noun(), "health": *health})
}

// applyActAlone is one automated figure's part of the Russian turn.
func (c *resolver) applyActAlone(a ActAlone) {
	for _, to := range a.Path {
		from, _ := c.Where(a.Figure)
		d, _ := from.Toward(to)
		b := c.borderOf(from, d)
		c.moveFigure(a.Figure, to, 0)
		c.Jaguar.Crossed = c.Jaguar.Crossed || a.Figure == Jaguar && (b == Closed || b == Adjoining)
	}
	if a.Shots > 0 {
		c.woundRick(a.Shots)
	}
	if a.Figure == Jaguar {
		c.Jaguar.Acted = true
	} else if o := c.findSoldier(a.Figure); o != nil {
		o.Acted = true
	}
}
