package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// nextTurn gives the turn to the card that comes up: the next one down the
// track, after the last one slot 1 of a new round (MM-ROUND-01, MM-ROUND-02); a
// boss has one with each of its cards (MM-BINIT-02).
// It is false where a whole round went by without anybody who could act.
func (c *course) nextTurn() bool {
	if len(c.Track) == 0 || c.idle() {
		return false
	}
	slot := c.upNext()
	if slot == 0 {
		c.Round, c.Turn, slot = c.Round+1, Turn{}, 1
		c.note("round", "MM-ROUND-02", rules.Args{"round": c.Round})
	}
	c.begin(slot)
	return true
}

// idle reports whether this report has already led through a whole round.
func (c *course) idle() bool { return c.turns > len(c.Track) }

// upNext is the slot whose card comes up, 0 for a new round. A track that was
// laid anew starts one (MM-AMB-10); cards that an ambush lifted over the one on
// turn act first where the table settled so (MM-AMB-80).
func (s *State) upNext() int {
	t := &s.Turn
	if s.Round == 0 || t.Card == "" || t.Anew {
		return 0
	}
	if s.House.Is(LiftedCard, "next") {
		for i := range s.Track {
			if slices.Contains(t.Lifted, s.Track[i].ID) {
				return i + 1
			}
		}
	}
	slot := t.Slot // a card that left the track has let the next one slide up (MM-INIT-06)
	for _, id := range []string{t.Card, t.After} {
		if at := s.slot(id); at > 0 {
			slot = at + 1
		}
	}
	if slot > len(s.Track) {
		return 0
	}
	return slot
}

// begin starts the turn of the card in a slot. A charmed mouse acts as a minion
// does (MM-COND-09).
func (c *course) begin(slot int) {
	card, lifted := c.Track[slot-1], c.Turn.Lifted
	c.turns++
	c.turnTold(card.ID)
	if c.Sprung == Name(card.ID) {
		c.Sprung = NoFigure
	}
	c.Turn = Turn{Card: card.ID, Slot: slot, Step: FigureStep, After: c.resumes(card.ID)}
	if m := c.mouse(Name(card.Of)); card.Kind == MouseCard && (m == nil || !m.OnBoard() || !m.Charmed) {
		c.Turn.Step = RollStep
	}
	if c.Turn.After != "" {
		c.Turn.Lifted = without(lifted, card.ID)
	}
	c.changeMouse(Name(card.ID)).Powered = false // MM-AMB-60
}

// turnTold tells whose turn begins. That of a mouse that may act needs no
// telling: its die is asked for.
func (c *course) turnTold(card string) {
	id, rule, m := "", tables.RuleID(""), c.mouse(Name(card))
	switch {
	case m == nil:
		id, rule = "turn", "MM-ROUND-01"
	case m.Captured && c.Foes() > 0:
		id, rule = "turn-captive", "MM-RESC-03"
	case m.Captured:
		id, rule = "turn-rescue", "MM-RESC-01"
	case m.Charmed:
		id, rule = "turn-charmed", "MM-COND-09"
	default:
		return
	}
	c.note(id, rule, rules.Args{"card": initiativeCard(card)})
}

// ownTurn asks for the die of the mouse on turn (MM-MOVE-01); one that is not on
// the board has no turn of its own. It is false when the mouse may act.
func (c *course) ownTurn() bool {
	m := c.mouseOnTurn()
	opening := c.Turn.Step == RollStep
	switch {
	case m != nil && m.Captured && opening:
		c.captiveTurn()
	case m == nil || !m.OnBoard():
		c.Turn.over()
	case opening:
		c.need(Wait{For: ForRoll, Purpose: MoveRoll, Who: m.Name(), Dice: 1})
	default:
		return false
	}
	return true
}

// resumes is the card below which play goes on after a lifted one.
func (s *State) resumes(card string) string {
	switch {
	case !slices.Contains(s.Turn.Lifted, card) || !s.House.Is(LiftedCard, "next"):
		return ""
	case s.Turn.After != "":
		return s.Turn.After
	}
	return s.Turn.Card
}

// endTurn is what the end of a turn brings: the current carries a mouse on, and
// time does not wait (MM-TIME-01, MM-SURGE-02).
func (c *course) endTurn() {
	lowest := c.onTurn(c.timekeeper())
	c.drift()
	c.Turn.Step = BetweenTurns
	if lowest && c.Result == nil && c.Foes() == 0 {
		c.feedWheel("wheel-time", "MM-TIME-01", 1)
	}
}

// timekeeper is the mouse after whose turn lost time is counted: the lowest on
// the track, captured or not, unless the table settled otherwise (MM-AMB-24).
func (s *State) timekeeper() Name {
	if s.House.Is(LostTimeMouse, "lowest") {
		return s.lowest()
	}
	for i := len(s.Track) - 1; i >= 0; i-- {
		if m := s.mouse(Name(s.Track[i].Of)); m != nil && !m.Captured {
			return m.Name()
		}
	}
	return NoFigure
}
