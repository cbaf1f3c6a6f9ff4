package picklerick

import (
	"slices"

	"tablemate/rules"
)

// actsByTheRules: an automated figure goes one of the ways that the rules leave
// open and shoots as often as it hits (PR-SOLO-06, PR-SOLO-07, PR-SOLO-08,
// PR-SOLO-09, PR-SOLO-10, PR-SOLO-11).
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

// waysOf names the ways of one automated figure.
func (s *State) waysOf(open []Action) []rules.Noun {
	out := make([]rules.Noun, len(open))
	for i, o := range open {
		a := o.(ActAlone)
		at, _ := s.Where(a.Figure)
		var dirs []Dir
		for _, next := range a.Path {
			d, _ := at.Toward(next)
			dirs, at = append(dirs, d), next
		}
		out[i] = wayNoun(dirs)
	}
	return out
}

// mixesWall reports whether Jaguar both walks and passes a wall in one turn.
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
