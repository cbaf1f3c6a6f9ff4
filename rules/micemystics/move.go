package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// tread is one step of a path, before it is taken.
type tread struct {
	from, to Spot
	cost     int
	full     bool // nobody may enter any more (MM-CAP-02)
}

// treads are the steps of a path as far as the rules let it be foretold: a
// mousetrap makes the mouse pause for its test (MM-TRAP-01).
func (s *State) treads(mouse Name, path []parts.SpaceID) []tread {
	var out []tread
	t := s
	for i, id := range path {
		from := t.At(mouse)
		to := Spot{from.Room, id}
		out = append(out, tread{from, to, s.cost(from, to), to != from && t.Full(to)})
		if i == len(path)-1 || s.trapped(to) {
			break
		}
		if t == s {
			walked := s.copied()
			t = &walked
		}
		t.stand(mouse, to)
	}
	return out
}

// cost is how many movement points a step takes: 1 (MM-MOVE-02), 3 over a yellow
// line against its arrow (MM-LINE-01, MM-LINE-02), 1 along the hook and line
// (MM-HOOK-05).
func (s *State) cost(from, to Spot) int {
	if s.against(from, to) {
		return parts.AgainstArrow
	}
	return 1
}

// against reports whether a step leads over a yellow line against its arrow.
func (s *State) against(from, to Spot) bool {
	l, ok := s.border(from, to)
	return ok && l.Line == parts.Yellow && l.Arrow == from.Space && !s.hooked(from, to)
}

// hooked reports whether the hook and line joins two spots.
func (s *State) hooked(a, b Spot) bool {
	hook := s.laid(parts.Hook)
	if hook == nil || a.Room != hook.At.Room || b.Room != hook.At.Room {
		return false
	}
	return hook.At == a && hook.To == b.Space || hook.At == b && hook.To == a.Space
}

// wet reports whether a spot is known to be water.
func (s *State) wet(at Spot) bool {
	r := s.room(at.Room)
	return r != nil && r.space(at.Space).Water
}

// crosses reports whether a card lets the mouse over red lines and the gaps
// between pipes now: one that it used in this turn, or one that it wears
// (MM-LINE-04, MM-WALL-03).
func (s *State) crosses(m *Mouse) bool {
	if s.Turn.Crossing && s.Turn.Card == m.Hero.ID {
		return true
	}
	for _, id := range m.Equipped {
		if s.search(id).Crosses {
			return true
		}
	}
	return false
}

// bound reports whether more minions than mice stand around a mouse, itself
// among the mice (MM-CAP-04, MM-AMB-07). Who lies on its side counts (MM-AMB-69).
func (s *State) bound(mouse Name) bool {
	at := s.At(mouse)
	return len(s.MiceOn(at)) < s.FoesOn(at)
}

// mouseTurn plays out what a mouse does in its turn.
func (c *course) mouseTurn(a Action) {
	switch a := a.(type) {
	case Move:
		c.move(a)
	case Stand:
		c.standUp(a)
	case Scurry:
		c.Turn.spend(ScurryDeed)
		c.need(Wait{For: ForRoll, Purpose: MoveRoll, Who: a.Mouse, Dice: 1})
	case Recover:
		c.recover(a)
	case EndTurn:
		c.Turn.over()
	}
}

// moveRolled gives the mouse its points: its move value and the number
// (MM-MOVE-01), for a scurry in the same way (MM-RUN-01).
func (c *course) moveRolled(w Wait, a Fell) {
	m := c.mouse(w.Who)
	if m == nil {
		return
	}
	points := m.Hero.Move + c.bonus(m).Move + a.Sum()
	c.Turn.setPoints(max(0, points), a.Sum())
}

// move walks as far as no roll decides: a mousetrap is tested and water is
// climbed out of before anything else happens. Where people hold to a breach the
// mouse goes on as they said.
func (c *course) move(a Move) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	c.setOut(a.Mouse)
	switch {
	case a.To != nil:
		c.moveTo(a)
	default:
		c.walk(a)
	}
}

// setOut begins a move.
func (c *course) setOut(mouse Name) {
	if c.onTurn(mouse) && !c.Turn.Moved {
		c.Turn.Moved, c.Turn.Halted = true, false
	}
}

// walk goes over the spaces of a path.
func (c *course) walk(a Move) {
	spent := 0
	for _, t := range c.treads(a.Mouse, a.Path) {
		if c.climbs(t.from, t.to) {
			c.climb(a.Mouse, spent+t.cost, Wait{To: t.to})
			return
		}
		spent += t.cost
		c.puts(a.Mouse, t.to)
	}
	c.pay(a.Mouse, spent)
	c.stepped(a.Mouse)
}

// moveTo goes to a place of a tile without a map.
func (c *course) moveTo(a Move) {
	from := c.At(a.Mouse)
	if to := c.spot(from.Room, *a.To); c.climbs(from, to) && !a.To.Water {
		c.climb(a.Mouse, max(1, a.Points), Wait{To: to, Place: a.To})
		return
	}
	c.puts(a.Mouse, c.settle(from.Room, *a.To))
	c.pay(a.Mouse, max(1, a.Points))
	c.stepped(a.Mouse)
}

// pay takes movement points from the mouse on turn.
func (c *course) pay(mouse Name, points int) {
	if c.onTurn(mouse) && points > 0 {
		c.Turn.setPoints(max(0, c.Turn.Points-points), 0)
	}
}

// stepped is what a space does to a mouse that walked onto it: a minion and water
// end its move (MM-CAP-03, MM-WATER-01), a mousetrap is tested (MM-TRAP-01).
func (c *course) stepped(mouse Name) {
	at := c.At(mouse)
	switch {
	case c.FoesOn(at) > 0:
		c.halt(mouse, "MM-CAP-03")
	case c.wet(at):
		c.halt(mouse, "MM-WATER-01")
	}
	c.testTrap(mouse)
}

// stepArgs is what a sentence about a step mentions.
func stepArgs(mouse Name, t tread) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "room": tileSide(t.from.Room), "from": t.from.Noun(), "space": t.to.Noun()}
}
