package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// PR-SOLO-06, PR-SOLO-07, PR-SOLO-08, PR-SOLO-09, PR-SOLO-10, PR-SOLO-11
func actsByTheRules(s *State, a ActAlone) *rules.Violation {
	args := rules.Args{"figure": a.Figure.noun()}
	for d := range s.decisions() {
		open := slices.IndexFunc(d.Open, func(o Action) bool { return slices.Equal(o.(ActAlone).Path, a.Path) })
		switch {
		case d.Action.(ActAlone).Figure != a.Figure:
			continue
		case open >= 0 && d.Open[open].(ActAlone).Shots == a.Shots:
			return nil
		case open >= 0 && a.Figure == Jaguar:
			args["shots"], args["right"] = a.Shots, d.Open[open].(ActAlone).Shots
			return book.Against("PR-SOLO-09", args)
		case open >= 0:
			args["shots"], args["right"] = a.Shots, d.Open[open].(ActAlone).Shots
			return book.Against("PR-SOLO-07", args)
		}
		args["ways"] = s.waysOf(d.Open)
		switch {
		case a.Figure == Jaguar && s.mixesWall(a):
			return book.Against("PR-SOLO-11", args)
		case a.Figure == Jaguar:
			return book.Against("PR-SOLO-08", args).As("way")
		}
		return book.Against("PR-SOLO-06", args).As("way")
	}
	switch v := checkPresent(s, a.Figure); {
	case v != nil:
		return v
	case a.Figure == Jaguar:
		return book.Against("PR-SOLO-08", args).As("acted")
	}
	return book.Against("PR-SOLO-06", args).As("acted")
}

func (s *State) waysOf(open []Action) []rules.Noun {
	return tables.Each(open, func(o Action) rules.Noun {
		at, _ := s.Where(o.(ActAlone).Figure)
		return wayNoun(at.Way(o.(ActAlone).Path))
	})
}

// mixesWall reports whether Jaguar passes a wall and makes another move in the same turn.
func (s *State) mixesWall(a ActAlone) bool {
	at := s.Jaguar.Cell
	for _, next := range a.Path {
		d, _ := at.Toward(next)
		if len(a.Path) > 1 && s.borderOf(at, d).walled() {
			return true
		}
		at = next
	}
	return false
}

func (r *resolver) applyActAlone(a ActAlone) {
	if w := r.trap(); w != nil {
		r.Wait = nil
		r.leaveTrap(*w, true)
	}
	if r.goAlone(a) {
		r.Rick.Health = bounded(r.Rick.Health - a.Shots) // adds no note, because the reasons mention the shots
	}
}

// goAlone moves an automated figure and reports whether it reached the end of its path. On a tile
// with a marker, it waits until people report the marker's effect (PR-AMB-43).
func (r *resolver) goAlone(a ActAlone) bool {
	now, rest := r.UpToTrap(a)
	from, _ := r.Where(a.Figure)
	for _, to := range now.Path {
		from, _ = r.Where(a.Figure)
		d, _ := from.Toward(to)
		b := r.borderOf(from, d)
		r.moveFigure(a.Figure, to, 0)
		r.Jaguar.Crossed = r.Jaguar.Crossed || a.Figure == Jaguar && b.walled()
	}
	if rest != nil {
		at, _ := r.Where(a.Figure)
		r.Wait = &Wait{For: ForTrap, Cell: at, From: from, Rest: rest}
		return false
	}
	r.endPart(a.Figure)
	return true
}

// UpToTrap splits a figure's turn after the first tile with a marker. Without a marker, `rest` is
// nil.
func (s *State) UpToTrap(a ActAlone) (now ActAlone, rest *ActAlone) {
	i := slices.IndexFunc(a.Path, func(c Cell) bool { return len(s.MarkersOn(c)) > 0 })
	if _, there := s.Where(a.Figure); i < 0 || !there {
		return a, nil
	}
	return ActAlone{a.Figure, a.Path[:i+1], 0}, &ActAlone{a.Figure, slices.Clone(a.Path[i+1:]), a.Shots}
}

// Happened returns the part of an action that takes place now. A marker on the path interrupts the
// turn of an automated figure.
func (Game) Happened(s State, a Action) (Action, []rules.Note) {
	if act, ok := a.(ActAlone); ok {
		now, _ := s.UpToTrap(act)
		return now, nil
	}
	return a, nil
}

func (s *State) endPart(f Figure) {
	if f == Jaguar {
		s.Jaguar.Acted = true
	} else if o := s.findSoldier(f); o != nil {
		o.Acted = true
	}
}

// leaveTrap continues or ends the turn of a figure that a marker stopped.
func (r *resolver) leaveTrap(w Wait, goesOn bool) {
	at, there := r.Where(w.Rest.Figure)
	if !there || !goesOn || at != w.Cell {
		r.endPart(w.Rest.Figure)
		return
	}
	if len(w.Rest.Path) > 0 {
		to, _ := r.UpToTrap(*w.Rest)
		args := rules.Args{"figure": w.Rest.Figure.noun(), "cell": to.Path[len(to.Path)-1].noun()}
		r.note("went-on", "PR-AMB-43", args)
	}
	if r.goAlone(*w.Rest) && w.Rest.Shots > 0 {
		r.woundRick(w.Rest.Shots)
	}
}

func (s *State) forgetTrap() {
	if w := s.trap(); w != nil {
		if _, there := s.Where(w.Rest.Figure); !there {
			s.Wait = nil
		}
	}
}

func (s *State) trap() *Wait {
	if s.Wait == nil || s.Wait.For != ForTrap || s.Wait.Rest == nil {
		return nil
	}
	return s.Wait
}
