package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// watchFull returns a function to be called after figures have moved: distances that
// people told are doubted where a spot has become full or free, because minions walk
// around full ones (MM-CAP-02).
func (s *State) watchFull(spots ...Spot) func() {
	var watched []Spot
	var full []bool
	for _, at := range spots {
		if r := s.findRoom(at.Room); r != nil && len(r.Facts) > 0 {
			watched, full = append(watched, at), append(full, s.Full(at))
		}
	}
	return func() {
		for i, at := range watched {
			if now := s.Full(at); now != full[i] {
				s.doubtDistances(at, now)
			}
		}
	}
}

// doubtDistances widens what was told of distances that may lead over a spot: one that
// is full makes ways longer, one that is free again shorter.
func (s *State) doubtDistances(over Spot, full bool) {
	r := s.findRoom(over.Room)
	if r == nil {
		return
	}
	facts := slices.Clone(r.Facts)
	for i := range facts {
		f := &facts[i]
		a, b := Spot{r.ID, f.Between[0]}, Spot{r.ID, f.Between[1]}
		if f.Matter != Distance || a == over || b == over || f.Most <= 1 {
			continue
		}
		toA, _ := s.walkDistance(a, over)
		toB, _ := s.walkDistance(over, b)
		switch {
		case full && toA+toB <= f.Most:
			f.Most = NoWay
		case !full && toA+toB < f.Least:
			f.Least = max(2, toA+toB)
		}
	}
	s.changeRoom(r.ID).Facts = facts
}

// forgetName forgets what was told of a place before there was one of that name.
func (s *State) forgetName(room string, id parts.SpaceID) {
	r := s.changeRoom(room)
	r.Facts = slices.DeleteFunc(slices.Clone(r.Facts), func(f Fact) bool { return slices.Contains(f.Between[:], id) })
}
