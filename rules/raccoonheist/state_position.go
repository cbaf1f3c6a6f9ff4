package raccoonheist

import (
	"slices"

	"tablemate/rules"
)

// filled completes a position that was written by hand with defaults: the basic
// rules, a person for the Owner, seats by their place, a first round that is about
// to begin.
func (s State) filled() State {
	if s.Mode == "" {
		s.Mode = Basic
	}
	if s.Owner.Keeper == "" {
		s.Owner.Keeper = Person
	}
	if s.Round.Number == 0 {
		s.Round.Number = 1
	}
	if s.Round.Step == "" {
		s.Round.Step = DogStep
	}
	s.Groups = slices.Clone(s.Groups)
	for i := range s.Groups {
		if s.Groups[i].Seat == rules.Nobody {
			s.Groups[i].Seat = Seat(i + 1)
		}
	}
	return s
}
