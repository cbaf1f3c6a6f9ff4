package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Awaited is what the Round-up waits for.
type Awaited string

// Dice come from the cardboard; people decide the rest.
const (
	NoWait    Awaited = ""
	ForPopper Awaited = "popper" // is it used here, and for whom (RH-POP-07)
	ForDie    Awaited = "die"
	ForFood   Awaited = "food"   // how much is taken (RH-AMB-15)
	ForTake   Awaited = "take"   // is the popper taken (RH-LIV-02)
	ForRescue Awaited = "rescue" // who returns from the Backyard (RH-YARD-02)
)

// Wait is one thing that the Round-up waits for, and from whom.
type Wait struct {
	For  Awaited
	Seat rules.Seat
	Max  int // of food, or of figures to bring back
}

// Waits returns what people must report now; the zero Wait outside the Round-up.
func (s *State) Waits() Wait {
	if w := s.nextWait(); s.needsAnswer(w) {
		return w
	}
	return Wait{}
}

// needsAnswer reports whether people are asked. All food is taken automatically if nobody could
// want to leave some (RH-AMB-15).
func (s *State) needsAnswer(w Wait) bool {
	return w.For != ForFood || s.countsFood() && w.Max > 0
}

// countsFood reports whether people say how much food they take.
func (s *State) countsFood() bool { return s.Mode.Hard() && len(s.Groups) > 1 }

// booked reports whether the food of a group was booked without asking: in this
// Round-up or, outside one, in the last.
func (s *State) booked(g *Group) bool {
	return !s.countsFood() && (g.Raid.Done || s.Round.Step != RoundUp)
}

// nextWait returns what comes next at the location that is being resolved: the popper, then all
// dice, then the effect for each player in turn (RH-AMB-12, RH-RES-10).
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

// choiceOrder returns the position of a seat in the order of choice, from 0. A player who has
// not chosen comes last.
func (s *State) choiceOrder(seat rules.Seat) int {
	if i := slices.Index(s.Round.Choices, seat); i >= 0 {
		return i
	}
	return len(s.Round.Choices)
}

// callsForDie reports whether raccoons at a location must roll: against the Trap (RH-TRAP-06),
// or each player in the Basement (RH-BAS-02, RH-BAS-06), but not if the Owner is there
// (RH-TRAP-11, RH-BAS-08).
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
		if s.Popper.Lying() { // RH-LIV-05: otherwise there is nothing to take
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

// portion returns the food of a location for the figures left on a group's card: one for each
// figure in the Kitchen (RH-KIT-01) and the Basement (RH-BAS-04, RH-BAS-07), two at the Trash
// can for any number (RH-TRASH-01), none elsewhere (RH-LIV-01). Each player takes his own
// (RH-KIT-03, RH-TRASH-02).
func (s *State) portion(g *Group) int {
	switch {
	case g.Raid.Location == parts.Kitchen, g.Raid.Location == parts.Basement:
		return g.Raid.Left
	case g.Raid.Location == parts.TrashCan:
		return parts.TrashCanFood
	}
	return 0
}

// Free returns how many figures of a group can be brought back now (RH-AMB-12).
func (s *State) Free(g *Group) int {
	if s.House.Is(FreshLosses, "not_this_round") {
		return g.Yard - g.Raid.Fresh
	}
	return g.Yard
}

func (s *State) anyInYard() bool {
	return slices.ContainsFunc(s.Groups, func(g Group) bool { return s.Free(&g) > 0 })
}

// popperAsked reports whether the holder decides about the popper now.
func (s *State) popperAsked() bool {
	return s.popperUsable() && !s.Round.Kept && s.House.Is(PopperDeclare, "at_reveal") && len(s.Savable()) > 0
}

// popperUsable reports whether raccoons hold a popper since last round that was not
// used yet (RH-POP-02).
func (s *State) popperUsable() bool {
	return !s.Popper.Lying() && !s.Popper.Used && s.Popper.Taken < s.Round.Number
}

// Savable lists the seats that the popper can save at the present location: all there
// (RH-POP-05), by the advanced rules only its holder (RH-ADV-02).
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

// threatened reports whether the popper helps at a location: against the Owner, and by a house
// rule against the Trap (RH-AMB-07).
func (s *State) threatened(l parts.Location) bool {
	trapped := s.Round.Trap == l && l != parts.Basement && s.House.Is(PopperBlocksTrap, "true")
	return s.Round.Card == l || trapped
}
