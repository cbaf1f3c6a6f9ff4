package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// To use the popper, a player must hold it (RH-POP-01), and it must have been taken in an earlier
// round (RH-POP-02). The popper can be used once, for one player (RH-POP-04) whom the Owner has
// found (RH-POP-03). The violation names the most specific rule that is broken.
func popperUse(s *State, a UsePopper) *rules.Violation {
	args := rules.Args{"for": seatNouns(a.For), "holder": s.Popper.Holder.Noun()}
	if v := popperReady(s, args); v != nil {
		return v
	}
	switch declared := s.House.Is(PopperDeclare, "before_roundup"); {
	case len(a.For) > s.maxSaved():
		return breach("RH-POP-04", "popper-many", args)
	case len(a.For) == 0:
		return impossible("RH-POP-03", "popper-nobody", args)
	case s.Mode.Hard() && !slices.Contains(a.For, s.Popper.Holder):
		return breach("RH-ADV-02", "popper-holder", args)
	case s.Round.Step == Heist && declared:
		return nil
	case s.Round.Step == Heist:
		return breach("RH-POP-03", "popper-heist", args)
	case declared:
		return breach("RH-AMB-06", "popper-undeclared", args)
	}
	for _, seat := range a.For {
		if v := popperHelps(s, s.GroupOf(seat)); v != nil {
			return v
		}
	}
	return nil
}

func popperReady(s *State, args rules.Args) *rules.Violation {
	switch {
	case s.Popper.Lying():
		return impossible("RH-POP-01", "popper-lying", nil)
	case s.Popper.Taken == s.Round.Number:
		return breach("RH-POP-02", "popper-fresh", args)
	case s.Round.Step != Heist && s.Round.Step != RoundUp:
		return breach("RH-POP-02", "popper-ambush", args)
	case s.Popper.Used:
		return breach("RH-POP-04", "popper-spent", args)
	case len(s.Round.Declared) > 0:
		args["declared"] = seatNouns(s.Round.Declared)
		return breach("RH-POP-04", "popper-declared", args)
	}
	return nil
}

// RH-AMB-18
func (s *State) maxSaved() int {
	if s.Mode.InGroups() && s.House.Is(DuelPopperSaves, "both_groups") {
		return len(s.Groups)
	}
	return 1
}

// The popper helps against the Owner (RH-POP-03), but not against the die in the Basement
// (RH-BAS-10). A house rule can let it help against the Trap too, but only until the die is rolled
// (RH-AMB-07).
func popperHelps(s *State, g *Group) *rules.Violation {
	at, args := g.Raid.Location, bySeat(g.Seat)
	args["card"], args["trap"] = Place(s.Round.Card), Place(s.Round.Trap)
	switch {
	case s.Round.Card != at && at == parts.Basement:
		return breach("RH-BAS-10", "popper-basement", args)
	case !s.threatened(at) && s.House.Is(PopperBlocksTrap, "true") && s.Round.Trap != parts.Nowhere:
		return breach("RH-POP-03", "popper-away-house", args)
	case !s.threatened(at):
		return breach("RH-POP-03", "popper-away", args)
	case g.Raid.Die != 0:
		return breach("RH-AMB-07", "popper-rolled", args)
	case at != s.Here():
		return notHere(s, g)
	}
	return nil
}

// RH-POP-07
func popperKept(s *State, _ KeepPopper) *rules.Violation {
	if s.Waits().For != ForPopper {
		return breach("RH-POP-03", "keep-nothing", nil)
	}
	return nil
}

// A player with uncaught raccoons in the Living room may take the popper (RH-LIV-02). Nobody may
// take it if the Owner is there (RH-LIV-04), or if a player holds it (RH-POP-09). If several
// players may take it, the player who chose a raid first also decides first (RH-LIV-03, RH-AMB-10).
func popperTaken(s *State, a TakePopper) *rules.Violation {
	return checkLivingRoom(s, a.Seat, true)
}

func popperLeft(s *State, a LeavePopper) *rules.Violation {
	return checkLivingRoom(s, a.Seat, false)
}

func checkLivingRoom(s *State, seat rules.Seat, takes bool) *rules.Violation {
	g := s.GroupOf(seat)
	if v := checkBarred(s, g, parts.LivingRoom); v != nil {
		return v
	}
	if !s.Popper.Lying() {
		return breach("RH-POP-09", "popper-held", bySeat(s.Popper.Holder))
	}
	if v := checkTurn(s, g); v != nil {
		return v
	}
	w := s.Waits()
	args := rules.Args{"seat": seat.Noun(), "first": w.Seat.Noun()}
	switch {
	case !takes || w.Seat == seat:
		return nil
	case w.For == ForDie:
		return breach("RH-LIV-03", "take-after-die", args)
	}
	return breach("RH-LIV-03", "take-second", args)
}

// With the advanced rules, a popper taken in an earlier round may be handed over only before the
// Round-up (RH-ADV-03). A popper taken in this Round-up may be handed over (RH-AMB-20).
func popperHanded(s *State, a HandOver) *rules.Violation {
	args := rules.Args{"seat": a.To.Noun(), "holder": s.Popper.Holder.Noun()}
	fresh := s.Popper.Taken == s.Round.Number
	switch {
	case s.Popper.Lying():
		return impossible("RH-POP-01", "popper-lying", nil)
	case s.Popper.Holder == a.To:
		return impossible("RH-POP-01", "popper-has", args)
	case s.Popper.Used:
		return breach("RH-POP-04", "popper-spent", args)
	case s.Mode.Hard() && s.Round.Step == RoundUp && !fresh:
		return breach("RH-ADV-03", "hand-late", args)
	}
	return nil
}

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

func (r *resolver) saveRaiders(saved []rules.Seat) {
	r.Popper.Used = true
	for _, seat := range saved {
		r.groupFor(seat).Raid.Saved = true
	}
	r.note("popper-used", "RH-POP-06", rules.Args{"seats": seatNouns(saved)})
}

// declaredHere lists the seats that the popper saves at the current location. Before the Round-up,
// players declared that the popper is to save these seats (RH-AMB-06).
func (s *State) declaredHere() []rules.Seat {
	if !s.popperUsable() {
		return nil
	}
	undeclared := func(seat rules.Seat) bool { return !slices.Contains(s.Round.Declared, seat) }
	return slices.DeleteFunc(s.Savable(), undeclared)
}
