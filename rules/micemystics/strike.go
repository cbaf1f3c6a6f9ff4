package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func (j minionJudge) checkStrike(a Strike) *rules.Violation {
	t := &j.Turn
	if !t.Walked {
		return j.against("MM-MTURN-01", "strikes-first", a.Target)
	}
	d := j.newDecider(t.Acting, new(tileGraphs), nil)
	if d.baitSpot() == d.me.at {
		return j.against("MM-GRAPE-03", "eats", NoFigure)
	}
	for _, o := range j.open {
		if o, ok := o.(Strike); ok && o.Target == a.Target && o.Space == a.Space {
			return nil
		}
	}
	if t.Armed || a.Space != "" {
		return j.throwBreach(d, a)
	}
	list, known := d.targets()
	i := slices.IndexFunc(list, func(p candidate) bool { return p.Name() == a.Target })
	switch {
	case i < 0:
		return j.outOfReach(d, a.Target, known)
	case len(j.open) == 0:
		return nil
	}
	due, _ := j.open[0].(Strike)
	best := list[slices.IndexFunc(list, func(p candidate) bool { return p.Name() == due.Target })]
	p := &list[i]
	if p.attacked == best.attacked &&
		(p.At == best.At || p.least == best.least || p.attacked && j.House.Is(AllAttacked, "all")) {
		return j.against("MM-MATK-04", "strike-card", due.Target)
	}
	return j.against("MM-MATK-03", "strike-nearest", due.Target)
}

func (j minionJudge) throwBreach(d *decider, a Strike) *rules.Violation {
	t, l := &j.Turn, j.findToken(parts.Grape)
	switch {
	case !t.Armed && l != nil && l.Thrown && l.At == d.me.at && len(d.miceHere()) > 0:
		return j.against("MM-GRAPE-13", "mice-at-grape", NoFigure)
	case !t.Armed:
		return j.against("MM-GRAPE-11", "unarmed", NoFigure)
	case len(j.open) == 0: // a question must be answered first
		return nil
	}
	due, ok := j.open[0].(Strike)
	if !ok {
		return j.against("MM-GRAPE-11", "nobody-to-throw-at", NoFigure)
	}
	right := Spot{d.me.at.Room, due.Space}
	if a.Space == "" {
		return j.rightAt("MM-GRAPE-11", "must-throw", right)
	}
	most := 0
	for _, p := range d.candidates {
		most = max(most, len(d.state.MiceOn(p.At)))
	}
	if len(d.state.MiceOn(Spot{d.me.at.Room, a.Space})) == most {
		return j.rightAt("MM-GRAPE-12", "throw-card", right)
	}
	return j.rightAt("MM-GRAPE-11", "throw-most", right)
}

func (j minionJudge) outOfReach(d *decider, target Name, known bool) *rules.Violation {
	p := slices.IndexFunc(d.candidates, func(p candidate) bool { return p.Name() == target })
	switch {
	case target == NoFigure:
		return j.against("MM-MEL-02", "strike-unsaid", NoFigure)
	case p < 0 && d.me.ranged:
		return j.against("MM-RNG-02", "strike-other-tile", target)
	case p < 0:
		return j.against("MM-MEL-02", "strike-other-tile", target)
	case d.me.ranged:
		switch j.lineOfSight(d.me.at, d.candidates[p].At) {
		case No:
			return j.against("MM-LOS-01", "strike-hidden", target)
		case Unknown:
			return nil
		}
		if !known {
			return nil
		}
		return j.against("MM-MATK-06", "strike-near-first", target)
	case d.meleeReach(d.candidates[p].At) == Unknown:
		return nil
	}
	l, joined := j.border(d.me.at, d.candidates[p].At)
	switch {
	case joined && l.Line == parts.Red:
		return j.against("MM-LINE-05", "strike-over-red", target)
	case joined && l.Line == parts.Gap:
		return j.against("MM-WALL-04", "strike-over-gap", target)
	}
	return j.against("MM-MEL-02", "strike-out-of-reach", target)
}

// MM-COND-10. An attack ends the figure's turn (MM-MATK-01).
func (r *resolver) applyStrike(a Strike) {
	who := r.fighterOf(r.Turn.Acting)
	switch {
	case a.Space != "":
		r.awaitFirst(Wait{For: ForToss, Who: who.name, To: Spot{who.at.Room, a.Space}})
	case r.At(a.Target) != Nowhere:
		r.rollAttack(Wait{Who: who.name, Against: a.Target, Dice: who.battle, Reach: who.reach(), Poison: who.poison})
	}
	r.endFigureTurn()
}
