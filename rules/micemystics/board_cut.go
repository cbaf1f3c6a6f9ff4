package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// pathCut is where a path breaks off, because a roll comes before any further step.
type pathCut struct {
	at   Spot            // where it falls
	rest []parts.SpaceID // not entered; none where the whole path is walked
	by   tables.RuleID   // a mousetrap (MM-TRAP-01), getting out of the water (MM-WATER-02)
}

// cutOf returns where a move over a path breaks off.
func (s *State) cutOf(a Move) pathCut {
	for i, t := range s.pathSteps(a.Mouse, a.Path) {
		cut := pathCut{at: t.to, rest: a.Path[i+1:]}
		switch {
		case s.climbsOut(t.from, t.to):
			cut.by = "MM-WATER-02"
		case s.hasTrap(t.to):
			cut.by = "MM-TRAP-01"
		default:
			continue
		}
		return cut
	}
	return pathCut{}
}

// args returns what a sentence about the spaces not entered mentions.
func (c pathCut) args(mouse Name) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "space": c.at.Noun(), "spaces": spacesOf(c.at.Room, c.rest)}
}

// Happened returns a move as far as it was walked, and the spaces that were not entered.
func (Game) Happened(s State, a Action) (Action, []rules.Note) {
	if move, ok := a.(Move); ok {
		return s.walked(move)
	}
	return a, nil
}

// walked returns a move as far as it was walked, and a note of the spaces not entered.
func (s State) walked(move Move) (Move, []rules.Note) {
	if m := s.findMouse(move.Mouse); m == nil || !m.OnBoard() {
		return move, nil
	}
	cut := s.cutOf(move)
	if len(cut.rest) == 0 {
		return move, nil
	}
	note := rules.Note{ID: "cut-short", Rule: cut.by, Args: cut.args(move.Mouse)}
	move.Path = move.Path[:len(move.Path)-len(cut.rest)]
	return move, []rules.Note{note}
}
