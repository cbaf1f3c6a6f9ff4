package raccoonheist

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

// Legal lists what may be reported now. The opening of a sealed card is known
// only to whoever sealed it, so none is listed.
func (g Game) Legal(s State) []Action {
	var out []Action
	for _, a := range s.Awaited() {
		out = Forms.Offered(&s, a, func(a Action) bool { return g.Check(s, a) == nil }, out)
	}
	return out
}

// Awaited are the reports that belong here, with what is certain of each: in the
// Heist raids, the hand-over that the advanced rules ask for in time, and once
// all have chosen the card; in the Round-up the answers to what it waits for.
func (s *State) Awaited() []Action {
	switch step := s.Round.Step; {
	case s.Result != nil:
		return nil
	case step == DogStep:
		return []Action{Fell{}}
	case step == TrapStep:
		return []Action{Trap{}}
	case step == HideStep:
		return []Action{Hide{}}
	case step == Heist:
		return s.heists()
	}
	switch w := s.Waits(); w.For {
	case ForPopper:
		return []Action{UsePopper{}, KeepPopper{}}
	case ForDie:
		return []Action{Fell{}}
	case ForFood:
		return []Action{Collect{Seat: w.Seat}}
	case ForTake:
		return []Action{TakePopper{w.Seat}, LeavePopper{w.Seat}}
	case ForRescue:
		return []Action{Rescue{Seat: w.Seat}}
	}
	return nil
}

func (s *State) heists() []Action {
	var out []Action
	missing := len(s.Missing()) > 0
	if missing {
		out = append(out, Raid{})
	}
	if s.Mode.Hard() {
		out = append(out, HandOver{})
	}
	if !missing {
		out = append(out, UsePopper{}, Show{})
	}
	return out
}

// numbers are the sides of the die, and all the figures of a colour.
var numbers = [...]int{1, 2, 3, 4, 5, 6, 7}

func sides(*State, *Fell) []int { return numbers[:box.DieSides] }

func trapPlaces(s *State, _ *Trap) []box.Location {
	return slices.DeleteFunc(slices.Clone(box.Locations), func(l box.Location) bool { return trapPlace(s, Trap{l}) != nil })
}

func cards(*State, *Show) []box.Location { return box.Locations }

func choosing(s *State, _ *Raid) []rules.Seat { return s.Missing() }

// openPlaces are the row without the Dog's location.
func openPlaces(s *State, _ *Raid) []box.Location {
	return slices.DeleteFunc(slices.Clone(s.Row[:]), func(l box.Location) bool { return l == s.Round.Dog })
}

func raiderCounts(s *State, a *Raid) []int {
	return numbers[:min(s.group(a.Seat).Reserve, box.FiguresPerColour)]
}

func anybody(s *State, _ *HandOver) []rules.Seat { return s.everybody() }

func (s *State) everybody() []rules.Seat {
	out := make([]rules.Seat, len(s.Groups))
	for i := range s.Groups {
		out[i] = s.Groups[i].Seat
	}
	return out
}

// savings are whom the popper may save: each one alone, and in the Round-up all
// of them where the table settled it so (RH-AMB-18).
func savings(s *State, _ *UsePopper) [][]rules.Seat {
	who := s.everybody()
	if s.Round.Step == RoundUp {
		who = s.Savable()
	}
	var out [][]rules.Seat
	for i := range who {
		out = append(out, who[i:i+1:i+1])
	}
	if s.Round.Step == RoundUp && len(who) > 1 && s.mostSaved() >= len(who) {
		out = append(out, who)
	}
	return out
}

// portions are the full food first.
func portions(s *State, _ *Collect) []int {
	var out []int
	for food := s.Waits().Most; food >= 0; food-- {
		out = append(out, food)
	}
	return out
}

func rescues(s *State, _ *Rescue) [][]Freed { return s.freeing(s.Waits().Most, s.Groups) }

// freeing are all ways to free at most so many figures of these colours, the
// most of the first colour first.
func (s *State) freeing(most int, groups []Group) [][]Freed {
	if len(groups) == 0 {
		return [][]Freed{nil}
	}
	var out [][]Freed
	g := &groups[0]
	for n := min(most, s.Free(g)); n >= 0; n-- {
		for _, rest := range s.freeing(most-n, groups[1:]) {
			if n > 0 {
				rest = append([]Freed{{g.Seat, n}}, rest...)
			}
			out = append(out, rest)
		}
	}
	return out
}
