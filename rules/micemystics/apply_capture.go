package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// wound gives a figure so many wounds; By is who gave them. A mouse takes
// poison wounds apart (MM-COND-12), unless it is the poison expert (MM-ACH-08),
// and both kinds bring it to its capture (MM-CAPT-01, MM-CAPT-02, MM-CHAR-05).
func (c *course) wound(figure Name, n int, poison bool, by Name) {
	m := c.mouse(figure)
	if m == nil {
		c.woundMinion(figure, n, by)
		return
	}
	if n <= 0 || !m.OnBoard() {
		return
	}
	if poison && c.holder(parts.PoisonExpert) != figure {
		m.Poison += n
		c.note("poisoned", "MM-COND-12", c.wounded(figure, n))
	} else {
		m.Wounds += n
		c.note("hurt", "MM-CAPT-01", c.wounded(figure, n))
	}
	if m.Wounds+m.Poison >= m.Hero.Life {
		c.capture(figure, "")
	}
}

// capture takes a mouse off the board with its starting gear and its pack
// (MM-CAPT-03), free of wounds and bad effects (MM-CAPT-04); its initiative card
// stays. The hourglass moves (MM-CAPT-05). What a capture earns, a mouse has
// before that. The rule says what took it, where wounds and cards did not.
func (c *course) capture(mouse Name, rule tables.RuleID) {
	m := c.mouse(mouse)
	if m == nil || m.Captured {
		return
	}
	if m.Poison > 0 {
		c.award(parts.PoisonExpert, mouse) // MM-ACH-07
	}
	from, picks := m.At, c.picksLock(m)
	keeps := c.keptWhenCaptured(m)
	if picks {
		keeps = m.Equipped
	}
	c.takeAway(m, keeps, rule)
	if m.Captures == 2 {
		c.award(parts.Lockpicker, mouse) // MM-ACH-09
	}
	if c.onTurn(mouse) && c.Turn.Step != BetweenTurns && c.Turn.Step != OverStep {
		c.Turn.over()
	}
	if c.page(1); c.Result != nil {
		return
	}
	if picks {
		c.pickLock(mouse, from)
		return
	}
	c.stranded()
}

// takeAway takes a mouse off the board with what it keeps on, the rest of what
// it wears into the discard (MM-CAPT-03), free of wounds and bad effects (MM-CAPT-04).
// A current sweeps it off the tile (MM-WATER-06).
func (c *course) takeAway(m *Mouse, keeps []parts.CardID, rule tables.RuleID) {
	id := "captured"
	if rule == "MM-WATER-06" {
		id = "swept-off"
	}
	args := rules.Args{"mouse": m.Name().Noun()}
	if len(keeps) > 0 {
		args["keeps"] = nouns(keeps, searchCard)
	}
	c.note(id, rule, args)
	at := m.At
	m.Wounds, m.Poison, m.Cheese = 0, 0, 0
	m.Stunned, m.Webbed, m.Charmed, m.Down = false, false, false, false
	for _, card := range m.Equipped {
		if !slices.Contains(keeps, card) {
			c.Discard = added(c.Discard, card)
		}
	}
	m.Captured, m.Equipped, m.At = true, keeps, Nowhere
	m.Captures++
	c.tidy(at)
}

// keptWhenCaptured are the equipped cards that a captured mouse keeps: its own
// starting gear, or where the table settled so anybody's (MM-AMB-33).
func (s *State) keptWhenCaptured(m *Mouse) []parts.CardID {
	var out []parts.CardID
	for _, card := range m.Equipped {
		if slices.Contains(m.Hero.Starting, card) || s.House.Is(CapturedKeeps, "any_starting") && s.startingGear(card) {
			out = append(out, card)
		}
	}
	return out
}

// picksLock reports whether the capture that follows frees the holder of the
// lockpicker token at once: the third, or from the third on (MM-ACH-10, MM-AMB-68).
func (s *State) picksLock(m *Mouse) bool {
	if s.holder(parts.Lockpicker) != m.Name() {
		return false
	}
	return m.Captures == 2 || m.Captures > 2 && s.House.Is(LockpickerThird, "from_third")
}

// pickLock puts a mouse that was captured back at once, as a rescued one with
// or beside another, or where it stood (MM-ACH-10, MM-AMB-68). Its next turn is
// an ordinary one.
func (c *course) pickLock(mouse Name, from Spot) {
	if c.House.Is(LockpickerThird, "stays") && from != Nowhere {
		c.rescued(mouse, from, "MM-AMB-68")
		return
	}
	c.need(Wait{For: ForRescue, Who: mouse})
}

// stranded ends the chapter when all mice are captured and it counts that as a
// defeat (MM-BOOK-03), or when minions on the board let nobody be rescued any
// more (MM-AMB-34).
func (c *course) stranded() {
	free := slices.ContainsFunc(c.Mice, func(m Mouse) bool { return m.OnBoard() })
	if free || slices.ContainsFunc(c.Waits, func(w Wait) bool { return w.For == ForRescue }) {
		return
	}
	switch {
	case c.Chapter.AllCaptured:
		c.finish(SeatMinions, "MM-BOOK-03")
	case c.Foes() == 0:
	case c.House.Is(AllCaptured, "lost"):
		c.finish(SeatMinions, "MM-AMB-34")
	default:
		c.warn("MM-AMB-34", nil)
	}
}

// page moves the hourglass so many pages towards the end of the chapter. The
// chapter is lost at once when it comes level with the end token (MM-WIN-02,
// MM-AMB-22).
func (c *course) page(pages int) {
	was := c.Hourglass
	c.Hourglass = max(1, was+pages)
	c.note("page", "MM-BOARD-01", rules.Args{"page": c.Hourglass, "end": c.End, "turned": c.Hourglass - was})
	c.outOfTime()
}

// outOfTime ends the chapter when the hourglass lies at its end.
func (c *course) outOfTime() {
	if c.Result == nil && c.Hourglass >= c.End {
		c.finish(SeatMinions, "MM-WIN-02")
	}
}

// finish ends the chapter for the whole table (MM-GEN-01). In a campaign each
// mouse may then keep a card (MM-CAMP-02), after a defeat unless the table
// settled otherwise (MM-AMB-61).
func (c *course) finish(winner rules.Seat, by ...tables.RuleID) {
	c.Result, c.Waits = &Result{Winner: winner, By: by}, nil
	if !c.Campaign || winner != SeatMice && c.House.Is(CampaignCard, "after_victory") {
		return
	}
	for i := len(c.Mice) - 1; i >= 0; i-- {
		c.need(Wait{For: ForCarry, Who: c.Mice[i].Name()})
	}
}
