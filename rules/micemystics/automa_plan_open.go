package micemystics

import "slices"

// tiedAgain reports whether the figure that acts stood as near as the one before it
// when that one was chosen, at a table that judges the order anew (MM-AMB-13).
func (p *planner) tiedAgain() bool {
	list, _ := p.figureDistances(p.Turn.Figures, &p.graphs)
	i := slices.IndexFunc(list, func(f figureDistance) bool { return f.name == p.Turn.Acting })
	tied := slices.Contains(p.tied, p.Turn.Acting)
	p.tied = p.tied[:0]
	for _, f := range list {
		if i >= 0 && f.least == list[i].least {
			p.tied = append(p.tied, f.name)
		}
	}
	return tied
}

// strikesAfter returns every attack that is open after one of these movements, those
// after the first of them first; as far as facts are known.
func (p *planner) strikesAfter(s *State, open, first []Action) []Action {
	out, ends := slices.Clone(first), []Spot{}
	for i, a := range open {
		march, ok := a.(March)
		if !ok {
			continue
		}
		moved := s.clone()
		moved.moveMarch(march)
		end := moved.At(march.Figure)
		if slices.Contains(ends, end) {
			continue
		}
		if ends = append(ends, end); i == 0 {
			continue // told in first
		}
		_, next := moved.settleCard(&p.graphs, nil)
		for _, strike := range next.decision.Open {
			if !slices.Contains(out, strike) {
				out = append(out, strike)
			}
		}
	}
	return out
}

// asksOnTheWay returns what must be told before it is known where a ranged minion stops
// on a tile without a map: whom it sees from the places before the last, the nearest
// first (MM-MMOV-08).
func (p *planner) asksOnTheWay(s *State, open []Action) []Question {
	d := decider{state: s}
	for _, a := range slices.Backward(open[1:]) {
		march, ok := a.(March)
		if !ok || len(march.Path) > 0 || !s.fighterOf(march.Figure).ranged {
			continue
		}
		moved := s.clone()
		moved.reservePlaces(p.reserved)
		moved.moveMarch(march)
		at := moved.At(march.Figure)
		p.reservePlace(&moved, at)
		for i := range moved.Mice {
			if m := &moved.Mice[i]; m.OnBoard() && m.At.Room == at.Room && moved.lineOfSight(at, m.At) == Unknown {
				d.ask(at, m.At, Sight)
			}
		}
	}
	return d.asks
}
