package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// goal is where a figure wants to go: to a mouse, or to the grape where it
// names none.
type goal struct {
	mouse       Name
	at          Spot
	least, most int
}

// stays is a figure that does not move, by that rule.
func stays(by tables.RuleID) thought { return thought{follows: []Event{Walked{Stays: by}}} }

// setOut is the movement of a figure, the first part of its turn (MM-MTURN-01).
// No die is rolled for one that cannot move anyway.
func (m *mind) setOut() thought {
	if mates := m.mates(); len(mates) > 0 { // MM-MMOV-05
		m.say("MM-MMOV-05", whyWithMouse, names("mice", mates))
		return stays("MM-MMOV-05")
	}
	g, by := m.choose()
	switch {
	case len(m.asks) > 0:
		return m.asking()
	case by != "":
		return stays(by)
	case m.stuck(g):
		m.say("MM-MMOV-04", whyNoCloser, m.toward(g))
		return stays("MM-MMOV-04")
	case m.state.Turn.Points <= 0:
		return m.roll()
	}
	m.limit()
	return m.march(g)
}

// roll is how far the figure may go: one die for each (MM-MMOV-02), or one for
// the whole card where the table settled so (MM-AMB-15). A ranged minion rolls
// as the others do, or has no limit (MM-AMB-16).
func (m *mind) roll() thought {
	h, die := m.state.House, m.state.Turn.Die
	switch {
	case m.me.ranged && h.Is(RangedMinionMove, "unlimited"):
		return thought{follows: []Event{PointsSet{Points: NoWay}}}
	case die > 0 && h.Is(MinionMovementDie, "one"):
		return thought{follows: []Event{PointsSet{Points: die}}}
	}
	return thought{need: Wait{For: ForRoll, Purpose: MarchRoll, Who: m.me.name, Dice: 1}}
}

// limit says how far the figure may go.
func (m *mind) limit() {
	h, n := m.state.House, number("number", m.state.Turn.Points)
	switch {
	case m.me.ranged && h.Is(RangedMinionMove, "unlimited"):
		m.say("MM-AMB-16", whyNoLimit)
	case h.Is(MinionMovementDie, "one"):
		m.say("MM-AMB-15", whyOneDie, n)
	case m.me.ranged:
		m.say("MM-AMB-16", whyRangedDie, n)
	default:
		m.say("MM-MMOV-02", whyDie, n)
	}
}

// choose is where the figure goes, or the rule by which it stays.
func (m *mind) choose() (goal, tables.RuleID) {
	if at := m.bait(); at != Nowhere {
		return m.lured(at)
	}
	if m.me.ranged {
		if by := m.watches(); by != "" || len(m.asks) > 0 {
			return goal{}, by
		}
	}
	m.measure()
	list := m.reachable()
	if len(list) == 0 {
		return goal{}, "MM-AMB-17"
	}
	if m.state.House.Is(FullSpaceTarget, "with_room") {
		if room := m.withRoom(list); len(room) > 0 {
			list = room
		}
	}
	best := foremost(list, nearer)
	if len(best) == 0 {
		m.measured(list)
		return goal{}, ""
	}
	m.compare(list, best[0])
	return goal{mouse: best[0].name, at: best[0].at, least: best[0].least, most: best[0].most}, ""
}

// reachable are the mice to which a way leads (MM-AMB-17).
func (m *mind) reachable() []prey {
	out := m.prey[:0:0]
	if !slices.ContainsFunc(m.prey, func(p prey) bool { return p.least == NoWay }) {
		out = m.prey
	}
	for _, p := range m.prey[len(out):] {
		if p.least < NoWay {
			out = append(out, p)
			continue
		}
		m.say("MM-AMB-17", whyNoWay, mouseArg(p.name))
	}
	if len(out) == 0 {
		m.say("MM-AMB-17", whyShutIn)
	}
	return out
}

// withRoom are the mice whose spaces have room for the figure.
func (m *mind) withRoom(list []prey) []prey {
	var out []prey
	for _, p := range list {
		if m.state.fits(p.at, m.me.large) {
			out = append(out, p)
			continue
		}
		m.say("MM-AMB-17", whyNoRoomThere, mouseArg(p.name))
	}
	return out
}

// compare says how far the mice are and which one the figure goes for.
func (m *mind) compare(list []prey, best prey) {
	m.say("MM-MMOV-03", whyNearest, m.steps(&best)...)
	for i := range list {
		p := &list[i]
		switch {
		case p.name == best.name:
		case p.at == best.at || p.least == p.most && p.least == best.most:
			m.say("MM-MMOV-06", whyHigherCard, mouseArg(best.name), rules.Arg{Name: "over", Value: p.name})
		default:
			m.say("MM-MMOV-03", whyFarther, m.steps(p)...)
		}
	}
}

