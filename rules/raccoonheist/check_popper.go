package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// popperUse: somebody has the popper (RH-POP-01), and not since this round
// (RH-POP-02); it is used once, for one player (RH-POP-04) whom the Owner has
// found (RH-POP-03). The most specific rule is named.
func popperUse(s *State, a UsePopper) *rules.Violation {
	args := rules.Args{"for": seatNouns(a.For), "holder": s.Popper.Holder.Noun()}
	early := s.Round.Step == Heist && !s.House.Is(PopperDeclare, "at_reveal")
	switch {
	case s.Popper.Lying():
		return book.Impossible("RH-POP-01", args)
	case s.Popper.Taken == s.Round.Number || s.ambushing():
		return book.Against("RH-POP-02", args)
	case s.Popper.Used || len(s.Round.Declared) > 0 || len(a.For) > s.maxSaved():
		return book.Against("RH-POP-04", args)
	case len(a.For) == 0:
		return book.Impossible("RH-POP-03", args)
	case s.Mode.Hard() && !slices.Contains(a.For, s.Popper.Holder):
		return book.Against("RH-ADV-02", args)
	case early:
		return nil
	case s.Round.Step != RoundUp:
		return book.Against("RH-POP-03", args)
	case !s.House.Is(PopperDeclare, "at_reveal"):
		return book.Against("RH-AMB-06", args)
	}
	for _, seat := range a.For {
		if v := popperHelps(s, s.groupOf(seat)); v != nil {
			return v
		}
	}
	return nil
}

// ambushing reports whether the Owner prepares a round, in which the popper
// cannot be used yet.
func (s *State) ambushing() bool { return s.Round.Step != Heist && s.Round.Step != RoundUp }

// maxSaved returns how many groups the popper saves: one, in the duel both if a
// house rule says so (RH-AMB-18).
func (s *State) maxSaved() int {
	if s.Mode.InGroups() && s.House.Is(DuelPopperSaves, "both_groups") {
		return len(s.Groups)
	}
	return 1
}

// popperHelps: the popper helps against the Owner only (RH-POP-03), never against
// the die in the Basement (RH-BAS-10), and against that of the Trap only before
// it falls and if a house rule says so (RH-AMB-07).
func popperHelps(s *State, g *Group) *rules.Violation {
	at, args := g.Raid.Location, bySeat(g.Seat)
	switch {
	case s.Round.Card != at && at == parts.Basement:
		return book.Against("RH-BAS-10", args)
	case !s.threatened(at):
		return book.Against("RH-POP-03", args)
	case g.Raid.Die != 0:
		return book.Against("RH-AMB-07", args)
	case at != s.Here():
		return book.Against("RH-RES-02", args)
	}
	return nil
}

// popperKept: not using the popper is a decision only while it could help
// (RH-POP-07).
func popperKept(s *State, _ KeepPopper) *rules.Violation {
	if s.Waits().For != ForPopper {
		return book.Against("RH-POP-03", rules.Args{"holder": s.Popper.Holder.Noun()})
	}
	return nil
}

// popperTaken: who has raccoons left in the Living room takes the popper there
// (RH-LIV-02), without the Owner (RH-LIV-04), only while it lies there
// (RH-POP-09); who chose earlier goes first (RH-LIV-03, RH-AMB-10).
func popperTaken(s *State, a TakePopper) *rules.Violation {
	return checkLivingRoom(s, a.Seat, true)
}

func popperLeft(s *State, a LeavePopper) *rules.Violation {
	return checkLivingRoom(s, a.Seat, false)
}

func checkLivingRoom(s *State, seat rules.Seat, takes bool) *rules.Violation {
	g := s.groupOf(seat)
	if v := checkBarred(s, g, parts.LivingRoom); v != nil {
		return v
	}
	switch w := s.Waits(); {
	case !s.Popper.Lying():
		return book.Against("RH-POP-09", bySeat(s.Popper.Holder))
	case g.Raid.Location != s.Here() || g.Raid.Done:
		return book.Against("RH-RES-02", bySeat(seat))
	case takes && w.Seat != seat:
		return book.Against("RH-LIV-03", rules.Args{"seat": seat.Noun(), "first": w.Seat.Noun()})
	}
	return nil
}

// popperHanded: with the advanced rules before the Round-up only (RH-ADV-03); one
// taken in this very Round-up may be passed on (RH-AMB-20).
func popperHanded(s *State, a HandOver) *rules.Violation {
	args := rules.Args{"seat": a.To.Noun(), "holder": s.Popper.Holder.Noun()}
	fresh := s.Popper.Taken == s.Round.Number
	switch {
	case s.Popper.Lying() || s.Popper.Holder == a.To:
		return book.Impossible("RH-POP-01", args)
	case s.Popper.Used:
		return book.Against("RH-POP-04", args)
	case s.Mode.Hard() && s.Round.Step == RoundUp && !fresh:
		return book.Against("RH-ADV-03", args)
	}
	return nil
}
