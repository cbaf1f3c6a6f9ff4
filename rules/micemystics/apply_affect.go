package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// affect is one effect; an amount that was left out is one.
func (c *course) affect(a Affect) {
	if a.Count == 0 {
		a.Count = 1
	}
	switch a.Effect {
	case Feed:
		c.feedWheel("wheel", "", a.Count)
	case TurnPages:
		c.page(a.Count)
	case EndPage:
		c.moveEnd(a.Count)
	case Lend:
		c.lend(a.Item)
	case Cross, Points:
		c.affectTurn(a)
	default:
		c.affectFigure(a)
	}
}

// moveEnd moves the chapter end token, never past the last page (MM-AMB-62).
func (c *course) moveEnd(pages int) {
	to := c.End + pages
	if c.Chapter.LastPage > 0 {
		to = min(to, c.Chapter.LastPage)
	}
	c.End = to
	c.note("end-moved", "", rules.Args{"page": to})
	c.outOfTime()
}

// lend brings a party item into the stash that is nowhere on the table.
func (c *course) lend(item parts.PartyItem) {
	if item != parts.NoPartyItem && !slices.Contains(c.Stash, item) && c.laid(item) == nil {
		c.itemBack(item, "")
	}
}

// affectTurn is an effect on the turn of the mouse that acts.
func (c *course) affectTurn(a Affect) {
	switch {
	case c.Turn.Step != MouseStep || a.On != NoFigure && string(a.On) != c.Turn.Card:
	case a.Effect == Cross:
		c.cross()
	default:
		c.Turn.setPoints(max(0, c.Turn.Points+a.Count), 0)
		if a.Count > 0 {
			c.note("points", "", rules.Args{"points": c.Turn.Points})
		}
	}
}

func (c *course) affectFigure(a Affect) {
	switch a.Effect {
	case Wound, PoisonHit:
		c.wound(a.On, a.Count, a.Effect == PoisonHit, a.By)
	case Heal, Cure:
		c.heal(a.On, a.Count, a.Effect == Cure)
	case Afflict, Relieve:
		c.afflict(a.On, a.Condition, a.Effect == Afflict)
	case Gain:
		c.gain(a.On, a.Count)
	case Steal:
		c.steal(a)
	case Seize:
		c.capture(a.On, "")
	case Slay:
		if c.mouse(a.On) == nil {
			c.defeat(a.On, a.By)
		}
	}
}

// heal takes wounds off a mouse: ordinary ones, or poison wounds where the
// remedy is one for them (MM-COND-13).
func (c *course) heal(figure Name, n int, poison bool) {
	m := c.mouse(figure)
	if m == nil {
		return
	}
	has, id, rule := &m.Wounds, "healed", tables.RuleID("")
	if poison {
		has, id, rule = &m.Poison, "cured", "MM-COND-13"
	}
	if n = min(n, *has); n > 0 {
		*has -= n
		c.note(id, rule, c.wounded(figure, n))
	}
}

// afflict gives a figure on the board a condition or takes it away. None
// counts twice (MM-COND-01, MM-COND-04, MM-COND-08); minions only fall.
func (c *course) afflict(figure Name, what Condition, on bool) {
	if has, known := c.has(figure, what); known && has != on {
		c.condition(figure, what, on, "")
	}
}

// gain gives a mouse cheese, or takes what it has.
func (c *course) gain(mouse Name, n int) {
	if m := c.mouse(mouse); m != nil {
		if n = max(n, -m.Cheese); n != 0 {
			c.cheese(mouse, n, "")
		}
	}
}

// steal takes cheese from a mouse. What a greedy roach steals goes on the wheel
// (MM-ROACH-03), anything else back to the heap.
func (c *course) steal(a Affect) {
	m := c.mouse(a.On)
	if m == nil {
		return
	}
	n := min(a.Count, m.Cheese)
	if n <= 0 {
		return
	}
	c.cheese(a.On, -n, "MM-ROACH-03")
	if c.greedy(a.By) {
		c.feedWheel("wheel", "MM-ROACH-03", n)
	}
}

// greedy reports whether a roach, or one that is not named, steals for the
// wheel: not where the roach ripper is (MM-ACH-06).
func (s *State) greedy(by Name) bool {
	m := s.minion(by)
	if m == nil {
		return s.Greedy && by == NoFigure
	}
	ripper := s.At(s.holder(parts.RoachRipperToken))
	return s.typeOf(m).Family == parts.Roach && (s.Greedy || m.Greedy) && (ripper == Nowhere || ripper.Room != m.At.Room)
}
