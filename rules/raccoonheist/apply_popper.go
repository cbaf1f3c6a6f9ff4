package raccoonheist

import (
	"slices"

	"tablemate/rules"
)

// applyPopper applies the actions with the party popper.
func (r *resolver) applyPopper(a Action) {
	switch a := a.(type) {
	case UsePopper:
		if r.Round.Step == RoundUp {
			r.saveRaiders(a.For)
			return
		}
		r.Round.Declared = a.For
		r.note("popper-declared", "RH-AMB-06", rules.Args{"seats": seatNouns(a.For)})
	case KeepPopper:
		r.Round.Kept = true
	case TakePopper:
		r.Popper = Popper{Holder: a.Seat, Taken: r.Round.Number}
		r.note("popper-taken", "RH-LIV-02", rules.Args{"seat": a.Seat.Noun()})
	case LeavePopper:
		r.groupFor(a.Seat).Raid.Done = true
	case HandOver:
		r.Popper.Holder = a.To
		r.note("popper-handed", "RH-ADV-02", rules.Args{"seat": a.To.Noun()})
	default:
		panic("raccoonheist: unknown action " + a.Kind())
	}
}

// saveRaiders uses the popper up and lets these raiders flee.
func (r *resolver) saveRaiders(saved []rules.Seat) {
	r.Popper.Used = true
	for _, seat := range saved {
		r.groupFor(seat).Raid.Saved = true
	}
	r.note("popper-used", "RH-POP-06", rules.Args{"seats": seatNouns(saved)})
}

// declaredHere lists those whom the popper was declared for and who need it at
// this location (RH-AMB-06).
func (s *State) declaredHere() []rules.Seat {
	if !s.popperUsable() {
		return nil
	}
	return slices.DeleteFunc(s.Savable(), func(seat rules.Seat) bool { return !slices.Contains(s.Round.Declared, seat) })
}
