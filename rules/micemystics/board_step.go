package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/micemystics/segment"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// pathStep is one step of a path, before it is taken.
type pathStep struct {
	from, to Spot
	cost     int
	full     bool // nobody may enter it (MM-CAP-02)
}

// pathSteps splits a path into steps. It stops at a mousetrap, because its test
// must be rolled first (MM-TRAP-01).
func (s *State) pathSteps(mouse Name, path []parts.SpaceID) []pathStep {
	var out []pathStep
	t := s
	for i, id := range path {
		from := t.At(mouse)
		to := Spot{from.Room, id}
		out = append(out, pathStep{from, to, s.stepCost(from, to), to != from && t.Full(to)})
		if i == len(path)-1 || s.hasTrap(to) {
			break
		}
		if t == s {
			walked := s.clone()
			t = &walked
		}
		t.setSpot(mouse, to)
	}
	return out
}

// stepCost returns how many movement points a step takes: 1 (MM-MOVE-02), 3 over a
// yellow line against its arrow (MM-LINE-01, MM-LINE-02), 1 along the hook and
// line (MM-HOOK-05).
func (s *State) stepCost(from, to Spot) int {
	if s.againstArrow(from, to) {
		return parts.AgainstArrow
	}
	return 1
}

// againstArrow reports whether a step leads over a yellow line against its arrow.
func (s *State) againstArrow(from, to Spot) bool {
	l, ok := s.border(from, to)
	return ok && l.Line == parts.Yellow && l.Arrow == from.Space && !s.joinedByHook(from, to)
}

// joinedByHook reports whether the hook and line joins two spots.
func (s *State) joinedByHook(a, b Spot) bool {
	hook := s.findToken(parts.Hook)
	if hook == nil || a.Room != hook.At.Room || b.Room != hook.At.Room {
		return false
	}
	return hook.At == a && hook.To == b.Space || hook.At == b && hook.To == a.Space
}

// isWater reports whether a spot is known to be water.
func (s *State) isWater(at Spot) bool {
	r := s.findRoom(at.Room)
	return r != nil && r.findSpace(at.Space).Water
}

// mayCross reports whether a card lets the mouse cross red lines and gaps between pipes now:
// one that it used in this turn, or one that it wears (MM-LINE-04, MM-WALL-03).
func (s *State) mayCross(m *Mouse) bool {
	if s.Turn.Crossing && s.Turn.Card == m.Hero.ID {
		return true
	}
	for _, id := range m.Equipped {
		if s.findSearch(id).Crosses {
			return true
		}
	}
	return false
}

// isBound reports whether a mouse is held because there are more minions than mice on its
// space, itself included (MM-CAP-04, MM-AMB-07). Figures that lie down count (MM-AMB-69).
func (s *State) isBound(mouse Name) bool {
	at := s.At(mouse)
	return len(s.MiceOn(at)) < s.FoesOn(at)
}

// climbsOut reports whether a step leads a mouse out of the water. Minions walk
// there as everywhere (MM-WATER-08).
func (s *State) climbsOut(from, to Spot) bool { return s.isWater(from) && !s.isWater(to) }

// hasTrap reports whether a mousetrap lies on a spot.
func (s *State) hasTrap(at Spot) bool {
	r := s.findRoom(at.Room)
	return r != nil && slices.Contains(r.Traps, at.Space)
}

// upstream reports whether a step between water spaces goes against the current.
func (r *Room) upstream(from, to parts.SpaceID) bool {
	a, b := r.findSpace(from), r.findSpace(to)
	return a.Water && b.Water && b.Current == from && a.Current != to
}

// elsewhere reports whether a space that the tile's map lacks is a named place or on the map of
// another tile.
func (s *State) elsewhere(room string, id parts.SpaceID) bool {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if r.ID != room && r.onMap(id) || r.ID == room && r.isNamed(id) {
			return true
		}
	}
	return false
}

// stepArgs returns the arguments of a sentence about a step.
func stepArgs(mouse Name, t pathStep) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "room": tileSide(t.from.Room), "from": t.from.Noun(), "space": t.to.Noun()}
}

// Answer is yes, no or unknown.
type Answer int8

// The rules never guess: what neither a map nor a person says is Unknown.
const (
	Unknown Answer = iota
	Yes
	No
)

func answerOf(yes bool) Answer {
	if yes {
		return Yes
	}
	return No
}

// border returns the link between two spaces of a mapped tile, with A as the first space; false
// if they do not touch or are not on a map.
func (s *State) border(a, b Spot) (parts.Link, bool) {
	r := s.findRoom(a.Room)
	if r == nil || a.Room != b.Room {
		return parts.Link{}, false
	}
	for i := range r.Map.Links {
		switch l := &r.Map.Links[i]; {
		case l.A == a.Space && l.B == b.Space:
			return *l, true
		case l.A == b.Space && l.B == a.Space:
			return turned(*l), true
		}
	}
	return parts.Link{}, false
}

