package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// raid puts figures on a heist card, from the Backyard only if there are too few
// in front of the player. A card that moves goes to the end of the order of
// choice, a changed number does not (RH-RAID-09, RH-RAID-11, RH-AMB-21).
func (c *course) raid(seat rules.Seat, to parts.Location, count int) {
	g, n := c.own(seat), max(0, count)
	if g.Raid.Location != parts.Nowhere {
		c.note("changed", "RH-AMB-21", rules.Args{"seat": seat.Noun(), "place": Place(to), "count": count})
	}
	g.Reserve += g.Raid.Left
	if g.Raid.Location != to {
		c.Round.Choices = slices.DeleteFunc(c.Round.Choices, func(s rules.Seat) bool { return s == seat })
		c.Round.Choices = append(c.Round.Choices, seat)
	}
	g.Raid = Raiders{Location: to, Count: n, Left: n}
	short := max(0, n-g.Reserve)
	g.Reserve = max(0, g.Reserve-n)
	g.Yard = max(0, g.Yard-short)
}

// popper carries out what people do with the party popper.
func (c *course) popper(a Action) {
	switch a := a.(type) {
	case UsePopper:
		if c.Round.Step == RoundUp {
			c.usePopper(a.For)
			return
		}
		c.Round.Declared = a.For
		c.note("popper-declared", "RH-AMB-06", rules.Args{"seats": seats(a.For)})
	case KeepPopper:
		c.Round.Kept = true
	case TakePopper:
		c.Popper = Popper{Holder: a.Seat, Taken: c.Round.Number}
		c.note("popper-taken", "RH-LIV-02", rules.Args{"seat": a.Seat.Noun()})
	case LeavePopper:
		c.own(a.Seat).Raid.Done = true
	case HandOver:
		c.Popper.Holder = a.To
		c.note("popper-handed", "RH-ADV-02", rules.Args{"seat": a.To.Noun()})
	default:
		panic("raccoonheist: unknown action " + a.Kind())
	}
}

// usePopper lets raiders flee.
func (c *course) usePopper(saved []rules.Seat) {
	c.Popper.Used = true
	for _, seat := range saved {
		c.own(seat).Raid.Saved = true
	}
	c.note("popper-used", "RH-POP-06", rules.Args{"seats": seats(saved)})
}

// declaredHere are those whom the popper was promised to and who need it now
// (RH-AMB-06).
func (s *State) declaredHere() []rules.Seat {
	if !s.usable() {
		return nil
	}
	return slices.DeleteFunc(s.Savable(), func(seat rules.Seat) bool { return !slices.Contains(s.Round.Declared, seat) })
}
