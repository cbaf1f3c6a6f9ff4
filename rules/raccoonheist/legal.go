package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Legal lists some of the actions that break no rule now. If the round has a seal, Legal lists no
// Show, because a Show needs the secret salt.
func (g Game) Legal(s State) []Action {
	if s.Result != nil {
		return nil
	}
	switch s.Round.Step {
	case DogStep:
		return dice()
	case TrapStep:
		return s.traps()
	case HideStep:
		return []Action{Hide{}}
	case Heist:
		return s.heists()
	}
	return s.answers(s.Waits())
}

func dice() []Action {
	var out []Action
	for face := 1; face <= parts.DieSides; face++ {
		out = append(out, Fell{Face: face})
	}
	return out
}

func (s *State) traps() []Action {
	var out []Action
	for _, l := range parts.Locations {
		if a := (Trap{l}); trapPlace(s, a) == nil {
			out = append(out, a)
		}
	}
	return out
}

func (s *State) heists() []Action {
	var out []Action
	missing := s.Missing()
	for _, seat := range missing {
		out = append(out, s.raids(seat)...)
	}
	if s.Mode.Hard() {
		for _, seat := range s.seats() {
			out = s.appendAllowed(out, HandOver{To: seat})
		}
	}
	if len(missing) > 0 {
		return out
	}
	for _, seat := range s.seats() {
		out = s.appendAllowed(out, UsePopper{For: []rules.Seat{seat}})
	}
	for _, l := range parts.Locations {
		out = s.appendAllowed(out, Show{Card: l})
	}
	return out
}

func (s *State) raids(seat rules.Seat) []Action {
	var out []Action
	for _, l := range s.Row {
		for n := 1; n <= s.GroupOf(seat).Reserve && l != s.Round.Dog; n++ {
			out = append(out, Raid{Seat: seat, Location: l, Count: n})
		}
	}
	return out
}

func (s *State) appendAllowed(out []Action, a Action) []Action {
	if check(s, a) == nil {
		out = append(out, a)
	}
	return out
}

func (s *State) answers(w Wait) []Action {
	var out []Action
	switch w.For {
	case ForPopper:
		for _, seat := range s.Savable() {
			out = append(out, UsePopper{For: []rules.Seat{seat}})
		}
		if all := s.Savable(); len(all) > 1 && s.maxSaved() >= len(all) {
			out = append(out, UsePopper{For: all})
		}
		return append(out, KeepPopper{})
	case ForDie:
		return dice()
	case ForFood:
		for food := w.Max; food >= 0; food-- {
			out = append(out, Collect{w.Seat, food})
		}
	case ForTake:
		return []Action{TakePopper{w.Seat}, LeavePopper{w.Seat}}
	case ForRescue:
		for _, freed := range s.rescues(w.Max, s.Groups) {
			out = append(out, Rescue{w.Seat, freed})
		}
	}
	return out
}

// The method `rescues` lists the ways to free figures of the groups. The parameter `most` limits
// the total number of freed figures. The list begins with the ways that free the most figures of
// the first group.
func (s *State) rescues(most int, groups []Group) [][]Freed {
	if len(groups) == 0 {
		return [][]Freed{nil}
	}
	var out [][]Freed
	g := &groups[0]
	for n := min(most, s.Free(g)); n >= 0; n-- {
		for _, rest := range s.rescues(most-n, groups[1:]) {
			if n > 0 {
				rest = append([]Freed{{g.Seat, n}}, rest...)
			}
			out = append(out, rest)
		}
	}
	return out
}