// turned returns a link seen from its other end.
func turned(l parts.Link) parts.Link {
	l.A, l.B = l.B, l.A
	return l
}

// adjacent reports whether two spots are equal or neighbours, so that figures on them may fight
// in melee, share, or reach an exit. A yellow line joins (MM-LINE-03). A red line and a gap
// between pipes separate (MM-LINE-05, MM-WALL-04), and so do walls and black areas, unless by a
// house rule people say that a base touches both (MM-AMB-77).
func (s *State) adjacent(a, b Spot) Answer {
	r := s.findRoom(a.Room)
	switch {
	case a.Room != b.Room || r == nil:
		return No
	case a == b:
		return Yes
	}
	mapped, through := r.onMap(a.Space) && r.onMap(b.Space), s.House.Is(NeighboursThroughWalls, "true")
	if !mapped || through {
		if f, told := r.findFact(a.Space, b.Space, Touch); told && f.Known() {
			return answerOf(f.Most == 1)
		}
	}
	if mapped {
		l, joined := s.border(a, b)
		return answerOf(joined && (l.Line == parts.Plain || l.Line == parts.Yellow))
	}
	if least, _ := s.walkDistance(a, b); least > 1 && !through {
		return No
	}
	return Unknown
}

// walkDistance returns the smallest and the largest possible distance that a minion walks
// between two spots. They are equal if the distance is known, and NoWay if there is no way.
// Water and lines do not stop minions (MM-MMOV-01). Full spaces do, except the goal
// (MM-AMB-17).
func (s *State) walkDistance(from, to Spot) (least, most int) {
	r := s.findRoom(from.Room)
	switch {
	case r == nil || from.Room != to.Room:
		return NoWay, NoWay
	case from == to:
		return 0, 0
	}
	if r.onMap(from.Space) && r.onMap(to.Space) {
		t := s.occupiedTile(r, new(tileGraphs))
		n := t.distances(t.Index(from.Space))[t.Index(to.Space)]
		return n, n
	}
	if f, told := r.findFact(from.Space, to.Space, Distance); told {
		return f.Least, f.Most
	}
	return 1, NoWay
}

// pathCut is where a path stops, because a roll comes before any further step.
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

// args returns the arguments of a sentence about the spaces not entered.
func (c pathCut) args(mouse Name) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "space": c.at.Noun(), "spaces": spacesOf(c.at.Room, c.rest)}
}

// Happened returns the part of a move that was walked, and notes about the spaces not entered.
func (Game) Happened(s State, a Action) (Action, []rules.Note) {
	if move, ok := a.(Move); ok {
		return s.walked(move)
	}
	return a, nil
}

// walked returns the part of a move that was walked, and a note about the spaces not entered.
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

// lineOfSight reports whether a line between the centres of two spots crosses no wall and no
// black area (MM-LOS-01). Figures, water and lines never block it. Answers of people about a
// pair are remembered for the chapter (MM-LOS-02). Nobody sees beyond its own tile (MM-RNG-02).
func (s *State) lineOfSight(a, b Spot) Answer {
	r := s.findRoom(a.Room)
	switch {
	case a.Room != b.Room || r == nil:
		return No
	case a == b:
		return Yes
	case containsPair(r.Map.Blind, a.Space, b.Space):
		return No
	case containsPair(r.Map.Clear, a.Space, b.Space):
		return Yes
	}
	if f, told := r.findFact(a.Space, b.Space, Sight); told && f.Known() {
		return answerOf(f.Most == 1)
	}
	from, to := r.centre(a.Space), r.centre(b.Space)
	if from == nil || to == nil || len(r.Map.Walls) == 0 {
		return Unknown
	}
	return answerOf(
		!slices.ContainsFunc(
			r.Map.Walls,
			func(w parts.Wall) bool { return segment.Intersect(*from, *to, w.From, w.To) },
		),
	)
}

// centre returns the centre of a space on the map; nil if nobody measured it.
func (r *Room) centre(id parts.SpaceID) *parts.Point {
	for i := range r.Map.Spaces {
		if r.Map.Spaces[i].ID == id {
			return r.Map.Spaces[i].At
		}
	}
	return nil
}

func containsPair(pairs []parts.Pair, a, b parts.SpaceID) bool {
	return slices.Contains(pairs, parts.Pair{a, b}) || slices.Contains(pairs, parts.Pair{b, a})
}
