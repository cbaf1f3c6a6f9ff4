package micemystics

import "tablemate/tables"

// stays is a figure that does not move, by that rule.
func stays(by tables.RuleID) thought {
	return thought{follows: func(c *course) { c.stays(by) }}
}

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
		return allows(NoWay)
	case die > 0 && h.Is(MinionMovementDie, "one"):
		return allows(die)
	}
	return thought{need: Wait{For: ForRoll, Purpose: MarchRoll, Who: m.me.name, Dice: 1}}
}

// allows lets the figure go so many spaces without a die of its own.
func allows(points int) thought {
	return thought{follows: func(c *course) { c.Turn.setPoints(points, 0) }}
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
