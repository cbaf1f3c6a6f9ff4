package raccoonheist

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

// House is how this table settles what the rulebook leaves open.
func (Game) House(s State) rules.House { return s.House }

// Fold is the table after e. The state before it stays as it was.
func (Game) Fold(s State, e Event) State {
	switch e := e.(type) {
	case Began:
		return e.State
	case RoundBegan, DogPlaced, TrapPlaced, Hidden, Shown, Checked:
		s.foldRound(e)
	case Raided, Passed, Rolled, Caught, Fed, Rescued, Gave:
		s.foldGroups(e)
	case PopperDeclared, PopperUsed, PopperKept, PopperTaken, PopperLeft, PopperHanded, PopperBack:
		s.foldPopper(e)
	case Won:
		s.Result = &Result{Winner: e.Winner, By: e.By}
	case Corrected:
		s.correct(e.Correct)
	case Settled:
		s.House = s.House.With(e.Name, e.Value)
	case Warned:
	default:
		panic("raccoonheist: unknown event " + e.Kind())
	}
	return s
}

func (s *State) foldRound(e Event) {
	r := &s.Round
	switch e := e.(type) {
	case RoundBegan:
		s.goHome()
		s.Round = Round{Number: e.Number, Step: DogStep, LastTrap: r.Trap}
	case DogPlaced: // RH-DOG-04: over whatever was there
		r.DogDie, r.Dog = e.Die, e.Location
		s.passOn(TrapStep, DogStep)
	case TrapPlaced:
		r.Trap = e.Location
		s.passOn(HideStep, DogStep, TrapStep)
	case Hidden:
		r.Seal, r.Box = e.Seal, e.Box
		s.passOn(Heist, DogStep, TrapStep, HideStep)
	case Shown:
		r.Card = e.Card
		if r.Step != RoundUp {
			r.Step, r.At = RoundUp, 1
		}
	case Checked:
		r.At, r.Kept = r.At+1, false
	}
}

// passOn goes to the next step of the round from one of those before it.
func (s *State) passOn(next Step, from ...Step) {
	if slices.Contains(from, s.Round.Step) {
		s.Round.Step = next
	}
}

// goHome returns the uncaught raiders to their players (RH-END-04, RH-POP-10).
func (s *State) goHome() {
	s.Groups = slices.Clone(s.Groups)
	for i := range s.Groups {
		s.Groups[i].Reserve += s.Groups[i].Raid.Left
		s.Groups[i].Raid = Raiders{}
	}
}

// own is a group in a copy that may be changed; one that is on no table where
// nobody sits there.
func (s *State) own(seat rules.Seat) *Group {
	s.Groups = slices.Clone(s.Groups)
	if g := s.group(seat); g != nil {
		return g
	}
	return &Group{}
}

func (s *State) foldGroups(e Event) {
	switch e := e.(type) {
	case Raided:
		s.raid(e)
	case Passed:
		s.own(e.Seat).Raid.Passed = true
	case Rolled:
		s.own(e.Seat).Raid.Die = e.Die
	case Caught:
		s.caught(e)
	case Fed:
		g := s.own(e.Seat)
		g.Food += e.Food
		g.Raid.Done = true
	case Rescued:
		s.own(e.Seat).Raid.Done = true
		for _, f := range e.Freed { // RH-YARD-04
			g := s.own(f.Of)
			n := min(f.Count, g.Yard)
			g.Yard, g.Reserve = g.Yard-n, g.Reserve+n
		}
	case Gave:
		n := min(e.Food, s.own(e.From).Food)
		s.own(e.From).Food -= n
		s.own(e.To).Food += n
	}
}

// raid puts figures on a heist card, from the Backyard only if there are too few
// in front of the player. A card that moves goes to the end of the order of
// choice, a changed number does not (RH-RAID-09, RH-RAID-11, RH-AMB-21).
func (s *State) raid(e Raided) {
	g, n := s.own(e.Seat), max(0, e.Count)
	g.Reserve += g.Raid.Left
	if g.Raid.Location != e.Location {
		s.Round.Choices = slices.DeleteFunc(slices.Clone(s.Round.Choices), func(seat rules.Seat) bool { return seat == e.Seat })
		s.Round.Choices = append(s.Round.Choices, e.Seat)
	}
	g.Raid = Raiders{Location: e.Location, Count: n, Left: n}
	short := max(0, n-g.Reserve)
	g.Reserve = max(0, g.Reserve-n)
	g.Yard = max(0, g.Yard-short)
}

// caught moves raiders to the Backyard at once (RH-RES-08), never figures in
// front of a player (RH-RES-09, RH-TRAP-09, RH-BAS-05).
func (s *State) caught(e Caught) {
	g := s.own(e.Seat)
	n := min(e.Count, g.Raid.Left)
	g.Raid.Left, g.Yard = g.Raid.Left-n, g.Yard+n
	if g.Raid.Location == box.Backyard {
		g.Raid.Fresh += n
	}
}

func (s *State) foldPopper(e Event) {
	switch e := e.(type) {
	case PopperDeclared:
		s.Round.Declared = e.For
	case PopperUsed:
		s.Popper.Used = true
		for _, seat := range e.For {
			s.own(seat).Raid.Saved = true
		}
	case PopperKept:
		s.Round.Kept = true
	case PopperTaken:
		s.Popper = Popper{Holder: e.Seat, Taken: s.Round.Number}
	case PopperLeft:
		s.own(e.Seat).Raid.Done = true
	case PopperHanded:
		s.Popper.Holder = e.To
	case PopperBack:
		s.Popper = Popper{}
	}
}