// steps is a mouse and how far it is, 0 where only the order is known.
func (m *mind) steps(p *prey) []rules.Arg {
	n := 0
	if p.least == p.most {
		n = p.least
	}
	return []rules.Arg{mouseArg(p.name), number("steps", n)}
}

// watches reports that a ranged minion sees a mouse, so that it does not move
// (MM-MMOV-07).
func (m *mind) watches() tables.RuleID {
	var seen []Name
	for i := range m.prey {
		switch p := &m.prey[i]; m.state.sees(m.me.at, p.at) {
		case Yes:
			seen = append(seen, p.name)
		case Unknown:
			m.ask(m.me.at, p.at, Sight)
		}
	}
	if len(seen) > 0 {
		m.asks = nil
		m.say("MM-MMOV-07", whySees, names("mice", seen))
		return "MM-MMOV-07"
	}
	if len(m.asks) == 0 {
		m.say("MM-MMOV-08", whySeesNobody)
	}
	return ""
}

// bait is where the grape lies that lures the figure (MM-GRAPE-02).
func (m *mind) bait() Spot {
	if l := m.state.laid(box.Grape); l != nil && m.me.roach && l.At.Room == m.me.at.Room {
		return l.At
	}
	return Nowhere
}

// lured goes for the grape instead of the mice (MM-GRAPE-02).
func (m *mind) lured(at Spot) (goal, tables.RuleID) {
	if at == m.me.at {
		m.say("MM-GRAPE-02", whyOnBait)
		return goal{}, "MM-GRAPE-02"
	}
	least, most := m.distance(at)
	if least == NoWay {
		m.say("MM-GRAPE-02", whyNoBaitWay)
		return goal{}, "MM-GRAPE-02"
	}
	m.say("MM-GRAPE-02", whyBait, number("steps", least))
	return goal{at: at, least: least, most: most}, ""
}

// stuck reports that no number lets the figure come any closer, so that none is
// rolled (MM-MMOV-04).
func (m *mind) stuck(g goal) bool {
	if to := m.onGround(g.at); to != none {
		ways := m.ways(to, 1)
		if len(ways) == 0 {
			ways = m.ways(to, m.reaches()) // over spaces where it may not end
		}
		unseen := len(m.asks) > 0 // by a ranged minion on its way: asked once it is known how far it goes
		m.asks = nil
		return !unseen && len(ways) == 0
	}
	return g.most == 1 && !m.state.fits(g.at, m.me.large)
}

// reaches is how many spaces the figure goes at most: so many as the die
// allowed, or will allow.
func (m *mind) reaches() int {
	if n := m.state.Turn.Points; n > 0 {
		return n
	}
	if m.me.ranged && m.state.House.Is(RangedMinionMove, "unlimited") {
		return NoWay
	}
	return highest
}

// highest is the highest number on a die (MM-DICE-01).
const highest = 3

// onGround is the number of a spot, none where the figure or the spot is on no map.
func (m *mind) onGround(at Spot) int {
	if m.ground == nil {
		return none
	}
	return m.ground.number(at.Space)
}

// march is the figure's way to its goal as far as the number allows, or every
// such way where several are as short: its operator chooses (MM-MTURN-03).
func (m *mind) march(g goal) thought {
	points := m.state.Turn.Points
	to := m.onGround(g.at)
	if to == none {
		return m.blindly(g, points)
	}
	var open []Action
	ways := m.ways(to, points)
	if len(m.asks) > 0 {
		return m.asking()
	}
	if len(ways) == 0 {
		m.say("MM-MMOV-04", whyNoCloser, m.toward(g))
		return stays("MM-MMOV-04")
	}
	for _, way := range ways {
		open = append(open, March{Figure: m.me.name, Path: m.ground.path(way)})
	}
	m.tell(g, ways[0])
	if len(open) > 1 {
		m.say("MM-MMOV-03", whyWays, number("count", len(open)))
	}
	return m.decided(open)
}

// tell says how far the figure comes and what stops it.
func (m *mind) tell(g goal, way []int) {
	end := way[len(way)-1]
	m.say("MM-MMOV-03", whyGoes, m.toward(g), number("steps", len(way)))
	switch at := m.ground.spot(end); {
	case at == g.at:
		m.say("MM-MMOV-03", whyArrives, m.toward(g))
	case m.ground.mice[end] > 0:
		m.say("MM-AMB-09", whyMeets, names("mice", m.state.MiceOn(at)))
	case m.me.ranged && m.viewed(at) == Yes:
		m.say("MM-MMOV-08", whyInView)
	case len(way) < m.state.Turn.Points:
		m.say("MM-MMOV-04", whyNoCloser, m.toward(g))
	}
}

