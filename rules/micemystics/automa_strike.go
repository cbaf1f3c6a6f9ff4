package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// aim is the attack of a figure, the second part of its turn (MM-MTURN-01). It
// attacks if it can (MM-MATK-02); a roach on the grape eats instead, and a rat
// that began on it throws it.
func (m *mind) aim() thought {
	m.whyStays()
	switch {
	case m.bait() == m.me.at && m.me.at != Nowhere:
		m.say("MM-GRAPE-03", whyEats)
		return m.holds()
	case m.state.Turn.Armed:
		return m.throw()
	}
	if l := m.state.laid(parts.Grape); l != nil && m.me.rat && l.Thrown && l.At == m.me.at && m.state.Turn.Stays == "MM-MMOV-05" {
		m.say("MM-GRAPE-13", whyNotThrown)
	}
	list, known := m.targets()
	switch {
	case !known:
		return m.asking()
	case len(list) == 0:
		m.say("MM-MATK-02", whyNobody)
		return m.holds()
	}
	best := foremost(list, m.sooner())
	if len(best) == 0 {
		m.measured(m.fresh(list))
		return m.asking()
	}
	m.settleOn(list, best[0])
	var open []Action
	for _, p := range best {
		open = append(open, Strike{Figure: m.me.name, Target: p.name})
	}
	return m.decided(open)
}

func (m *mind) holds() thought { return m.decided([]Action{Hold{Figure: m.me.name}}) }

// whyStays says again why the figure did not move.
func (m *mind) whyStays() {
	switch by := m.state.Turn.Stays; by {
	case "":
	case "MM-COND-05":
		m.say(by, whyStoodUp)
	case "MM-COND-03":
		m.say(by, whyWebbed)
	case "MM-GRAPE-11":
		m.say(by, whyArmed)
	default:
		m.setOut()
		m.asks = nil
	}
}

// fresh are those that the rule prefers: not attacked in this turn, or all
// where each has been.
func (m *mind) fresh(list []prey) []prey {
	var out []prey
	for _, p := range list {
		if !p.attacked {
			out = append(out, p)
		}
	}
	if len(out) == 0 {
		return list
	}
	return out
}

// sooner reports whether a is surely attacked before or as soon as b: the
// nearest that has not been attacked in the turn of this card (MM-MATK-03,
// MM-AMB-20), as near the one with the higher initiative card; of mice that all
// have been attacked the one with the higher card, or the nearest where the
// table settled so (MM-MATK-04, MM-AMB-19).
func (m *mind) sooner() func(a, b *prey) bool {
	all := m.state.House.Is(AllAttacked, "all")
	return func(a, b *prey) bool {
		switch {
		case a.attacked != b.attacked:
			return b.attacked
		case a.attacked && all:
			return a.rank <= b.rank
		}
		return nearer(a, b)
	}
}

// settleOn says why this mouse is attacked.
func (m *mind) settleOn(list []prey, best prey) {
	if len(list) == 1 {
		m.say("MM-MATK-02", whyOnlyOne, mouseArg(best.name))
		return
	}
	for _, p := range list {
		if p.attacked && !best.attacked {
			m.say("MM-MATK-03", whyAttacked, mouseArg(p.name))
		}
	}
	if best.attacked {
		if m.state.House.Is(AllAttacked, "all") {
			m.say("MM-MATK-04", whyAllAttacked, mouseArg(best.name))
			return
		}
		m.say("MM-AMB-19", whyAllAttackedNearest)
	}
	rivals := m.fresh(list)
	tied := slices.DeleteFunc(slices.Clone(rivals), func(p prey) bool {
		return p.name == best.name || p.at != best.at && (p.least != best.least || p.most != best.most)
	})
	m.say("MM-MATK-03", whyTarget, mouseArg(best.name))
	for _, p := range tied {
		m.say("MM-MATK-04", whyTargetCard, mouseArg(best.name), figureArg("over", p.name))
	}
}

// throw is a rat's attack with the grape on the space with the most mice
// (MM-GRAPE-11), of several the one with the highest initiative card
// (MM-GRAPE-12). It needs no sight and is not tied to its neighbours, unless the
// table settled otherwise (MM-AMB-54).
func (m *mind) throw() thought {
	list := m.prey
	if m.state.House.Is(GrapeRangedRules, "ranged") {
		var known bool
		if list, known = m.inSight(); !known {
			return m.asking()
		}
	}
	count := func(p prey) int { return len(m.state.MiceOn(p.at)) }
	most := 0
	for _, p := range list {
		most = max(most, count(p))
	}
	if most == 0 {
		m.say("MM-GRAPE-11", whyNobody)
		return m.holds()
	}
	var spots []Spot
	for _, p := range list {
		if count(p) == most && !slices.Contains(spots, p.at) {
			spots = append(spots, p.at)
		}
	}
	m.say("MM-GRAPE-11", whyMostMice, number("count", most))
	if len(spots) > 1 {
		m.say("MM-GRAPE-12", whyThrowCard, names("mice", m.state.MiceOn(spots[0])))
	}
	return m.decided([]Action{Strike{Figure: m.me.name, Space: spots[0].Space}})
}
