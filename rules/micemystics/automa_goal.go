package micemystics

import (
	"slices"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// goal is where a figure wants to go: to a mouse, or to the grape where it
// names none.
type goal struct {
	mouse       Name
	at          Spot
	least, most int
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
			m.say("MM-MMOV-06", whyHigherCard, mouseArg(best.name), figureArg("over", p.name))
		default:
			m.say("MM-MMOV-03", whyFarther, m.steps(p)...)
		}
	}
}

// steps is a mouse and how far it is, 0 where only the order is known.
func (m *mind) steps(p *prey) []arg {
	n := 0
	if p.least == p.most {
		n = p.least
	}
	return []arg{mouseArg(p.name), number("steps", n)}
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
	if l := m.state.laid(parts.Grape); l != nil && m.me.roach && l.At.Room == m.me.at.Room {
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
