package picklerick

import parts "tablemate/tables/picklerick"

// crossing is a StepTo with the border that the figure goes over first.
type crossing struct {
	StepTo
	from      Cell
	toward    Dir
	near, far parts.Edge // the sides of the border; "" where no face-up tile lies
	border    Border
}

// crossingOf looks up the border of a step.
func (s *State) crossingOf(a StepTo) crossing {
	c := crossing{StepTo: a}
	c.from, _ = s.Where(a.Figure)
	c.toward, _ = c.from.Toward(a.To)
	here, there := s.faceUp(c.from), s.faceUp(c.from.To(c.toward))
	c.near, c.far = here.edge(c.toward), there.edge(c.toward.Back())
	c.border = between(here, there, c.toward)
	return c
}

// way returns how Rick crosses the border that he steps over: through the vent
// where his own edge has one or the action says so (PR-VENT-01), else on foot.
// Parkour is a card and not a step (PR-CLAR-14).
func (c crossing) way() Way {
	if c.Way == ByVent || c.near == parts.Vent {
		return ByVent
	}
	return Afoot
}

// throughWall reports whether the step takes Jaguar through a wall.
func (c crossing) throughWall() bool {
	return c.Figure == Jaguar && !c.ByCard && c.border.walled()
}

// price returns what the step costs: one movement symbol, two through a wall,
// nothing if a card grants it.
func (c crossing) price() price {
	switch {
	case c.ByCard:
		return nil
	case c.throughWall():
		return priceIn(parts.Movement, 2)
	}
	return priceIn(parts.Movement, 1)
}
