package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// move: only a mouse on the board moves (MM-AMB-43), over spaces that there are. A move
// that has ended is not taken up again, by the rule that ended it: a deed (MM-TURN-02), a
// minion (MM-CAP-03), water (MM-WATER-01, MM-WATER-02), standing up (MM-COND-05); no other
// rule is judged then. A scurry is a new move, and keeps the rules of any (MM-RUN-02).
func (c *mouseJudge) move(a Move) {
	if c.moveSense(a); len(c.found) > 0 {
		return
	}
	if c.Turn.Halted {
		c.against(cmp.Or(c.Turn.HaltedBy, "MM-TURN-02"), "over", "over", true)
		return
	}
	switch {
	case c.me.Webbed:
		c.against("MM-COND-03", "webbed")
	case c.me.Down:
		c.against("MM-COND-05", "lies")
	}
	if at := c.me.At; !c.Turn.Moved && c.isBound(a.Mouse) { // as it is when the move begins
		c.against("MM-CAP-04", "outnumbered", "mice", len(c.MiceOn(at)), "minions", c.FoesOn(at))
	}
	if a.To != nil {
		c.moveTo(*a.To, a)
	} else {
		c.moveAlong(a)
	}
	for i := range c.found {
		if c.Turn.Scurrying {
			c.found[i].Also = append(slices.Clip(c.found[i].Also), "MM-RUN-02")
		}
	}
}

// moveSense: a move leads over spaces, or to a place, that there are.
func (c *mouseJudge) moveSense(a Move) {
	at := c.me.At
	r := c.findRoom(at.Room)
	off := func(id parts.SpaceID) bool {
		return r != nil && r.Mapped() && !r.onMap(id) && !c.elsewhere(at.Room, id)
	}
	switch i := slices.IndexFunc(a.Path, off); {
	case !c.me.OnBoard():
		c.judge(c.absentMouse("MM-MOVE-02", a.Mouse), nil)
	case a.To == nil && len(a.Path) == 0:
		c.impossible("MM-MOVE-02", "no-path")
	case a.To == nil && i >= 0:
		cause, args := missingSpace(Spot{at.Room, a.Path[i]}, rules.Args{})
		c.judge(impossible("MM-MOVE-02", cause, args), nil)
	case a.To == nil:
	case a.Points < 0:
		c.impossible("MM-MOVE-02", "points-negative", "points", a.Points)
	case a.To.With != NoFigure && c.At(a.To.With) == Nowhere:
		c.impossible("MM-MOVE-02", "nobody-there", "with", a.To.With.Noun())
	case c.placeSpot(at.Room, *a.To) == at:
		c.impossible("MM-MOVE-02", "stays-put")
	}
}

// moveAlong judges a path, of each rule the first step that breaks it: from space to space
// on the own tile (MM-EXP-01, MM-MOVE-02), over nothing that bars the way; onto or through
// no full space (MM-CAP-02); no farther than to a minion (MM-CAP-03), into water
// (MM-WATER-01) or out of it (MM-WATER-02); as long as there are points (MM-MOVE-02), 3 of
// them against the arrow of a yellow line (MM-LINE-01).
func (c *mouseJudge) moveAlong(a Move) {
	steps, left := c.pathSteps(a.Mouse, a.Path), c.Turn.Points
	var barred, full, ended, short *rules.Violation
	first := func(v **rules.Violation, rule tables.RuleID, cause string, t pathStep) {
		if *v == nil && rule != "" {
			*v = against(rule, cause, stepArgs(a.Mouse, t))
		}
	}
	for i, t := range steps {
		rule, cause := c.wayBarred(c.me, t)
		first(&barred, rule, cause, t)
		if t.full {
			first(&full, "MM-CAP-02", "full-step", t)
		}
		switch {
		case i == len(steps)-1:
		case c.FoesOn(t.to) > 0:
			first(&ended, "MM-CAP-03", "goes-on", t)
		case c.isWater(t.to):
			first(&ended, "MM-WATER-01", "goes-on", t)
		case c.climbsOut(t.from, t.to):
			first(&ended, "MM-WATER-02", "goes-on", t)
		}
		if short == nil && left < t.cost {
			first(&short, shortBy(c.againstArrow(t.from, t.to)), "cost", t)
			short.Args["points"], short.Args["cost"] = left, t.cost
		}
		left -= t.cost
	}
	for _, v := range []*rules.Violation{barred, full, ended, short} {
		c.add(v)
	}
}

// wayBarred returns the rule that bars a step, and how; none where it is open or not
// known: a wall or a black area (MM-WALL-01, MM-WALL-02), a red line or a gap without help
// (MM-LINE-04, MM-WALL-03), a current (MM-WATER-04).
func (s *State) wayBarred(m *Mouse, t pathStep) (rule tables.RuleID, cause string) {
	r := s.findRoom(t.from.Room)
	if r == nil || !r.Mapped() || s.joinedByHook(t.from, t.to) {
		return "", ""
	}
	if !r.onMap(t.to.Space) && !r.isNamed(t.to.Space) {
		return "MM-EXP-01", "walks-off"
	}
	if !r.onMap(t.from.Space) || !r.onMap(t.to.Space) {
		return "", ""
	}
	l, joined := s.border(t.from, t.to)
	switch {
	case !joined:
		return "MM-MOVE-02", "no-neighbour"
	case l.Line == parts.Red && !s.mayCross(m):
		return "MM-LINE-04", "red-line"
	case l.Line == parts.Gap && !s.mayCross(m):
		return "MM-WALL-03", "pipe-gap"
	case r.upstream(t.from.Space, t.to.Space):
		return "MM-WATER-04", "upstream"
	}
	return "", ""
}

func shortBy(againstArrow bool) tables.RuleID {
	if againstArrow {
		return "MM-LINE-01"
	}
	return "MM-MOVE-02"
}

// moveTo judges a move to a place of a tile without a map: never to another tile
// (MM-EXP-01), over no line that people say was crossed, unless the mouse may have gone
// along a hook and line on the tile, which nobody can see from here; not onto a space that
// is known to be full (MM-CAP-02); for no more points than there are (MM-MOVE-02), of which
// a yellow line may have taken some (MM-LINE-01).
func (c *mouseJudge) moveTo(place Place, a Move) {
	to, cost := c.placeSpot(c.me.At.Room, place), max(1, a.Points)
	if to.Room != c.me.At.Room {
		c.against("MM-EXP-01", "walks-off", "room", tileSide(to.Room))
	}
	switch hook := c.findToken(parts.Hook); {
	case c.mayCross(c.me) || hook != nil && hook.At.Room == c.me.At.Room:
	case slices.Contains(a.Over, parts.Red):
		c.against("MM-LINE-04", "red-line")
	case slices.Contains(a.Over, parts.Gap):
		c.against("MM-WALL-03", "pipe-gap")
	}
	if to.Space != "" && !place.Wide && c.Full(to) {
		c.against("MM-CAP-02", "full-step", "room", tileSide(to.Room), "space", to.Noun())
	}
	if cost > c.Turn.Points {
		rule := shortBy(slices.Contains(a.Over, parts.Yellow))
		c.against(rule, "cost", "points", c.Turn.Points, "cost", cost)
	}
}
