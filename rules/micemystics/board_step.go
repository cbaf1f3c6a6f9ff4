package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/micemystics/segment"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

type pathStep struct {
	from, to Spot
	cost     int
	full     bool // whether the space is full, so that nobody may enter it (MM-CAP-02)
}

// pathSteps returns the steps of a path, up to the first mousetrap. There the mouse must roll
// before it goes on (MM-TRAP-01).
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

// A step costs 1 point (MM-MOVE-02), or 3 across a yellow line against its arrow (MM-LINE-01,
// MM-LINE-02). A step from one end of the hook-and-line token to the other end always costs 1 point
// (MM-HOOK-05).
func (s *State) stepCost(from, to Spot) int {
	if s.againstArrow(from, to) {
		return parts.AgainstArrow
	}
	return 1
}

func (s *State) againstArrow(from, to Spot) bool {
	l, ok := s.border(from, to)
	return ok && l.Line == parts.Yellow && l.Arrow == from.Space && !s.joinedByHook(from, to)
}

func (s *State) joinedByHook(a, b Spot) bool {
	hook := s.findToken(parts.Hook)
	if hook == nil || a.Room != hook.At.Room || b.Room != hook.At.Room {
		return false
	}
	return hook.At == a && hook.To == b.Space || hook.At == b && hook.To == a.Space
}

func (s *State) isWater(at Spot) bool {
	r := s.Room(at.Room)
	return r != nil && r.findSpace(at.Space).Water
}

// mayCross reports whether a card lets the mouse cross red lines and gaps (MM-LINE-04, MM-WALL-03).
// The mouse must wear the card or have used it in this turn.
func (s *State) mayCross(m *Mouse) bool {
	if s.Turn.Crossing && s.Turn.Card == m.Hero.ID {
		return true
	}
	return slices.ContainsFunc(m.Equipped, func(id parts.CardID) bool { return s.Search(id).Crosses })
}

// isBound reports whether there are more foes than mice on the mouse's space. The mouse itself
// counts (MM-CAP-04, MM-AMB-07), and so do figures that are knocked down (MM-AMB-69).
func (s *State) isBound(mouse Name) bool {
	at := s.At(mouse)
	return len(s.MiceOn(at)) < s.FoesOn(at)
}

// climbsOut reports whether a step leads out of water. This matters only for mice, because minions
// ignore water (MM-WATER-08).
func (s *State) climbsOut(from, to Spot) bool { return s.isWater(from) && !s.isWater(to) }

func (s *State) hasTrap(at Spot) bool {
	r := s.Room(at.Room)
	return r != nil && slices.Contains(r.Traps, at.Space)
}

func (r *Room) upstream(from, to parts.SpaceID) bool {
	a, b := r.findSpace(from), r.findSpace(to)
	return a.Water && b.Water && b.Current == from && a.Current != to
}

// The method `elsewhere` reports whether an id names something that is not on the room's own map.
// The id may name a place in the room's Places, or a space on another room's map.
func (s *State) elsewhere(room string, id parts.SpaceID) bool {
	there := func(r *Room) bool { return r.ID != room && r.onMap(id) || r.ID == room && r.isNamed(id) }
	return find(s.Rooms, there) != nil
}

func stepArgs(mouse Name, t pathStep) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "room": tileSide(t.from.Room), "from": t.from.Noun(), "space": t.to.Noun()}
}

// Answer is yes, no or unknown.
type Answer int8

// Unknown means that neither a map nor a report of people gives the answer. The rules never guess.
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

// border returns the link between two spots, or false. Field A of the link is the space of `a`.
func (s *State) border(a, b Spot) (parts.Link, bool) {
	r := s.Room(a.Room)
	if r == nil || a.Room != b.Room {
		return parts.Link{}, false
	}
	return r.Map.Between(a.Space, b.Space)
}

// Yellow lines do not separate spots for melee and sharing (MM-LINE-03). Red lines (MM-LINE-05),
// gaps between pipes (MM-WALL-04), walls and black areas do. Under a house rule, people may report
// that two spots touch in spite of a wall (MM-AMB-77).
func (s *State) adjacent(a, b Spot) Answer {
	r := s.Room(a.Room)
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

// walkDistance returns bounds of a minion's steps between two spots. The bound `least` is NoWay if
// no path exists. Water and lines do not stop minions (MM-MMOV-01). A path may end on a full space,
// but may not lead through a full space (MM-AMB-17).
func (s *State) walkDistance(from, to Spot) (least, most int) {
	r := s.Room(from.Room)
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

// pathCut describes where a path stops early, because the mouse must roll before it goes on.
type pathCut struct {
	at   Spot            // where the roll happens
	rest []parts.SpaceID // spaces not entered; empty if the whole path is walked
	by   tables.RuleID   // the rule that stops the path: MM-TRAP-01 (mousetrap) or MM-WATER-02 (water)
}

// cutOf returns the zero pathCut if nothing stops the move.
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

func (c pathCut) args(mouse Name) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "space": c.at.Noun(), "spaces": spacesOf(c.at.Room, c.rest)}
}

// Happened returns the part of a move that was walked, and notes about the rest.
func (Game) Happened(s State, a Action) (Action, []rules.Note) {
	if move, ok := a.(Move); ok {
		return s.walked(move)
	}
	return a, nil
}

func (s State) walked(move Move) (Move, []rules.Note) {
	if m := s.Mouse(move.Mouse); m == nil || !m.OnBoard() {
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

// A line of sight crosses no wall and no black area (MM-LOS-01). Figures, water and coloured lines
// do not block it. What people answer stays valid for the whole chapter (MM-LOS-02). Nobody sees
// another tile (MM-RNG-02).
func (s *State) lineOfSight(a, b Spot) Answer {
	r := s.Room(a.Room)
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
	from, to := r.findSpace(a.Space).At, r.findSpace(b.Space).At
	if from == nil || to == nil || len(r.Map.Walls) == 0 {
		return Unknown
	}
	blocks := func(w parts.Wall) bool { return segment.Intersect(*from, *to, w.From, w.To) }
	return answerOf(!slices.ContainsFunc(r.Map.Walls, blocks))
}

func containsPair(pairs []parts.Pair, a, b parts.SpaceID) bool {
	return slices.Contains(pairs, parts.Pair{a, b}) || slices.Contains(pairs, parts.Pair{b, a})
}
