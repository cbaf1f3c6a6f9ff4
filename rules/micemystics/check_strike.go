package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkStrike judges an attack.
func (j minionJudge) checkStrike(a Strike) *rules.Violation {
	t := &j.Turn
	if !t.Walked {
		return j.against("MM-MTURN-01", a.Target)
	}
	d := j.newQuietDecider(t.Acting, new(tileGraphs))
	if d.baitSpot() == d.me.at {
		return j.against("MM-GRAPE-03", a.Target)
	}
	for _, o := range j.open {
		if o, ok := o.(Strike); ok && o.Target == a.Target && o.Space == a.Space {
			return nil
		}
	}
	if t.Armed || a.Space != "" {
		v := j.against(d.throwBreach(a), a.Target)
		if v.Rule == "MM-GRAPE-11" && !t.Armed {
			v.As("unarmed")
		}
		return v
	}
	list, known := d.targets()
	i := slices.IndexFunc(list, func(p candidate) bool { return p.name == a.Target })
	switch {
	case i < 0:
		return j.outOfReach(d, a.Target, known)
	case len(j.open) == 0:
		return nil
	}
	due, _ := j.open[0].(Strike)
	best := list[slices.IndexFunc(list, func(p candidate) bool { return p.name == due.Target })]
	p := &list[i]
	if p.attacked == best.attacked && (p.at == best.at || p.least == best.least || p.attacked && j.House.Is(AllAttacked, "all")) {
		return j.against("MM-MATK-04", due.Target)
	}
	return j.against("MM-MATK-03", due.Target)
}

// throwBreach returns the rule that a throw of the grape breaks.
func (d *decider) throwBreach(a Strike) tables.RuleID {
	t, l := &d.state.Turn, d.state.findToken(parts.Grape)
	if !t.Armed && l != nil && l.Thrown && l.At == d.me.at && len(d.miceHere()) > 0 {
		return "MM-GRAPE-13"
	}
	most := 0
	for _, p := range d.candidates {
		most = max(most, len(d.state.MiceOn(p.at)))
	}
	if t.Armed && a.Space != "" && len(d.state.MiceOn(Spot{d.me.at.Room, a.Space})) == most {
		return "MM-GRAPE-12"
	}
	return "MM-GRAPE-11"
}

// outOfReach is the violation of an attack on a mouse that the figure cannot
// attack.
func (j minionJudge) outOfReach(d *decider, target Name, known bool) *rules.Violation {
	p := slices.IndexFunc(d.candidates, func(p candidate) bool { return p.name == target })
	switch {
	case p < 0 && d.me.ranged:
		return j.against("MM-RNG-02", target)
	case p < 0:
		return j.against("MM-MEL-02", target)
	case d.me.ranged:
		switch j.lineOfSight(d.me.at, d.candidates[p].at) {
		case No:
			return j.against("MM-LOS-01", target)
		case Unknown:
			return nil
		}
		if !known {
			return nil
		}
		return j.against("MM-MATK-06", target)
	case d.meleeReach(d.candidates[p].at) == Unknown:
		return nil
	}
	l, joined := j.border(d.me.at, d.candidates[p].at)
	switch {
	case joined && l.Line == parts.Red:
		return j.against("MM-LINE-05", target)
	case joined && l.Line == parts.Gap:
		return j.against("MM-WALL-04", target)
	}
	return j.against("MM-MEL-02", target)
}
