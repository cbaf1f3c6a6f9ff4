package micemystics

import (
	"slices"
	"strconv"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// placeSpot returns where a place that people described is in a room: with the
// figure that stands there, on a space by its name, or, without either, somewhere
// that has no name yet.
func (s *State) placeSpot(room string, p Place) Spot {
	if at := s.At(p.With); p.With != NoFigure && at != Nowhere {
		return at
	}
	return Spot{room, p.Space}
}

// mergedWith returns what is known of a space together with what p says of it.
func (p Place) mergedWith(known parts.Space) parts.Space {
	known.Water = known.Water || p.Water
	known.Wide = known.Wide || p.Wide
	if p.Flip != parts.NoFlip {
		known.Flip = p.Flip
	}
	return known
}

// noted reports whether a place is kept with exactly that.
func (r *Room) noted(place parts.Space) bool {
	return slices.ContainsFunc(r.Places, func(p parts.Space) bool {
		return p.ID == place.ID && p.Water == place.Water && p.Wide == place.Wide && p.Flip == place.Flip
	})
}

// nameless reports whether no map and no people have a name for a spot.
func nameless(at Spot) bool { return at.Space == "" || at.Space[0] == '?' }

// located adds to args where something happens: a space, and of a nameless one
// who is there at that moment.
func (s *State) located(args rules.Args, at Spot) rules.Args {
	args["space"] = at.Noun()
	s.meeting(args, at)
	return args
}

// meeting adds to args who is on a nameless spot, if anybody is.
func (s *State) meeting(args rules.Args, at Spot) {
	if !nameless(at) {
		return
	}
	with := s.FiguresOn(at)
	if s.Cat != nil && *s.Cat == at {
		with = append(with, Brodie)
	}
	if len(with) > 0 {
		args["with"] = nouns(with, Name.Noun)
	}
}

// newPlace returns a name for a place that no map shows and nobody stands on.
func (s *State) newPlace(room string) parts.SpaceID {
	r := s.findRoom(room)
	for n := 1; ; n++ {
		id := parts.SpaceID("?" + strconv.Itoa(n))
		if !r.isNamed(id) && !s.occupied(Spot{room, id}) {
			return id
		}
	}
}
