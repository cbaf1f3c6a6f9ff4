package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// targets are the mice that the figure may attack; false while facts are missing.
func (m *mind) targets() ([]prey, bool) {
	if m.me.ranged {
		return m.inSight()
	}
	return m.inReach()
}

// inReach are the mice on the own space and its neighbours (MM-MEL-02). Those
// of which it is not known are asked for only as far as they would be attacked.
func (m *mind) inReach() ([]prey, bool) {
	sooner := m.sooner()
	var in, open []prey
	for _, p := range m.prey {
		p.least, p.most = 1, 1
		if p.at == m.me.at {
			p.least, p.most = 0, 0
		}
		switch m.touches(p.at) {
		case Yes:
			in = append(in, p)
			m.say("MM-MATK-02", whyInReach, mouseArg(p.name))
		case Unknown:
			open = append(open, p)
		default:
			m.parted(p)
		}
	}
	for i := range open {
		p := &open[i]
		if !slices.ContainsFunc(in, func(k prey) bool { return sooner(&k, p) }) {
			m.askTouch(p.at)
		}
	}
	return in, len(m.asks) == 0
}

// parted says why a mouse cannot be attacked hand to hand.
func (m *mind) parted(p prey) {
	l, joined := m.state.border(m.me.at, p.at)
	switch {
	case !joined:
		m.say("MM-MEL-02", whyOutOfReach, mouseArg(p.name))
	case l.Line == parts.Gap:
		m.say("MM-WALL-04", whyGap, mouseArg(p.name))
	default:
		m.say("MM-AMB-08", whyRedLine, mouseArg(p.name))
	}
}

// touches reports whether a fight hand to hand is possible with a spot: as for
// mice, red lines part unless the table settled otherwise (MM-AMB-08).
func (m *mind) touches(at Spot) Answer {
	s := m.state
	a := s.adjacent(m.me.at, at)
	if a == Yes || s.House.Is(MinionsAttackOverRed, "false") || m.me.at.Room != at.Room {
		return a
	}
	if l, joined := s.border(m.me.at, at); joined {
		return answer(l.Line != parts.Gap)
	}
	if m.onMaps(at) {
		return a
	}
	switch least, most := s.steps(m.me.at, at); {
	case least == 1 && most == 1:
		return Yes
	case least > 1:
		return a
	}
	return Unknown
}

// onMaps reports whether both the figure and a spot are on the map.
func (m *mind) onMaps(at Spot) bool {
	return m.room != nil && m.room.onMap(m.me.at.Space) && m.room.onMap(at.Space)
}

// askTouch asks whether a fight hand to hand is possible. Where red lines are
// no hindrance it is enough to know the distance.
func (m *mind) askTouch(at Spot) {
	if m.state.House.Is(MinionsAttackOverRed, "true") {
		m.ask(m.me.at, at, Distance)
		return
	}
	m.ask(m.me.at, at, Touch)
}

// inSight are the mice that a ranged minion may shoot at: those that it sees,
// and among them those on its own space and the neighbouring ones first, as the
// rule for mice has it (MM-MATK-06, MM-AMB-18).
func (m *mind) inSight() ([]prey, bool) {
	if mates := m.freshMates(); len(mates) > 0 {
		return mates, true
	}
	var seen []prey
	for _, p := range m.prey {
		switch m.state.sees(m.me.at, p.at) {
		case Yes:
			seen = append(seen, p)
			m.say("MM-MATK-02", whyInSight, mouseArg(p.name))
		case No:
			m.say("MM-LOS-01", whyOutOfSight, mouseArg(p.name))
		default:
			m.ask(m.me.at, p.at, Sight)
		}
	}
	if len(m.asks) > 0 {
		return nil, false
	}
	if m.state.House.Is(RangedMinionsNeighboursFirst, "true") {
		if seen = m.neighbours(seen); len(m.asks) > 0 {
			return nil, false
		}
	}
	m.measure()
	for i := range seen {
		for _, p := range m.prey {
			if p.name == seen[i].name {
				seen[i].least, seen[i].most = p.least, p.most
			}
		}
	}
	return seen, true
}

// freshMates are the mice on the own space that have not been attacked: nothing
// else needs to be known then.
func (m *mind) freshMates() []prey {
	var out []prey
	for _, p := range m.prey {
		if p.at == m.me.at && !p.attacked {
			p.least, p.most = 0, 0
			out = append(out, p)
			m.say("MM-MATK-02", whyInSight, mouseArg(p.name))
		}
	}
	return out
}

// neighbours are those of the mice in sight that must be shot at before others
// (MM-MATK-06); all of them where none is near. A near mouse out of sight does
// not count, unless the table settled that it ties the shooter all the same
// (MM-AMB-78).
func (m *mind) neighbours(seen []prey) []prey {
	list := seen
	if m.state.House.Is(UnseenNeighbour, "blocks") {
		list = m.prey
	}
	var near []Name
	for _, p := range list {
		switch m.touches(p.at) {
		case Yes:
			near = append(near, p.name)
		case Unknown:
			m.askTouch(p.at)
		}
	}
	if len(near) == 0 || len(m.asks) > 0 || oneSpot(list) {
		if oneSpot(list) {
			m.asks = nil
		}
		return seen
	}
	m.say("MM-MATK-06", whyNeighboursFirst, names("mice", near))
	var out []prey
	for _, p := range seen {
		if slices.Contains(near, p.name) {
			out = append(out, p)
		}
	}
	return out
}

// oneSpot reports whether all of them stand together, so that it does not
// matter how near they are.
func oneSpot(list []prey) bool {
	return !slices.ContainsFunc(list, func(p prey) bool { return p.at != list[0].at })
}