// blindly is a march without a map: so many steps towards the goal. A ranged
// minion may stop before, as soon as it sees a mouse.
func (m *mind) blindly(g goal, points int) thought {
	short := 0
	if !m.state.fits(g.at, m.me.large) {
		short = 1
	}
	if g.least < g.most && g.least-short <= points-short {
		m.ask(m.me.at, g.at, Distance)
		return m.asking()
	}
	steps := min(points, g.least-short)
	if steps <= 0 {
		m.say("MM-MMOV-04", whyNoCloser, m.toward(g))
		return stays("MM-MMOV-04")
	}
	m.say("MM-MMOV-03", whyGoes, m.toward(g), number("steps", steps))
	if short > 0 && steps == g.least-short {
		m.say("MM-MMOV-04", whyNoCloser, m.toward(g))
	}
	open := []Action{March{Figure: m.me.name, Toward: g.mouse, Steps: steps}}
	for n := steps - 1; m.me.ranged && n > 0; n-- {
		open = append(open, March{Figure: m.me.name, Toward: g.mouse, Steps: n})
	}
	if len(open) > 1 {
		m.say("MM-MMOV-08", whyStopsInView)
	}
	return m.decided(open)
}

// viewed reports whether any mouse sees a spot.
func (m *mind) viewed(from Spot) Answer {
	out := No
	for i := range m.prey {
		switch m.state.sees(from, m.prey[i].at) {
		case Yes:
			return Yes
		case Unknown:
			out = Unknown
		}
	}
	return out
}

// path names the spaces of a way.
func (g *ground) path(way []int) []box.SpaceID {
	out := make([]box.SpaceID, len(way))
	for i, n := range way {
		out[i] = g.room.Map.Spaces[n].ID
	}
	return out
}

// trek tries every shortest way to a goal.
type trek struct {
	*mind
	to     int
	limit  int
	toGoal []int16
	way    []int
	whole  [][]int // as far as the limit, the goal or a mouse
	cut    [][]int // not even so far
}

// ways are all that the figure may go, as far as possible: up to the goal, the
// limit, a space with a mouse (MM-AMB-09) or one from which a ranged minion sees
// a mouse (MM-MMOV-08); where no way allows that, as near as it can come
// (MM-MMOV-04). None where it must stay.
func (m *mind) ways(to, limit int) [][]int {
	w := trek{mind: m, to: to, limit: limit, toGoal: m.ground.distances(to), way: make([]int, 0, 8)}
	if w.toGoal[m.here] == NoWay {
		return nil
	}
	w.from(m.here)
	if len(w.whole) > 0 {
		return w.whole
	}
	longest := 1
	for _, way := range w.cut {
		longest = max(longest, len(way))
	}
	return slices.DeleteFunc(w.cut, func(way []int) bool { return len(way) < longest })
}

func (w *trek) from(at int) {
	if len(w.way) == w.limit || at == w.to || len(w.way) > 0 && w.halts(at) {
		w.keep()
		return
	}
	on := false
	for _, next := range w.ground.around(at) {
		n := int(next)
		if w.toGoal[n] == w.toGoal[at]-1 && w.enters(n) {
			on = true
			w.way = append(w.way, n)
			w.from(n)
			w.way = w.way[:len(w.way)-1]
		}
	}
	if !on {
		w.shorten(w.way)
	}
}

// enters reports whether the figure may pass a space, or end there where it
// must: a full one is barred (MM-CAP-02), and a large figure ends on empty
// spaces alone (MM-AMB-05).
func (w *trek) enters(n int) bool {
	if n == w.to || w.ground.mice[n] > 0 {
		return w.ground.fits(n, w.me.large)
	}
	return !w.ground.full[n]
}

// halts reports whether the figure's movement ends on a space.
func (w *trek) halts(n int) bool {
	if w.ground.mice[n] > 0 {
		return true
	}
	if !w.me.ranged {
		return false
	}
	at := w.ground.spot(n)
	seen := w.viewed(at)
	if seen == Unknown {
		for i := range w.prey {
			if w.state.sees(at, w.prey[i].at) == Unknown {
				w.ask(at, w.prey[i].at, Sight)
			}
		}
	}
	return seen != No
}

// keep takes the way as it is, or less the spaces where the figure may not end.
func (w *trek) keep() {
	switch {
	case len(w.way) == 0:
	case w.ground.fits(w.way[len(w.way)-1], w.me.large):
		w.whole = append(w.whole, slices.Clone(w.way))
	default:
		w.shorten(w.way)
	}
}

func (w *trek) shorten(way []int) {
	for len(way) > 0 && !w.ground.fits(way[len(way)-1], w.me.large) {
		way = way[:len(way)-1]
	}
	if len(way) > 0 && !slices.ContainsFunc(w.cut, func(o []int) bool { return slices.Equal(o, way) }) {
		w.cut = append(w.cut, slices.Clone(way))
	}
}
