package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Awaited is the kind of thing that the Round-up waits for.
type Awaited string

// The cardboard rolls dice. People answer the other waits.
const (
	NoWait    Awaited = ""
	ForPopper Awaited = "popper" // whether it is used here, and for whom (RH-POP-07)
	ForDie    Awaited = "die"
	ForFood   Awaited = "food"   // the amount of food that is taken (RH-AMB-15)
	ForTake   Awaited = "take"   // whether the popper is taken (RH-LIV-02)
	ForRescue Awaited = "rescue" // the figures that return from the Backyard (RH-YARD-02)
)

// Wait is one thing that the Round-up waits for, and the seat that answers.
type Wait struct {
	For  Awaited
	Seat rules.Seat
	Max  int // largest amount of food, or number of figures to bring back
}

// Waits returns what people must report now. It returns the zero Wait outside the Round-up.
func (s *State) Waits() Wait {
	if w := s.nextWait(); s.needsAnswer(w) {
		return w
	}
	return Wait{}
}

// needsAnswer reports whether people are asked about a wait. If no player can want to leave food,
// all food is taken automatically (RH-AMB-15).
func (s *State) needsAnswer(w Wait) bool {
	return w.For != ForFood || s.countsFood() && w.Max > 0
}

// countsFood reports whether people report how much food they take.
func (s *State) countsFood() bool { return s.Mode.Hard() && len(s.Groups) > 1 }

// booked reports whether the food of a group was booked automatically, in this Round-up or the last
// one.
func (s *State) booked(g *Group) bool {
	return !s.countsFood() && (g.Raid.Done || s.Round.Step != RoundUp)
}

// nextWait returns what comes next at the location that is being resolved. The popper comes first,
// then all dice, then the effect for each player in turn (RH-AMB-12, RH-RES-10).
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

// groupsAt lists the groups with a heist card at a location, in the order in
// which they chose (RH-RAID-11).
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

// choiceOrder returns the position of a seat in the order of choice, from 0. A seat that has not
// chosen comes last.
func (s *State) choiceOrder(seat rules.Seat) int {
	if i := slices.Index(s.Round.Choices, seat); i >= 0 {
		return i
	}
	return len(s.Round.Choices)
}

// callsForDie reports whether raccoons at a location must roll. They roll against the Trap
// (RH-TRAP-06). In the Basement every player rolls (RH-BAS-02, RH-BAS-06). If the Owner is there,
// nobody rolls (RH-TRAP-11, RH-BAS-08).
func (s *State) callsForDie(l parts.Location) bool {
	return s.Round.Card != l && (s.Round.Trap == l || l == parts.Basement)
}

func (s *State) mustRoll(g *Group) bool {
	r := &g.Raid
	return s.callsForDie(r.Location) && r.Die == 0 && r.Left > 0 && !r.Saved
}

// effectWait returns what a group may still do with the figures left on its card (RH-TRAP-10,
// RH-AMB-24).
func (s *State) effectWait(g *Group) Wait {
	if g.Raid.Done || g.Raid.Saved || g.Raid.Left == 0 {
		return Wait{}
	}
	switch g.Raid.Location {
	case parts.LivingRoom:
		if s.Popper.Lying() { // otherwise there is nothing to take (RH-LIV-05)
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

// portion returns the food that a location gives for the figures left on a group's card. The
// Kitchen (RH-KIT-01) and the Basement (RH-BAS-04, RH-BAS-07) give one for each figure. The Trash
// can gives two for any number of figures (RH-TRASH-01). Other locations give none (RH-LIV-01).
// Each player takes a portion of his own (RH-KIT-03, RH-TRASH-02).
func (s *State) portion(g *Group) int {
	switch {
	case g.Raid.Location == parts.Kitchen, g.Raid.Location == parts.Basement:
		return g.Raid.Left
	case g.Raid.Location == parts.TrashCan:
		return parts.TrashCanFood
	}
	return 0
}

// Free returns the number of figures of a group that can be brought back now (RH-AMB-12).
func (s *State) Free(g *Group) int {
	if s.House.Is(FreshLosses, "not_this_round") {
		return g.Yard - g.Raid.Fresh
	}
	return g.Yard
}

func (s *State) anyInYard() bool {
	return slices.ContainsFunc(s.Groups, func(g Group) bool { return s.Free(&g) > 0 })
}

// popperAsked reports whether the holder of the popper decides about it now.
func (s *State) popperAsked() bool {
	return s.popperUsable() && !s.Round.Kept && s.House.Is(PopperDeclare, "at_reveal") && len(s.Savable()) > 0
}

// popperUsable reports whether a player has held the popper since an earlier round, and it is not
// used (RH-POP-02).
func (s *State) popperUsable() bool {
	return !s.Popper.Lying() && !s.Popper.Used && s.Popper.Taken < s.Round.Number
}

// Savable lists the seats that the popper can save at the current location: all seats there
// (RH-POP-05). With the advanced rules, it saves only its holder (RH-ADV-02).
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

// threatened reports whether the popper helps at a location: against the Owner, or by a house rule
// against the Trap (RH-AMB-07).
func (s *State) threatened(l parts.Location) bool {
	trapped := s.Round.Trap == l && l != parts.Basement && s.House.Is(PopperBlocksTrap, "true")
	return s.Round.Card == l || trapped
}
