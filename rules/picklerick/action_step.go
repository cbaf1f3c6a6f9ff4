package picklerick

import parts "tablemate/tables/picklerick"

// leaves is where a step starts and its direction.
func (s *State) leaves(a StepTo) (Cell, Dir) {
	from, _ := s.Where(a.Figure)
	d, _ := from.Toward(a.To)
	return from, d
}

// way is how Rick crosses the border that he steps over: through the vent where
// his own edge has one, or where he says so (PR-VENT-01). Parkour is a card and
// not a step (PR-CLAR-14).
func (s *State) way(a StepTo) Way {
	from, d := s.leaves(a)
	if a.Way == ByVent || s.edge(from, d) == parts.Vent {
		return ByVent
	}
	return Afoot
}

// crossesWall reports whether a step takes Jaguar through a wall.
func (s *State) crossesWall(a StepTo) bool {
	from, d := s.leaves(a)
	border := s.border(from, d)
	return a.Figure == Jaguar && !a.ByCard && (border == Closed || border == Adjoining)
}

// stepPrice is what a step costs: one movement symbol, two through a wall.
func (s *State) stepPrice(a StepTo) price {
	switch {
	case a.ByCard:
		return nil
	case s.crossesWall(a):
		return of(parts.Movement, 2)
	}
	return of(parts.Movement, 1)
}
