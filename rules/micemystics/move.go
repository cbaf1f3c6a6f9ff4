package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// The method `move` requires a mouse on the board (MM-AMB-43) that is neither webbed nor knocked
// down. A move ends when the mouse uses its action (MM-TURN-02), meets a foe (MM-CAP-03), enters or
// leaves water (MM-WATER-01, MM-WATER-02), or stands up (MM-COND-05). If people report a step after
// the move has ended, the only violation names the rule that ended the move. A scurry is a new move
// under the same rules (MM-RUN-02).
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
	if at := c.me.At; !c.Turn.Moved && c.isBound(a.Mouse) { // checked only when the move begins
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

func (c *mouseJudge) moveSense(a Move) {
	at := c.me.At
	r := c.Room(at.Room)
	off := func(id parts.SpaceID) bool {
		return r != nil && r.Mapped() && !r.onMap(id) && !c.elsewhere(at.Room, id)
	}
	switch i := slices.IndexFunc(a.Path, off); {
	case !c.me.OnBoard():
		c.offBoard("MM-MOVE-02")
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

// moveAlong reports each kind of violation only once. A step must lead to a neighbouring space on
// the mouse's tile (MM-EXP-01, MM-MOVE-02) that is not full (MM-CAP-02). The path must end at the
// first foe (MM-CAP-03). It must also end where the mouse enters water (MM-WATER-01) or leaves
// water (MM-WATER-02). A step against a yellow arrow costs 3 points (MM-LINE-01).
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

// wayBarred returns the rule that forbids a step. If no such rule is known, it returns "". Walls
// and black areas block a step (MM-WALL-01, MM-WALL-02), and so do opposite currents (MM-WATER-04).
// A mouse may cross red lines and gaps only with a special card (MM-LINE-04, MM-WALL-03).
func (s *State) wayBarred(m *Mouse, t pathStep) (rule tables.RuleID, cause string) {
	r := s.Room(t.from.Room)
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

// moveTo requires that the place is on the same tile (MM-EXP-01) and is not full (MM-CAP-02). The
// mouse must have enough points (MM-MOVE-02, MM-LINE-01). If the hook and line lies on the tile,
// red lines and gaps are not checked: mice can use the hook and line as a bridge.
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

func (r *resolver) applyMouseTurn(a Action) {
	switch a := a.(type) {
	case Move:
		r.applyMove(a)
	case Stand:
		r.applyStand(a)
	case Scurry:
		r.Turn.spendAction(ScurryDeed)
		r.awaitFirst(Wait{For: ForRoll, Purpose: MoveRoll, Who: a.Mouse, Dice: 1})
	case Recover:
		r.applyRecover(a)
	case EndTurn:
		if !r.justOver(a.Mouse) {
			r.current = a.Drift
			r.Turn.end()
		}
	}
}

// moveRolled sets the movement points to the move value plus the number rolled (MM-MOVE-01). This
// also applies to a scurry (MM-RUN-01).
func (r *resolver) moveRolled(w Wait, a Fell) {
	m := r.Mouse(w.Who)
	if m == nil {
		return
	}
	points := m.Hero.Move + r.wornBonus(m).Move + a.Sum()
	if m.Hero.Lacks(parts.HeroValues) {
		points = uncounted // people count the points
	}
	r.Turn.setPoints(max(0, points), a.Sum())
}

// applyMove stops the move early if the mouse must roll, either for a mousetrap or for climbing out
// of water.
func (r *resolver) applyMove(a Move) {
	m := r.Mouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	r.beginMove(a.Mouse)
	switch {
	case a.To != nil:
		r.walkToPlace(a)
	default:
		r.walkPath(a)
	}
}

func (r *resolver) beginMove(mouse Name) {
	if r.onTurn(mouse) && !r.Turn.Moved {
		r.Turn.Moved, r.Turn.Halted = true, false
	}
}

func (r *resolver) walkPath(a Move) {
	spent := 0
	for _, t := range r.pathSteps(a.Mouse, a.Path) {
		if r.climbsOut(t.from, t.to) {
			r.rollClimb(a.Mouse, spent+t.cost, Wait{To: t.to})
			return
		}
		spent += t.cost
		r.moveFigure(a.Mouse, t.to)
	}
	r.payPoints(a.Mouse, spent)
	r.enterSpace(a.Mouse)
}

func (r *resolver) walkToPlace(a Move) {
	from := r.At(a.Mouse)
	if to := r.placeSpot(from.Room, *a.To); r.climbsOut(from, to) && !a.To.Water {
		r.rollClimb(a.Mouse, max(1, a.Points), Wait{To: to, Place: a.To})
		return
	}
	r.moveFigure(a.Mouse, r.resolvePlace(from.Room, *a.To))
	r.payPoints(a.Mouse, max(1, a.Points))
	r.enterSpace(a.Mouse)
}

func (r *resolver) payPoints(mouse Name, points int) {
	if r.onTurn(mouse) && points > 0 {
		r.Turn.setPoints(max(0, r.Turn.Points-points), 0)
	}
}

// enterSpace ends the move at a foe or in water (MM-CAP-03, MM-WATER-01). A mousetrap demands a
// roll (MM-TRAP-01).
func (r *resolver) enterSpace(mouse Name) {
	at := r.At(mouse)
	switch {
	case r.FoesOn(at) > 0:
		r.haltMove(mouse, "MM-CAP-03")
	case r.isWater(at):
		r.haltMove(mouse, "MM-WATER-01")
	}
	r.testTrap(mouse)
}

// There is one die for the climbing mouse and one for each other mouse on the target space
// (MM-WATER-02, MM-WATER-03). The attempt uses all movement points and counts as a move
// (MM-AMB-57). If MM-WATER-02 is waived, the attempt costs only the points of the mouse's steps.
func (r *resolver) rollClimb(mouse Name, cost int, w Wait) {
	dice := 1 + len(without(r.MiceOn(w.To), mouse))
	if r.House.Waives("MM-WATER-02") {
		r.payPoints(mouse, cost)
	}
	r.haltMove(mouse, "MM-WATER-02")
	w.For, w.Purpose, w.Who, w.Dice = ForRoll, ClimbRoll, mouse, dice
	r.awaitFirst(w)
}

func (r *resolver) climbRolled(w Wait, a Fell) {
	m := r.Mouse(w.Who)
	if a.Star < 1 {
		r.note("climb-fails", "MM-WATER-02", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	if m == nil || !m.OnBoard() {
		return
	}
	to := w.To
	if w.Place != nil {
		to = r.resolvePlace(m.At.Room, *w.Place)
	}
	r.note("climbed", "MM-WATER-02", r.located(rules.Args{"mouse": w.Who.Noun()}, to))
	r.setSpot(w.Who, to)
	r.testTrap(w.Who)
}

// drift moves the mouse by one space, but not onto a full space (MM-WATER-05, MM-AMB-57). A mouse
// carried off the tile is captured (MM-WATER-06). A charmed mouse counts as a minion, so it stays
// (MM-AMB-36). Without a map, people report where the mouse goes. The reported space may be full.
func (r *resolver) drift() {
	m := r.mouseOnTurn()
	if m == nil || !m.OnBoard() || r.Turn.Ordered {
		return
	}
	side := r.Room(m.At.Room)
	if side == nil {
		return
	}
	mouse, here := m.Name(), side.findSpace(m.At.Space)
	to := Spot{side.ID, here.Current}
	told := r.current != nil && !side.onMap(here.ID)
	if told {
		to = r.resolveCurrent(m.At, *r.current)
		switch {
		case to == m.At: // the mouse stays; if its place is in water, no place of the tile has a current
			r.changeRoom(side.ID).Still = here.Water
		case here.Water: // the current is stored with the place, so it will carry other mice too
			here.Current = to.Space
			r.savePlace(side.ID, here)
		}
	}
	switch {
	case to.Space == parts.Off:
		r.captureMouse(mouse, "MM-WATER-06")
	case to == m.At:
	case to.Space != "" && (told || !r.Full(to)):
		r.note("drifted", "MM-WATER-05", r.located(rules.Args{"mouse": mouse.Noun()}, to))
		r.setSpot(mouse, to)
		r.testTrap(mouse)
	case here.Water && !side.Still && !side.onMap(here.ID):
		r.warn("MM-WATER-05", rules.Args{"mouse": mouse.Noun()})
	}
}

// If people reported a spot on another tile, the mouse stays on `from`.
func (r *resolver) resolveCurrent(from Spot, told Place) Spot {
	switch to := r.placeSpot(from.Room, told); {
	case to.Space == parts.Off:
		return to
	case to.Room != from.Room:
		return from
	}
	return r.resolvePlace(from.Room, told)
}

// testTrap awaits the roll of a mouse on a mousetrap. The number of dice is the mouse's move value
// (MM-TRAP-01). A tinkerer may use the lore value instead (MM-TRAP-02). Minions do not roll
// (MM-TRAP-06).
func (r *resolver) testTrap(mouse Name) {
	m := r.Mouse(mouse)
	if m == nil || !m.OnBoard() || !r.hasTrap(m.At) {
		return
	}
	r.awaitFirst(r.trapRoll(m))
}

func (s *State) trapRoll(m *Mouse) Wait {
	w, more := Wait{For: ForRoll, Purpose: TrapRoll, Who: m.Name(), Dice: UnknownDice}, s.wornBonus(m)
	if m.Hero.Lacks(parts.HeroValues) {
		return w
	}
	w.Dice = max(0, m.Hero.Move+more.Move)
	if m.Is(parts.Tinkerer) {
		w.Lore = max(0, m.Hero.Lore+more.Lore)
	}
	return w
}

// Under a house rule, only a mouse that walked onto the mousetrap must roll (MM-AMB-56).
func (r *resolver) testTrapPlaced(figure Name) {
	if r.House.Is(TrapWhenPlaced, "test") {
		r.testTrap(figure)
	}
}

// If the roll shows a star, the trap stays and the mouse may move on (MM-TRAP-03). Without a star,
// the mouse gets a wound and a cheese, and is knocked down (MM-TRAP-04). If the mouse is on turn,
// the turn ends (MM-TRAP-05, MM-AMB-59).
func (r *resolver) trapRolled(w Wait, a Fell) {
	m := r.Mouse(w.Who)
	args := rules.Args{"mouse": w.Who.Noun()}
	if a.Star > 0 {
		r.note("trap-passed", "MM-TRAP-03", args)
		return
	}
	if m == nil || !m.OnBoard() || !r.hasTrap(m.At) {
		return
	}
	r.note("trap-springs", "MM-TRAP-04", args)
	r.removeTrap(m.At)
	r.changeCheese(w.Who, 1, "MM-TRAP-04")
	r.setCondition(w.Who, Down, true, "MM-TRAP-04")
	if r.onTurn(w.Who) && r.Turn.Step == MouseStep {
		r.Sprung = w.Who
		r.cutTurn("MM-TRAP-05")
	}
	r.woundFigure(w.Who, 1, false, NoFigure)
}
