package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// surgeDue reports whether the wheel is full (MM-BOARD-02, MM-SURGE-03). The
// attack that filled it is finished first, unless the table settled otherwise
// (MM-AMB-21).
func (s *State) surgeDue() bool {
	atOnce := s.House.Is(SurgeInAttack, "at_once")
	return s.Wheel >= parts.FullWheel && !s.Surging && (len(s.Waits) == 0 || atOnce)
}

// surge moves the hourglass in any case (MM-SURGE-04); when that ends the
// chapter, nothing else happens (MM-AMB-22). Then comes the special surge of
// the tile (MM-SURGE-05), or that of the open encounter card, which is used up
// (MM-SURGE-06), or nobody (MM-SURGE-07).
func (c *course) surge() {
	c.Surging = true
	c.note("surge", "MM-SURGE-03", nil)
	if c.page(1); c.Result != nil {
		return
	}
	room := c.here()
	special, used := c.specialSurge(room)
	switch {
	case special && !used:
		c.need(Wait{For: ForSurgeEnd})
		c.surgeOfRoom(room)
	case c.Open == nil || used && c.House.Is(SurgeAfterSpecial, "nothing"):
		c.surgeOver(Wait{})
	default:
		c.need(Wait{For: ForSurgeEnd, Closes: true})
		c.brings(room, c.Open.Surge, c.Open.Text)
	}
}

// specialSurge reports whether the chapter gives the room a surge of its own,
// and whether it has happened (MM-AMB-23).
func (s *State) specialSurge(room string) (special, used bool) {
	r := s.room(room)
	if r == nil || r.Plan.SpecialSurge == "" && len(r.Plan.SurgeMinions) == 0 {
		return false, false
	}
	return true, r.Surged
}

func (c *course) surgeOfRoom(room string) {
	plan := c.room(room).Plan
	c.change(room).Surged = true
	c.note("surge-special", "MM-SURGE-05", rules.Args{"room": tileSide(room)})
	c.brings(room, plan.SurgeMinions, plan.SpecialSurge)
}

// brings places the minions of a surge (MM-SPAWN-09). What only its text knows,
// people resolve themselves.
func (c *course) brings(room string, squads []parts.Squad, text string) {
	c.remind(room, "surge", text)
	if len(squads) == 0 {
		c.need(Wait{For: ForSurge, Room: room, Source: BySurge})
		return
	}
	c.come(squads, BySurge, room)
}

// surgeOver discards the used encounter card and all cheese of the wheel, more
// than six too (MM-SURGE-08).
func (c *course) surgeOver(w Wait) {
	if w.Closes && c.Open != nil {
		c.discardEncounter("MM-SURGE-08")
	}
	c.Surging, c.Wheel = false, 0
	c.note("surge-over", "MM-SURGE-08", nil)
}

func roaches(t parts.Minion) bool { return t.Family == parts.Roach }
