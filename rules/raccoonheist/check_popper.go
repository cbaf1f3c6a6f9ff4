package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// popperUse judges the popper's one use under the most specific rule: somebody
// has it (RH-POP-01), not since this round (RH-POP-02), for one player
// (RH-POP-04), and he is in the Owner's clutches (RH-POP-03).
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

// ambushing reports whether the Owner prepares a round: a popper held then was
// taken a moment ago.
func (s *State) ambushing() bool { return s.Round.Step != Heist && s.Round.Step != RoundUp }

// maxSaved is how many the popper saves: one player, one group (RH-AMB-18).
func (s *State) maxSaved() int {
	if s.Mode.InGroups() && s.House.Is(DuelPopperSaves, "both_groups") {
		return len(s.Groups)
	}
	return 1
}

// popperHelps: against the Owner only (RH-POP-03), never against a die in the
// Basement (RH-BAS-10), nor against the Trap's unless the table settled it so
// and it has not fallen yet (RH-AMB-07).
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

// popperKept: there is something to decide only while the popper could help
// (RH-POP-07).
func popperKept(s *State, _ KeepPopper) *rules.Violation {
	if s.Waits().For != ForPopper {
		return book.Against("RH-POP-03", rules.Args{"holder": s.Popper.Holder.Noun()})
	}
	return nil
}

// popperTaken: from the Living room, by who has raccoons left there (RH-LIV-02),
// without the Owner (RH-LIV-04), only while it lies there (RH-POP-09), and the
// earlier choice goes first (RH-LIV-03, RH-AMB-10).
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
