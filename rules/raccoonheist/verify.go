package raccoonheist

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

// filled is a position written by hand with what it left to custom: a person
// for the Owner, seats by their place, a first round that is about to begin.
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

// Verify is a *rules.Problem when a position cannot be on a real table.
func (s State) Verify() error {
	for _, check := range []func(*State) *rules.Problem{soundWords, soundSeats, soundGroups, soundRound} {
		if p := check(&s); p != nil {
			return p
		}
	}
	return book.Verify(s.House)
}

func soundWords(s *State) *rules.Problem {
	u := Setup{Mode: s.Mode, Owner: s.Owner, Row: s.Row[:]}
	for _, check := range []func(Setup) *rules.Problem{sensibleMode, sensibleOwner, sensibleRow} {
		if p := check(u); p != nil {
			return p
		}
	}
	return nil
}

// soundSeats: one group to four, two in the duel, each with a seat of its own.
func soundSeats(s *State) *rules.Problem {
	n := len(s.Groups)
	switch args := (rules.Args{"players": n}); {
	case n < 1:
		return broken("RH-SETUP-01", "players", args)
	case n > box.Colours:
		return broken("RH-COMP-05", "players", args)
	case s.Mode.InGroups() && n != 2:
		return broken("RH-DUEL-02", "groups", args)
	}
	for i := range s.Groups {
		if s.group(s.Groups[i].Seat) != &s.Groups[i] {
			return problem("seat_twice", rules.Args{"seat": s.Groups[i].Seat.Noun()})
		}
	}
	if s.Popper.Holder != rules.Nobody && s.group(s.Popper.Holder) == nil {
		return problem("seat", rules.Args{"seat": s.Popper.Holder.Noun()})
	}
	return nil
}

// soundGroups: no colour has gained or lost a figure (RH-YARD-05), and no food
// came from elsewhere (RH-COMP-03).
func soundGroups(s *State) *rules.Problem {
	for i := range s.Groups {
		g := &s.Groups[i]
		if min(g.Reserve, g.Yard, g.Food, g.Raid.Left, g.Raid.Count) < 0 {
			return problem("negative", rules.Args{"seat": g.Seat.Noun()})
		}
		if want := s.total(); g.Total() != want {
			return broken("RH-YARD-05", "total", rules.Args{"seat": g.Seat.Noun(), "total": g.Total(), "want": want})
		}
	}
	if s.Supply() < 0 {
		return broken("RH-COMP-03", "food", rules.Args{"food": box.FoodTokens - s.Supply()})
	}
	return nil
}

// total is how many figures each group has, which is also the most that it may
// ever have (RH-YARD-06 to RH-YARD-08).
func (s *State) total() int { return s.Layout().Reserve + s.Layout().Backyard }

func soundRound(s *State) *rules.Problem {
	r := &s.Round
	switch {
	case !slices.Contains([]Step{DogStep, TrapStep, HideStep, Heist, RoundUp}, r.Step):
		return problem("step", rules.Args{"step": string(r.Step)})
	case r.Number < 1 || s.Popper.Taken > r.Number:
		return problem("round", rules.Args{"round": r.Number})
	case r.Step == RoundUp && (r.Card == box.Nowhere || r.At < 1 || r.At > len(s.Row)):
		return broken("RH-OWN-07", "card", rules.Args{})
	}
	for _, l := range []box.Location{r.Dog, r.Trap, r.LastTrap, r.Card} {
		if l != box.Nowhere && !isLocation(l) {
			return broken("RH-COMP-04", "location", rules.Args{"place": Place(l)})
		}
	}
	for i := range s.Groups {
		if l := s.Groups[i].Raid.Location; l != box.Nowhere && !isLocation(l) {
			return broken("RH-COMP-04", "location", rules.Args{"place": Place(l)})
		}
	}
	return nil
}

func isLocation(l box.Location) bool { return slices.Contains(box.Locations, l) }

// Unsound says which pieces do not add up: the figures of each colour
// (RH-COMP-01, RH-YARD-05) and 29 food tokens (RH-COMP-03).
func (Game) Unsound(s State) error {
	if p := soundGroups(&s); p != nil {
		return p
	}
	return nil
}
