package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Awaited is the kind of die or decision that the Round-up needs now.
type Awaited string

// Except for NoWait and ForDie, each value stands for a player's decision.
const (
	NoWait    Awaited = ""
	ForPopper Awaited = "popper" // whether the popper is used now, and for whom (RH-POP-07)
	ForDie    Awaited = "die"
	ForFood   Awaited = "food"   // the amount of food that is taken (RH-AMB-15)
	ForTake   Awaited = "take"   // whether the popper is taken (RH-LIV-02)
	ForRescue Awaited = "rescue" // the figures that return from the Backyard (RH-YARD-02)
)

// Wait says which die or decision the Round-up needs, and from which player.
type Wait struct {
	For  Awaited
	Seat rules.Seat
	Max  int // the largest amount of food, or the largest number of figures to bring back
}

// Waits returns the die or decision that people must report now, or the zero Wait.
func (s *State) Waits() Wait {
	if w := s.nextWait(); s.needsAnswer(w) {
		return w
	}
	return Wait{}
}

// needsAnswer reports whether people must report the die or decision w. For food, it returns false
// if the program gives the food itself (RH-AMB-15), or if there is none to give.
func (s *State) needsAnswer(w Wait) bool {
	return w.For != ForFood || s.countsFood() && w.Max > 0
}

func (s *State) countsFood() bool { return s.Mode.Hard() && len(s.Groups) > 1 }

// The method `booked` reports whether the program gives a group's food itself, but not now. If the
// group has used its location, the program has already given the food. If the Round-up has not
// begun, the program will give the food later.
func (s *State) booked(g *Group) bool {
	return !s.countsFood() && (g.Raid.Done || s.Round.Step != RoundUp)
}

// nextWait returns what the current location needs next. If a decision about the popper is needed,
// it comes first. Then all players at the location roll. After all rolls, each of these players
// uses the effect of the location (RH-AMB-12, RH-RES-10).
func (s *State) nextWait() Wait {
	here := s.Here()
	if here == parts.Nowhere || s.Result != nil {
		return Wait{}
	}
	if s.popperAsked() {
		return Wait{For: ForPopper, Seat: s.Popper.Holder}
	}
	if s.Round.Card == here {
		return Wait{}
	}
	present := s.groupsAt(here)
	for _, g := range present {
		if s.mustRoll(g) {
			return Wait{For: ForDie, Seat: g.Seat}
		}
	}
	for _, g := range present {
		if w := s.effectWait(g); w.For != NoWait {
			return w
		}
	}
	return Wait{}
}

// RH-RAID-11
func (s *State) groupsAt(l parts.Location) []*Group {
	var out []*Group
	for i := range s.Groups {
		if s.Groups[i].Raid.Location == l {
			out = append(out, &s.Groups[i])
		}
	}
	slices.SortStableFunc(out, func(a, b *Group) int { return s.choiceOrder(a.Seat) - s.choiceOrder(b.Seat) })
	return out
}

func (s *State) choiceOrder(seat rules.Seat) int {
	if i := slices.Index(s.Round.Choices, seat); i >= 0 {
		return i
	}
	return len(s.Round.Choices)
}

// Raccoons roll at the Trap (RH-TRAP-06) and in the Basement (RH-BAS-02, RH-BAS-06), but not where
// the Owner is (RH-TRAP-11, RH-BAS-08).
func (s *State) callsForDie(l parts.Location) bool {
	return s.Round.Card != l && (s.Round.Trap == l || l == parts.Basement)
}

func (s *State) mustRoll(g *Group) bool {
	r := &g.Raid
	return s.callsForDie(r.Location) && r.Die == 0 && r.Left > 0 && !r.Saved
}

// RH-TRAP-10, RH-AMB-24
func (s *State) effectWait(g *Group) Wait {
	if g.Raid.Done || g.Raid.Saved || g.Raid.Left == 0 {
		return Wait{}
	}
	switch g.Raid.Location {
	case parts.LivingRoom:
		if s.Popper.Lying() { // no player holds the popper (RH-LIV-05)
			return Wait{For: ForTake, Seat: g.Seat}
		}
	case parts.Backyard:
		if s.anyInYard() {
			return Wait{For: ForRescue, Seat: g.Seat, Max: g.Raid.Left} // RH-YARD-03
		}
	default:
		return Wait{For: ForFood, Seat: g.Seat, Max: min(s.portion(g), s.Supply())} // RH-AMB-16
	}
	return Wait{}
}

// The Kitchen (RH-KIT-01) and the Basement (RH-BAS-04, RH-BAS-07) give one token for each figure.
// The Trash can gives two tokens for any number of figures (RH-TRASH-01), and other locations give
// none (RH-LIV-01). If several players are at a location, each gets the full amount (RH-KIT-03,
// RH-TRASH-02).
func (s *State) portion(g *Group) int {
	switch {
	case g.Raid.Location == parts.Kitchen, g.Raid.Location == parts.Basement:
		return g.Raid.Left
	case g.Raid.Location == parts.TrashCan:
		return parts.TrashCanFood
	}
	return 0
}

// Free returns the number of figures of a group that can leave the Backyard now (RH-AMB-12).
func (s *State) Free(g *Group) int {
	if s.House.Is(FreshLosses, "not_this_round") {
		return g.Yard - g.Raid.Fresh
	}
	return g.Yard
}

func (s *State) anyInYard() bool {
	return slices.ContainsFunc(s.Groups, func(g Group) bool { return s.Free(&g) > 0 })
}

func (s *State) popperAsked() bool {
	return s.popperUsable() && !s.Round.Kept && s.House.Is(PopperDeclare, "at_reveal") && len(s.Savable()) > 0
}

// RH-POP-02
func (s *State) popperUsable() bool {
	return !s.Popper.Lying() && !s.Popper.Used && s.Popper.Taken < s.Round.Number
}

// Savable lists the seats that the popper can save at the current location. If the location is
// threatened, these are all seats with figures there (RH-POP-05). With the advanced rules, only the
// popper's holder can be saved (RH-ADV-02).
func (s *State) Savable() []rules.Seat {
	here := s.Here()
	if !s.threatened(here) {
		return nil
	}
	var out []rules.Seat
	for _, g := range s.groupsAt(here) {
		mine := !s.Mode.Hard() || g.Seat == s.Popper.Holder
		if mine && g.Raid.Left > 0 && g.Raid.Die == 0 {
			out = append(out, g.Seat)
		}
	}
	return out
}

// The method `threatened` reports whether the popper helps at a location. It helps against the
// Owner and, by a house rule, against the Trap (RH-AMB-07).
func (s *State) threatened(l parts.Location) bool {
	trapped := s.Round.Trap == l && l != parts.Basement && s.House.Is(PopperBlocksTrap, "true")
	return s.Round.Card == l || trapped
}
