package picklerick

import parts "tablemate/tables/picklerick"

// stepFrom returns the cell that a step starts from, and its direction.
func (s *State) stepFrom(a StepTo) (Cell, Dir) {
	from, _ := s.Where(a.Figure)
	d, _ := from.Toward(a.To)
	return from, d
}

// wayOf returns how Rick crosses the border that he steps over: through the vent
// where his own edge has one or the action says so (PR-VENT-01), else on foot.
// Parkour is a card and not a step (PR-CLAR-14).
func (s *State) wayOf(a StepTo) Way {
	from, d := s.stepFrom(a)
	if a.Way == ByVent || s.edge(from, d) == parts.Vent {
		return ByVent
	}
	return Afoot
}

// crossesWall reports whether a step takes Jaguar through a wall.
func (s *State) crossesWall(a StepTo) bool {
	from, d := s.stepFrom(a)
	border := s.borderOf(from, d)
	return a.Figure == Jaguar && !a.ByCard && (border == Closed || border == Adjoining)
}

// stepPrice returns what a step costs: one movement symbol, two through a wall,
// nothing if a card grants it.
func (s *State) stepPrice(a StepTo) price {
	switch {
	case a.ByCard:
		return nil
	case s.crossesWall(a):
		return priceIn(parts.Movement, 2)
	}
	return priceIn(parts.Movement, 1)
}
