package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// effects plays out what cards, chapters and people say.
func (c *course) effects(a Action) {
	switch a := a.(type) {
	case Return:
		c.comeBack(a)
	case Affect:
		c.affect(a)
	case Put:
		c.putFigure(a)
	case Trap:
		c.layTrap(a)
	case Declare:
		c.declare(a)
	case Earn:
		if a.Story != "" && !slices.Contains(c.Story, a.Story) {
			c.Story = added(c.Story, a.Story)
			c.note("earned", "MM-ACH-01", rules.Args{"story": a.Story})
		}
	case Learn:
		c.learn(a)
	case Carry:
		c.carry(a)
	}
}

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

// has reports whether a figure on the board has a condition, and whether it may
// have such a one at all.
func (s *State) has(figure Name, what Condition) (has, known bool) {
	if n := s.minion(figure); n != nil {
		return n.Down, what == Down
	}
	m := s.mouse(figure)
	if m == nil || !m.OnBoard() {
		return false, false
	}
	switch what {
	case Stunned:
		return m.Stunned, true
	case Webbed:
		return m.Webbed, true
	case Charmed:
		return m.Charmed, true
	case Down:
		return m.Down, true
	}
	return false, false
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

// putFigure moves a figure as a card or a chapter says.
func (c *course) putFigure(a Put) {
	if !c.figure(a.Figure) {
		return
	}
	if a.Room == "" {
		a.Room = c.At(a.Figure).Room
	}
	at := c.settle(a.Room, a.To)
	m := c.mouse(a.Figure)
	if at == Nowhere {
		return
	}
	if m != nil && m.Captured {
		c.rescued(a.Figure, at, "")
	} else {
		c.puts(a.Figure, at)
	}
	if m != nil && !c.room(at.Room).Visited {
		c.enters(at.Room, "")
	}
	c.landed(a.Figure)
}

// figure reports whether the record knows such a figure.
func (s *State) figure(name Name) bool {
	return s.mouse(name) != nil || s.minion(name) != nil || name == Brodie
}

// layTrap lays a mousetrap or takes one away (MM-TILE-03).
func (c *course) layTrap(a Trap) {
	if a.Room == "" {
		a.Room = c.Entry.Room
	}
	r := c.room(a.Room)
	if r == nil || a.Space == "" || slices.Contains(r.Traps, a.Space) != a.Gone {
		return
	}
	if a.Gone {
		c.clearTrap(Spot{a.Room, a.Space}, "MM-TILE-03")
		return
	}
	c.setTraps(a.Room, "MM-TILE-03", a.Space)
}

// declare ends the chapter by its own conditions (MM-WIN-01, MM-BOOK-03).
func (c *course) declare(a Declare) {
	if a.Won {
		c.finish(SeatMice, "MM-WIN-01")
	} else {
		c.finish(SeatMinions, "MM-BOOK-03")
	}
}

// carry is the card that a mouse keeps for the next chapter (MM-CAMP-02).
func (c *course) carry(a Carry) {
	if w := c.Wait(); w.For == ForCarry && w.Who == a.Mouse {
		c.answered()
	}
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	if m.Kept = a.Card; a.Card != "" {
		c.note("carried", "MM-CAMP-02", rules.Args{"mouse": a.Mouse.Noun(), "card": searchCard(a.Card)})
	}
}

// legalEffects are the answers to an event card, a rescue and the end of a chapter.
func (s *State) legalEffects() []Action {
	switch w := s.Wait(); w.For {
	case ForRescue:
		return s.legalReturns(w.Who)
	case ForCarry:
		return s.legalCarries(w.Who)
	}
	return []Action{Done{}}
}

// legalCarries are the cards that a mouse may keep, or none.
func (s *State) legalCarries(mouse Name) []Action {
	out := []Action{Carry{Mouse: mouse}}
	m := s.mouse(mouse)
	if m == nil {
		return out
	}
	for _, card := range slices.Concat(m.Equipped, m.Pack, m.Tricks) {
		out = s.ifClean(out, Carry{Mouse: mouse, Card: card})
	}
	return out
}
