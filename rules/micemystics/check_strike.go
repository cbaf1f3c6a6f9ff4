package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// struck judges an attack.
func (j judge) struck(a Strike) *rules.Violation {
	t := &j.Turn
	if !t.Walked {
		return j.against("MM-MTURN-01", a.Target)
	}
	m := j.quietMind(t.Acting)
	if m.bait() == m.me.at {
		return j.against("MM-GRAPE-03", a.Target)
	}
	for _, o := range j.open {
		if o, ok := o.(Strike); ok && o.Target == a.Target && o.Space == a.Space {
			return nil
		}
	}
	if t.Armed || a.Space != "" {
		v := j.against(m.misthrown(a), a.Target)
		if v.Rule == "MM-GRAPE-11" && !t.Armed {
			v.As("unarmed")
		}
		return v
	}
	list, known := m.targets()
	i := slices.IndexFunc(list, func(p prey) bool { return p.name == a.Target })
	switch {
	case i < 0:
		return j.unreached(m, a.Target, known)
	case len(j.open) == 0:
		return nil
	}
	due, _ := j.open[0].(Strike)
	best := list[slices.IndexFunc(list, func(p prey) bool { return p.name == due.Target })]
	p := &list[i]
	if p.attacked == best.attacked && (p.at == best.at || p.least == best.least || p.attacked && j.House.Is(AllAttacked, "all")) {
		return j.against("MM-MATK-04", due.Target)
	}
	return j.against("MM-MATK-03", due.Target)
}

// misthrown is the rule that a throw of the grape breaks.
func (m *mind) misthrown(a Strike) tables.RuleID {
	t, l := &m.state.Turn, m.state.laid(parts.Grape)
	if !t.Armed && l != nil && l.Thrown && l.At == m.me.at && len(m.mates()) > 0 {
		return "MM-GRAPE-13"
	}
	most := 0
	for _, p := range m.prey {
		most = max(most, len(m.state.MiceOn(p.at)))
	}
	if t.Armed && a.Space != "" && len(m.state.MiceOn(Spot{m.me.at.Room, a.Space})) == most {
		return "MM-GRAPE-12"
	}
	return "MM-GRAPE-11"
}

// unreached is an attack on somebody whom the figure cannot attack.
func (j judge) unreached(m *mind, target Name, known bool) *rules.Violation {
	p := slices.IndexFunc(m.prey, func(p prey) bool { return p.name == target })
	switch {
	case p < 0 && m.me.ranged:
		return j.against("MM-RNG-02", target)
	case p < 0:
		return j.against("MM-MEL-02", target)
	case m.me.ranged:
		switch j.sees(m.me.at, m.prey[p].at) {
		case No:
			return j.against("MM-LOS-01", target)
		case Unknown:
			return nil
		}
		if !known {
			return nil
		}
		return j.against("MM-MATK-06", target)
	case m.touches(m.prey[p].at) == Unknown:
		return nil
	}
	l, joined := j.border(m.me.at, m.prey[p].at)
	switch {
	case joined && l.Line == parts.Red:
		return j.against("MM-LINE-05", target)
	case joined && l.Line == parts.Gap:
		return j.against("MM-WALL-04", target)
	}
	return j.against("MM-MEL-02", target)
}
