package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// spot is where a place that people described is in a room: with the figure
// that stands there, on a space by its name, or, without either, somewhere that
// has no name yet.
func (s *State) spot(room string, p Place) Spot {
	if at := s.At(p.With); p.With != NoFigure && at != Nowhere {
		return at
	}
	return Spot{room, p.Space}
}

// settle is spot, with a name for it and everything that people said of it kept
// in the room where no map shows it.
func (c *course) settle(room string, p Place) Spot {
	at := c.spot(room, p)
	r := c.room(at.Room)
	if r == nil {
		return Nowhere
	}
	if at.Space == "" {
		at.Space = c.newPlace(at.Room)
	}
	if told := p.onto(r.space(at.Space)); !r.onMap(at.Space) && !r.noted(told) {
		c.namePlace(at.Room, told)
	}
	if p.Trap && !slices.Contains(r.Traps, at.Space) {
		c.setTraps(at.Room, "MM-TILE-03", at.Space)
	}
	return at
}

// onto is a space with what people said of it now besides.
func (p Place) onto(known parts.Space) parts.Space {
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
