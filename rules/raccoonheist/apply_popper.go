package raccoonheist

import (
	"slices"

	"tablemate/rules"
)

// applyPopper carries out what people do with the party popper.
func (c *resolver) applyPopper(a Action) {
	switch a := a.(type) {
	case UsePopper:
		if c.Round.Step == RoundUp {
			c.saveRaiders(a.For)
			return
		}
		c.Round.Declared = a.For
		c.note("popper-declared", "RH-AMB-06", rules.Args{"seats": seatNouns(a.For)})
	case KeepPopper:
		c.Round.Kept = true
	case TakePopper:
		c.Popper = Popper{Holder: a.Seat, Taken: c.Round.Number}
		c.note("popper-taken", "RH-LIV-02", rules.Args{"seat": a.Seat.Noun()})
	case LeavePopper:
		c.groupFor(a.Seat).Raid.Done = true
	case HandOver:
		c.Popper.Holder = a.To
		c.note("popper-handed", "RH-ADV-02", rules.Args{"seat": a.To.Noun()})
	default:
		panic("raccoonheist: unknown action " + a.Kind())
	}
}

// saveRaiders lets raiders flee.
func (c *resolver) saveRaiders(saved []rules.Seat) {
	c.Popper.Used = true
	for _, seat := range saved {
		c.groupFor(seat).Raid.Saved = true
	}
	c.note("popper-used", "RH-POP-06", rules.Args{"seats": seatNouns(saved)})
}

// declaredHere are those whom the popper was promised to and who need it now
// (RH-AMB-06).
func (s *State) declaredHere() []rules.Seat {
	if !s.popperUsable() {
		return nil
	}
	return slices.DeleteFunc(s.Savable(), func(seat rules.Seat) bool { return !slices.Contains(s.Round.Declared, seat) })
}
